import type { Report, Show } from "../../finding.js";
import type {
  AccessCredential,
  SshPublicKeyAccessCredential,
  SshPublicKeyPropagationMethod,
  UserPasswordPropagationMethod,
} from "../../model/virtualMachine/accessCredential.js";
import type { InstanceSpec } from "../../model/virtualMachine/instanceSpec.js";
import type { HttpGetAction, TcpSocketAction } from "../../model/virtualMachine/probe.js";
import type { VirtualMachineSpec } from "../../model/virtualMachine/virtualMachine.js";
import { isServiceName } from "./formats.js";
import { entriesOf, exactlyOneOf, type Received, type Rule, typeRule, uniqueBy } from "./rule.js";

/** Rules about the specification of a machine and of its instance, beside scheduling, domain and volumes. */
export const SPEC_RULES: Rule[] = [
  typeRule<VirtualMachineSpec>({
    name: "running-or-run-strategy",
    reference: "spec (virtual machine specification): runStrategy and running",
    type: "VirtualMachineSpec",
    check({ running, runStrategy }, report) {
      if (running !== undefined && runStrategy !== undefined) {
        report(["runStrategy"], "must not be set together with running: the two exclude each other");
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
  typeRule<SshPublicKeyAccessCredential>({
    // A required member by the reference, but real servers have it inside of the propagation method.
    name: "ssh-key-users",
    reference: "Instance spec: accessCredentials, sshPublicKey, users",
    type: "SshPublicKeyAccessCredential",
    check({ users }, report) {
      if (users === undefined) report(["users"], "is missing: the reference requires it here");
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
    check: ({ networks }, report) => uniqueNames("networks", networks, report),
  }),
  typeRule<InstanceSpec>({
    name: "unique-volume-name",
    reference: "Volumes item: name",
    type: "InstanceSpec",
    check: ({ volumes }, report) => uniqueNames("volumes", volumes, report),
  }),
  typeRule<InstanceSpec>({
    name: "interface-network",
    reference: "Interface item: name",
    type: "InstanceSpec",
    check({ domain, networks }, report, show) {
      const names = new Set(entriesOf(networks).map(([, { name }]) => name));
      for (const [index, { name }] of entriesOf(domain?.devices?.interfaces)) {
        if (name === undefined || names.has(name)) continue;
        report(["domain", "devices", "interfaces", index, "name"], `must be the name of a network, not ${show(name)}`);
      }
    },
  }),
  typeRule<InstanceSpec>({
    name: "liveness-success-threshold",
    reference: "Probe: successThreshold",
    type: "InstanceSpec",
    check({ livenessProbe }, report, show) {
      const threshold = livenessProbe?.successThreshold;
      // Below 1 the bound of every probe is broken already.
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

function uniqueNames(
  list: "networks" | "volumes",
  items: Received<{ name: string }[]> | undefined,
  report: Report,
): void {
  uniqueBy(
    entriesOf(items).map(([index, { name }]) => ({ item: index, key: name })),
    (index, first) => report([list, index, "name"], `must be unique: ${list}[${first}] has the same name`),
  );
}

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
