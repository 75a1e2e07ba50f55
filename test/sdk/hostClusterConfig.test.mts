import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";
import { hostClusterConfig } from "../../provider/resources/hostClusterConfig.js";
import { checkHostClusterConfig } from "../../provider/validation/checkHostClusterConfig.js";
import { mapAsync, resolveInputs } from "../../sdk/inputs.js";
import { nested } from "../provider/hostileCorpus.mjs";
import { useMocks } from "../support/useMocks.mjs";

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";

/** An output whose value is not known yet. */
const unknown = () =>
  new (pulumi.Output as never as new (...args: unknown[]) => pulumi.Output<unknown>)(
    [],
    Promise.resolve(undefined),
    Promise.resolve(false),
    Promise.resolve(false),
    Promise.resolve([]),
  );

describe("a user's unit test with mocks", () => {
  /** The inputs that the mocks received, by the name of the resource. */
  const received = new Map<string, object>();
  useMocks({
    newResource: ({ inputs, name }) => {
      received.set(name, inputs);
      return { id: `${name}-id`, state: inputs };
    },
    call: ({ inputs }) => inputs,
  });

  it("sees in errors of Pulumi's constructor where they come from, and who declares the resource", () => {
    const { stackTraceLimit } = Error;
    const failures: [RegExp, pulumi.CustomResourceOptions][] = [
      [/at Resource|resource\.js|resource\.ts/, { parent: {} as pulumi.Resource }],
      [/at \S*failingTransformation/, { transformations: [failingTransformation] }],
    ];
    for (const [origin, opts] of failures) {
      const declare = () => new HostClusterConfig("failing", { clusterUid: "c1" }, opts);
      assert.throws(declare, ({ stack = "" }: Error) => {
        assert.match(stack, origin);
        assert.match(stack, /at declare \(.*hostClusterConfig\.test\.mts:\d+/);
        return true;
      });
      assert.equal(Error.stackTraceLimit, stackTraceLimit);
    }
    function failingTransformation(): never {
      throw new Error("failing");
    }
  });

  it("has Pulumi's whole stack traces of leaked promises, if they are shown", () => {
    process.env["PULUMI_DEBUG_PROMISE_LEAKS"] = "1";
    const { stackTraceLimit } = Error;
    const limits = new Set<number>();
    const transformation = () => void limits.add(Error.stackTraceLimit);
    try {
      new HostClusterConfig("leaking", { clusterUid: "c1" }, { transformations: [transformation as never] });
    } finally {
      delete process.env["PULUMI_DEBUG_PROMISE_LEAKS"];
    }
    new HostClusterConfig("usual", { clusterUid: "c1" }, { transformations: [transformation as never] });
    assert.deepEqual([...limits], [stackTraceLimit, 1]);
  });

  it("receives only the declared arguments and Pulumi's own __provider", async () => {
    const plain = new HostClusterConfig("plain", { clusterUid: "c1", isHostCluster: true });
    const async = new HostClusterConfig("async", {
      clusterUid: pulumi.secret("c1"),
      clusterGroup: { uid: Promise.resolve("g") },
    });
    await Promise.all([plain, async].map(({ urn }) => new Promise((resolve) => urn.apply(resolve))));
    const { __provider, ...inputs } = received.get("plain") as { __provider: string };
    assert.match(__provider, /pulumi-spectrocluster/);
    assert.deepEqual(inputs, { clusterUid: "c1", isHostCluster: true });
    assert.deepEqual(Object.keys(received.get("async") ?? {}).sort(), ["__provider", "clusterGroup", "clusterUid"]);
  });

  it("may pass null as options", () => {
    new HostClusterConfig("null", { clusterUid: "c1" }, null);
    HostClusterConfig.get("null-get", "c1", null);
  });

  it("reports a rejected input as often as a resource of Pulumi does", () => {
    // The SDK complains about other promises when a process exits after a rejection.
    const rejectionsAfter = (declare: string) => {
      const program = `
        const pulumi = require("@pulumi/pulumi");
        const { HostClusterConfig } = require("pulumi-spectrocluster");
        let reported = 0;
        process.on("unhandledRejection", (error) => /no answer/.test(error.message) && (reported += 1));
        process.on("exit", () => console.log(reported));
        pulumi.runtime.setMocks({ newResource: ({ inputs }) => ({ id: "id", state: inputs }), call: () => ({}) });
        const args = { clusterUid: "c1", clusterGroup: Promise.reject(new Error("no answer")) };
        ${declare}`;
      return Number(spawnSync(process.execPath, ["-e", program], { encoding: "utf8" }).stdout);
    };
    const outputs = JSON.stringify([...hostClusterConfig.properties, "__provider"]);
    const expected = rejectionsAfter(`
      const outputs = Object.fromEntries(${outputs}.map((name) => [name, undefined]));
      new pulumi.CustomResource("test:index:Resource", "rejected", { ...outputs, ...args });`);
    assert.ok(expected > 0);
    assert.equal(rejectionsAfter('new HostClusterConfig("rejected", args);'), expected);
  });

  it("needs neither base URL nor key, and sees the arguments as outputs", async () => {
    const host = new HostClusterConfig("prod", {
      clusterUid: pulumi.output("c1"),
      isHostCluster: true,
      clusterEndpoint: {
        type: "Ingress",
        config: { ingressConfig: Promise.resolve({ host: pulumi.output("a.example.com") }) },
      },
    });
    const seen = await new Promise((resolve) => {
      pulumi.all([host.clusterUid, host.clusterEndpoint, host.clusterGroup]).apply(resolve);
    });
    assert.deepEqual(seen, [
      "c1",
      { type: "Ingress", config: { ingressConfig: { host: "a.example.com" } } },
      undefined,
    ]);
  });

  it("gets the mock's state of a cluster that is only read", async () => {
    const host = HostClusterConfig.get("shared", "c9");
    const seen = await new Promise((resolve) => pulumi.all([host.id, host.isHostCluster]).apply(resolve));
    assert.deepEqual(seen, ["c9", undefined]);
    assert.ok(HostClusterConfig.isInstance(host));
  });

  it("may create the same program again", () => {
    for (let time = 0; time < 2; time += 1) new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true });
  });

  describe("rejects a member named __proto__, whose members the SDK would add to the arguments:", () => {
    for (const [path, text] of [
      ["__proto__", '{"clusterUid":"c9","__proto__":{"isHostCluster":true}}'],
      ["clusterGroup.__proto__", '{"clusterUid":"c9","clusterGroup":{"__proto__":{"uid":"g"}}}'],
    ] as const) {
      it(path, () => {
        const message = new RegExp(`HostClusterConfig "odd" has invalid arguments:\\n- ${path} is not a known member`);
        assert.throws(() => new HostClusterConfig("odd", JSON.parse(text)), message);
      });
    }
  });

  it("rejects arguments that are nested too deeply", () => {
    const clusterGroup = nested(20_000);
    assert.throws(
      () => new HostClusterConfig("deep", { clusterUid: "c9", clusterGroup } as object as { clusterUid: string }),
      /HostClusterConfig "deep" has invalid arguments:\n- clusterGroup\.inner.* must not be nested more than 100 levels deep/,
    );
  });

  it("recognizes a HostClusterConfig", () => {
    const host = new HostClusterConfig("another", { clusterUid: "c2" });
    assert.ok(HostClusterConfig.isInstance(host));
    assert.ok(!HostClusterConfig.isInstance(new pulumi.ComponentResource("app:Group", "group")));
    assert.ok(!HostClusterConfig.isInstance(undefined));
  });
});

describe("resolveInputs", () => {
  it("waits for promises and outputs at every depth", async () => {
    const inputs = { a: Promise.resolve([pulumi.output({ b: Promise.resolve(1) }), 2]), c: undefined, d: null };
    assert.deepEqual(await resolveInputs(inputs), {
      value: { a: [{ b: 1 }, 2], c: undefined, d: null },
      hasSecrets: false,
    });
  });

  it("marks unknown values only", async () => {
    const inputs = { a: unknown(), b: [unknown(), 1], c: pulumi.output({ d: unknown(), e: 2 }) };
    const { value } = await resolveInputs(inputs);
    assert.deepEqual(value, { a: UNKNOWN, b: [UNKNOWN, 1], c: { d: UNKNOWN, e: 2 } });
  });

  it("finds secrets at every depth", async () => {
    for (const inputs of [
      { a: pulumi.secret("x") },
      { b: { "c/d": [1, pulumi.secret({ e: "y" })] } },
      { f: pulumi.output({ g: pulumi.secret("z") }) },
      { h: Promise.resolve(pulumi.secret(1)) },
    ]) {
      assert.equal((await resolveInputs(inputs)).hasSecrets, true);
    }
    const { value } = await resolveInputs({ b: { "c/d": [1, pulumi.secret({ e: "y" })] } });
    assert.deepEqual(value, { b: { "c/d": [1, { e: "y" }] } });
  });

  it("rejects if an output or a promise does", async () => {
    const failed = pulumi.output(Promise.reject(new Error("no answer")));
    await assert.rejects(resolveInputs({ a: [failed] }), /no answer/);
    await assert.rejects(resolveInputs({ a: { b: Promise.reject(new Error("no answer")) } }), /no answer/);
  });

  it("resolves as deep as validation goes", async () => {
    const { value } = await resolveInputs({ a: pulumi.output("b"), deep: nested(20_000) });
    assert.equal((value as { a: string }).a, "b");
    assert.deepEqual(
      checkHostClusterConfig(value).map(({ rule, path }) => `${rule} ${path}`),
      [`json-value deep${".inner".repeat(99)}`, "required clusterUid", "unknown-member a", "unknown-member deep"],
    );
  });

  it("copies a member named __proto__", async () => {
    const { value } = await resolveInputs(JSON.parse('{"a":{"__proto__":{"b":1}},"__proto__":{"c":1}}'));
    assert.equal(JSON.stringify(value), '{"a":{"__proto__":{"b":1}},"__proto__":{"c":1}}');
  });

  it("does not copy instances of classes", async () => {
    const date = new Date(0);
    const { value } = await resolveInputs({ date });
    assert.equal((value as { date: Date }).date, date);
  });
});

describe("mapAsync", () => {
  it("replaces promises and outputs at every depth, and nothing else", () => {
    const date = new Date(0);
    const inputs = {
      a: pulumi.output(1),
      b: [Promise.resolve(2), 3],
      c: { d: { e: pulumi.output(4) } },
      f: null,
      date,
    };
    const expected = { a: "async", b: ["async", 3], c: { d: { e: "async" } }, f: null, date };
    assert.deepEqual(
      mapAsync(inputs, () => "async"),
      expected,
    );
  });

  it("does not follow cycles or values that are nested too deeply", () => {
    const cycle: { self?: object } = {};
    cycle.self = cycle;
    assert.deepEqual(
      mapAsync(cycle, () => "async"),
      { self: cycle },
    );
    mapAsync(nested(20_000), () => "async");
  });
});
