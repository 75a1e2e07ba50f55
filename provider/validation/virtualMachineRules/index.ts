import { DATA_VOLUME_RULES } from "./dataVolumeRules.js";
import { DEVICE_RULES } from "./deviceRules.js";
import { DOMAIN_RULES } from "./domainRules.js";
import { METADATA_RULES } from "./metadataRules.js";
import type { Rule } from "./rule.js";
import { SCALAR_RULES } from "./scalarRules.js";
import { SCHEDULING_RULES } from "./schedulingRules.js";
import { SPEC_RULES } from "./specRules.js";
import { STATUS_RULES } from "./statusRules.js";
import { VOLUME_RULES } from "./volumeRules.js";

/**
 * Everything that the service's reference says about the values of a virtual machine, each rule once. What is broken is
 * a warning: the service may know better than its reference, and the value is kept.
 *
 * Not among them is what only a server can tell: what a client may set, which kinds need an `apiGroup`, whether host
 * networking is used.
 */
export const VIRTUAL_MACHINE_RULES: readonly Rule[] = [
  ...SCALAR_RULES,
  ...METADATA_RULES,
  ...SPEC_RULES,
  ...DATA_VOLUME_RULES,
  ...SCHEDULING_RULES,
  ...DOMAIN_RULES,
  ...DEVICE_RULES,
  ...VOLUME_RULES,
  ...STATUS_RULES,
];
