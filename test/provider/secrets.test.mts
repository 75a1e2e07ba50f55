import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import type { Connection } from "../../provider/api/client.js";
import { readClusterSearchInputs, updateHostClusterConfig } from "../../provider/api/clusterRequests.js";
import { resolveSettings, type SettingValues } from "../../provider/configuration/index.js";
import { readVirtualMachine } from "../../provider/functions/getVirtualMachine.js";
import { hostClusterConfig } from "../../provider/resources/hostClusterConfig.js";
import { Emulator, type Fault } from "../emulator/index.mjs";
import { controlClock } from "../support/clock.mjs";
import { errorOf } from "../support/errorOf.mjs";
import { assertKeyNowhere, plantKey } from "../support/plantedKey.mjs";
import { serviceHash } from "../support/serviceHash.mjs";
import { emulatorConnection } from "./api/emulatorConnection.mjs";
import { withDynamicProvider } from "./dynamic/dynamicProviderProcess.mjs";
import { testCall, testRun } from "./run/testRun.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const target = { clusterUid: "c1" };
const on = { ...target, isHostCluster: true };
const machine = { ...target, namespace: "default", name: "web-0" };
const key = plantKey();
const inUrl = encodeURIComponent(key);

/** A service error that contains the key in every member. */
const echo = { code: key, message: `refused: ${key}`, details: { headers: { ApiKey: [key] } }, ref: key };
const refused = (status: number, body: unknown = echo): Fault => ({
  status,
  headers: { ...JSON_TYPE, "retry-after": inUrl, "www-authenticate": `ApiKey ${inUrl}` },
  body,
});
const packed = { ...JSON_TYPE, "content-encoding": "gzip" };

const FAULTS: readonly [name: string, fault: Fault][] = [
  ["a 400", refused(400)],
  ["a 401", refused(401)],
  ["a 403", refused(403)],
  ["a 404", refused(404, { ...echo, code: "ResourceNotFound" })],
  ["a proxy's 404", { status: 404, body: `<pre>ApiKey: ${key}</pre>` }],
  ["a 422", refused(422)],
  ["a 429", refused(429)],
  ["a 500", refused(500)],
  ["a 500 whose truncation would split the key", refused(500, { message: "x".repeat(480) + key })],
  ["a 500 that repeats the key many times", refused(500, { message: key.repeat(200) })],
  ["a compressed 500", { status: 500, headers: packed, body: gzipSync(JSON.stringify(echo)) }],
  ["a 503", refused(503)],
  ["an error with status 200", { status: 200, headers: JSON_TYPE, body: echo }],
  ["an HTML page", { status: 200, headers: { "content-type": `text/html; key=${key}` }, body: key }],
  ["broken JSON", { status: 200, headers: JSON_TYPE, body: `{"${key}` }],
  ["a redirect", { status: 302, headers: { location: `https://k.example.com/${inUrl}?${inUrl}` } }],
  ["a response that is too large", { status: 200, headers: JSON_TYPE, body: key.repeat(400_000) }],
  ["an interrupted response", { status: 200, headers: JSON_TYPE, torn: true, body: echo }],
  ["a reset connection", { reset: true }],
  ["a timeout", {}],
];

/** A 429 is repeated until the deadline. */
const ENDING_BY_DEADLINE = ["a timeout", "a 429"];

describe("the API key", () => {
  let emulator: Emulator;
  before(async () => {
    emulator = await Emulator.start({ apiKeys: [key] });
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
  });
  afterEach(() => emulator.recover());
  after(() => emulator.stop());

  const connection = (settings: SettingValues = {}): Connection =>
    emulatorConnection(emulator, { maxRetries: 0, ...settings });

  describe("with a controlled clock", () => {
    const clock = controlClock({ skipsBelow: 900 });
    for (const [name, fault] of FAULTS) {
      it(`is not in the errors after ${name}`, async () => {
        const silence = name === "a timeout" ? { lost: () => clock.advance(1000) } : {};
        emulator.fail({ ...fault, ...silence, times: Number.POSITIVE_INFINITY });
        const settings = {
          maxRetries: 0,
          ...(ENDING_BY_DEADLINE.includes(name) ? { operationTimeoutSeconds: 1 } : {}),
        };
        const connected = emulatorConnection(emulator, settings);
        // One after another, because the waits of one would end the time of the others.
        const ofFunctions = [
          await errorOf(connected.client.send(readVirtualMachine(machine))),
          await errorOf(connected.client.send(readClusterSearchInputs({}))),
        ];
        const ofResource = await Promise.allSettled([
          hostClusterConfig.create(on, testCall(testRun(emulator, settings))),
          hostClusterConfig.read("c1", undefined, testCall(testRun(emulator, settings))),
        ]);
        await assertKeyNowhere(key, { contents: { ofFunctions, ofResource } });
      });
    }
  });

  for (const [name, values] of [
    ["cannot be sent", { apiKey: `${key}\n${key}` }],
    ["is set as the name of a variable", { apiKeyEnvironmentVariable: key }],
    ["is set twice", { apiKey: key, apiKeyEnvironmentVariable: key }],
    ["is part of the base URL", { apiKey: key, baseUrl: `https://k.example.com/?key=${inUrl}` }],
    ["is the user name in the base URL", { apiKey: key, baseUrl: `https://${inUrl}@k.example.com` }],
    ["is set as the certificate", { apiKey: key, caCertificate: key }],
  ] as const) {
    it(`is not in the configuration error if it ${name}`, async () => {
      const configure = async () => resolveSettings({ baseUrl: emulator.baseUrl, ...values }, {});
      const error = await errorOf(configure());
      assert.equal(error.name, "ConfigurationError");
      await assertKeyNowhere(key, { contents: { error } });
    });
  }

  it("is in no response and no output of the dynamic provider's process", () =>
    withDynamicProvider({ baseUrl: emulator.baseUrl, apiKey: key, maxRetries: "0" }, async (provider) => {
      const off = { ...target, isHostCluster: false };
      const answers = [
        await provider.check(on),
        await provider.check({ ...on, isHostCluster: "yes", clusterEndpoint: {} }),
        await provider.diff("c1", on, { ...on, isHostCluster: false }),
        await provider.create(on),
        await provider.update("c1", off, on),
        await provider.read("c1", { ...on, __service: serviceHash(emulator.baseUrl) }),
        await errorOf(provider.read("c9", {})),
      ];
      emulator.fail(refused(403));
      answers.push(await errorOf(provider.create(on)));
      // Everything printed until now is before this line.
      await provider.delete("c3", { ...on, clusterUid: "c3" });
      const printed = await provider.printed(/"c3"/);
      await assertKeyNowhere(key, { contents: { answers, printed } });
    }));

  it("arrives unchanged, with a body and without", async () => {
    const { client } = connection();
    await client.send(updateHostClusterConfig(target, '{"isHostCluster":true}'));
    await client.send(readClusterSearchInputs({}));
    assert.deepEqual(
      emulator.requests.slice(-2).map(({ method, status }) => [method, status]),
      [
        ["PATCH", 204],
        ["GET", 200],
      ],
    );
  });
});
