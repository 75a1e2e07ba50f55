import * as pulumi from "@pulumi/pulumi";
import { getVirtualMachineOutput, parseQuantity, type VirtualMachine } from "pulumi-spectrocluster";

const config = new pulumi.Config();
const clusterUid = config.require("clusterUid");
const namespace = config.require("namespace");

/** The memory that the machine requests. */
function requestedMemory({ spec }: VirtualMachine): string | undefined {
  const domain = spec.template.spec?.domain;
  return domain?.memory?.guest ?? domain?.resources?.requests?.["memory"];
}

/** The sizes of the disks that the machine defines. */
function requestedDiskSizes({ spec }: VirtualMachine): string[] {
  const dataVolumes = (spec.dataVolumeTemplates ?? []).map(({ spec }) => spec.storage ?? spec.pvc);
  const claimed = dataVolumes.map((claim) => claim?.resources?.requests?.["storage"]);
  const emptyDisks = (spec.template.spec?.volumes ?? []).map((volume) => volume.emptyDisk?.capacity);
  return [...claimed, ...emptyDisks].filter((size) => size !== undefined);
}

function total(quantities: string[]): string {
  return quantities
    .map(parseQuantity)
    .reduce((sum, quantity) => sum.add(quantity), parseQuantity("0"))
    .toString();
}

export const machines = config.requireObject<string[]>("machines").map((name) => {
  const machine = getVirtualMachineOutput({ clusterUid, name, namespace });
  return {
    name,
    ready: machine.status.apply((status) => status?.ready ?? false),
    memory: machine.apply(requestedMemory),
    diskSpace: machine.apply((read) => total(requestedDiskSizes(read))),
  };
});
