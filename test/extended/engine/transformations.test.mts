import assert from "node:assert/strict";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { assertNothingToDo, EAST, NOW, withStack } from "../../engine/stack.mjs";

const UNCONFIGURED = { baseUrl: undefined, apiKey: undefined };

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
    return withStack({ program, settings: UNCONFIGURED }, async (stack) => {
      const { workspace, emulator, up } = stack;
      await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
      await up();
      assert.equal(emulator.patches.length, 3);
      await assertNothingToDo(stack);
    });
  });

  it("that set none leave missing settings one error of the program, which registers no resource", () =>
    withStack({ program: "", settings: UNCONFIGURED }, async ({ workspace, program, state }) => {
      for (const resource of [SINGLE, FLEET, `HostClusterConfig.get("shared", "c1");`]) {
        await program(register("() => undefined") + resource);
        const { exitCode, all = "" } = await workspace.start(["up", ...NOW]);
        assert.notEqual(exitCode, 0, all);
        assert.equal(count(diagnostics(all), /is not configured/g), 1, all);
        assert.doesNotMatch(all + (await state()), /HostCluster(Config|Fleet)/);
      }
    }));
});
