import { formatPath, objectsAt, type Segments } from "../json/paths.js";
import { isJsonObject, ownMember, UNCHECKABLE } from "../json/value.js";
import type { Rule } from "./rule.js";

/** Servers may know choices that the reference does not: without a documented one, any property not in `besides` counts as one. */
const exactlyOneOf: Rule<{ of: readonly string[]; besides: readonly string[] }> = {
  description: ({ of }) => `Exactly one of ${of.map((name) => `\`${name}\``).join(", ")} is set.`,
  check(object, report, _format, { of, besides }) {
    const present = Object.keys(object).filter((name) => !besides.includes(name));
    const chosen = present.filter((name) => of.includes(name));
    if (chosen.length === 1 || (chosen.length === 0 && present.length > 0)) return;
    const expected = of.length === 1 ? of[0] : `exactly one of ${of.slice(0, -1).join(", ")} or ${of.at(-1)}`;
    report([], `must have ${expected}${chosen.length === 0 ? "" : `, not ${chosen.join(" and ")}`}`);
  },
};

/** Each list of paths leads to values that differ from each other: `disks[].bootOrder`. */
const unique: Rule<readonly (readonly string[])[]> = {
  description: (groups) =>
    groups.map((paths) => `Unique: ${paths.map((path) => `\`${path}\``).join(" and ")}.`).join(" "),
  check(object, report, _format, groups) {
    for (const paths of groups) {
      const pathByValue = new Map<unknown, Segments>();
      for (const path of paths) {
        const [, holders = "", name = ""] = /^(.*)\.(.*)$/.exec(path) ?? [];
        for (const [at, { [name]: value }] of objectsAt(holders, object)) {
          // Other rules report empty names.
          if (!isSet(value) || value === "") continue;
          const earlier = pathByValue.get(value);
          if (earlier === undefined) pathByValue.set(value, at);
          else report([...at, name], `must be unique: ${formatPath(earlier)} has the same ${name}`);
        }
      }
    }
  },
};

const valuesByOperator: Rule<readonly string[]> = {
  description: (operators) =>
    `\`values\` must suit \`operator\`: at least one for \`In\` and \`NotIn\`, none for \`Exists\` and \`DoesNotExist\`${
      operators.includes("Gt") ? ", exactly one whole number for `Gt` and `Lt`" : ""
    }.`,
  check({ operator, values }, report, format, operators) {
    const list = values ?? [];
    if (!operators.includes(operator as string) || !Array.isArray(list)) return;
    if (operator === "Exists" || operator === "DoesNotExist") {
      if (list.length > 0) report(["values"], `must be empty with operator ${operator}`);
    } else if (operator === "In" || operator === "NotIn") {
      if (list.length === 0) report(["values"], `must not be empty with operator ${operator}`);
    } else if (list.length !== 1 || (typeof list[0] === "string" && !/^[+-]?\d+$/.test(list[0]))) {
      const actual = format(list.length === 1 ? list[0] : list);
      report(["values"], `must be exactly one whole number with operator ${operator}, not ${actual}`);
    }
  },
};

/**
 * A rule for a property and a sibling. The text of the property's tag is the name of the sibling, and perhaps its value; the
 * keyword of the object has these texts by property. The value of the property violates the rule if it is `isViolated`.
 */
function condition(
  must: (sibling: string, expected: string) => string,
  isViolated: (value: unknown, actual: unknown, expected: string) => boolean,
): Rule<Readonly<Record<string, string>>> {
  const partsOf = (text: string) => text.split(" ") as [sibling: string, expected: string];
  return {
    description: (texts) =>
      Object.values(texts)
        .map((text) => `Must ${must(...partsOf(text))}.`)
        .join(" "),
    check(object, report, _format, texts) {
      for (const [name, text] of Object.entries(texts)) {
        const [sibling, expected] = partsOf(text);
        if (isViolated(object[name], object[sibling], expected)) report([name], `must ${must(sibling, expected)}`);
      }
    },
  };
}

const isAbsent = (value: unknown) => value === undefined || value === null;
const isSet = (value: unknown) => !isAbsent(value) && value !== UNCHECKABLE;
/** Whether a property has the text, or is the boolean, that a tag names. */
const is = (actual: unknown, expected: string) => (typeof actual === "boolean" ? `${actual}` : actual) === expected;
const isNot = (actual: unknown, expected: string) => actual !== UNCHECKABLE && !is(actual, expected);

export const CONDITIONS = {
  emptyIf: condition(
    (sibling, expected) => `be empty while ${sibling} is ${expected}`,
    (value, actual, expected) => is(actual, expected) && isSet(value) && value !== "",
  ),
  notEmptyUnless: condition(
    (sibling, expected) => `not be empty unless ${sibling} is ${expected}`,
    (value, actual, expected) => (isAbsent(value) || value === "") && isNot(actual, expected),
  ),
  onlyIf: condition(
    (sibling, expected) => `not be set unless ${sibling} is ${expected}`,
    (value, actual, expected) => isSet(value) && isNot(actual, expected),
  ),
  onlyWith: condition(
    (sibling) => `only be set together with ${sibling}`,
    (value, actual) => isSet(value) && isAbsent(actual),
  ),
  excludes: condition(
    (sibling) => `not be set together with ${sibling}: they are mutually exclusive`,
    (value, actual) => isSet(value) && isSet(actual),
  ),
};

/** The rules of objects in responses by their keyword, or by the name in the tag `@rule` of their type. */
export const MACHINE_KEYWORDS: Readonly<Record<string, Rule<never>>> = {
  exactlyOneOf,
  unique,
  valuesByOperator,
  ...CONDITIONS,
  "one-managing-controller": {
    description: "At most one owner is the managing controller.",
    check(metadata, report) {
      const owners = objectsAt("ownerReferences[]", metadata).filter(([, owner]) => owner["controller"] === true);
      const [first = [], ...others] = owners.map(([path]) => path);
      const message = `must not be true: ${formatPath(first)} is the managing controller already`;
      for (const path of others) report([...path, "controller"], message);
    },
  },
  "liveness-success-threshold": {
    description: "The `successThreshold` of a liveness probe is 1.",
    check({ livenessProbe }, report, format) {
      const threshold = ownMember(livenessProbe, "successThreshold");
      // The lower bound of all probes is another rule.
      if (typeof threshold !== "number" || threshold <= 1) return;
      report(["livenessProbe", "successThreshold"], `must be 1 for a liveness probe, not ${format(threshold)}`);
    },
  },
  "interface-network": {
    description: "The name of each interface is the name of a network.",
    check(instance, report, format) {
      const networks = instance["networks"] ?? [];
      if (!Array.isArray(networks)) return;
      const names = networks.map((network) => ownMember(network, "name"));
      // A network whose name is unknown or missing may be the one that an interface refers to.
      if (!names.every(isSet)) return;
      for (const [path, { name }] of objectsAt("domain.devices.interfaces[]", instance)) {
        if (!isSet(name) || names.includes(name)) continue;
        report([...path, "name"], `must be the name of a network, not ${format(name)}`);
      }
    },
  },
  guestAgentUsers: {
    description: "For the guest agent, `users` is set.",
    check({ users, propagationMethod }, report) {
      const agent = ownMember(propagationMethod, "emuGuestAgent");
      if (!isJsonObject(agent) || !isAbsent(users) || !isAbsent(agent["users"])) return;
      report(["users"], "is missing, but required for the guest agent");
    },
  },
};
