import assert from "node:assert/strict";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { assertNothingToDo, EAST, NOW, withStack } from "../../engine/stack.mjs";

const UNCONFIGURED = { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined };

const SINGLE = `new HostClusterConfig("single", { clusterUid: "c1", isHostCluster: true });`;
const FLEET = `new HostClusterFleet("fleet", { clusters: { c2: { isHostCluster: true } } });`;
const register = (transformation: string) => `pulumi.runtime.registerStackTransformation(${transformation});`;

describe("transformations", () => {
  it("of the stack and of a component may set the provider", () => {
    const program = `${EAST}
      const useEast = ({ props, opts, type }) =>
        type.includes("spectrocluster") ? { props, opts: { ...opts, provider: east } } : undefined;
      const parent = new pulumi.ComponentResource("app:Group", "app", {}, { transformations: [useEast] });
      new HostClusterConfig("inherited", { clusterUid: "c3", isHostCluster: true }, { parent });
      ${register("useEast")} ${SINGLE} ${FLEET}`;
    return withStack({ program, config: UNCONFIGURED }, async (stack) => {
      const { workspace, emulator, up } = stack;
      await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
      await up();
      assert.equal(emulator.patches.length, 3);
      await assertNothingToDo(stack);
    });
  });

  it("that set none leave missing settings one error of the program, which registers no resource", () =>
    withStack({ program: "", config: UNCONFIGURED }, async ({ workspace, program, state }) => {
      for (const resource of [SINGLE, FLEET, `HostClusterConfig.get("shared", "c1");`]) {
        await program(register("() => undefined") + resource);
        const { exitCode, all = "" } = await workspace.start(["up", ...NOW]);
        assert.notEqual(exitCode, 0, all);
        assert.equal(count(diagnostics(all), /is not configured/g), 1, all);
        assert.doesNotMatch(all + (await state()), /HostCluster(Config|Fleet)/);
      }
    }));

  it("may ignore changes: what others have set there stays, and values that are not secret are quoted", () => {
    const transformation = `({ props, opts }) => ({ props, opts: { ...opts,
      ignoreChanges: ["clusterGroup", "clusters.c2.clusterGroup"] } })`;
    const programOf = (config: object) => `${register(transformation)} const settings = ${JSON.stringify(config)};
      new HostClusterConfig("single", { clusterUid: "c1", ...settings });
      new HostClusterFleet("fleet", { clusters: { c2: settings } });`;
    const former = { isHostCluster: true, clusterGroup: { uid: "former" } };
    return withStack({ program: programOf(former) }, async ({ emulator, program, up }) => {
      await up();
      const elsewhere = { isHostCluster: false, clusterGroup: { uid: "elsewhere" } };
      for (const uid of ["c1", "c2"]) emulator.addCluster({ uid, hostClusterConfig: elsewhere });
      const hostCluster = { uid: "h", name: "h" };
      await program(programOf({ ...former, hostCluster }));
      assert.equal(count(diagnostics(await up()), /isHostCluster: false → true/g), 2);
      for (const uid of ["c1", "c2"]) {
        const expected = { ...elsewhere, isHostCluster: true, hostCluster };
        assert.deepEqual(emulator.clusters.get(uid)?.hostClusterConfig, expected);
      }
    });
  });
});
