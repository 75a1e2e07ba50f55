import type { Devices } from "../../model/virtualMachine/devices.js";
import type { BlockSize } from "../../model/virtualMachine/disk.js";
import type { InterfacePort } from "../../model/virtualMachine/interface.js";
import { isServiceName } from "../formats.js";
import { exactlyOneOf, itemsOf, type Rule, reportRepeated, typeRule } from "./rule.js";

/** Rules for the devices of a machine. */
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
    check: (devices, report) =>
      reportRepeated(
        "bootOrder",
        [...itemsOf(["disks"], devices.disks), ...itemsOf(["interfaces"], devices.interfaces)],
        report,
      ),
  }),
  typeRule<Devices>({
    name: "unique-acpi-index",
    reference: "Interface item: acpiIndex",
    type: "Devices",
    check: (devices, report) => reportRepeated("acpiIndex", itemsOf(["interfaces"], devices.interfaces), report),
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
      if (name === undefined || isServiceName(name)) return;
      const expected = "the name of a service: up to 15 letters, digits and inner hyphens, with a letter";
      report(["name"], `must be ${expected}, not ${show(name)}`);
    },
  }),
  typeRule<Devices>({
    name: "unique-port-name",
    reference: "Interface item: ports, name",
    type: "Devices",
    check(devices, report) {
      const interfaces = itemsOf(["interfaces"], devices.interfaces);
      const ports = interfaces.flatMap(([path, one]) => itemsOf([...path, "ports"], one.ports));
      reportRepeated("name", ports, report);
    },
  }),
];
