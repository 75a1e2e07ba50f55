import assert from "node:assert/strict";
import { type Adapter, assertNothingToDo, type TestStack, withStack } from "./stack.mjs";

const UIDS = Array.from({ length: 30 }, (_, index) => `63a1f0e2c0ffee00000000${10 + index}`);
const EXTRA = "63a1f0e2c0ffee0000000099";
const clusters = () => [...UIDS, EXTRA].map((uid) => ({ uid }));

/** A program with a fleet of all clusters, which it may change before the declaration. */
const fleetProgram = (change = "", args = "") => `
const clusters = {};
for (const uid of ${JSON.stringify(UIDS)}) {
  clusters[uid] = {
    isHostCluster: true,
    clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*." + uid + ".example.com", port: 443 } } },
  };
}
${change}
new HostClusterFleet("prod", { clusters, ${args} });
`;

/** The state of the only fleet. */
async function fleetOf({ resources }: TestStack) {
  const fleets = (await resources()).filter(({ urn }) => urn.includes("HostClusterFleet"));
  assert.equal(fleets.length, 1);
  return fleets[0]?.outputs as { clusters: Record<string, { isHostCluster: boolean }>; pending?: object };
}

/** Creates a fleet, previews, updates, recovers from a partial failure, refreshes and destroys it. */
export function fleetLifecycle(adapter: Adapter): Promise<void> {
  return withStack({ program: fleetProgram(), adapter, clusters: clusters() }, async (stack) => {
    const { emulator, workspace, program, up, failingUp } = stack;
    const [changed = "", removed = "", gone = ""] = UIDS;
    const sent = () => {
      const urls = emulator.patches.map(({ url }) => url.split("/")[3]);
      emulator.requests.length = 0;
      return urls.sort();
    };
    await up();
    assert.deepEqual(sent(), UIDS);
    await assertNothingToDo(stack);

    // A preview shows the difference by UID and property, and no other cluster.
    const change = `clusters["${changed}"].clusterEndpoint.config.ingressConfig.port = 8443;
      delete clusters["${removed}"]; clusters["${EXTRA}"] = {};`;
    await program(fleetProgram(change));
    const preview = await workspace.run("preview", "--diff");
    assert.match(preview, /~ 63a1f0e2c0ffee0000000010[\s\S]*~ port: 443 => 8443/);
    assert.match(preview, /- 63a1f0e2c0ffee0000000011/);
    assert.match(preview, /\+ 63a1f0e2c0ffee0000000099/);
    assert.doesNotMatch(preview, /63a1f0e2c0ffee0000000012/);

    // The guard against a truncated list.
    await program(fleetProgram(`${change} delete clusters["${gone}"];`, "maxRemovals: 1"));
    const guarded = await workspace.start(["preview"]);
    assert.notEqual(guarded.exitCode, 0);
    assert.match(String(guarded.all), /would remove 2 clusters, but maxRemovals is 1: "63a1f0e2c0ffee0000000011"/);

    // A failure without an effect, because of which nothing is disabled.
    await program(fleetProgram(change));
    const rejected = { method: "PATCH", status: 422, times: 9 };
    emulator.fail({ ...rejected, url: EXTRA });
    const failure = await failingUp();
    assert.match(
      failure,
      /1 of 2 clusters failed:[\s\S]*1 cluster that the program no longer declares stays enabled for now[\s\S]*The next pulumi up completes the fleet/,
    );
    const partial = await fleetOf(stack);
    assert.equal(partial.pending, undefined);
    assert.deepEqual(Object.keys(partial.clusters).sort(), UIDS);
    await workspace.run("refresh", "--yes", "--skip-preview");
    assert.deepEqual(await fleetOf(stack), partial);
    emulator.recover();
    const pending = await workspace.run("preview", "--diff");
    assert.doesNotMatch(pending, /63a1f0e2c0ffee0000000012/);
    assert.match(pending, /63a1f0e2c0ffee0000000099/);
    sent();
    await up();
    assert.deepEqual(sent(), [removed, EXTRA]);
    assert.equal((await fleetOf(stack)).pending, undefined);
    await assertNothingToDo(stack);

    // Drift and a cluster that no longer exists.
    emulator.clusters.delete(gone);
    emulator.addCluster({ uid: changed, hostClusterConfig: { isHostCluster: false } });
    const refresh = await workspace.run("refresh", "--yes", "--skip-preview", "--diff");
    assert.match(refresh, /1 cluster removed from the state.*: "63a1f0e2c0ffee0000000012"/);
    assert.match(refresh, /~ 63a1f0e2c0ffee0000000010[\s\S]*~ isHostCluster *: true => false/);
    emulator.addCluster({ uid: gone });
    sent();
    await up();
    assert.deepEqual(sent(), [changed, gone]);

    // A destroy continues past failures and can be repeated.
    emulator.fail({ ...rejected, url: changed });
    const { exitCode, all } = await workspace.start(["destroy", "--yes", "--skip-preview"]);
    assert.notEqual(exitCode, 0);
    assert.match(String(all), /1 of 29 clusters failed:/);
    assert.equal(Object.keys((await fleetOf(stack)).clusters).length, 30);
    emulator.recover();
    await workspace.run("destroy", "--yes", "--skip-preview");
    for (const { hostClusterConfig } of emulator.clusters.values())
      assert.deepEqual(hostClusterConfig, { isHostCluster: false });
  });
}
