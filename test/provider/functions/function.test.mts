import assert from "node:assert/strict";
import { ResponseError, ValidationError } from "../../../provider/errors.js";
import { getClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";
import { getHostClusterConfig } from "../../../provider/functions/getHostClusterConfig.js";
import { FUNCTIONS } from "../../../provider/functions/index.js";
import type { Fault } from "../../emulator/index.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { FUNCTION_ARGS } from "../../support/functionArgs.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "../api/emulatorConnection.mjs";
import { failureOf } from "../api/failureOf.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const FOREIGN: Record<string, Fault> = {
  "an error object with null in place of the result": {
    body: { items: null, inputs: null, spec: null, error: "access denied" },
    headers: JSON_TYPE,
  },
  "a login page that claims to be JSON": { body: "Please sign in", headers: JSON_TYPE },
};

describe("every function", () => {
  const emulator = useEmulator({ uid: "c1", hostClusterConfig: { isHostCluster: true } }, { uid: "c2" });
  let connection: ReturnType<typeof emulatorConnection>;
  beforeEach(() => {
    connection = emulatorConnection(emulator, { maxRetries: 0 });
  });
  const noConnection = async () => assert.fail("must not connect");
  const read = (clusterUid: string, projectUid?: string) =>
    getHostClusterConfig.call(async () => connection, { clusterUid, ...(projectUid && { projectUid }) });

  for (const { name, args } of FUNCTION_ARGS) {
    for (const [description, fault] of Object.entries(FOREIGN)) {
      it(`fails after a successful response that is not the service's: ${name}, ${description}`, async () => {
        emulator.fail({ ...fault, status: 200 });
        const call = FUNCTIONS[name].call(async () => connection, args as never, { validation: "off" } as never);
        const error = await failureOf(call, emulator);
        assert.ok(error instanceof ResponseError, String(error));
        assert.match(error.message, / returned 200 with .*\n.*heck baseUrl\.$/);
      });
    }
  }

  for (const { title, received, result } of [
    { title: "a port as text", received: { port: "443" }, result: { port: 443 } },
    { title: "a port that Go has not set", received: { port: 0, host: "h" }, result: { host: "h" } },
    { title: "an empty port", received: { port: "", host: "h", name: null }, result: { host: "h" } },
  ]) {
    it(`understands ${title} like a refresh: getHostClusterConfig`, async () => {
      emulator.acceptsUnknownMembers = true;
      const endpoint = (ingressConfig: object) => ({ clusterEndpoint: { type: "Ingress", config: { ingressConfig } } });
      emulator.addCluster({ uid: "c3", hostClusterConfig: endpoint(received) });
      assert.deepEqual(await read("c3"), { value: endpoint(result) });
    });
  }

  it("warns of an integer beyond 2^53 in a configuration", async () => {
    emulator.acceptsUnknownMembers = true;
    const body = '{"spec":{"clusterConfig":{"hostClusterConfig":{"later":9007199254740993}}}}';
    emulator.fail({ status: 200, headers: JSON_TYPE, body });
    const { value, warning = "" } = await read("c1");
    assert.deepEqual(value, { later: 9007199254740992 });
    assert.match(warning, /\n- later is .* \[inexact-integer\]$/);
  });

  const target = { clusterUid: "c1", name: "web-0", namespace: "default" };
  const unknownOption = { includeSecrets: true };
  for (const { what, args = {}, options = {}, problems } of [
    { what: "a missing name", args: { name: undefined }, problems: ["name is required but missing"] },
    { what: "a blank name", args: { name: "\u00a0" }, problems: ["name must not be blank"] },
    {
      what: "a promise",
      args: { name: `web-${Promise.resolve(0)}` },
      problems: ["name contains a Promise\\. Await it"],
    },
    {
      what: "a parent path",
      args: { name: ".." },
      problems: ['name must be the name of a virtual machine.*not "\\.\\."'],
    },
    {
      what: "a misspelled member",
      args: { nameSpace: "x" },
      problems: ["nameSpace is not .*; did you mean namespace\\?"],
    },
    {
      what: "several mistakes",
      args: { name: "a ", clusterUid: 1 },
      problems: ["name must be", "clusterUid must be a"],
    },
    { what: "an unknown option", options: unknownOption, problems: ["includeSecrets is not .*: .*includeSensitive"] },
    {
      what: "text for a boolean",
      options: { includeSensitive: "false" },
      problems: ["includeSensitive must be true or"],
    },
    {
      what: "an unknown validation",
      options: { validation: "on" },
      problems: ['validation must be "standard" or "off"'],
    },
  ]) {
    it(`rejects ${what} before it connects`, async () => {
      const call = FUNCTIONS.getVirtualMachine.call(noConnection, { ...target, ...args } as never, options as never);
      const error = await errorOf(call);
      assert.ok(error instanceof ValidationError);
      assert.match(error.message, /^The (arguments|options) of getVirtualMachine( for ".+")? are invalid:\n/);
      for (const problem of problems) assert.match(error.message, new RegExp(`^- ${problem}`, "m"));
      assert.equal(error.findings.length, problems.length, error.message);
    });
  }

  it("rejects a call without arguments", () =>
    assert.rejects(FUNCTIONS.getVirtualMachine.call(noConnection, null as never), /- The arguments must be an object/));

  it("uses the project of the provider configuration unless the arguments name another", async () => {
    connection = emulatorConnection(emulator, { projectUid: "own" });
    await read("c1");
    await read("c1", "other");
    assert.deepEqual(
      emulator.requests.map(({ headers }) => headers["projectuid"]),
      ["own", "other"],
    );
  });

  it("shares one request among equal calls at the same time, and each has its own result", async () => {
    const values = (await Promise.all([read("c1"), read("c1"), read("c1")])).map(({ value }) => value);
    for (const value of values) assert.deepEqual(value, { isHostCluster: true });
    assert.equal(new Set(values).size, 3);
    const results = await Promise.allSettled([read("c9"), read("c9")]);
    assert.ok(results.every(({ status }) => status === "rejected"));
    assert.equal(emulator.requests.length, 2);
  });

  it("sends a request for each call that differs or is made later", async () => {
    const inputs = getClusterSearchInputs.call(async () => connection, {});
    await Promise.all([read("c1"), read("c2"), read("c1", "p"), inputs]);
    assert.equal(emulator.requests.length, 4);
    emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: false } });
    assert.deepEqual((await read("c1")).value, { isHostCluster: false });
  });
});
