import assert from "node:assert/strict";
import { ResponseError, ValidationError } from "../../../provider/errors.js";
import { getClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";
import { getHostClusterConfig } from "../../../provider/functions/getHostClusterConfig.js";
import { FUNCTIONS } from "../../../provider/functions/index.js";
import type { Fault } from "../../emulator/index.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { FUNCTION_ARGS } from "../../support/functionArgs.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { failureOf } from "../api/failureOf.mjs";
import { testRun } from "../run/testRun.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const FOREIGN: Record<string, Fault> = {
  "an error with null in place of the result": { body: { items: null, inputs: null, spec: null, error: "denied" } },
  "a login page that claims to be JSON": { body: "Please sign in", headers: JSON_TYPE },
};

describe("every function", () => {
  const emulator = useEmulator({ uid: "c1", hostClusterConfig: { isHostCluster: true } }, { uid: "c2" });
  let connection: ReturnType<typeof testRun>;
  beforeEach(() => {
    connection = testRun(emulator, { maxRetries: 0 });
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

  it("understands a configuration like a refresh: getHostClusterConfig", async () => {
    emulator.acceptsUnknownMembers = true;
    const endpoint = (ingressConfig: object) => ({ clusterEndpoint: { type: "Ingress", config: { ingressConfig } } });
    emulator.addCluster({ uid: "c3", hostClusterConfig: endpoint({ port: "443", host: "", name: null }) });
    assert.deepEqual(await read("c3"), { value: endpoint({ port: 443 }) });
  });

  const target = { clusterUid: "c1", name: "web-0", namespace: "default" };
  for (const [what, args, options, ...problems] of [
    ["a blank name", { name: "\u00a0" }, {}, "name must not be blank"],
    ["what is invalid in a path", { name: "..", namespace: "a\u0000b" }, {}, "name must be", "namespace must be"],
    [
      "what is invalid in a header",
      { projectUid: "a\r\nApiKey: b" },
      {},
      "projectUid must be a project UID of printable",
    ],
    ["several mistakes", { name: "a ", nameSpace: "x" }, {}, "name must be", "nameSpace .*did you mean namespace"],
    ["an unknown validation", {}, { validation: "on" }, 'validation must be "standard" or "off"'],
  ] as const) {
    it(`rejects ${what} before it connects`, async () => {
      const call = FUNCTIONS.getVirtualMachine.call(noConnection, { ...target, ...args } as never, options as never);
      const error = await errorOf(call);
      assert.ok(error instanceof ValidationError);
      assert.match(error.message, /^The (arguments|options) of getVirtualMachine are invalid:\n/);
      for (const problem of problems) assert.match(error.message, new RegExp(`^- ${problem}`, "m"));
      assert.equal(error.findings.length, problems.length, error.message);
    });
  }

  it("rejects a call without arguments", () =>
    assert.rejects(FUNCTIONS.getVirtualMachine.call(noConnection, null as never), /- The arguments must be an object/));

  it("uses the project of the provider configuration unless the arguments name another", async () => {
    connection = testRun(emulator, { projectUid: "own" });
    await read("c1");
    await read("c1", "other");
    const projects = emulator.requests.map(({ headers }) => headers["projectuid"]);
    assert.deepEqual(projects, ["own", "other"]);
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
