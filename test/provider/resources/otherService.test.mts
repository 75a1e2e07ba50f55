import assert from "node:assert/strict";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { DECLARATIONS, partialFailureOf, resourceIn } from "./resourceIn.mjs";

const on = { isHostCluster: true };
const clusterGroup = { uid: "g1" };
const elsewhere = { __service: serviceHash("https://former.example.com") };

describe("a state of another service", () => {
  const emulator = useEmulator(...["a", "b", "c"].map((uid) => ({ uid, hostClusterConfig: { clusterGroup } })));
  const newRun = (values = {}) => testRun(emulator, { maxRetries: 0, ...values });
  const here = () => ({ __service: serviceHash(emulator.baseUrl) });

  it("needs an update, which one note of the run explains", async () => {
    const run = newRun();
    const logged: string[] = [];
    for (const [index, { name, argsOf }] of [...DECLARATIONS, ...DECLARATIONS].entries()) {
      const resource = resourceIn(run, name, { owner: `${name} "${index}"` });
      const args = argsOf(`uid-${index}`, on);
      const state = { ...args, ...elsewhere, pending: [`uid-${index}`] };
      assert.equal((await resource.diff(state, args)).needsUpdate, true);
      logged.push(...resource.logged);
    }
    const [note = "", ...others] = logged;
    assert.ok(
      note.startsWith(`baseUrl has changed, so all declared clusters are written to Palette at ${emulator.baseUrl}.`),
    );
    assert.deepEqual(others, []);
    assert.equal(emulator.requests.length, 0);
  });

  for (const { name, argsOf } of DECLARATIONS) {
    describe(`of a ${name}`, () => {
      it("says nothing about what the new service has: everything is written, and what others set is kept", async () => {
        const resource = resourceIn(newRun({ readInPreview: true }), name);
        // With ignoreChanges: ["*"], the engine checks the stored inputs.
        for (const args of [argsOf("a", on), { ...argsOf("a", on), ...elsewhere }]) {
          const state = { ...argsOf("a", { ...on, clusterGroup }), ...elsewhere };
          emulator.addCluster({ uid: "a", hostClusterConfig: { clusterGroup } });
          const old = "__service" in args ? args : state;
          await resource.preview(state, args, old);
          assert.deepEqual(await resource.update(state, args, old), { ...argsOf("a", on), ...here() });
          assert.deepEqual(emulator.clusters.get("a")?.hostClusterConfig, { ...on, clusterGroup });
          const unchanged = { ...argsOf("a", on), ...elsewhere };
          await resource.update(unchanged, args, old);
        }
        assert.equal(emulator.patches.length, 4);
        for (const message of resource.logged.slice(0, 2)) assert.match(message, /keeps clusterGroup\.uid as it is in/);
      });

      it("cannot be refreshed", async () => {
        const state = { ...argsOf("a", on), ...elsewhere };
        const message = new RegExp(`The state is of another service than ${emulator.baseUrl}, so it cannot be ref`);
        await assert.rejects(resourceIn(newRun(), name).read(state, "a"), message);
        assert.equal(emulator.requests.length, 0);
      });
    });
  }

  it("of a fleet keeps only what was written or attempted there, if the update fails in part", async () => {
    emulator.fail({ method: "PATCH", url: "/b/", reset: true });
    emulator.fail({ method: "PATCH", url: "/c/", status: 403, body: { code: "Forbidden", message: "no" } });
    const clusters = { a: on, b: on, c: on };
    const fleet = resourceIn(newRun(), "HostClusterFleet");
    const former = { clusters: { ...clusters, d: on }, ...elsewhere };
    const { state } = await partialFailureOf(fleet.update(former, { clusters }));
    assert.deepEqual(state, { clusters: { a: on, b: on }, pending: ["b"], __unconfirmed: ["b", "c"], ...here() });
    // The engine's refresh compares with the stored inputs, which are still those of the former service.
    const refreshed = await fleet.read(state);
    await fleet.diffOfRefresh(refreshed?.state ?? {}, former);
    assert.deepEqual(await fleet.update(state, { clusters }), { clusters, ...here() });
  });
});
