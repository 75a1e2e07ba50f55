/** One page of the reference. */
export interface Page {
  /** Name of the file, without `.md`. */
  name: string;
  title: string;
  /** What is on the page, in a sentence or two of Markdown. */
  about: string;
  /**
   * What the page describes: all that an entry point exports, such as `provider/validation`, or the public symbols of a
   * module, as a path in the repository without `.ts`. In this order.
   */
  modules: readonly string[];
}

const MODEL = "provider/model";
const MACHINE = `${MODEL}/virtualMachine`;

/** All pages, in the order of the index. Each public symbol is on the page that names its module. */
export const PAGES: readonly Page[] = [
  {
    name: "resources",
    title: "Resource and provider",
    about: "What a program declares: the host-cluster configuration of a cluster, and explicit providers.",
    modules: [
      ...["sdk/hostClusterConfig", "sdk/provider"],
      ...[`${MODEL}/hostClusterConfig`, `${MODEL}/package`, `${MODEL}/providerSettings`],
    ],
  },
  {
    name: "lookups",
    title: "Lookups",
    about:
      "What a program reads. The machine that `getVirtualMachine` gives is [a page of its own](virtual-machine.md).",
    modules: [
      ...["sdk/getVirtualMachine", "sdk/getHostClusterConfig", "sdk/getClusterSearchInputs", "sdk/findSearchInputUid"],
      ...["sdk/lookup", `${MODEL}/lookups`, `${MODEL}/clusterSearchInputs`],
    ],
  },
  {
    name: "errors",
    title: "Errors",
    about: "What lookups reject with, and what a resource or a provider is refused with.",
    modules: ["provider/errors"],
  },
  {
    name: "validation",
    title: "Checks without an engine",
    about:
      "For unit tests and policy packs, from `pulumi-spectrocluster/validation`. `Finding` is exported from " +
      "`pulumi-spectrocluster` too.",
    modules: ["provider/validation", "provider/finding"],
  },
  {
    name: "quantities",
    title: "Quantities",
    about: "Sizes and amounts, such as `512Mi`, to compute with.",
    modules: ["provider/quantity"],
  },
  {
    name: "values",
    title: "Kinds of values",
    about: "Names for text and numbers of a certain form, and for what may be an output.",
    modules: [`${MODEL}/scalars`, "sdk/inputs"],
  },
  {
    name: "virtual-machine",
    title: "Virtual machine",
    about:
      "What `getVirtualMachine` gives. The members are those of the service's answer; where the service has more than " +
      "is described here, they are kept.",
    modules: [`${MACHINE}/virtualMachine`, `${MACHINE}/instanceSpec`],
  },
  {
    name: "virtual-machine-hardware",
    title: "Virtual machine: hardware",
    about: "Processors, memory, clock, firmware and features of the virtual hardware.",
    modules: ["domain", "cpu", "domainFeatures", "clock", "firmware"].map((name) => `${MACHINE}/${name}`),
  },
  {
    name: "virtual-machine-devices",
    title: "Virtual machine: devices and disks",
    about:
      "What the guest finds attached. Where a disk's content comes from is a [volume](virtual-machine-storage.md).",
    modules: [`${MACHINE}/devices`, `${MACHINE}/disk`],
  },
  {
    name: "virtual-machine-networks",
    title: "Virtual machine: networks and interfaces",
    about: "Networks, and the guest's interfaces to them.",
    modules: [`${MACHINE}/network`, `${MACHINE}/interface`],
  },
  {
    name: "virtual-machine-storage",
    title: "Virtual machine: volumes and storage",
    about: "Volumes, data volumes and claims on storage.",
    modules: [`${MACHINE}/volume`, `${MACHINE}/dataVolume`, `${MACHINE}/volumeClaim`],
  },
  {
    name: "virtual-machine-scheduling",
    title: "Virtual machine: scheduling",
    about: "Which nodes an instance runs on.",
    modules: [`${MACHINE}/scheduling`, `${MACHINE}/labelSelector`],
  },
  {
    name: "virtual-machine-operation",
    title: "Virtual machine: probes and credentials",
    about: "How a running instance is watched, and which keys and passwords it is given.",
    modules: [`${MACHINE}/probe`, `${MACHINE}/accessCredential`],
  },
  {
    name: "virtual-machine-status",
    title: "Virtual machine: metadata and status",
    about: "What the cluster keeps about a machine, and what it last observed.",
    modules: [`${MACHINE}/objectMeta`, `${MACHINE}/status`],
  },
];
