import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";
import { hostClusterConfig } from "../../provider/resources/hostClusterConfig.js";
import { isPlain } from "../../sdk/inputs.js";
import { useMocks } from "../support/useMocks.mjs";

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

  it("gets one error that says what to do with the option import, or if the arguments are an output", () => {
    const args = { clusterUid: "c1" };
    assert.throws(
      () => new HostClusterConfig("imported", args, { import: "c1" }),
      /HostClusterConfig "imported" has the option import, .* Remove the option: declaring a cluster adopts/,
    );
    assert.throws(
      () => new HostClusterConfig("output", pulumi.output(args) as never),
      /The arguments of HostClusterConfig "output" are an output or a promise\./,
    );
  });

  it("recognizes a HostClusterConfig", () => {
    const host = new HostClusterConfig("another", { clusterUid: "c2" });
    assert.ok(HostClusterConfig.isInstance(host));
    assert.ok(!HostClusterConfig.isInstance(new pulumi.ComponentResource("app:Group", "group")));
    assert.ok(!HostClusterConfig.isInstance(undefined));
  });
});

it("isPlain finds outputs and promises at every depth, and follows no cycle", () => {
  const cycle: Record<string, unknown> = { date: new Date(0) };
  Object.assign(cycle, { self: cycle, list: [cycle, { other: cycle }] });
  for (const inputs of [cycle, null, "text", { a: [{ b: 1 }], c: undefined }]) assert.equal(isPlain(inputs), true);
  for (const inputs of [
    pulumi.output(1),
    { a: pulumi.output(1) },
    { b: [Promise.resolve(2)] },
    [{ c: pulumi.secret(3) }],
  ]) {
    assert.equal(isPlain(inputs), false);
  }
});
