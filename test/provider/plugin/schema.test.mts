import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { resolveSettings, SETTING_NAMES } from "../../../provider/configuration/index.js";
import { definitions } from "../schema.mjs";

/** The members of Pulumi's schema format that are looked at here. */
interface TypeSpec {
  type?: string;
  $ref?: string;
  description?: string;
  default?: unknown;
  secret?: boolean;
  willReplaceOnChanges?: boolean;
  deprecationMessage?: string;
  items?: TypeSpec;
  additionalProperties?: TypeSpec;
  oneOf?: TypeSpec[];
  properties?: Record<string, TypeSpec>;
  required?: string[];
  enum?: { value: unknown }[];
}

interface PackageSpec {
  config: { variables: Record<string, TypeSpec> };
  provider: { inputProperties: Record<string, TypeSpec> };
  resources: Record<
    string,
    TypeSpec & { inputProperties: Record<string, TypeSpec>; requiredInputs: string[]; aliases: { type: string }[] }
  >;
  functions: Record<string, { description: string; inputs: TypeSpec; outputs: TypeSpec }>;
  types: Record<string, TypeSpec>;
}

const root = path.resolve(import.meta.dirname, "../../..");
const file = path.join(root, "provider/plugin/schema.json");
const schema: PackageSpec = JSON.parse(await readFile(file, "utf8"));
const { config, provider, functions, types } = schema;

describe("the package schema", function () {
  this.timeout(180_000);

  it("has the members of the model, with those required that it requires, and the state's in the outputs", () => {
    for (const [token, type] of Object.entries(types).filter(([, { properties }]) => properties !== undefined)) {
      const model = definitions[token.replace("spectrocluster:index:", "")];
      assert.deepEqual(Object.keys(type.properties ?? {}).sort(), Object.keys(model?.properties ?? {}).sort(), token);
      assert.deepEqual([...(type.required ?? [])].sort(), [...(model?.required ?? [])].sort(), token);
    }
    const { properties, inputProperties } = resource("HostClusterConfig");
    assert.deepEqual(Object.keys(properties ?? {}), [...Object.keys(inputProperties), "pending"]);
  });

  it("describes every resource, function, type and member", () => {
    const isDescribed = /\/(properties|inputProperties|variables|resources|functions|types)\/[^/]+$/;
    visit(schema, ({ description }, place) => assert.ok(description || !isDescribed.test(place), place));
  });

  it("has every setting with its default", () => {
    for (const settings of [config.variables, provider.inputProperties]) {
      assert.deepEqual(Object.keys(settings).sort(), [...SETTING_NAMES].sort());
      const inUse: Record<string, unknown> = {
        ...resolveSettings({ baseUrl: "api.example.com", apiKey: "key-0123" }, {}),
      };
      for (const [name, { default: value }] of Object.entries(settings)) {
        if (value !== undefined) assert.equal(value, inUse[name], name);
      }
      assert.equal(Object.values(settings).filter((setting) => setting.default !== undefined).length, 8);
    }
  });

  it("marks the API key as a secret, which no SDK reads from the environment, and deprecated members", () => {
    const secrets: string[] = [];
    const deprecated: string[] = [];
    visit(schema, (spec, place) => {
      if (spec.secret === true) secrets.push(place);
      if (spec.deprecationMessage) deprecated.push(place);
      assert.ok(!("defaultInfo" in spec), place);
    });
    assert.deepEqual(secrets, ["/config/variables/apiKey", "/provider/inputProperties/apiKey"]);
    assert.deepEqual(deprecated, ["/types/spectrocluster:index:ObjectMeta/properties/selfLink"]);
  });

  it("has no defaults that an SDK would add to the arguments of a resource", () => {
    const { inputProperties, requiredInputs, properties, required } = resource("HostClusterConfig");
    assert.deepEqual(requiredInputs, ["clusterUid"]);
    assert.deepEqual(required, ["clusterUid"]);
    for (const [name, property] of Object.entries(inputProperties)) {
      assert.equal(property.default, undefined, name);
      assert.equal(property.willReplaceOnChanges, name === "clusterUid" ? true : undefined, name);
      assert.ok(properties?.[name], name);
    }
  });

  it("has the type of the dynamic provider as an alias of the resource", async () => {
    const golden = await readFile(path.join(root, "test/golden/state-0.1-dynamic.json"), "utf8");
    const [{ type } = { type: "" }] = resource("HostClusterConfig").aliases;
    assert.match(type, /^pulumi-nodejs:dynamic\//);
    assert.ok(golden.includes(`"${type}"`), type);
  });

  it("has enums for arguments, and strings for results", () => {
    const enums = Object.entries(types).flatMap(([token, { enum: values }]) =>
      values ? [[token.replace("spectrocluster:index:", ""), values.map(({ value }) => value)]] : [],
    );
    assert.deepEqual(Object.fromEntries(enums), {
      Reads: ["auto", "off"],
      Validation: ["strict", "standard", "off"],
      ClusterEndpointType: ["Ingress", "LoadBalancer"],
      ClusterFilterOperator: ["eq", "contains", "beginsWith", "gt", "gte", "lt", "lte", "range"],
      ClusterFilterType: ["string", "int", "float", "bool", "date", "keyValue"],
    });
    assert.deepEqual(config.variables["reads"]?.type, "string");
  });

  it("describes defaults and documented values, which are not part of the types", () => {
    const missing: string[] = [];
    for (const [token, { properties = {} }] of Object.entries(types)) {
      const name = token.replace("spectrocluster:index:", "");
      for (const [member, { description = "", default: ofSdk, ...spec }] of Object.entries(properties)) {
        assert.equal(ofSdk, undefined, `${name}.${member}`);
        const { enum: values = [], default: value } = definitions[name]?.properties?.[member] ?? {};
        const documented = [...(spec.$ref ? [] : values), value].filter((one) => one !== undefined && one !== "");
        if (!documented.every((one) => description.includes(`\`${one}\``))) missing.push(`${name}.${member}`);
      }
    }
    assert.deepEqual(missing, []);
    assert.match(types["spectrocluster:index:DiskTarget"]?.properties?.["bus"]?.description ?? "", /`usb`/);
    assert.match(types["spectrocluster:index:PitTimer"]?.properties?.["tickPolicy"]?.description ?? "", /`catchup`/);
  });

  it("says that sensitive members are a secret, and mentions no language except in examples", () => {
    const { description, inputs } = functionOf("getVirtualMachine");
    assert.match(description, /secret/);
    assert.match(inputs.properties?.["includeSensitive"]?.description ?? "", /secret/);
    visit(schema, ({ description = "" }, place) => {
      const [text = ""] = description.split("{{% examples %}}");
      assert.doesNotMatch(text, /@link|TypeScript|Output\b|Promise|parseQuantity|undefined|```/, place);
    });
  });
});

function resource(name: string) {
  const found = schema.resources[`spectrocluster:index:${name}`];
  assert.ok(found, name);
  return found;
}

function functionOf(name: string) {
  const found = functions[`spectrocluster:index:${name}`];
  assert.ok(found, name);
  return found;
}

function visit(value: unknown, look: (spec: TypeSpec, place: string) => void, place = ""): void {
  if (typeof value !== "object" || value === null) return;
  look(value, place);
  for (const [key, member] of Object.entries(value)) visit(member, look, `${place}/${key}`);
}
