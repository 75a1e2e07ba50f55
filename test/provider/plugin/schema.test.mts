import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { resolveSettings, SETTING_NAMES } from "../../../provider/configuration/index.js";

/** A resource, function, type or member in Pulumi's schema format. */
interface Spec {
  description?: string;
  default?: unknown;
  secret?: boolean;
  deprecationMessage?: string;
  $ref?: string;
  properties?: Record<string, Spec>;
  required?: string[];
  enum?: { value: unknown }[];
}

const PREFIX = "spectrocluster:index:";
const root = path.resolve(import.meta.dirname, "../../..");
const schema = JSON.parse(await readFile(path.join(root, "provider/plugin/schema.json"), "utf8"));
const { config, provider, resources } = schema;
const single = resources[`${PREFIX}HostClusterConfig`];

describe("the package schema", () => {
  it("describes every resource, function, type and member", () => {
    const isDescribed = /\/(properties|inputProperties|variables|resources|functions|types)\/[^/]+$/;
    visit(schema, ({ description }, place) => assert.ok(description || !isDescribed.test(place), place));
  });

  it("has every setting with its default", () => {
    const inUse: object = resolveSettings({ baseUrl: "api.example.com", apiKey: "key-0123" }, {});
    for (const settings of [config.variables, provider.inputProperties]) {
      assert.deepEqual(Object.keys(settings).sort(), [...SETTING_NAMES].sort());
      const defaults = Object.entries<Spec>(settings).filter((setting) => setting[1].default !== undefined);
      for (const [name, { default: value }] of defaults) assert.equal(value, inUse[name as keyof object], name);
      assert.equal(defaults.length, 8);
    }
  });

  it("marks the API key as a secret, which no SDK reads from the environment, and deprecated members", () => {
    const [secrets, deprecated]: string[][] = [[], []];
    visit(schema, (spec, place) => {
      if (spec.secret === true) secrets?.push(place);
      if (spec.deprecationMessage) deprecated?.push(place);
      assert.ok(!("defaultInfo" in spec), place);
    });
    assert.deepEqual(secrets, ["/config/variables/apiKey", "/provider/inputProperties/apiKey"]);
    assert.deepEqual(deprecated, ["/types/spectrocluster:index:ObjectMeta/properties/selfLink"]);
  });

  it("requires only the UID of a cluster, whose change replaces, and has no defaults that an SDK would add", () => {
    assert.deepEqual([single.requiredInputs, single.required], [["clusterUid"], ["clusterUid"]]);
    visit(schema.functions, (spec, place) => assert.equal(spec.default, undefined, place));
    visit(resources, (spec, place) => {
      assert.equal(spec.default, undefined, place);
      const isUid = /HostClusterConfig\/(inputP|p)roperties\/clusterUid$/.test(place);
      if (place.includes("HostCluster")) assert.equal("willReplaceOnChanges" in spec, isUid, place);
    });
  });

  it("has the type of the dynamic provider as an alias of the resource", async () => {
    const golden = await readFile(path.join(root, "test/golden/state-0.1-dynamic.json"), "utf8");
    const [{ type }] = single.aliases;
    assert.match(type, /^pulumi-nodejs:dynamic\//);
    assert.ok(golden.includes(`"${type}"`), type);
  });

  it("has enums for arguments, and strings for results", () => {
    const types = Object.entries<Spec>(schema.types).filter(([, type]) => type.enum);
    const enums = types.map(([token]) => token.replace(PREFIX, ""));
    const operators = ["ClusterFilterOperator", "ClusterFilterType"];
    assert.deepEqual(enums.sort(), ["ClusterEndpointType", ...operators, "Reads", "Validation"]);
    assert.equal(config.variables.reads.type, "string");
  });
});

function visit(value: unknown, look: (spec: Spec, place: string) => void, place = ""): void {
  if (typeof value !== "object" || value === null) return;
  look(value, place);
  for (const [key, member] of Object.entries(value)) visit(member, look, `${place}/${key}`);
}
