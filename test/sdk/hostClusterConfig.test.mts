import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import * as pulumi from "@pulumi/pulumi";
import { getCluster, getClusterOutput, HostClusterConfig, HostClusterFleet, Provider } from "pulumi-spectrocluster";
import { PROPERTIES } from "../../provider/model/generated/members.js";
import { stackConfiguration } from "../support/settings.mjs";
import { useMocks } from "../support/useMocks.mjs";

describe("a user's unit test with mocks", () => {
  /** The inputs that the mocks received, by the name of the resource. */
  const received = new Map<string, Record<string, unknown>>();
  const mocks: pulumi.runtime.Mocks = {
    newResource: ({ inputs, name }) => {
      received.set(name, inputs);
      return { id: `${name}-id`, state: inputs };
    },
    call: ({ inputs }) => inputs,
  };
  useMocks(mocks);

  /** Waits until the mocks have received the resources. */
  const registered = (...resources: pulumi.Resource[]) =>
    Promise.all(resources.map(({ urn }) => new Promise((resolve) => void urn.apply(resolve))));

  it("receives only the declared arguments and Pulumi's own __provider", async () => {
    const args = { clusterUid: pulumi.secret("c1"), clusterGroup: { uid: Promise.resolve("g") } };
    await registered(
      new HostClusterConfig("plain", { clusterUid: "c1", isHostCluster: true }, null),
      new HostClusterConfig("async", args),
    );
    const { __provider, ...inputs } = received.get("plain") ?? {};
    assert.match(String(__provider), /pulumi-spectrocluster/);
    assert.deepEqual(inputs, { clusterUid: "c1", isHostCluster: true });
    assert.deepEqual(Object.keys(received.get("async") ?? {}).sort(), ["__provider", "clusterGroup", "clusterUid"]);
  });

  for (const preview of [true, false]) {
    it(`receives with an engine who declares a resource and what is secret, preview: ${preview}`, async () => {
      // Nothing listens there.
      pulumi.runtime.resetOptions("project", "stack", -1, "127.0.0.1:1", "", preview, "");
      pulumi.runtime.setMocks(mocks, undefined, undefined, preview);
      const settings = stackConfiguration({ baseUrl: "a.example", apiKey: "key-0123", projectUid: "p" });
      pulumi.runtime.setAllConfig(settings, Object.keys(settings));
      try {
        const args = { clusterUid: "c1", isHostCluster: true };
        const component = (type: string, options?: pulumi.ComponentResourceOptions) =>
          new pulumi.ComponentResource(type, type, {}, options);
        // As the program's stack, it has no parent.
        const stack = component("pulumi:pulumi:Stack");
        const parent = component("app:Group", { parent: stack });
        const loadBalancerConfig = { externalIPs: [pulumi.secret("203.0.113.7")] };
        const transformation: pulumi.ResourceTransformation = ({ type, props, opts }) =>
          type.includes("HostClusterConfig")
            ? { props: { ...props, hostCluster: pulumi.secret({}) }, opts: { ...opts, ignoreChanges: ["hostCluster"] } }
            : undefined;
        const app = component("app:App", { parent: stack, transformations: [transformation] });
        class Child extends pulumi.CustomResource {}
        const transformed = new HostClusterConfig("transformed", args, { parent: app });
        await registered(
          new HostClusterConfig("plain", { ...args, clusterGroup: { uid: pulumi.output("g") } }, { parent: stack }),
          new HostClusterConfig("secret", { ...args, clusterEndpoint: { config: { loadBalancerConfig } } }, { parent }),
          new HostClusterFleet("fleet", { clusters: { c1: {} } }),
          new HostClusterFleet("own", { clusters: { c1: {} }, projectUid: "q" }),
          HostClusterConfig.get("read", "c1"),
          transformed,
          new Child("app:index:Child", "child", {}, { parent: transformed }),
        );
        const names = ["plain", "secret", "fleet", "own", "read", "transformed", "child"];
        const internal = names.map((name) => {
          const inputs = Object.entries(received.get(name) ?? {});
          return Object.fromEntries(inputs.filter(([key]) => key.startsWith("__") && key !== "__provider"));
        });
        const always = preview ? { __preview: true } : {};
        const project = { __hasSecretProject: true };
        assert.deepEqual(internal, [
          { ...always, __owner: "plain", ...project },
          { ...always, __owner: "app:Group$secret", __hasSecrets: true, ...project },
          { ...always, __owner: "fleet", ...project },
          { ...always, __owner: "own" },
          project,
          { ...always, __owner: "app:App$transformed", __hasSecrets: true, __ignored: ["hostCluster"], ...project },
          {},
        ]);
      } finally {
        pulumi.runtime.setAllConfig({}, []);
        pulumi.runtime.resetOptions("", "", -1, "", "", false, "");
        pulumi.runtime.setMocks(mocks);
      }
    });
  }

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
    const outputs = JSON.stringify([...PROPERTIES.HostClusterConfig, "__provider"]);
    const expected = rejectionsAfter(`
      const outputs = Object.fromEntries(${outputs}.map((name) => [name, undefined]));
      new pulumi.CustomResource("test:index:Resource", "rejected", { ...outputs, ...args });`);
    assert.ok(expected > 0);
    assert.equal(rejectionsAfter('new HostClusterConfig("rejected", args);'), expected);
  });

  it("needs neither base URL nor key, and sees the arguments and the mock's state as outputs", async () => {
    const host = new HostClusterConfig("prod", {
      clusterUid: pulumi.output("c1"),
      isHostCluster: true,
      clusterEndpoint: {
        type: "Ingress",
        config: { ingressConfig: Promise.resolve({ host: pulumi.output("a.example.com") }) },
      },
    });
    const shared = HostClusterConfig.get("shared", "c9", null);
    const outputs = [host.clusterUid, host.clusterEndpoint, host.clusterGroup, shared.id, shared.isHostCluster];
    const seen = await new Promise((resolve) => void pulumi.all(outputs as unknown[]).apply(resolve));
    const clusterEndpoint = { type: "Ingress", config: { ingressConfig: { host: "a.example.com" } } };
    assert.deepEqual(seen, ["c1", clusterEndpoint, undefined, "c9", undefined]);
  });

  it("may create the same program again, and recognizes its resources", () => {
    for (let time = 0; time < 2; time += 1) {
      assert.ok(HostClusterConfig.isInstance(new HostClusterConfig("prod", { clusterUid: "c1" })));
    }
    assert.ok(!HostClusterConfig.isInstance(new pulumi.ComponentResource("app:Group", "group")));
    assert.ok(!HostClusterConfig.isInstance(undefined));
  });

  it("gets an error that says what to do with the option import", () =>
    assert.throws(
      () => new HostClusterConfig("imported", { clusterUid: "c1" }, { import: "c1" }),
      /HostClusterConfig "imported" has the option import, .* Remove the option: declaring it adopts/,
    ));

  describe("gets an error for arguments or options as a whole that are", () => {
    class WithGetter {
      get baseUrl() {
        return "https://b.example.com";
      }
    }
    const isWrong =
      /^The (arguments|options) of .* must be an object, whose properties may be outputs or promises, not (an? |null|"c1")/;
    for (const [what, value] of Object.entries({
      "an output": pulumi.output({ clusterUid: "c1", baseUrl: "https://b.example.com" }),
      "a Promise": Promise.resolve({ clusterUid: "c1", baseUrl: "https://b.example.com" }),
      "another promise": { ["th".concat("en")]: () => {} },
      null: null,
      "a string": "c1",
      "a function": () => ({ clusterUid: "c1" }),
      "a list": [{ clusterUid: "c1" }],
      "a Map": new Map([["baseUrl", "https://b.example.com"]]),
      "an instance without members of its own": new WithGetter(),
    })) {
      it(what, async () => {
        const isAwaited = pulumi.Output.isInstance(value) || value instanceof Promise;
        const wrong = value as never;
        const args = { clusterUid: "c1" };
        for (const create of [
          () => new HostClusterConfig("r", wrong),
          () => new HostClusterFleet("f", wrong),
          () => new Provider("p", wrong),
        ])
          assert.throws(create, { message: isWrong }, String(create));
        // An output of all arguments has all of them.
        if (!isAwaited) assert.throws(() => getClusterOutput(wrong), { message: isWrong });
        await assert.rejects(getCluster(wrong), { message: isAwaited ? /Use getClusterOutput instead/ : isWrong });
        if (value === null) return;
        for (const create of [
          () => new HostClusterConfig("r", args, wrong),
          () => HostClusterConfig.get("r", "c1", wrong),
          () => new Provider("p", {}, wrong),
          () => getClusterOutput({ name: "prod" }, wrong),
        ])
          assert.throws(create, { message: isWrong }, String(create));
        await assert.rejects(getCluster({ name: "prod" }, wrong), { message: isWrong });
      });
    }
  });
});
