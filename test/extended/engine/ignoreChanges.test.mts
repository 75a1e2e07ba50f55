import assert from "node:assert/strict";
import type { Emulator } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { DYNAMIC, NOW, type TestStack, withStack } from "../../engine/stack.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";

type Config = Record<string, unknown>;

const on = (port: number) => ({ isHostCluster: true, hostCluster: { uid: `h${port}` } });
const ingress = (host: string) => ({ type: "Ingress", config: { ingressConfig: { host, port: 443 } } });
/** What others may set in Palette, and no program can declare. */
const impossible = ingress("https://x.example.com");
const isAccepted = /warning: .*host is "https:\/\/x\.example\.com", which has a scheme/;

/** What the engine never shows, even with `--diff`. */
const isHidden = /__(service|imported|unconfirmed|dropped|ignored)|TypeError/;
const configsIn = ({ clusters }: Emulator) =>
  Object.fromEntries([...clusters].map(([uid, { hostClusterConfig }]) => [uid, hostClusterConfig]));

/** Asserts that a refresh finds no drift, and that an update then sends nothing. */
async function assertSettled({ workspace, emulator }: TestStack): Promise<void> {
  const sent = emulator.patches.length;
  for (const command of ["refresh", "up"]) await workspace.run(command, ...NOW, "--expect-no-changes");
  assert.equal(emulator.patches.length, sent);
}

const single = (uid: string, config: Config, ignoreChanges: string[]) =>
  `new HostClusterConfig("${uid}", ${JSON.stringify({ clusterUid: uid, ...config })}, ${JSON.stringify({ ignoreChanges })});`;
const fleet = (uid: string, config: Config, ignoreChanges: string[]) =>
  `new HostClusterFleet("${uid}", { clusters: ${JSON.stringify({ [uid]: config })} }, ${JSON.stringify({ ignoreChanges })});`;

// What the provider makes of the option is tested in process, also with random steps. This is what the engine makes of it.
for (const adapter of [DYNAMIC, PLUGIN]) {
  describe(`ignoreChanges with ${adapter.name}`, () => {
    const elsewhere = useEmulator({ uid: "c1", hostClusterConfig: { isHostCluster: true } });
    const clusters = ["single", "fleet", "every-single", "every-fleet", "replaced"].map((uid) => ({ uid }));
    const theirs = { ...on(1), clusterEndpoint: ingress("theirs") };
    const mine = (port: number) => ({ ...on(port), clusterEndpoint: ingress("mine") });
    const programOf = (port: number) =>
      [
        single("single", mine(port), ["clusterEndpoint", "clusterGrup"]),
        fleet("fleet", mine(port), ['clusters["*"].clusterEndpoint']),
        single("every-single", mine(port), ["*"]),
        fleet("every-fleet", mine(port), ["*"]),
        single("replaced", mine(port), ["clusterEndpoint"]),
      ].join("\n");

    it("leaves to Palette even what no program can declare, but not a lost create, nor a replacement", () =>
      withStack({ program: programOf(1), adapter, clusters }, async (stack) => {
        const { emulator, workspace, up } = stack;
        emulator.fail({ method: "PATCH", times: clusters.length, status: 501 });
        assert.doesNotMatch(await stack.failingUp("--diff", "--continue-on-error"), isHidden);
        const urn = (await stack.resources()).find(({ id }) => id === "replaced")?.urn ?? assert.fail();
        const refreshed = await workspace.run("refresh", ...NOW, "--target", urn);
        assert.match(refreshed, /leaves the state, because its first write was not confirmed/);
        const repeated = await up("--diff");
        assert.doesNotMatch(repeated, isHidden);
        assert.match(repeated, /written again/);
        for (const config of Object.values(configsIn(emulator))) assert.deepEqual(config, mine(1));

        const become = (hostClusterConfig: Config) =>
          emulator.addCluster(...clusters.map(({ uid }) => ({ uid, hostClusterConfig })));
        become({ ...on(1), clusterEndpoint: impossible });
        assert.doesNotMatch(await workspace.run("refresh", ...NOW, "--diff"), isHidden);
        become(theirs);
        await stack.configure({ strictArguments: true });
        await stack.program(programOf(2));
        const changed = await up("--diff", "--replace", urn);
        assert.match(changed, isAccepted);
        assert.match(changed, /clusterGrup is not a property; did you mean clusterGroup\?/);
        assert.deepEqual(configsIn(emulator), {
          ...{ single: { ...theirs, ...on(2) }, fleet: { ...theirs, ...on(2) } },
          ...{ "every-single": theirs, "every-fleet": theirs, replaced: mine(2) },
        });
        await workspace.run("refresh", ...NOW);
        await assertSettled(stack);
      }));

    it("leaves a host of another Palette enabled, which an old isHostCluster: false says nothing about", () =>
      withStack({ program: single("c1", { isHostCluster: false }, ["*"]), adapter }, async (stack) => {
        await stack.up();
        const { baseUrl, apiKey } = elsewhere;
        await stack.configure({ baseUrl, apiKey });
        await stack.up();
        assert.deepEqual(configsIn(elsewhere), { c1: { isHostCluster: true } });
      }));
  });
}

describe("ignoreChanges after pulumi import", () => {
  const theirs = { ...on(0), clusterGroup: { uid: "theirs", name: "Theirs" } };
  const cases: Record<string, { actual: Config; declared?: Config; ignored: string }> = {
    reference: { actual: theirs, ignored: "clusterGroup" },
    member: { actual: theirs, declared: { clusterGroup: { uid: "theirs" } }, ignored: "clusterGroup.name" },
    every: { actual: theirs, ignored: "*" },
    endpoint: { actual: { ...on(0), clusterEndpoint: impossible }, ignored: "clusterEndpoint" },
  };
  const clusters = Object.entries(cases).map(([uid, { actual }]) => ({ uid, hostClusterConfig: actual }));

  it("leaves to Palette what no program has declared, also when the option goes", () =>
    withStack({ program: "", adapter: PLUGIN, clusters }, async (stack) => {
      const { emulator, workspace } = stack;
      const resources = clusters.map(({ uid }) => ({ type: PLUGIN.type, name: uid, id: uid }));
      await workspace.write({ "import.json": JSON.stringify({ resources }) });
      const options = ["--file=import.json", "--yes", "--protect=false", "--generate-code=false"];
      const imported = await workspace.run("import", ...options);
      assert.match(imported, isAccepted);
      assert.doesNotMatch(imported, /error|failed|inconsistent/i);
      await workspace.run("refresh", ...NOW, "--expect-no-changes");
      for (const step of [0, 1, 2]) {
        const code = Object.entries(cases).map(([uid, { declared, ignored }]) =>
          single(uid, { ...on(step), ...declared }, step < 2 ? [ignored] : []),
        );
        await stack.program(code.join("\n"));
        const shown = await stack.up("--diff");
        assert.doesNotMatch(shown, isHidden);
        if (step === 0) assert.match(shown, /: what was imported and is ignored leaves the state/);
        for (const [uid, { actual }] of Object.entries(cases)) {
          const written = on(uid === "every" && step < 2 ? 0 : step);
          assert.deepEqual(emulator.clusters.get(uid)?.hostClusterConfig, { ...actual, ...written }, uid);
        }
        await assertSettled(stack);
      }
    }));
});
