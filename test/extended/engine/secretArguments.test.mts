import assert from "node:assert/strict";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, DYNAMIC, NOW, type TestStack, withStack } from "../../engine/stack.mjs";

const echo = { code: "Bad", message: "hunter2 is bad", details: { host: "hunter2" } };

/** Runs a command and asserts that neither its output nor the state shows a secret. */
async function run({ workspace, state }: TestStack, fails: boolean, ...args: string[]): Promise<string> {
  const { exitCode, all = "" } = await workspace.start(args);
  assert.equal(exitCode !== 0, fails, all);
  const shown = `${all}\n${await state()}`.match(/.{0,200}hunter2.{0,100}/g);
  assert.equal(shown?.join("\n"), undefined, args.join(" "));
  return all;
}

/** Each way to make a host secret, as a single resource and in a fleet. */
const PROGRAM = `
  class Endpoint { type = "Ingress"; constructor(host) { this.config = { ingressConfig: { host } }; } }
  class Settings { constructor(host) { this.clusterEndpoint = new Endpoint(host); } }
  const withGetter = (name, get) => Object.defineProperty({}, name, { enumerable: true, get });
  const secretHost = pulumi.secret("A.hunter2.example.com");
  class Single extends Settings { constructor() { super(secretHost); this.clusterUid = "c1"; } }
  new HostClusterConfig("instance", new Single());
  new HostClusterFleet("instances", withGetter("clusters", () => ({ c2: new Settings(secretHost) })));

  const hide = ({ props: { clusterEndpoint, clusters, ...props }, opts }) => ({ opts, props: {
    ...props, ...(clusterEndpoint ? { clusterEndpoint: pulumi.secret(clusterEndpoint) } : {}),
    ...(clusters ? { clusters: pulumi.secret(clusters) } : {}) } });
  const plain = new Settings("A.hunter2.example.com");
  const both = (name, from, opts) => {
    new HostClusterConfig(name, { clusterUid: "c" + from, ...plain }, opts);
    new HostClusterFleet(name + "s", { clusters: { ["c" + (from + 1)]: plain } }, opts);
  };
  both("own", 3, { transformations: [hide] });
  both("inherited", 5, { parent: new pulumi.ComponentResource("app:Group", "app", {}, { transformations: [hide] }) });
  pulumi.runtime.registerStackTransformation((args) => args.name.startsWith("stack") ? hide(args) : undefined);
  both("stack", 7, {});`;

describe("secret arguments", () => {
  it("are in no output, and encrypted in the state, if they are in instances of classes, or if transformations make them secret", () => {
    const uids = Array.from({ length: 8 }, (_, index) => `c${index + 1}`);
    return withStack({ program: PROGRAM, clusters: uids.map((uid) => ({ uid })) }, async (stack) => {
      const omitted = /returned 422 \(code Bad, message omitted because it may quote a secret argument\)/g;
      const failWith = (method: string) => stack.emulator.fail({ method, times: uids.length, status: 422, body: echo });
      failWith("PATCH");
      const written = diagnostics(await run(stack, true, "up", ...NOW, "--continue-on-error"));
      assert.equal(count(written, /host is the value given \(may be secret\)/g), 8, written);
      assert.equal(count(written, omitted), 8, written);
      await run(stack, false, "up", ...NOW);
      failWith("GET");
      const read = diagnostics(await run(stack, true, "refresh", ...NOW));
      assert.equal(count(read, omitted), 8, read);
      await assertNothingToDo(stack);
      for (const { urn, inputs, outputs } of await stack.resources()) {
        const own = Object.keys({ ...inputs, ...outputs }).filter((name) => name.startsWith("__"));
        // A secret map may have a secret project.
        const ofMap = /::(own|inherited|stack)s$/.test(urn) ? ["__hasSecretProject"] : [];
        assert.deepEqual(own.sort(), [...ofMap, "__hasSecrets", "__provider", "__service"]);
      }
    });
  });
});

/** Projects from arguments, from the stack configuration and from an explicit provider. One of these also has secret hosts. */
const projects = (projectUid: string) => `
  const projectUid = ${projectUid};
  const host = pulumi.interpolate\`\${projectUid}.example.com\`;
  const clusterEndpoint = { type: "Ingress", config: { ingressConfig: { host, port: 443 } } };
  const both = (name, from, projectUid, config, opts) => {
    new HostClusterConfig(name, { clusterUid: "c" + from, projectUid, ...config }, opts);
    const clusters = { ["c" + (from + 1)]: config, ["c" + (from + 2)]: config };
    new HostClusterFleet(name + "s", { clusters, projectUid }, opts);
  };
  const { baseUrl, apiKey } = config.requireObject("settings");
  const provider = new Provider("east", { baseUrl, apiKey, projectUid });
  both("argument", 1, projectUid, { isHostCluster: true, clusterEndpoint });
  both("setting", 4, undefined, { isHostCluster: true });
  both("explicit", 7, undefined, { isHostCluster: true }, { provider });
  HostClusterConfig.get("read", "c4", { provider });`;

describe("projects that become secret", () => {
  for (const adapter of [DYNAMIC, PLUGIN]) {
    it(`are encrypted wherever ${adapter.name} puts them, also after partial failures`, () => {
      const [plain, secret] = ["config.require", "config.requireSecret"].map((get) => projects(`${get}("project")`));
      const clusters = Array.from({ length: 9 }, (_, index) => ({ uid: `c${index + 1}` }));
      return withStack({ program: plain ?? "", adapter, clusters }, async (stack) => {
        const { emulator, workspace } = stack;
        const { baseUrl, apiKey } = emulator;
        await workspace.setConfig({ "program:settings": JSON.stringify({ baseUrl, apiKey }) });
        const of = (uid: string) => ({ "program:project": uid, "spectrocluster:projectUid": uid });
        await workspace.setConfig(of("hunter2"));
        await stack.up();
        emulator.requests.length = 0;
        await workspace.setConfig({}, of("hunter2"));
        await stack.program(secret ?? "");
        await run(stack, false, "up", ...NOW);
        assert.deepEqual(emulator.patches, []);
        await assertNothingToDo(stack);

        await workspace.setConfig(of("other"));
        await stack.program(plain ?? "");
        await run(stack, false, "up", ...NOW);
        await workspace.setConfig({}, of("hunter2"));
        await stack.program(secret ?? "");
        const body = { code: "Forbidden", message: "not in project hunter2" };
        for (const uid of ["c3", "c6", "c9"]) emulator.fail({ method: "PATCH", url: `/${uid}/`, status: 403, body });
        await run(stack, true, "up", ...NOW, "--continue-on-error");
        await run(stack, false, "refresh", ...NOW);
        await run(stack, false, "up", ...NOW);
        await assertNothingToDo(stack);
      });
    });
  }
});
