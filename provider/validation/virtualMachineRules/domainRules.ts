import type { Clock } from "../../model/virtualMachine/clock.js";
import type { CpuRealtime } from "../../model/virtualMachine/cpu.js";
import type { Domain, DomainResources, Hugepages } from "../../model/virtualMachine/domain.js";
import { isWrong, type Rule, typeRule } from "./rule.js";

const VALID_RESOURCES = ["memory", "cpu"];

/** Rules for the virtual hardware except devices. */
export const DOMAIN_RULES: Rule[] = [
  { name: "hpet-tick-policy", reference: "Domain: clock, timer.hpet.tickPolicy", member: "HpetTimer.tickPolicy" },
  { name: "pit-tick-policy", reference: "Domain: clock, timer.pit.tickPolicy", member: "PitTimer.tickPolicy" },
  { name: "rtc-tick-policy", reference: "Domain: clock, timer.rtc.tickPolicy", member: "RtcTimer.tickPolicy" },
  { name: "rtc-track", reference: "Domain: clock, timer.rtc.track", member: "RtcTimer.track" },
  typeRule<Clock>({
    name: "clock-time-zone",
    reference: "Domain: clock, timezone",
    type: "Clock",
    check({ timezone }, report, show) {
      // Names of the tz database and POSIX notation: "Europe/Paris", "UTC", "<-03>3", "EST5EDT,M3.2.0,M11.1.0".
      if (timezone === undefined || /^[A-Za-z0-9_+\-/:.,<>]+$/.test(timezone)) return;
      report(["timezone"], `must be a time zone such as "Europe/Paris", not ${show(timezone)}`);
    },
  }),
  { name: "cpu-cores", reference: "Domain: cpu, cores", member: "Cpu.cores" },
  { name: "cpu-sockets", reference: "Domain: cpu, sockets", member: "Cpu.sockets" },
  { name: "cpu-threads", reference: "Domain: cpu, threads", member: "Cpu.threads" },
  typeRule<CpuRealtime>({
    name: "realtime-mask",
    reference: "Domain: cpu, realtime.mask",
    type: "CpuRealtime",
    check({ mask }, report, show) {
      if (mask === undefined || /^[\d,^-]+$/.test(mask)) return;
      report(["mask"], `must consist of digits, commas, hyphens and "^", such as "0-3,^1", not ${show(mask)}`);
    },
  }),
  { name: "cpu-feature-policy", reference: "Domain: cpu, features[].policy", member: "CpuFeature.policy" },
  { name: "hv-spinlocks", reference: "hv features: spinlocks, spinlocks", member: "HvSpinlocks.spinlocks" },
  { name: "hv-vendor-id", reference: "hv features: vendorid, vendorid", member: "HvVendorId.vendorid" },
  typeRule<Domain>({
    name: "secure-boot-needs-smm",
    reference: "Domain: firmware, bootloader.efi.secureBoot",
    type: "Domain",
    check(domain, report) {
      const { firmware, features } = domain;
      const efi = firmware?.bootloader?.efi;
      if (efi === undefined || efi.secureBoot === false) return;
      if (isWrong(efi, "secureBoot") || isWrong(domain, "features") || isWrong(features, "smm")) return;
      const smm = features?.smm;
      if (smm !== undefined && smm.enabled !== false) return;
      report(
        ["firmware", "bootloader", "efi", "secureBoot"],
        `${efi.secureBoot === undefined ? "is true by default, which needs" : "needs"} features.smm to be enabled`,
      );
    },
  }),
  {
    name: "kernel-boot-pull-policy",
    reference: "Domain: firmware, kernelBoot.container.imagePullPolicy",
    member: "KernelBootContainer.imagePullPolicy",
  },
  { name: "io-threads-policy", reference: "Domain: ioThreadsPolicy", member: "Domain.ioThreadsPolicy" },
  typeRule<Hugepages>({
    name: "hugepages-page-size",
    reference: "Domain: memory, hugepages.pageSize",
    type: "Hugepages",
    check({ pageSize }, report, show) {
      if (pageSize === undefined || pageSize === "1Gi" || pageSize === "2Mi") return;
      report(["pageSize"], `must be "1Gi" or "2Mi" on x86_64, not ${show(pageSize)}`);
    },
  }),
  typeRule<DomainResources>({
    name: "resource-key",
    reference: "Domain: resources, limits and requests",
    type: "DomainResources",
    check(resources, report) {
      for (const list of ["limits", "requests"] as const) {
        for (const key of Object.keys(resources[list] ?? {})) {
          if (VALID_RESOURCES.includes(key)) continue;
          report([list, key], `is not a valid resource: ${VALID_RESOURCES.join(" and ")} are`);
        }
      }
    },
  }),
];
