import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import type { Connection } from "../../provider/api/client.js";
import { updateHostClusterConfig } from "../../provider/api/operations.js";
import { resolveSettings, type SettingValues } from "../../provider/configuration.js";
import * as errorClasses from "../../provider/errors.js";
import { readClusterSearchInputs } from "../../provider/functions/getClusterSearchInputs.js";
import { readVirtualMachine } from "../../provider/functions/getVirtualMachine.js";
import { HostClusterConfigLifecycle } from "../../provider/hostClusterConfig.js";
import { Emulator, type Fault } from "../emulator/index.mjs";
import { assertKeyNowhere, notationsOf, plantKey } from "../support/plantedKey.mjs";
import { emulatorConnection } from "./api/emulatorConnection.mjs";
import { withProviderProcess } from "./providerProcess.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const target = { clusterUid: "c1" };
const machine = { ...target, namespace: "default", name: "web-0" };
const key = plantKey();
const inUrl = encodeURIComponent(key);

/** An error of the service that repeats the key wherever it has room. */
const echo = { code: key, message: `refused: ${key}`, details: { headers: { ApiKey: [key] } }, ref: key };
const refused = (status: number, body: unknown = echo): Fault => ({
  status,
  headers: { ...JSON_TYPE, "retry-after": inUrl, "www-authenticate": `ApiKey ${inUrl}` },
  body,
});
const packed = { ...JSON_TYPE, "content-encoding": "gzip" };

/** What goes wrong, with the class of the error of a request that only reads. */
const FAULTS: readonly [name: string, className: string, fault: Fault][] = [
  ["a 400", "ApiError", refused(400)],
  ["a 401", "AuthenticationError", refused(401)],
  ["a 403", "PermissionError", refused(403)],
  ["a 404", "NotFoundError", refused(404, { ...echo, code: "ResourceNotFound" })],
  ["a 404 of a proxy", "ApiError", { status: 404, body: `<pre>ApiKey: ${key}</pre>` }],
  ["a 422", "ApiError", refused(422)],
  ["a 429", "RateLimitError", refused(429)],
  ["a 500", "ServerError", refused(500)],
  ["a 500 where the key would be cut", "ServerError", refused(500, { message: "x".repeat(480) + key })],
  ["a 500 with the key many times", "ServerError", refused(500, { message: key.repeat(200) })],
  ["a packed 500", "ServerError", { status: 500, headers: packed, body: gzipSync(JSON.stringify(echo)) }],
  ["a 503", "ServerError", refused(503)],
  ["an error that calls itself a success", "ResponseError", { status: 200, headers: JSON_TYPE, body: echo }],
  ["a page", "ResponseError", { status: 200, headers: { "content-type": `text/html; key=${inUrl}` }, body: key }],
  ["broken JSON", "ResponseError", { status: 200, headers: JSON_TYPE, body: `{"${key}` }],
  ["a redirect", "ResponseError", { status: 302, headers: { location: `https://k.example.com/${inUrl}?${inUrl}` } }],
  ["too large an answer", "ResponseError", { status: 200, headers: JSON_TYPE, body: key.repeat(400_000) }],
  ["a torn answer", "ConnectionError", { status: 200, headers: JSON_TYPE, torn: true, body: echo }],
  ["a cut connection", "ConnectionError", { reset: true }],
  ["no answer in time", "TimeoutError", { delay: 3000 }],
];

describe("the API key", function () {
  this.timeout(60_000);
  let emulator: Emulator;
  before(async () => {
    emulator = await Emulator.start({ apiKeys: [key] });
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
  });
  afterEach(() => emulator.recover());
  after(() => emulator.stop());

  const connection = (settings: SettingValues = {}): Connection =>
    emulatorConnection(emulator, { maxRetries: 0, ...settings });

  const failure = (operation: Promise<unknown>): Promise<Error> =>
    operation.then(
      () => assert.fail("the operation was to fail"),
      (error) => error,
    );

  for (const [name, className, fault] of FAULTS) {
    it(`is not in the errors after ${name}`, async () => {
      emulator.fail({ ...fault, times: Number.POSITIVE_INFINITY });
      const connected = connection(className === "TimeoutError" ? { operationTimeoutSeconds: 1 } : {});
      const call = { log() {} };
      const lifecycle = new HostClusterConfigLifecycle(() => connected, { add() {}, has: () => false });
      const [ofLookups, ofResource] = await Promise.all([
        Promise.all([
          failure(connected.client.send(readVirtualMachine(machine))),
          failure(connected.client.send(readClusterSearchInputs({}))),
        ]),
        Promise.allSettled([
          lifecycle.write(target, undefined, call),
          lifecycle.delete({ ...target, isHostCluster: true }, call),
        ]),
      ]);
      for (const error of ofLookups) assert.equal(error.name, className);
      await assertKeyNowhere(key, { contents: { ofLookups, ofResource } });
    });
  }

  const redacted = [
    "as it is",
    "in JSON or a Go string",
    "in Go's JSON",
    "in a URL",
    "in Base64, from byte 1 of three",
  ];
  for (const [name, written] of notationsOf(key).filter(([name]) => redacted.includes(name))) {
    it(`is not in an error that repeats it ${name}`, async () => {
      emulator.fail({ ...refused(500, { message: `before ${written} after`, details: `${written}` }) });
      const error = await failure(connection().client.send(readVirtualMachine(machine)));
      assert.match(error.message, /\(before .* after, /);
      await assertKeyNowhere(key, { contents: { error } });
    });
  }

  for (const [name, values] of [
    ["cannot be sent", { apiKey: `${key}\n${key}` }],
    ["is taken for the name of a variable", { apiKeyEnvironmentVariable: key }],
    ["is given in both ways", { apiKey: key, apiKeyEnvironmentVariable: key }],
    ["is part of the address", { apiKey: key, baseUrl: `https://k.example.com/?key=${inUrl}` }],
    ["is in front of the address", { apiKey: key, baseUrl: `https://${inUrl}@k.example.com` }],
    ["is taken for a certificate", { apiKey: key, caCertificate: key }],
  ] as const) {
    it(`is not in the complaint where it ${name}`, async () => {
      const configure = async () => resolveSettings({ baseUrl: emulator.baseUrl, ...values }, {});
      const error = await failure(configure());
      assert.equal(error.name, "ConfigurationError");
      await assertKeyNowhere(key, { contents: { error } });
    });
  }

  it("is looked for in errors of every class", () => {
    // Of the values in an error of validation none comes from the settings; complaints about these are above.
    const others = ["SpectroclusterError", "ValidationError", "ConfigurationError"];
    const classes = Object.keys(errorClasses).filter((name) => /^[A-Z]/.test(name) && !others.includes(name));
    assert.deepEqual(new Set(FAULTS.map(([, className]) => className)), new Set(classes));
  });

  it("is in no message of the provider's process, whether it answers or prints", () =>
    withProviderProcess(
      { "spectrocluster:baseUrl": emulator.baseUrl, "spectrocluster:apiKey": key, "spectrocluster:maxRetries": "0" },
      async (provider) => {
        const on = { ...target, isHostCluster: true };
        const off = { ...target, isHostCluster: false };
        const failures: Error[] = [];
        const deletion = { clusterUid: "c2", isHostCluster: true };
        const faults = FAULTS.filter(([, className]) => className !== "TimeoutError");
        for (const [, , fault] of faults) {
          emulator.fail({ ...fault, times: 3 });
          for (const operation of [() => provider.create(on), () => provider.update(off, on)]) {
            await operation().catch((error) => failures.push(error));
          }
          await provider.delete("c2", deletion).catch((error) => failures.push(error));
          emulator.recover();
        }
        assert.ok(failures.length >= 2 * faults.length, `${failures.length} failures`);
        const answers = [
          await provider.check(on),
          await provider.check({ ...on, isHostCluster: "yes", clusterEndpoint: {} }),
          await provider.diff(on, { ...on, isHostCluster: false }),
          await provider.create(on),
          await provider.update(off, on),
          await provider.read("c1", on),
          await failure(provider.read("c9", {})),
        ];
        // What it has printed by now came before this.
        await provider.delete("c1", on);
        const printed = await provider.printed(/Cluster "c1" stays as it is/);
        await assertKeyNowhere(key, { contents: { failures, answers, printed } });
      },
    ));

  it("arrives as it is, with a body and without", async () => {
    const { client } = connection();
    await client.send(updateHostClusterConfig(target, { isHostCluster: true }));
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
