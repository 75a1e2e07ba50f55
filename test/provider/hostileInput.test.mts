import assert from "node:assert/strict";
import fc from "fast-check";
import { readCluster, updateHostClusterConfig } from "../../provider/api/requests.js";
import { resolveSettings, SETTING_NAMES } from "../../provider/configuration/index.js";
import { resource } from "../../provider/dynamic/index.js";
import { ConfigurationError, ValidationError } from "../../provider/errors.js";
import type { PackageFunction } from "../../provider/functions/function.js";
import { getVirtualMachine, readVirtualMachine } from "../../provider/functions/getVirtualMachine.js";
import { FUNCTIONS } from "../../provider/functions/index.js";
import type { Segments } from "../../provider/json/paths.js";
import { formatValue } from "../../provider/messages/values.js";
import type { Finding } from "../../provider/model/checks.js";
import { declaredHostClusters } from "../../provider/resources/declaredHostClusters.js";
import { RESOURCES } from "../../provider/resources/index.js";
import {
  checkHostClusterConfig,
  checkHostClusterFleet,
  checkResource,
} from "../../provider/validation/checkArguments.js";
import { checkClusterSearchInputs, checkVirtualMachine } from "../../provider/validation/checkResponses.js";
import { MACHINE_FORMATS } from "../../provider/validation/machineFormats.js";
import { Emulator } from "../emulator/index.mjs";
import { runs } from "../support/corpus.mjs";
import { serviceHash } from "../support/serviceHash.mjs";
import { stackConfiguration, variableOf } from "../support/settings.mjs";
import {
  anything,
  assertFindings,
  assertPrintable,
  HOSTILE_VALUES,
  hostileArgs,
  hostileJson,
  hostileText,
} from "./hostileCorpus.mjs";
import { testRun } from "./run/testRun.mjs";

/** The members that every object inherits. */
const inherited = () => Reflect.ownKeys(Object.prototype).concat(Reflect.ownKeys(Array.prototype));

/** The findings about arguments and options of a function. */
function inputFindings(called: PackageFunction, args: unknown, options: unknown): readonly Finding[] {
  try {
    called.assertValidInputs(args, options);
  } catch (error) {
    assert.ok(error instanceof ValidationError, String(error));
    return error.findings;
  }
  return [];
}

describe("hostile input", () => {
  const provider = resource("HostClusterConfig");
  const atFirst = inherited();
  const { log } = console;
  let emulator: Emulator;

  before(async () => {
    console.log = assertPrintable;
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" });
    const config = stackConfiguration({ baseUrl: emulator.baseUrl, apiKey: emulator.apiKey });
    provider.configure({ config: { get: (key) => config[key] } });
  });
  afterEach(() => {
    assert.deepEqual(inherited(), atFirst, "Object.prototype is as it was");
    assert.equal(emulator.requests.length, 0, "nothing is sent");
  });
  after(async () => {
    console.log = log;
    await emulator.stop();
  });

  /** Checks as the engine does. */
  async function check(args: object, internal: object = {}) {
    const { inputs, failures } = await provider.check({}, { ...args, ...internal, __provider: "p" });
    for (const { property, reason } of failures) {
      assert.equal(property, "");
      assertPrintable(reason);
    }
    return { inputs: inputs as Record<string, unknown>, failures: failures.map(({ reason }) => reason) };
  }

  describe("check", () => {
    it("neither throws nor sends, like a diff, and leaves checked inputs unchanged", () =>
      fc.assert(
        fc.asyncProperty(hostileArgs, fc.oneof(fc.boolean(), hostileJson), async (args, __hasSecrets) => {
          const internal = { __hasSecrets };
          const first = await check(args, internal);
          await provider.diff("c1", { isHostCluster: true, ...args }, first.inputs);
          if (first.failures.length > 0) return;
          assert.equal((await provider.diff("c1", first.inputs, first.inputs)).changes, false);
          assert.deepEqual(first.inputs["isHostCluster"], args["isHostCluster"]);
          const { __provider, __service, __hasSecrets: flag, ...checked } = first.inputs;
          assert.equal(flag, __hasSecrets === true ? true : undefined);
          assert.deepEqual(await check(checked, internal), first);
        }),
        runs(200),
      ));

    it("lists some of very many problems, and counts the others", async () => {
      const members = Array.from({ length: 5000 }, (_, index) => [`member${index}`, index]);
      const { failures } = await check({ clusterUid: "c1", ...Object.fromEntries(members) });
      assert.deepEqual([failures.length, failures.at(-1)], [21, "and 4,980 more"]);
    });

    it("quotes no value if an argument is secret", () =>
      fc.assert(
        fc.asyncProperty(hostileArgs, async (args) => {
          const mark = (_name: string, value: unknown) => (typeof value === "string" ? `s3cret${value}` : value);
          const { failures } = await check(JSON.parse(JSON.stringify(args), mark), { __hasSecrets: true });
          assert.doesNotMatch(failures.join(), /s3cret/);
        }),
        runs(100),
      ));
  });

  it("inherited members are not members of arguments or state", async () => {
    const { failures } = await check({ clusterUid: "c1", clusterGroup: Object.create({ uid: "evil" }) });
    assert.match(failures.join(), /^clusterGroup must be a JSON value/);
    const __service = serviceHash(emulator.baseUrl);
    const evil = '{"isHostCluster":true,"projectUid":"evil","clusterUid":"evil"}';
    const state = JSON.parse(`{"clusterUid":"c1","__service":"${__service}","__proto__":${evil}}`);
    const { props } = (await provider.read("c1", state)) as { props?: object };
    assert.deepEqual(props, { clusterUid: "c1", __service });
    assert.deepEqual(
      emulator.requests.splice(0).map(({ method }) => method),
      ["GET"],
    );
  });

  describe("never throws:", () => {
    const value = fc.oneof(hostileArgs, hostileJson, anything);

    for (const [name, hostile] of Object.entries(HOSTILE_VALUES)) {
      it(`all checks of ${name}`, () => {
        const annotations = { a: hostile() };
        const holder = () => ({ clusterUid: hostile(), spec: hostile(), inputs: hostile(), annotations });
        assertFindings(checkHostClusterConfig(holder(), { hideValues: true }));
        assertFindings(checkVirtualMachine(holder()));
        assertFindings(checkClusterSearchInputs(holder()));
      });

      // These copy as many values as a fleet may have, which takes seconds if all of them are the same ones.
      if (name.includes("hold the same twice")) continue;
      it(`the checks of resources that are ${name}`, () => {
        const value = hostile();
        for (const type of [...RESOURCES.map((each) => `spectrocluster:index:${each.name}`), value as string])
          for (const inputs of [value, { clusterUid: value, clusters: value }, { clusters: { c1: value } }]) {
            assertFindings(checkResource(type, inputs, null as never));
            assert.ok(Array.isArray(declaredHostClusters(type, inputs)));
          }
      });
    }

    it("validation, whose findings contain no control characters, and one for each path of arguments", () =>
      fc.assert(
        fc.property(value, fc.boolean(), (args, hideValues) => {
          for (const { name } of RESOURCES) assertFindings(checkResource(`spectrocluster:index:${name}`, args));
          for (const clusters of [args, { c1: args }]) assertFindings(checkHostClusterFleet({ clusters }));
          const findings = checkHostClusterConfig(args, { hideValues });
          assertFindings(findings);
          assert.equal(new Set(findings.map(({ pointer }) => pointer)).size, findings.length);
          assertFindings(checkVirtualMachine(args));
          for (const inputs of [args, { a: args }, { a: { values: [args] } }])
            assertFindings(checkClusterSearchInputs({ inputs }));
          assertFindings(checkClusterSearchInputs(args));
          for (const each of Object.values(FUNCTIONS)) assertFindings(inputFindings(each, args, {}));
          assertFindings(
            inputFindings(getVirtualMachine, { clusterUid: "c1", name: "web-0", namespace: "default" }, args),
          );
        }),
        runs(200),
      ));

    it("resolveSettings, except ConfigurationErrors without the key", () => {
      const values = fc.dictionary(fc.constantFrom(...SETTING_NAMES), fc.oneof(hostileText, value));
      const environment = fc.dictionary(fc.constantFrom(variableOf("baseUrl"), variableOf("apiKey"), "A"), hostileText);
      fc.assert(
        fc.property(values, environment, hostileText, (given, variables, key) => {
          try {
            resolveSettings({ ...given, apiKey: `s3cret${key}` }, variables);
          } catch (error) {
            assert.ok(error instanceof ConfigurationError, String(error));
            assertPrintable(error.message);
            assert.ok(!error.message.includes("s3cret"), error.message);
          }
        }),
        runs(300),
      );
    });
  });

  describe("ends, however long are:", () => {
    it("each text of a configuration, and each format of a machine", () => {
      const long = 250_000;
      const parts = ["1", "a", "-", ":", "/", ".", " ", "e+", "1.", "::", "a-", "0", "+1"];
      for (const text of parts.flatMap((part) => [part.repeat(long), `${part.repeat(long)}!`])) {
        const loadBalancerConfig = {
          externalIPs: [text],
          externalTrafficPolicy: text,
          loadBalancerSourceRanges: [text, `${text}/8`],
        };
        const clusterEndpoint = { type: text, config: { loadBalancerConfig, ingressConfig: { host: text } } };
        assertFindings(checkHostClusterConfig({ clusterUid: text, projectUid: text, clusterEndpoint, [text]: text }));
        const source = { http: { url: text } };
        assertFindings(checkVirtualMachine({ spec: { dataVolumeTemplates: [{ spec: { source } }], [text]: text } }));
        const assertShort = (_: Segments, message: string) => assert.ok(message.length < 300);
        for (const { check } of Object.values(MACHINE_FORMATS)) check(text, assertShort, formatValue, undefined);
      }
    });

    it("objects and lists, up to a number of values", () => {
      const findings = checkVirtualMachine({ spec: {}, metadata: { finalizers: Array(1_000_000).fill(7) } });
      assert.ok(findings.length < 110_000);
      const [{ rule, message } = {} as Finding] = findings;
      assert.match(`${rule} ${message}`, /^json-value .*the limit of 100,000 values/);
    });
  });

  it("valid identifiers arrive unchanged in the request", async () => {
    const { client } = testRun(emulator, { maxRetries: 0 });
    for (const text of ["...", ".%2e", "a/../b", "a;b=c&d", "é", "a b", "~!*'()", "a?b#c"]) {
      const machine = { clusterUid: text, projectUid: "a b&c", name: text, namespace: text };
      for (const request of [readCluster(machine), updateHostClusterConfig(machine, "{}"), readVirtualMachine(machine)])
        await client.send(request).catch(() => {});
      const sent = emulator.requests.splice(0).map(({ url, headers }) => {
        const [path = "", query = ""] = url.split("?");
        const parts = [...path.split("/").slice(3), ...query.split("=").slice(1)].map(decodeURIComponent);
        return [...parts, headers["projectuid"]].join(" ");
      });
      const [own, ofProject] = [text, "a b&c"];
      const all = [own, `${own} clusterConfig hostCluster`, `${own} vms ${own} ${own}`];
      assert.deepEqual(
        sent,
        all.map((each) => `${each} ${ofProject}`),
      );
    }
  });
});
