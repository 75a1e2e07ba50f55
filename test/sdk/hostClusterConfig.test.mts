import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";
import { findingsKeepingSecrets } from "../../provider/validation/checkHostClusterConfig.js";
import { resolveInputs } from "../../sdk/inputs.js";
import { nested } from "../provider/hostileCorpus.mjs";

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";

describe("a user's unit test with mocks", () => {
  before(() =>
    pulumi.runtime.setMocks({
      newResource: ({ inputs, name }) => ({ id: `${name}-id`, state: inputs }),
      call: ({ inputs }) => inputs,
    }),
  );

  it("needs neither address nor key, and sees the arguments as outputs", async () => {
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

  it("gets what the mock has of a cluster that is only read", async () => {
    const host = HostClusterConfig.get("shared", "c9");
    const seen = await new Promise((resolve) => pulumi.all([host.id, host.isHostCluster]).apply(resolve));
    assert.deepEqual(seen, ["c9", undefined]);
    assert.ok(HostClusterConfig.isInstance(host));
  });

  it("may build the same program again", () => {
    for (let time = 0; time < 2; time += 1) new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true });
  });

  describe("refuses a member named __proto__, of whose members the SDK would make the arguments' own:", () => {
    for (const [place, text] of [
      ["__proto__", '{"clusterUid":"c9","__proto__":{"isHostCluster":true}}'],
      ["clusterGroup.__proto__", '{"clusterUid":"c9","clusterGroup":{"__proto__":{"uid":"g"}}}'],
    ] as const) {
      it(place, () => {
        const message = new RegExp(`HostClusterConfig "odd" has a problem:\\n- ${place} is not a known member`);
        assert.throws(() => new HostClusterConfig("odd", JSON.parse(text)), message);
      });
    }
  });

  it("refuses in words what is nested without end", () => {
    const clusterGroup = nested(20_000);
    assert.throws(
      () => new HostClusterConfig("deep", { clusterUid: "c9", clusterGroup } as object as { clusterUid: string }),
      /HostClusterConfig "deep" has a problem:\n- clusterGroup\.inner.* must not be nested more than 100 levels deep/,
    );
  });

  it("can tell a HostClusterConfig from other resources", () => {
    const host = new HostClusterConfig("another", { clusterUid: "c2" });
    assert.ok(HostClusterConfig.isInstance(host));
    assert.ok(!HostClusterConfig.isInstance(new pulumi.ComponentResource("app:Group", "group")));
    assert.ok(!HostClusterConfig.isInstance(undefined));
  });
});

describe("resolveInputs", () => {
  const unknown = () =>
    new (pulumi.Output as never as new (...args: unknown[]) => pulumi.Output<unknown>)(
      [],
      Promise.resolve(undefined),
      Promise.resolve(false),
      Promise.resolve(false),
      Promise.resolve([]),
    );

  it("waits for promises and outputs at every depth", async () => {
    const inputs = { a: Promise.resolve([pulumi.output({ b: Promise.resolve(1) }), 2]), c: undefined, d: null };
    assert.deepEqual(await resolveInputs(inputs), { value: { a: [{ b: 1 }, 2], c: undefined, d: null }, secrets: [] });
  });

  it("marks what is not known yet, and only that", async () => {
    const inputs = { a: unknown(), b: [unknown(), 1], c: pulumi.output({ d: unknown(), e: 2 }) };
    const { value } = await resolveInputs(inputs);
    assert.deepEqual(value, { a: UNKNOWN, b: [UNKNOWN, 1], c: { d: UNKNOWN, e: 2 } });
  });

  it("tells where secrets are", async () => {
    const inputs = {
      a: pulumi.secret("x"),
      b: { "c/d": [1, pulumi.secret({ e: "y" })] },
      f: pulumi.output({ g: pulumi.secret("z") }),
    };
    const { value, secrets } = await resolveInputs(inputs);
    assert.deepEqual(secrets.sort(), ["/a", "/b/c~1d/1", "/f"]);
    assert.deepEqual(value, { a: "x", b: { "c/d": [1, { e: "y" }] }, f: { g: "z" } });
  });

  it("resolves as deep as the check looks", async () => {
    const { value } = await resolveInputs({ a: pulumi.output("b"), deep: nested(20_000) });
    assert.equal((value as { a: string }).a, "b");
    assert.deepEqual(
      findingsKeepingSecrets(value, []).map(({ rule, path }) => `${rule} ${path}`),
      [`json-value deep${".inner".repeat(99)}`, "required clusterUid", "unknown-member a", "unknown-member deep"],
    );
  });

  it("keeps a member named __proto__ a member", async () => {
    const { value } = await resolveInputs(JSON.parse('{"a":{"__proto__":{"b":1}},"__proto__":{"c":1}}'));
    assert.equal(JSON.stringify(value), '{"a":{"__proto__":{"b":1}},"__proto__":{"c":1}}');
  });

  it("leaves instances of classes to the check", async () => {
    const date = new Date(0);
    const { value } = await resolveInputs({ date });
    assert.equal((value as { date: Date }).date, date);
  });
});
