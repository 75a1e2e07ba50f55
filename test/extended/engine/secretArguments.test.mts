import assert from "node:assert/strict";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { assertNothingToDo, NOW, type TestStack, withStack } from "../../engine/stack.mjs";

/** A configuration whose host is secret, as a single resource and in a fleet. */
const programOf = (host: string) => {
  const settings = `{ isHostCluster: true, clusterEndpoint: { type: "Ingress",
    config: { ingressConfig: { host: ${host} } } } }`;
  return `
    new HostClusterConfig("single", { clusterUid: "c1", ...${settings} });
    new HostClusterFleet("fleet", { clusters: { c2: ${settings}, c3: { isHostCluster: true } } });`;
};
const secret = (host: string) => `pulumi.secret(${JSON.stringify(host)})`;

const echo = { code: "Bad", message: "hunter2 is bad", details: { host: "hunter2" } };

/** Runs a command and asserts that neither its output nor the state shows a secret. */
async function run({ workspace, state }: TestStack, fails: boolean, ...args: string[]): Promise<string> {
  const { exitCode, all = "" } = await workspace.start(args);
  assert.equal(exitCode !== 0, fails, all);
  assert.doesNotMatch(all, /hunter2/, args.join(" "));
  assert.doesNotMatch(await state(), /hunter2/, args.join(" "));
  return all;
}

describe("secret arguments", () => {
  it("are in no output, and encrypted in the state, whatever the service quotes and however a write ends", () =>
    withStack({ program: "" }, async (stack) => {
      const { emulator, program, resources } = stack;
      const failWith = (fault: object) =>
        emulator.fail(...["/c1/", "/c2/"].map((url) => ({ method: "PATCH", url, ...fault })));

      // Findings quote no value.
      await program(programOf(secret("https://hunter2.example.com")));
      assert.match(await run(stack, false, "preview", "--diff"), /host .*the value given \(may be secret\)/);

      await program(programOf(secret("hunter2-a")));
      failWith({ status: 422, body: echo });
      assert.match(await run(stack, true, "up", ...NOW, "--diff", "--continue-on-error"), /returned 422 \(.*code Bad/);
      failWith({ status: 500, applied: true, body: echo });
      assert.match(await run(stack, true, "up", ...NOW, "--diff", "--continue-on-error"), /returned 500 \(.*code Bad/);
      await run(stack, false, "refresh", ...NOW, "--diff");
      await run(stack, false, "up", ...NOW, "--diff");

      // Somebody else has changed the cluster, which the update overwrites.
      for (const uid of ["c1", "c2"]) {
        const config = { ingressConfig: { host: "hunter2-other" } };
        emulator.addCluster({ uid, hostClusterConfig: { clusterEndpoint: { type: "Ingress", config } } });
      }
      await program(programOf(secret("hunter2-b")));
      await run(stack, false, "up", ...NOW, "--diff");

      // What is not secret stays readable.
      await run(stack, false, "refresh", ...NOW, "--diff");
      for (const { id, outputs } of await resources()) {
        if (id === "c1") assert.equal(outputs["clusterUid"], "c1");
        else assert.deepEqual((outputs["clusters"] as Record<string, unknown>)["c3"], { isHostCluster: true });
      }
      await run(stack, false, "destroy", ...NOW, "--diff");
    }));

  /** Each way to make a host secret, as a single resource and in a fleet. */
  const ways = (host: string) => `
    class Endpoint { type = "Ingress"; constructor(host) { this.config = { ingressConfig: { host } }; } }
    class Settings { constructor(host) { this.clusterEndpoint = new Endpoint(host); } }
    const withGetter = (name, get) => Object.defineProperty({}, name, { enumerable: true, get });
    const secretHost = ${secret(host)};
    class Single extends Settings { constructor() { super(secretHost); this.clusterUid = "c1"; } }
    new HostClusterConfig("instance", new Single());
    new HostClusterFleet("instances", withGetter("clusters", () => ({ c2: new Settings(secretHost) })));

    const hide = ({ props: { clusterEndpoint, clusters, ...props }, opts }) => ({ opts, props: {
      ...props, ...(clusterEndpoint ? { clusterEndpoint: pulumi.secret(clusterEndpoint) } : {}),
      ...(clusters ? { clusters: pulumi.secret(clusters) } : {}) } });
    const plain = new Settings("${host}");
    const both = (name, from, opts) => {
      new HostClusterConfig(name, { clusterUid: "c" + from, ...plain }, opts);
      new HostClusterFleet(name + "s", { clusters: { ["c" + (from + 1)]: plain } }, opts);
    };
    both("own", 3, { transformations: [hide] });
    both("inherited", 5, { parent: new pulumi.ComponentResource("app:Group", "app", {}, { transformations: [hide] }) });
    pulumi.runtime.registerStackTransformation((args) => args.name.startsWith("stack") ? hide(args) : undefined);
    both("stack", 7, {});`;

  it("are in no output either if they are in instances of classes, or if transformations make them secret", () => {
    const uids = Array.from({ length: 8 }, (_, index) => `c${index + 1}`);
    const clusters = uids.map((uid) => ({ uid }));
    return withStack({ program: ways("https://hunter2.example.com"), clusters }, async (stack) => {
      const { emulator, program, resources } = stack;
      const failWith = (fault: object) => emulator.fail({ ...fault, times: uids.length, status: 422, body: echo });
      const findings = diagnostics(await run(stack, false, "preview"));
      assert.equal(count(findings, /host is the value given \(may be secret\)/g), 8, findings);

      await program(ways("hunter2"));
      const omitted = /returned 422 \(code Bad, message omitted because an argument is secret\)/g;
      failWith({ method: "PATCH" });
      const written = diagnostics(await run(stack, true, "up", ...NOW, "--continue-on-error"));
      assert.equal(count(written, omitted), 8, written);
      await run(stack, false, "up", ...NOW);
      failWith({ method: "GET" });
      const read = diagnostics(await run(stack, true, "refresh", ...NOW));
      assert.equal(count(read, omitted), 8, read);
      await assertNothingToDo(stack);
      for (const { inputs, outputs } of await resources()) {
        const own = Object.keys({ ...inputs, ...outputs }).filter((name) => name.startsWith("__"));
        assert.deepEqual(own.sort(), ["__hasSecrets", "__provider", "__service"]);
      }
    });
  });
});
