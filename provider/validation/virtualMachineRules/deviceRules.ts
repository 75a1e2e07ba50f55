import type { Segments } from "../../finding.js";
import { formatPath } from "../../finding.js";
import type { Devices } from "../../model/virtualMachine/devices.js";
import type { BlockSize } from "../../model/virtualMachine/disk.js";
import type { Interface, InterfacePort } from "../../model/virtualMachine/interface.js";
import { isServiceName } from "./formats.js";
import { entriesOf, exactlyOneOf, type Rule, typeRule, uniqueBy } from "./rule.js";

/** Rules about the devices of a machine. */
export const DEVICE_RULES: Rule[] = [
  { name: "input-bus", reference: "Devices: inputs, bus", member: "InputDevice.bus" },
  { name: "input-type", reference: "Devices: inputs, type", member: "InputDevice.type" },
  { name: "sound-model", reference: "Devices: sound, model", member: "SoundDevice.model" },
  { name: "watchdog-action", reference: "Devices: watchdog, i6300esb.action", member: "I6300EsbWatchdog.action" },
  typeRule<BlockSize>({
    name: "block-size",
    reference: "Disk item: blockSize",
    type: "BlockSize",
    check: (blockSize, report) => exactlyOneOf(["custom", "matchVolume"], blockSize, report),
  }),
  { name: "disk-boot-order", reference: "Disk item: bootOrder", member: "Disk.bootOrder" },
  // Real servers also know other modes, which are kept.
  { name: "disk-cache", reference: "Disk item: cache", member: "Disk.cache" },
  { name: "disk-io", reference: "Disk item: io", member: "Disk.io" },
  { name: "cdrom-bus", reference: "Disk item: cdrom, bus", member: "CdromTarget.bus" },
  { name: "cdrom-tray", reference: "Disk item: cdrom, tray", member: "CdromTarget.tray" },
  { name: "disk-bus", reference: "Disk item: disk, bus", member: "DiskTarget.bus" },
  { name: "lun-bus", reference: "Disk item: lun, bus", member: "LunTarget.bus" },
  typeRule<Devices>({
    name: "unique-boot-order",
    reference: "Disk item: bootOrder; Interface item: bootOrder",
    type: "Devices",
    check: ({ disks, interfaces }, report) =>
      uniqueBy(
        [...placesOf("disks", disks), ...placesOf("interfaces", interfaces)].map(({ place, device }) => ({
          item: place,
          key: device.bootOrder,
        })),
        (place, first) => report([...place, "bootOrder"], `must be unique: ${formatPath(first)} has the same`),
      ),
  }),
  typeRule<Devices>({
    name: "unique-acpi-index",
    reference: "Interface item: acpiIndex",
    type: "Devices",
    check: ({ interfaces }, report) =>
      uniqueBy(
        placesOf("interfaces", interfaces).map(({ place, device }) => ({ item: place, key: device.acpiIndex })),
        (place, first) => report([...place, "acpiIndex"], `must be unique: ${formatPath(first)} has the same`),
      ),
  }),
  { name: "interface-acpi-index", reference: "Interface item: acpiIndex", member: "Interface.acpiIndex" },
  { name: "interface-boot-order", reference: "Interface item: bootOrder", member: "Interface.bootOrder" },
  { name: "interface-model", reference: "Interface item: model", member: "Interface.model" },
  {
    name: "private-dhcp-option",
    reference: "Interface item: dhcpOptions, privateOptions[].option",
    member: "PrivateDhcpOption.option",
  },
  { name: "interface-port", reference: "Interface item: ports, port", member: "InterfacePort.port" },
  { name: "interface-port-protocol", reference: "Interface item: ports, protocol", member: "InterfacePort.protocol" },
  typeRule<InterfacePort>({
    name: "interface-port-name",
    reference: "Interface item: ports, name",
    type: "InterfacePort",
    check({ name }, report, show) {
      // Go servers write an absent name as an empty one.
      if (name === undefined || name === "" || isServiceName(name)) return;
      const right = "the name of a service: up to 15 letters, digits and inner hyphens, with a letter";
      report(["name"], `must be ${right}, not ${show(name)}`);
    },
  }),
  typeRule<Interface>({
    name: "unique-port-name",
    reference: "Interface item: ports, name",
    type: "Interface",
    check: ({ ports }, report) =>
      uniqueBy(
        entriesOf(ports).map(([index, { name }]) => ({ item: index, key: name === "" ? undefined : name })),
        (index, first) => report(["ports", index, "name"], `must be unique: ports[${first}] has the same name`),
      ),
  }),
];

/** Devices, each with its place. */
function placesOf<Device>(list: string, devices: (Device | undefined)[] | undefined) {
  return entriesOf(devices).map(([index, device]) => ({ place: [list, index] as Segments, device }));
}
