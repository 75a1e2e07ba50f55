import type { PackageContents } from "../packageContents.mjs";

/** One page of the reference. */
export interface Page {
  /** Name of the file, without `.md`. */
  name: string;
  title: string;
  /** The contents of the page, in a sentence or two of Markdown. */
  about: string;
  /**
   * The contents in order: entry points, such as `provider/validation`, with all their exports, or modules with their
   * public symbols, as a path in the repository without `.ts`.
   */
  modules: readonly string[];
}

const MODEL = "provider/model";
const MACHINE = `${MODEL}/virtualMachine`;

/** All pages, in the order of the index. Each public symbol is on the page that names its module. */
export function referencePages({ resources }: PackageContents): Page[] {
  const moduleNames = Object.keys(resources).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return [
    {
      name: "resources",
      title: "Resources and provider",
      about: "The resources that a program declares, and explicit providers.",
      modules: [
        ...[...moduleNames, "provider"].map((name) => `sdk/${name}`),
        ...[...moduleNames, "package", "providerSettings"].map((name) => `${MODEL}/${name}`),
      ],
    },
    {
      name: "functions",
      title: "Functions",
      about: "Functions that read from the service. The type `VirtualMachine` has [its own page](virtual-machine.md).",
      modules: [
        ...["functions", "findSearchInputUid", "functionOptions"].map((name) => `sdk/${name}`),
        ...["functions", "clusterSearchInputs"].map((name) => `${MODEL}/${name}`),
      ],
    },
    ...PAGES,
  ];
}

const PAGES: readonly Page[] = [
  {
    name: "errors",
    title: "Errors",
    about: "The errors of functions, resources and providers.",
    modules: ["provider/errors"],
  },
  {
    name: "validation",
    title: "Checks without an engine",
    about:
      "For unit tests and policy packs, from `pulumi-spectrocluster/validation`. `pulumi-spectrocluster` exports " +
      "`Finding`, too.",
    modules: ["provider/validation", "provider/messages/finding"],
  },
  {
    name: "quantities",
    title: "Quantities",
    about: "Arithmetic with sizes and amounts such as `512Mi`.",
    modules: ["provider/machine/quantity"],
  },
  {
    name: "values",
    title: "Types of values",
    about: "Types of strings and numbers of a certain form, and of arguments that may be outputs.",
    modules: [`${MODEL}/scalars`, "sdk/inputs"],
  },
  {
    name: "virtual-machine",
    title: "Virtual machine",
    about:
      "Start here: what `getVirtualMachine` returns. `metadata` identifies the machine, `spec` is its declaration and `status` " +
      "its observed state. A response may have more members.",
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
    about: "The devices of the guest. A disk's content comes from a [volume](virtual-machine-storage.md).",
    modules: [`${MACHINE}/devices`, `${MACHINE}/disk`],
  },
  {
    name: "virtual-machine-networks",
    title: "Virtual machine: networks and interfaces",
    about: "Networks and the guest's interfaces to them.",
    modules: [`${MACHINE}/network`, `${MACHINE}/interface`],
  },
  {
    name: "virtual-machine-storage",
    title: "Virtual machine: volumes and storage",
    about: "Volumes, data volumes and storage claims.",
    modules: [`${MACHINE}/volume`, `${MACHINE}/dataVolume`, `${MACHINE}/volumeClaim`],
  },
  {
    name: "virtual-machine-scheduling",
    title: "Virtual machine: scheduling",
    about: "Rules that select the node of an instance.",
    modules: [`${MACHINE}/scheduling`, `${MACHINE}/labelSelector`],
  },
  {
    name: "virtual-machine-operation",
    title: "Virtual machine: probes and credentials",
    about: "Probes of a running instance, and the keys and passwords of its users.",
    modules: [`${MACHINE}/probe`, `${MACHINE}/accessCredential`],
  },
  {
    name: "virtual-machine-status",
    title: "Virtual machine: metadata and status",
    about: "Metadata of a machine, and its last observed status.",
    modules: [`${MACHINE}/objectMeta`, `${MACHINE}/status`],
  },
];
