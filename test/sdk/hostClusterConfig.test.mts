import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";
import { checkHostClusterConfig } from "../../provider/validation/checkHostClusterConfig.js";
import { resolveInputs, withoutFailures } from "../../sdk/inputs.js";
import { nested } from "../provider/hostileCorpus.mjs";

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
  before(() =>
    pulumi.runtime.setMocks({
      newResource: ({ inputs, name }) => ({ id: `${name}-id`, state: inputs }),
      call: ({ inputs }) => inputs,
    }),
  );

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

describe("withoutFailures", () => {
  const failed = () => pulumi.output(Promise.reject(new Error("no answer")));
  /** The value that the SDK would send. */
  const resolved = (inputs: unknown) =>
    new Promise((resolve) => {
      (pulumi.output(withoutFailures(inputs)) as pulumi.Output<unknown>).apply(resolve);
    });

  it("replaces promises and outputs that fail by undefined, at every depth", async () => {
    const rejected = Promise.reject(new Error("no answer"));
    const inputs = {
      a: failed(),
      b: rejected,
      c: { d: [failed(), 1] },
      e: pulumi.output({ f: 2 }).apply(() => failed()),
    };
    assert.deepEqual(await resolved(inputs), { a: undefined, b: undefined, c: { d: [undefined, 1] }, e: undefined });
  });

  it("leaves values, secrets and unknown values unchanged", async () => {
    const inputs = { a: 1, b: pulumi.output("x"), c: Promise.resolve([pulumi.output(2)]), d: null };
    assert.deepEqual(await resolved(inputs), { a: 1, b: "x", c: [2], d: null });
    const { a } = withoutFailures({ a: pulumi.secret("s") }) as { a: pulumi.Output<string> };
    assert.equal(await pulumi.isSecret(a), true);
    const { value } = await resolveInputs(withoutFailures({ a: unknown(), b: pulumi.output({ c: unknown() }) }));
    assert.deepEqual(value, { a: UNKNOWN, b: { c: UNKNOWN } });
  });

  it("keeps the dependencies of an output", async () => {
    const cluster = new HostClusterConfig("dependency", { clusterUid: "c1" });
    const failing = cluster.clusterUid.apply((): string => assert.fail("no answer"));
    const { a } = withoutFailures({ a: failing }) as { a: { resources(): Set<pulumi.Resource> } };
    assert.deepEqual([...a.resources()], [cluster]);
  });
});
