import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, DYNAMIC, withStack } from "../../engine/stack.mjs";

type Config = Record<string, unknown>;

const endpoint = (host: string, port: number) => ({ type: "Ingress", config: { ingressConfig: { host, port } } });
/** What the program declares in a step. Each step has another port, so that each cluster is written. */
const declaredAt = (port: number) => ({
  isHostCluster: true,
  clusterEndpoint: endpoint("mine", port),
  clusterGroup: { uid: "mine" },
});
const theirs = { uid: "theirs", name: "theirs" };

const FIELDS = ["isHostCluster", "clusterGroup", "clusterEndpoint.config.ingressConfig.host"];
const IGNORED = {
  single: FIELDS,
  fleet: FIELDS.map((field, index) => (index === 1 ? `clusters["c2"].${field}` : `clusters["*"].${field}`)),
};
const ALL = { single: ["*"], fleet: ["*"] };

/** The cluster c3 is added in the second step, and never changes. */
const programOf = (config: Config, ignored: Partial<typeof IGNORED>, more: Config = { c3: declaredAt(2) }) => `
  new HostClusterConfig("single", { clusterUid: "c1", ...${JSON.stringify(config)} },
    { ignoreChanges: ${JSON.stringify(ignored.single)} });
  new HostClusterFleet("fleet", { clusters: { c2: ${JSON.stringify(config)}, ...${JSON.stringify(more)} } },
    { ignoreChanges: ${JSON.stringify(ignored.fleet)} });`;

for (const adapter of [DYNAMIC, PLUGIN]) {
  describe(`ignoreChanges with ${adapter.name}`, () => {
    it("is a warning of previews and updates if a path nearly names a property", () =>
      withStack({ program: "", adapter }, async ({ workspace, program, up }) => {
        const mistyped = { single: ["clusterGrup"], fleet: ['clusters["c2"].clusterGrup'] };
        await program(programOf(declaredAt(1), mistyped, {}));
        await up();
        await program(programOf(declaredAt(2), mistyped, {}));
        for (const shown of [await workspace.run("preview", "--diff"), await up()]) {
          assert.match(
            shown,
            /ignoreChanges of HostClusterConfig "single": clusterGrup is not a property; did you mean clusterGroup\?/,
          );
          assert.match(
            shown,
            /"fleet": clusters\["c2"\]\.clusterGrup is not a property; did you mean clusters\.c2\.clusterGroup\?/,
          );
        }
      }));

    it("leaves to the service what the engine has set back to the state, and writes everything else as declared", () =>
      withStack({ program: "", adapter }, async (stack) => {
        const { emulator, workspace, program, up } = stack;
        const actual = () => ["c1", "c2"].map((uid) => emulator.clusters.get(uid)?.hostClusterConfig);
        const becomes = (hostClusterConfig: Config) => {
          for (const uid of ["c1", "c2"])
            emulator.addCluster({ uid, hostClusterConfig: structuredClone(hostClusterConfig) });
        };
        const assertActual = (expected: Config, why: string) => assert.deepEqual(actual(), [expected, expected], why);

        await program(programOf(declaredAt(1), IGNORED, {}));
        await up();
        assertActual(declaredAt(1), "a create");

        const theirsAt = (port: number) => ({
          ...declaredAt(port),
          clusterEndpoint: endpoint("theirs", port),
          clusterGroup: theirs,
        });
        becomes(theirsAt(1));
        await program(programOf(declaredAt(2), IGNORED));
        for (const shown of [await workspace.run("preview", "--diff"), await up()])
          assert.doesNotMatch(shown, /theirs/);
        assertActual(theirsAt(2), "without a refresh");
        assert.deepEqual(
          emulator.clusters.get("c3")?.hostClusterConfig,
          declaredAt(2),
          "the state has nothing to set back to",
        );
        for (const { inputs, outputs } of await stack.resources()) {
          assert.doesNotMatch(JSON.stringify([inputs, outputs]), /__ignored|theirs/);
        }
        await assertNothingToDo(stack);

        await program(programOf(declaredAt(6), ALL));
        await up();
        assertActual(theirsAt(2), "the program declares nothing");
        await assertNothingToDo(stack);

        await program(programOf(declaredAt(7), IGNORED));
        const [single = ""] = (await stack.resources()).map(({ urn }) => urn).filter((urn) => urn.endsWith("::single"));
        await up("--replace", single);
        assert.deepEqual(actual(), [declaredAt(7), { ...theirsAt(7) }]);

        const { clusterGroup: _, ...rest } = declaredAt(8);
        await program(programOf(rest, { single: [FIELDS[0] ?? ""], fleet: [] }));
        await up();
        assertActual(rest, "a field that is removed together with its ignoreChanges is dropped");
      }));
  });
}
