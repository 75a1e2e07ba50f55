import type { NodeSelectorRequirement, PodAffinityTerm, Toleration } from "../../model/virtualMachine/scheduling.js";
import { isWrong, type Rule, typeRule, valuesByOperator } from "./rule.js";

/** Rules for the nodes on which a machine may run. */
export const SCHEDULING_RULES: Rule[] = [
  {
    name: "node-preference-weight",
    reference: "Scheduling (affinity): nodeAffinity.preferred…, weight",
    member: "PreferredSchedulingTerm.weight",
  },
  {
    name: "pod-preference-weight",
    reference: "Scheduling (affinity): podAffinity.preferred… and podAntiAffinity.preferred…, weight",
    member: "WeightedPodAffinityTerm.weight",
  },
  {
    name: "node-selector-operator",
    reference: "Scheduling (affinity): node selector term, operator",
    member: "NodeSelectorRequirement.operator",
  },
  typeRule<NodeSelectorRequirement>({
    name: "node-selector-values",
    reference: "Scheduling (affinity): node selector term, values",
    type: "NodeSelectorRequirement",
    check(requirement, report, show) {
      valuesByOperator(requirement, report);
      const { operator, values = [] } = requirement;
      if ((operator !== "Gt" && operator !== "Lt") || isWrong(requirement, "values")) return;
      if (values.length === 1 && (values[0] === undefined || /^[+-]?\d+$/.test(values[0]))) return;
      const actual = values.length === 1 ? show(values[0]) : show(values);
      report(["values"], `must be exactly one whole number with operator ${operator}, not ${actual}`);
    },
  }),
  typeRule<PodAffinityTerm>({
    name: "pod-affinity-topology-key",
    reference: "Scheduling (affinity): pod affinity term, topologyKey",
    type: "PodAffinityTerm",
    check({ topologyKey }, report) {
      if (topologyKey === "") report(["topologyKey"], "must not be empty: use the key of a node label");
    },
  }),
  {
    name: "toleration-effect",
    reference: "Instance spec: tolerations, effect",
    member: "Toleration.effect",
  },
  {
    name: "toleration-operator",
    reference: "Instance spec: tolerations, operator",
    member: "Toleration.operator",
  },
  typeRule<Toleration>({
    name: "toleration-key",
    reference: "Instance spec: tolerations, key",
    type: "Toleration",
    check(toleration, report) {
      if (isWrong(toleration, "key", "operator")) return;
      const { key = "", operator } = toleration;
      if (key === "" && operator !== "Exists") report(["key"], "must not be empty unless operator is Exists");
    },
  }),
  typeRule<Toleration>({
    name: "toleration-value",
    reference: "Instance spec: tolerations, value",
    type: "Toleration",
    check({ operator, value = "" }, report, show) {
      if (operator === "Exists" && value !== "") {
        report(["value"], `must be empty with operator Exists, not ${show(value)}`);
      }
    },
  }),
  typeRule<Toleration>({
    name: "toleration-seconds",
    reference: "Instance spec: tolerations, tolerationSeconds",
    type: "Toleration",
    check(toleration, report) {
      const { effect, tolerationSeconds } = toleration;
      if (isWrong(toleration, "effect")) return;
      if (tolerationSeconds === undefined || effect === "NoExecute") return;
      report(["tolerationSeconds"], "must not be set unless effect is NoExecute");
    },
  }),
  {
    name: "topology-spread-max-skew",
    reference: "Instance spec: topologySpreadConstraints, maxSkew",
    member: "TopologySpreadConstraint.maxSkew",
  },
  {
    name: "topology-spread-when-unsatisfiable",
    reference: "Instance spec: topologySpreadConstraints, whenUnsatisfiable",
    member: "TopologySpreadConstraint.whenUnsatisfiable",
  },
];
