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
 * All rules of the service's reference for the values of a virtual machine. A violation is a warning, because servers may
 * be newer than the reference.
 *
 * Rules that need more than the machine are left to the server: which members a client may set, which kinds need an
 * `apiGroup`, whether host networking is used.
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
