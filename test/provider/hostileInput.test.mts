import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import * as operations from "../../provider/api/clusterRequests.js";
import { resolveSettings, SETTING_NAMES, type SettingValues } from "../../provider/configuration/index.js";
import { ConfigurationError, ValidationError } from "../../provider/errors.js";
import type { PackageFunction } from "../../provider/functions/function.js";
import { getClusterSearchInputs } from "../../provider/functions/getClusterSearchInputs.js";
import { getVirtualMachine, readVirtualMachine } from "../../provider/functions/getVirtualMachine.js";
import { FUNCTIONS } from "../../provider/functions/index.js";
import { isEquivalent } from "../../provider/hostClusters/canonicalForm.js";
import type { Finding } from "../../provider/messages/finding.js";
import { RESOURCES } from "../../provider/resources/index.js";
import { checkClusterSearchInputs } from "../../provider/validation/checkClusterSearchInputs.js";
import { checkHostClusterConfig } from "../../provider/validation/checkHostClusterConfig.js";
import { checkResource } from "../../provider/validation/checkResource.js";
import { checkVirtualMachine } from "../../provider/validation/checkVirtualMachine.js";
import { Emulator } from "../emulator/index.mjs";
import { runs } from "../support/corpus.mjs";
import { serviceHash } from "../support/serviceHash.mjs";
import { useEmulator } from "../support/useEmulator.mjs";
import { emulatorConnection } from "./api/emulatorConnection.mjs";
import {
  HOSTILE_ARGS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  hostileArgs,
  hostileJson,
  hostileText,
  inAscii,
  UNPRINTABLE,
} from "./hostileCorpus.mjs";
import { anything } from "./validation/anything.mjs";

type DynamicProvider = ReturnType<typeof import("../../provider/dynamic/index.js")["resource"]>;

/** The members that every object inherits. */
const inherited = () => Reflect.ownKeys(Object.prototype).concat(Reflect.ownKeys(Array.prototype));

/** Messages must not contain control characters. */
function assertPrintable(...texts: string[]): void {
  for (const text of texts) assert.doesNotMatch(text, UNPRINTABLE);
}

function assertFindings(findings: readonly Finding[]): void {
  for (const { message, path, severity } of findings) {
    assertPrintable(message, path);
    assert.match(severity, /^(error|warning)$/);
  }
}

/** The expected error: its class, its message, and texts that the message must not contain. */
function rejection(type: new (...args: never[]) => Error, message: RegExp, hidden: readonly string[] = []) {
  return (error: unknown): true => {
    assert.ok(error instanceof type, String(error));
    assertPrintable(error.message);
    assert.match(error.message, message);
    for (const text of hidden) assert.ok(!error.message.includes(text), error.message);
    return true;
  };
}

/** Valid arguments of getVirtualMachine. */
const VALID_ARGS = { clusterUid: "c1", name: "web-0", namespace: "default" };

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

/** Any JSON whose texts all begin alike. */
function markTexts(args: object): object {
  return JSON.parse(JSON.stringify(args), (_name, text) => (typeof text === "string" ? `s3cret${text}` : text));
}

describe("valid identifiers", function () {
  this.timeout(120_000);
  const emulator = useEmulator();

  it("arrive unchanged in the request", async () => {
    const { client } = emulatorConnection(emulator, { maxRetries: 0 });
    const identifier = fc.oneof(hostileText, fc.constantFrom("...", ".%2e", "a/../b", "a;b=c&d", "é", "a b", "~!*'()"));
    const identity = fc.record({
      clusterUid: identifier,
      projectUid: identifier,
      name: identifier,
      namespace: identifier,
    });
    await fc.assert(
      fc.asyncProperty(identity, async ({ projectUid, ...machine }) => {
        const findings = inputFindings(getVirtualMachine, { ...machine, projectUid }, {});
        const invalid = findings.map(({ pointer }) => pointer);
        // Other members are still tested if one is invalid, or too long for the emulator's router.
        const orValid = (member: string, text: string) =>
          invalid.includes(`/${member}`) || encodeURIComponent(text).length > 100 ? "ok" : text;
        const target = {
          clusterUid: orValid("clusterUid", machine.clusterUid),
          projectUid: orValid("projectUid", projectUid),
          name: orValid("name", machine.name),
          namespace: orValid("namespace", machine.namespace),
        };
        emulator.requests.length = 0;
        await client.send(operations.updateHostClusterConfig(target, "{}")).catch(() => {});
        await client.send(readVirtualMachine(target)).catch(() => {});

        const [patch, get] = emulator.requests;
        const [, uid] = /^\/v1\/spectroclusters\/([^/?#]+)\/clusterConfig\/hostCluster$/.exec(patch?.url ?? "") ?? [];
        const [, sameUid, name, namespace] =
          /^\/v1\/spectroclusters\/([^/?#]+)\/vms\/([^/?#]+)\?namespace=([^&#]+)$/.exec(get?.url ?? "") ?? [];
        assert.equal(decodeURIComponent(uid ?? ""), target.clusterUid);
        assert.equal(sameUid, uid);
        assert.equal(decodeURIComponent(name ?? ""), target.name);
        assert.equal(decodeURIComponent(namespace ?? ""), target.namespace);
        for (const request of [patch, get]) assert.equal(request?.headers["projectuid"], target.projectUid);
      }),
      runs(150),
    );
  });
});

describe("hostile input", function () {
  this.timeout(120_000);
  let emulator: Emulator;
  let provider: DynamicProvider;
  let folder: string;
  const atFirst = inherited();

  before(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" });
    // The module opens its folder below the temporary one when it is loaded.
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-hostile-"));
    const { TMPDIR } = process.env;
    process.env["TMPDIR"] = folder;
    try {
      provider = (await import("../../provider/dynamic/index.js")).resource("HostClusterConfig");
    } finally {
      if (TMPDIR === undefined) delete process.env["TMPDIR"];
      else process.env["TMPDIR"] = TMPDIR;
    }
    const config: Record<string, string> = {
      "spectrocluster:baseUrl": emulator.baseUrl,
      "spectrocluster:apiKey": emulator.apiKey,
    };
    provider.configure({ config: { get: (key) => config[key] } });
  });
  afterEach(() => {
    assert.deepEqual(inherited(), atFirst, "Object.prototype is as it was");
    assert.equal(emulator.requests.length, 0, "nothing is sent");
  });
  after(async () => {
    await emulator.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Checks as the engine does. */
  async function check(args: object, internal: object = {}) {
    const { inputs, failures } = await provider.check({}, { ...args, ...internal, __provider: "p" });
    for (const { property, reason } of failures) {
      assert.equal(property, "");
      assertPrintable(reason);
    }
    return { inputs: inputs as Record<string, unknown>, failures };
  }

  describe("check", () => {
    it("neither throws nor sends, and leaves checked inputs unchanged", () =>
      fc.assert(
        fc.asyncProperty(hostileArgs, fc.oneof(fc.boolean(), hostileJson), async (args, __hasSecrets) => {
          const internal = { __hasSecrets };
          const first = await check(args, internal);
          if (first.failures.length > 0) return;
          assert.deepEqual(first.inputs["isHostCluster"], args["isHostCluster"]);
          const { __provider, __service, __hasSecrets: flag, ...checked } = first.inputs;
          assert.equal(flag, __hasSecrets === true ? true : undefined);
          assert.deepEqual(await check(checked, internal), first);
        }),
        runs(600),
      ));

    it("neither throws nor sends for values that JSON cannot represent", () =>
      fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.constantFrom("clusterUid", "clusterGroup", "isHostCluster"), anything),
          (args) => check(args).then(() => {}),
        ),
        runs(300),
      ));

    for (const [name, args] of Object.entries(HOSTILE_ARGS)) {
      it(`and diff accept ${name}`, async () => {
        const { inputs, failures } = await check(args);
        await provider.diff("c1", { isHostCluster: true, ...args }, inputs);
        if (failures.length === 0) assert.equal((await provider.diff("c1", inputs, inputs)).changes, false);
      });
    }

    it("lists some of very many problems and counts the others", async () => {
      const { failures } = await check(HOSTILE_ARGS["5000 members"] ?? {});
      assert.equal(failures.length, 21);
      assert.equal(failures.at(-1)?.reason, "and 4,980 more");
    });

    it("truncates paths in its messages", async () => {
      const { failures } = await check(HOSTILE_ARGS["names of a mebibyte"] ?? {});
      assert.match(failures[0]?.reason ?? "", /^x{100,300}… is not a known member \(value 1\); known members: /);
    });

    it("quotes no value if an argument is secret", () =>
      fc.assert(
        fc.asyncProperty(hostileArgs, async (args) => {
          const { failures } = await check(markTexts(args), { __hasSecrets: true });
          assert.doesNotMatch(JSON.stringify(failures), /s3cret/);
        }),
        runs(300),
      ));
  });

  describe("member names have no effect on objects:", () => {
    const evil = '{"isHostCluster":true,"projectUid":"evil","clusterUid":"evil"}';

    for (const name of "__proto__ constructor prototype toString valueOf hasOwnProperty __defineGetter__".split(" ")) {
      it(`a member named ${name} is reported and declares nothing`, async () => {
        const { failures } = await check(JSON.parse(`{"clusterUid":"c1","${name}":{"prototype":${evil}}}`));
        assert.deepEqual(
          failures.map(({ reason }) => reason.replace(/; known members.*/, "")),
          [`${name} is not a known member`],
        );
      });
    }

    it("inherited members are not members of arguments or state", async () => {
      const { failures } = await check({ clusterUid: "c1", clusterGroup: Object.create({ uid: "evil" }) });
      assert.match(failures[0]?.reason ?? "", /^clusterGroup must be a JSON value/);
      const __service = serviceHash(emulator.baseUrl);
      const state = JSON.parse(`{"clusterUid":"c1","__service":"${__service}","__proto__":${evil}}`);
      const { props } = (await provider.read("c1", state)) as { props?: object };
      assert.deepEqual(props, { clusterUid: "c1", __service });
      assert.deepEqual(
        emulator.requests.splice(0).map(({ method }) => method),
        ["GET"],
      );
    });

    it("names in machines and search inputs may be anything", () => {
      const labels = JSON.parse('{"__proto__":7,"constructor":{"prototype":{"a":1}},"toString":true}');
      const findings = checkVirtualMachine({ metadata: { labels }, spec: {} });
      const ofLabels = findings.filter(({ pointer }) => pointer.startsWith("/metadata/labels"));
      assert.deepEqual(
        ofLabels.map(({ rule, path }) => `${rule} ${path}`),
        ["type metadata.labels.__proto__", "type metadata.labels.constructor", "type metadata.labels.toString"],
      );
      assert.deepEqual(
        checkVirtualMachine(JSON.parse('{"__proto__":{"spec":{}}}')).map(({ pointer }) => pointer),
        ["/spec"],
      );
      const inputs = JSON.parse('{"inputs":{"__proto__":{"values":[{"name":7,"__proto__":{"uid":"evil"}}]}}}');
      assert.deepEqual(
        checkClusterSearchInputs(inputs).map(({ path }) => path),
        ["inputs.__proto__.values[0].name"],
      );
    });

    for (const variable of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      it(`the environment has no variable ${variable}`, () => {
        assert.throws(
          () => resolveSettings({ baseUrl: "https://a.example", apiKeyEnvironmentVariable: variable }, { A: "b" }),
          /apiKeyEnvironmentVariable is not the name of an environment variable that is set/,
        );
      });
    }

    it("a setting that is not a string, number or boolean is a ConfigurationError that does not contain it", () => {
      for (const name of SETTING_NAMES) {
        for (const value of [{}, [], ["5"], { toString: 1 }, Object.create(null), Symbol("s3cret"), () => "s3cret"]) {
          const values: SettingValues = { baseUrl: "https://a.example", apiKey: "key-0123", [name]: value };
          const error = rejection(ConfigurationError, new RegExp(`spectrocluster:${name} must be `), ["s3cret"]);
          assert.throws(() => resolveSettings(values, {}), error);
        }
      }
    });
  });

  describe("never throws:", () => {
    const value = fc.oneof(hostileArgs, hostileJson, anything);

    it("diff", () =>
      fc.assert(
        fc.asyncProperty(hostileArgs, hostileArgs, async (olds, news) => {
          await provider.diff("c1", olds, news);
          const written = { ...olds, isHostCluster: false };
          assert.equal((await provider.diff("c1", written, written)).changes, false);
        }),
        runs(500),
      ));

    it("the methods of every resource that send nothing", () =>
      fc.assert(
        fc.property(fc.oneof(hostileArgs, hostileJson, anything), (one) => {
          for (const resource of RESOURCES) {
            assertFindings(checkResource(`spectrocluster:index:${resource.name}`, one));
          }
        }),
        runs(500),
      ));

    for (const [name, hostile] of Object.entries(HOSTILE_VALUES)) {
      it(`the canonical form and all checks of ${name}`, () => {
        const holder = () => ({ clusterUid: hostile(), spec: hostile(), inputs: hostile() });
        assert.ok(isEquivalent(holder(), holder()));
        assertFindings(checkHostClusterConfig(holder(), { hideValues: true }));
        assertFindings(checkVirtualMachine(holder()));
        assertFindings(checkClusterSearchInputs(holder()));
      });
    }

    it("validation, whose findings contain no control characters", () =>
      fc.assert(
        fc.property(value, fc.boolean(), (args, hideValues) => {
          assertFindings(checkHostClusterConfig(args, { hideValues }));
          assertFindings(checkVirtualMachine(args));
          assertFindings(checkClusterSearchInputs(args));
          assertFindings(checkClusterSearchInputs({ inputs: args }));
          for (const each of Object.values(FUNCTIONS)) assertFindings(inputFindings(each, args, {}));
          assertFindings(inputFindings(getVirtualMachine, VALID_ARGS, args));
        }),
        runs(500),
      ));

    it("resolveSettings, except ConfigurationErrors without the key", () => {
      const values = fc.dictionary(fc.constantFrom(...SETTING_NAMES), fc.oneof(hostileText, value));
      const environment = fc.dictionary(fc.constantFrom("SPECTROCLOUD_HOST", "SPECTROCLOUD_APIKEY", "A"), hostileText);
      fc.assert(
        fc.property(values, environment, hostileText, (given, variables, key) => {
          try {
            resolveSettings({ ...given, apiKey: `s3cret${key}` }, variables);
          } catch (error) {
            rejection(ConfigurationError, /./, ["s3cret"])(error);
          }
        }),
        runs(1000),
      );
    });
  });

  describe("takes time in proportion to the size of:", () => {
    const given: SettingValues = { baseUrl: "https://a.example", apiKey: "key-0123" };
    const long = 250_000;
    const invalid: [string, SettingValues, RegExp][] = [
      [
        "certificates that never end",
        { caCertificate: "-----BEGIN CERTIFICATE-----".repeat(100_000) },
        /in PEM format/,
      ],
      [
        "certificates that never begin",
        { caCertificate: "-----END CERTIFICATE-----".repeat(100_000) },
        /in PEM format/,
      ],
      ["a number of very many digits", { maxRetries: "1".repeat(long) }, /maxRetries must be a whole number/],
      ["an address of very many colons", { baseUrl: ":".repeat(long) }, /is not a valid address/],
      ["a scheme without end", { baseUrl: `${"a".repeat(long)}://b` }, /must begin with https:\/\/, not "a{60}…"/],
      ["spaces inside of a project", { projectUid: `a${" ".repeat(long)}\n.` }, /projectUid contains characters/],
    ];
    for (const [name, values, message] of invalid) {
      it(`a setting with ${name}`, () => assert.throws(() => resolveSettings({ ...given, ...values }, {}), message));
    }

    it("an address with a path of very many slashes", () => {
      const slashes = "/".repeat(400_000);
      const baseUrl = (path: string) => resolveSettings({ ...given, baseUrl: `https://a.example${path}` }, {}).baseUrl;
      assert.equal(baseUrl(`${slashes}x`), `https://a.example${slashes}x`);
      assert.equal(baseUrl(`/x${slashes}`), "https://a.example/x");
    });

    const texts = ["1", "a", "-", ":", "/", ".", " ", "e+", "1.", "::", "a-", "0", "+1"].map((text) =>
      text.repeat(long),
    );
    it("each text of a machine whose format is validated", () => {
      for (const text of texts.flatMap((text) => [text, `${text}!`])) {
        const machine = {
          metadata: { creationTimestamp: text, namespace: text },
          spec: {
            dataVolumeTemplates: [
              { spec: { source: { http: { url: text } }, pvc: { resources: { requests: { storage: text } } } } },
            ],
            template: {
              spec: {
                domain: {
                  clock: { timezone: text },
                  devices: { interfaces: [{ name: text, macAddress: text }] },
                  memory: { guest: text, hugepages: { pageSize: text } },
                },
                livenessProbe: { httpGet: { port: text } },
                networks: [{ name: text }],
                volumes: [{ name: text, downwardAPI: { fields: [{ path: text }] } }],
              },
            },
          },
        };
        assertFindings(checkVirtualMachine(machine));
      }
    });

    it("a configuration with long texts", () => {
      for (const text of texts) {
        const loadBalancerConfig = {
          externalIPs: [text],
          externalTrafficPolicy: text,
          loadBalancerSourceRanges: [text, `${text}/8`],
        };
        const clusterEndpoint = { type: text, config: { loadBalancerConfig, ingressConfig: { host: text } } };
        const args = { clusterUid: text, projectUid: text, clusterEndpoint, [text]: text };
        assertFindings(checkHostClusterConfig(args));
      }
    });

    it("a machine with very many invalid parts", () => {
      for (const item of [{}, 7]) {
        const spec = { template: { spec: { domain: { devices: { disks: Array(90_000).fill(item) } } } } };
        assert.ok(checkVirtualMachine({ spec }).length >= 90_000);
      }
    });

    it("a configuration with 100,000 members", () => {
      const members = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`member${index}`, index]));
      const findings = checkHostClusterConfig({ clusterUid: "c1", ...members }, { hideValues: true });
      assert.ok(findings.length >= 99_990);
      assert.ok(isEquivalent({ ...members }, members));
    });

    it("a response with more values than are validated, which is reported", () => {
      const findings = checkVirtualMachine({ spec: {}, metadata: { finalizers: Array(1_000_000).fill(7) } });
      assert.ok(findings.length < 110_000);
      const [finding] = findings;
      assert.equal(finding?.rule, "json-value");
      assert.match(finding?.path ?? "", /^metadata\.finalizers\[\d+\]$/);
      assert.match(finding?.message ?? "", /exceeds the limit of 100,000 values/);
    });
  });

  describe("identifiers that are invalid in a path or a header are rejected:", () => {
    const WRONG = ["a\r\nApiKey: b", "a\u0000b", "a\ud800"];
    const WRONG_HEADERS = [...WRONG, "a\nb", "a\rb", "a\u0085b", "a\u007fb", "ключ", "a\u00adb", "é"];
    const WRONG_SEGMENTS = [...WRONG, ".", "..", " a", "a ", "\ufeffa", "a\u200bb", "a\u202eb", "a\u2028b"];

    for (const wrong of WRONG_HEADERS) {
      it(`the project ${inAscii(wrong)}, in the configuration, in arguments and in functions`, async () => {
        assert.throws(
          () => emulatorConnection(emulator, { projectUid: wrong }),
          /spectrocluster:projectUid contains characters that are invalid in an HTTP header/,
        );
        const message = /projectUid must be a project UID of printable ASCII characters, not /;
        const { failures } = await check({ clusterUid: "c1", projectUid: wrong });
        assert.match(failures[0]?.reason ?? "", message);
        await rejects({ clusterUid: "c1", projectUid: wrong }, message);
        await rejectsFunction({ projectUid: wrong }, message);
        await assert.rejects(
          getClusterSearchInputs.call(async () => emulatorConnection(emulator), { projectUid: wrong }),
          message,
        );
      });

      it(`the key ${inAscii(wrong)}, which is not quoted`, () => {
        const invalid = (source: string) =>
          `The API key from ${source} contains characters that are invalid in an HTTP`;
        for (const apiKey of [wrong, `s3cret${wrong}`]) {
          for (const [source, values, environment] of [
            ["spectrocluster:apiKey", { apiKey }, {}],
            ["the environment variable SPECTROCLOUD_APIKEY", {}, { SPECTROCLOUD_APIKEY: apiKey }],
          ] as const) {
            assert.throws(
              () => resolveSettings({ baseUrl: emulator.baseUrl, ...values }, environment),
              rejection(ConfigurationError, new RegExp(invalid(source)), [apiKey, "s3cret"]),
            );
          }
        }
      });
    }

    it("white space around a project, in arguments", async () => {
      for (const wrong of [" a", "a ", "\ta", "a\n"]) {
        const message = /projectUid must be a project UID/;
        assert.match((await check({ clusterUid: "c1", projectUid: wrong })).failures[0]?.reason ?? "", message);
        await rejectsFunction({ projectUid: wrong }, message);
      }
    });

    for (const wrong of WRONG_SEGMENTS) {
      it(`the cluster ${inAscii(wrong)}, in arguments, in a state and in functions`, async () => {
        const message = /clusterUid must be a cluster UID without surrounding white space or control characters/;
        const { failures } = await check({ clusterUid: wrong });
        assert.match(failures[0]?.reason ?? "", message);
        await rejects({ clusterUid: wrong }, message);
        await rejectsFunction({ clusterUid: wrong }, message);
      });

      it(`the machine and the namespace ${inAscii(wrong)}`, async () => {
        await rejectsFunction(
          { name: wrong },
          /name must be the name of a virtual machine without surrounding white space or control characters/,
        );
        await rejectsFunction(
          { namespace: wrong },
          /namespace must be the namespace of a virtual machine without surrounding white/,
        );
      });
    }

    /** A refresh rejects such a state. Writes get checked inputs. */
    async function rejects(identity: object, message: RegExp): Promise<void> {
      const state = { clusterUid: "c1", isHostCluster: true, __service: serviceHash(emulator.baseUrl), ...identity };
      await assert.rejects(() => provider.read("c1", state), rejection(ValidationError, message));
    }

    async function rejectsFunction(wrong: object, message: RegExp): Promise<void> {
      const args = { clusterUid: "c1", name: "web-0", namespace: "default", ...wrong };
      const call = getVirtualMachine.call(async () => emulatorConnection(emulator), args);
      await assert.rejects(call, rejection(ValidationError, message));
    }
  });

  it("a read sends the cluster UID in its path segment, or rejects it", async () => {
    for (const id of HOSTILE_TEXTS) {
      await assert.rejects(provider.read(id, {}), (error: Error) => {
        assertPrintable(error.message);
        return error instanceof ValidationError || /^Cannot read cluster/.test(error.message);
      });
      for (const { url } of emulator.requests) assert.match(url, /^\/v1\/spectroclusters\/[^/?#]+$/);
      emulator.requests.length = 0;
    }
  });
});
