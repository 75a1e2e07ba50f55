import type { Report } from "../../messages/finding.js";
import type { Show } from "../../messages/values.js";
import type {
  AccessCredential,
  AccessCredentialSource,
  SshPublicKeyAccessCredential,
  SshPublicKeyPropagationMethod,
  UserPasswordPropagationMethod,
} from "../../model/virtualMachine/accessCredential.js";
import type { InstanceSpec } from "../../model/virtualMachine/instanceSpec.js";
import type { MultiNicNetwork, PodNetwork } from "../../model/virtualMachine/network.js";
import type { HttpGetAction, TcpSocketAction } from "../../model/virtualMachine/probe.js";
import type { VirtualMachineSpec } from "../../model/virtualMachine/virtualMachine.js";
import { isIPv4Cidr, isIPv6Cidr, isServiceName } from "../formats.js";
import { exactlyOneOf, isWrong, itemsOf, type Rule, reportRepeated, typeRule } from "./rule.js";

/** Rules for the specification of a machine and its instance except scheduling, domain and volumes. */
export const SPEC_RULES: Rule[] = [
  typeRule<VirtualMachineSpec>({
    name: "running-or-run-strategy",
    reference: "spec (virtual machine specification): runStrategy and running",
    type: "VirtualMachineSpec",
    check({ running, runStrategy }, report) {
      if (running !== undefined && runStrategy !== undefined) {
        report(["runStrategy"], "must not be set together with running: they are mutually exclusive");
      }
    },
  }),
  {
    name: "instancetype-kind",
    reference: "spec (virtual machine specification): instancetype, kind",
    member: "InstancetypeMatcher.kind",
  },
  {
    name: "preference-kind",
    reference: "spec (virtual machine specification): preference, kind",
    member: "PreferenceMatcher.kind",
  },
  typeRule<AccessCredential>({
    name: "access-credential",
    reference: "Instance spec: accessCredentials",
    type: "AccessCredential",
    check: (credential, report) => exactlyOneOf(["sshPublicKey", "userPassword"], credential, report),
  }),
  typeRule<SshPublicKeyPropagationMethod>({
    name: "ssh-key-propagation-method",
    reference: "Instance spec: accessCredentials, sshPublicKey, propagationMethod",
    type: "SshPublicKeyPropagationMethod",
    check: (method, report) => exactlyOneOf(["configDrive", "emuGuestAgent"], method, report),
  }),
  typeRule<UserPasswordPropagationMethod>({
    name: "password-propagation-method",
    reference: "Instance spec: accessCredentials, userPassword, propagationMethod",
    type: "UserPasswordPropagationMethod",
    check: (method, report) => exactlyOneOf(["emuGuestAgent"], method, report),
  }),
  typeRule<AccessCredentialSource>({
    name: "access-credential-source",
    reference: "Instance spec: accessCredentials, source",
    type: "AccessCredentialSource",
    check: (source, report) => exactlyOneOf(["secret"], source, report),
  }),
  typeRule<SshPublicKeyAccessCredential>({
    // The reference requires the member here, but current servers send it in the propagation method.
    name: "ssh-key-users",
    reference: "Instance spec: accessCredentials, sshPublicKey, users",
    type: "SshPublicKeyAccessCredential",
    check(credential, report) {
      if (!("users" in credential)) report(["users"], "is missing, but required");
    },
  }),
  {
    name: "dns-policy",
    reference: "Instance spec: dnsPolicy",
    member: "InstanceSpec.dnsPolicy",
  },
  typeRule<InstanceSpec>({
    name: "unique-network-name",
    reference: "Networks item: name",
    type: "InstanceSpec",
    check: (instance, report) => reportRepeated("name", itemsOf(["networks"], instance.networks), report),
  }),
  typeRule<InstanceSpec>({
    name: "unique-volume-name",
    reference: "Volumes item: name",
    type: "InstanceSpec",
    check: (instance, report) => reportRepeated("name", itemsOf(["volumes"], instance.volumes), report),
  }),
  typeRule<InstanceSpec>({
    name: "interface-network",
    reference: "Interface item: name",
    type: "InstanceSpec",
    check(instance, report, show) {
      if (isWrong(instance, "networks")) return;
      const { domain, networks = [] } = instance;
      const names = networks.map((network) => network?.name);
      const interfaces = itemsOf(["domain", "devices", "interfaces"], domain?.devices?.interfaces);
      const unmatched = interfaces.flatMap(([path, { name }]) => {
        return name === undefined || names.includes(name) ? [] : [{ path, name }];
      });
      // Each network whose name is wrong or missing may be the one that an interface refers to.
      const unnamed = names.filter((name) => name === undefined).length;
      if (new Set(unmatched.map(({ name }) => name)).size <= unnamed) return;
      for (const { path, name } of unmatched) {
        report([...path, "name"], `must be the name of a network, not ${show(name)}`);
      }
    },
  }),
  typeRule<MultiNicNetwork>({
    name: "network-attachment-name",
    reference: "Networks item: multiNic, networkName",
    type: "MultiNicNetwork",
    check({ networkName }, report, show) {
      if (networkName === undefined || /^[^/]+(\/[^/]+)?$/.test(networkName)) return;
      report(["networkName"], `must be a name, or a namespace and a name such as "a/b", not ${show(networkName)}`);
    },
  }),
  typeRule<PodNetwork>({
    name: "pod-network-ipv4-range",
    reference: "Networks item: pod, vmNetworkCIDR",
    type: "PodNetwork",
    check({ vmNetworkCIDR: range }, report, show) {
      if (range === undefined || isIPv4Cidr(range)) return;
      report(["vmNetworkCIDR"], `must be an IPv4 range in CIDR notation, such as "10.0.2.0/24", not ${show(range)}`);
    },
  }),
  typeRule<PodNetwork>({
    name: "pod-network-ipv6-range",
    reference: "Networks item: pod, vmIPv6NetworkCIDR",
    type: "PodNetwork",
    check({ vmIPv6NetworkCIDR: range }, report, show) {
      if (range === undefined || isIPv6Cidr(range)) return;
      const expected = 'an IPv6 range in CIDR notation, such as "fd10:0:2::/120"';
      report(["vmIPv6NetworkCIDR"], `must be ${expected}, not ${show(range)}`);
    },
  }),
  typeRule<InstanceSpec>({
    name: "liveness-success-threshold",
    reference: "Probe: successThreshold",
    type: "InstanceSpec",
    check({ livenessProbe }, report, show) {
      const threshold = livenessProbe?.successThreshold;
      // The rule for the lower bound of all probes reports values below 1.
      if (threshold === undefined || threshold <= 1) return;
      report(["livenessProbe", "successThreshold"], `must be 1 for a liveness probe, not ${show(threshold)}`);
    },
  }),
  { name: "probe-period", reference: "Probe: periodSeconds", member: "Probe.periodSeconds" },
  { name: "probe-timeout", reference: "Probe: timeoutSeconds", member: "Probe.timeoutSeconds" },
  { name: "probe-failure-threshold", reference: "Probe: failureThreshold", member: "Probe.failureThreshold" },
  { name: "probe-success-threshold", reference: "Probe: successThreshold", member: "Probe.successThreshold" },
  typeRule<HttpGetAction>({
    name: "http-probe-port",
    reference: "Probe: httpGet, port",
    type: "HttpGetAction",
    check: portNumberOrName,
  }),
  typeRule<TcpSocketAction>({
    name: "tcp-probe-port",
    reference: "Probe: tcpSocket, port",
    type: "TcpSocketAction",
    check: portNumberOrName,
  }),
];

function portNumberOrName({ port }: { port?: number | string }, report: Report, show: Show): void {
  const isPort =
    typeof port === "string"
      ? isServiceName(port)
      : port === undefined || (Number.isInteger(port) && inPortRange(port));
  if (isPort) return;
  report(["port"], `must be a port number from 1 to 65535 or the name of a service, not ${show(port)}`);
}

function inPortRange(port: number): boolean {
  return port >= 1 && port <= 65535;
}
