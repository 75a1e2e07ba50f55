import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import { useReferenceNames, WIRE_NAMES, withReferenceNames } from "../../../provider/machine/wireNames.js";
import { schemaMembers } from "../model/schemaPaths.mjs";

const inInstance = (spec: object) => ({ spec: { template: { spec } } });
const inDomain = (domain: object) => inInstance({ domain });

const rows: {
  renames: [name: string, machine: unknown, expected: unknown][];
  keeps: [name: string, machine: unknown][];
} = parse(readFileSync(new URL("wireNames.yaml", import.meta.url), "utf8"));

describe("useReferenceNames", () => {
  for (const [name, machine, expected] of rows.renames) {
    it(`replaces names of ${name}`, () => {
      useReferenceNames(machine);
      assert.deepEqual(machine, expected);
    });
  }

  it("prefers the reference's name if both are present", () => {
    const machine = inInstance({ networks: [{ multus: { networkName: "a" }, multiNic: { networkName: "b" } }] });
    useReferenceNames(machine);
    assert.deepEqual(machine, inInstance({ networks: [{ multiNic: { networkName: "b" } }] }));
  });

  for (const [name, machine] of rows.keeps) {
    it(`does not change ${name}`, () => {
      const value = structuredClone(machine);
      useReferenceNames(value);
      assert.deepEqual(value, machine);
    });
  }

  it("maps ten members and one value to names that the schema contains", () => {
    const members = schemaMembers("VirtualMachine");
    assert.equal(WIRE_NAMES.length, 10);
    for (const [objects, , name] of WIRE_NAMES) assert.ok(members.has(`${objects}.${name}`), `${objects}.${name}`);
    assert.ok(members.has("spec.dataVolumeTemplates[].spec.contentType"));
  });

  it("never throws for any JSON value", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void useReferenceNames(inDomain({ features: value }))));
  });

  describe("returns paths", () => {
    const instance = ["spec", "template", "spec"];
    const pathAfter = (segments: (string | number)[]) => {
      const both = { multus: {}, multiNic: {} };
      const machine = inInstance({ networks: [{ multus: {} }, both], domain: { features: { hyperv: {} } } });
      return useReferenceNames(machine, [{ segments }]).map((located) => located.segments);
    };

    it("with the members' other names", () => {
      const path = [...instance, "networks", 0, "multus", "networkName"];
      assert.deepEqual(pathAfter(path), [[...instance, "networks", 0, "multiNic", "networkName"]]);
      const feature = [...instance, "domain", "features", "hyperv"];
      assert.deepEqual(pathAfter(feature), [[...instance, "domain", "features", "hv"]]);
    });

    it("without other changes", () => {
      const path = [...instance, "networks", 0, "name"];
      assert.deepEqual(pathAfter(path), [path]);
      assert.deepEqual(pathAfter([]), [[]]);
    });

    it("except those of removed values", () => {
      assert.deepEqual(pathAfter([...instance, "networks", 1, "multus", "networkName"]), []);
    });
  });
});

describe("withReferenceNames", () => {
  it("renames members of the machine and in the paths to inexact integers", () => {
    const value = inDomain({ features: { hyperv: { spinlocks: { spinlocks: 2 ** 60 } } } });
    const path = ["spec", "template", "spec", "domain", "features"];
    const received = {
      value,
      inexactNumbers: [{ segments: [...path, "hyperv", "spinlocks", "spinlocks"], digits: "1152921504606846977" }],
    };
    assert.deepEqual(withReferenceNames(received), {
      value: inDomain({ features: { hv: { spinlocks: { spinlocks: 2 ** 60 } } } }),
      inexactNumbers: [{ segments: [...path, "hv", "spinlocks", "spinlocks"], digits: "1152921504606846977" }],
    });
  });

  it("gives networkName the same path for every name on the wire", () => {
    const text = readFileSync(new URL("../validation/machines/real-names.json", import.meta.url), "utf8");
    const { value } = withReferenceNames({ value: JSON.parse(text) as object, inexactNumbers: [] });
    const { networks } = (value as { spec: { template: { spec: { networks: object[] } } } }).spec.template.spec;
    assert.deepEqual(networks[1], { name: "office", multiNic: { networkName: "desktops/office" } });
  });
});
