import assert from "node:assert/strict";
import { type TestStack, withStack } from "../../engine/stack.mjs";

const off = { isHostCluster: false };
const on = { isHostCluster: true };

const declare = (options = "{}") =>
  `new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true }, ${options});`;

/** A dynamic resource of the program's own, as its documentation writes them. */
const OTHER = `
  class Other extends pulumi.dynamic.Resource {
    constructor(name, opts) { super({ create: async () => ({ id: name, outs: {} }) }, name, {}, opts); }
  }`;

const settingOf = ({ emulator }: TestStack) => emulator.clusters.get("c1")?.hostClusterConfig;

/** The statements of docs/guides/resource-options.md about Pulumi's options; the tests of fleets have others. */
describe("the resource option", function () {
  this.timeout(240_000);

  it("deletedWith sends nothing if the other resource is deleted in the same run", () =>
    withStack(
      { program: `${OTHER} const cluster = new Other("cluster"); ${declare("{ deletedWith: cluster }")}` },
      async (stack) => {
        const { workspace, program, up } = stack;
        await up();
        await program(`${OTHER} const cluster = new Other("cluster");`);
        await up();
        assert.deepEqual(settingOf(stack), off, "it went alone");

        await program(`${OTHER} const cluster = new Other("cluster"); ${declare("{ deletedWith: cluster }")}`);
        await up();
        assert.deepEqual(settingOf(stack), on);
        await workspace.run("destroy", "--yes", "--skip-preview");
        assert.deepEqual(settingOf(stack), on, "it was deleted with the other resource");
      },
    ));

  it("ignoreChanges preserves the value of a declared property, also after drift", () => {
    const program = (others = "", opts = '{ ignoreChanges: ["clusterGroup"] }') =>
      declare(opts).replace("true", `true, clusterGroup: { uid: "g0" }${others}`);
    return withStack({ program: program("", "{}") }, async (stack) => {
      await stack.up();
      await stack.program(program());
      stack.emulator.addCluster({ uid: "c1", hostClusterConfig: { ...on, clusterGroup: { uid: "g1" } } });
      await stack.workspace.run("refresh", "--yes", "--skip-preview");
      assert.match(await stack.up(), /2 unchanged/);
      await stack.program(program(', hostCluster: { uid: "h" }'));
      await stack.up();
      assert.deepEqual(settingOf(stack), { ...on, clusterGroup: { uid: "g1" }, hostCluster: { uid: "h" } });
    });
  });

  it("ignoreChanges warns about an omitted isHostCluster only if that disables something, which is in a create", () => {
    const omitted = (uid: string, more = "") => `new HostClusterConfig("${uid}",
      { clusterUid: "${uid}", clusterEndpoint: { type: "Ingress" }, ${more} }, { ignoreChanges: ["isHostCluster"] });`;
    return withStack({ program: omitted("c1", "isHostCluster: true") }, async (stack) => {
      await stack.up();
      await stack.program(omitted("c1"));
      assert.doesNotMatch(await stack.up(), /isHostCluster/);
      await stack.program(omitted("c1") + omitted("c2"));
      assert.match(await stack.workspace.run("preview"), /warning: HostClusterConfig "c2": isHostCluster is omitted/);
      assert.doesNotMatch(await stack.up(), /"c1"/);
      assert.deepEqual(settingOf(stack)?.["isHostCluster"], true);
    });
  });

  it("provider fails the check if it changes to another service, and nothing is sent", () =>
    withStack({ program: declare() }, async (stack) => {
      await stack.up();
      await stack.program(`
        const other = new Provider("other", { baseUrl: "http://127.0.0.1:1", apiKey: pulumi.secret("other-key-0123") });
        ${declare("{ provider: other }")}`);
      assert.match(await stack.failingUp(), /But for this operation baseUrl of Provider "other" is/);
      assert.equal(stack.emulator.patches.length, 1);
      assert.deepEqual(settingOf(stack), on);
    }));

  it("providers of a component catches the program's other dynamic resources, which then lack the stack's settings", () => {
    const group = 'const group = new pulumi.ComponentResource("app:Group", "group", {}, { providers: [east] });';
    const program = (component: string, options: string, other: string) => `
      class Telling extends pulumi.dynamic.Resource {
        constructor(name, opts) {
          const provider = {
            configure: async ({ config }) => { provider.tells = config.get("program:tells") ?? "nothing"; },
            create: async () => ({ id: name, outs: { told: provider.tells } }),
          };
          super(provider, name, { told: undefined }, opts);
        }
      }
      const east = new Provider("east", {
        baseUrl: config.require("east"), apiKey: config.requireSecret("eastKey"),
      });
      ${component}
      ${declare(options)}
      exports.told = new Telling("${other}", { parent: group }).told;`;
    return withStack({ program: "" }, async (stack) => {
      const { up, workspace, emulator } = stack;
      const told = async () => JSON.parse(await workspace.run("stack", "output", "--json")).told;
      await workspace.setConfig(
        { "program:east": emulator.baseUrl, "program:tells": "much" },
        { "program:eastKey": emulator.apiKey },
      );
      await stack.program(program(group, "{ parent: group }", "caught"));
      await up();
      assert.equal(await told(), "nothing");

      // The way out: the provider for the resource alone.
      const plain = group.replace("{ providers: [east] }", "{}");
      await stack.program(program(plain, "{ parent: group, provider: east }", "free"));
      await up();
      assert.equal(await told(), "much");
      assert.equal(emulator.patches.length, 1);
    });
  });
});
