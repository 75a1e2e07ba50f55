import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { UNKNOWN } from "../../../provider/engine.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { type Properties, partialFailureOf, resourceIn } from "./resourceIn.mjs";

const on = { isHostCluster: true };
const ingress = (port: unknown, others: object = {}) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { port } } },
  ...others,
});
/** What a program declares at first, and what it changes it to. */
const OLD = ingress(1, { hostCluster: { uid: "h" } });
const NEW = ingress(2, { clusterGroup: { uid: "g" } });

const FORBIDDEN: Fault = { method: "PATCH", status: 403, body: { code: "Forbidden", message: "not yours" } };
/** The response is lost. */
const LOST: Fault = { method: "PATCH", reset: true };
const mapOf = (uids: readonly string[], config: object) => Object.fromEntries(uids.map((uid) => [uid, config]));
const many = (size: number) => Array.from({ length: size }, (_, index) => `n${index}`);

describe("HostClusterFleet", () => {
  const emulator = useEmulator();
  const newRun = (values = {}) => testRun(emulator, { maxRetries: 0, ...values });
  const newFleet = (values = {}, options = {}) => resourceIn(newRun(values), "HostClusterFleet", options);
  const here = () => ({ __service: serviceHash(emulator.baseUrl) });
  const stateOf = (clusters: unknown, others: object = {}) => ({ clusters, ...others, ...here() });
  const add = (uids: readonly string[], hostClusterConfig?: object) =>
    emulator.addCluster(...uids.map((uid) => ({ uid, hostClusterConfig: { ...hostClusterConfig } })));
  /** What the service has. */
  const actual = (uids: readonly string[]) =>
    Object.fromEntries(uids.map((uid) => [uid, emulator.clusters.get(uid)?.hostClusterConfig]));
  const uidIn = (url: string) => url.split("/")[3] ?? "";
  /** The clusters that were written since the last call. */
  const written = () => {
    const uids = emulator.patches.map(({ url }) => uidIn(url)).sort();
    emulator.requests.length = 0;
    return uids;
  };

  describe("whose write fails in part", () => {
    const UIDS = ["a", "b", "c"];
    const OUTCOMES = ["written", "lost", "forbidden"] as const;
    type Outcome = (typeof OUTCOMES)[number];
    const combinations = OUTCOMES.flatMap((a) => OUTCOMES.flatMap((b) => OUTCOMES.map((c) => ({ a, b, c }))));

    /** Calls a function for each state that a failure can leave. `by` are the clusters with some outcomes. */
    async function forEachState(
      kind: "create" | "update",
      use: (state: Properties, by: (...outcomes: Outcome[]) => string[]) => Promise<void>,
    ): Promise<void> {
      for (const outcomes of combinations) {
        const by = (...wanted: Outcome[]) => UIDS.filter((uid) => wanted.includes(outcomes[uid as "a"]));
        if (by("forbidden").length === 3 || by("written").length === 3) continue;
        emulator.recover();
        add(UIDS, kind === "update" ? OLD : {});
        for (const uid of by("lost")) emulator.fail({ ...LOST, url: `/${uid}/`, applied: uid !== "b" });
        for (const uid of by("forbidden")) emulator.fail({ ...FORBIDDEN, url: `/${uid}/` });
        const args = { clusters: mapOf(UIDS, NEW) };
        const fleet = newFleet();
        const attempt = kind === "create" ? fleet.create(args) : fleet.update(stateOf(mapOf(UIDS, OLD)), args);
        const { state } = await partialFailureOf(attempt);
        const former = kind === "update" ? OLD : {};
        const pending = by("lost").length > 0 ? { pending: by("lost") } : {};
        const unconfirmed = kind === "create" ? [...by("lost"), ...by("forbidden")] : [];
        const dropped = kind === "update" ? by("lost").map((uid) => [uid, ["/hostCluster"]]) : [];
        const marks = {
          ...(unconfirmed.length > 0 && { __unconfirmed: unconfirmed }),
          ...(dropped.length > 0 && { __dropped: Object.fromEntries(dropped) }),
        };
        const clusters = {
          ...mapOf(by("written"), NEW),
          ...mapOf(by("lost"), { ...former, ...NEW }),
          ...(kind === "update" ? mapOf(by("forbidden"), OLD) : {}),
        };
        assert.deepEqual(state, stateOf(clusters, { ...pending, ...marks }), JSON.stringify(outcomes));
        written();
        await use(state, by);
      }
    }

    for (const kind of ["create", "update"] as const) {
      it(`writes only what failed if the program stays the same, after a ${kind}`, () =>
        forEachState(kind, async (state, by) => {
          const fleet = newFleet();
          const args = { clusters: mapOf(UIDS, NEW) };
          const { differences, needsUpdate } = await fleet.diff(state, args);
          assert.ok(needsUpdate || differences.length > 0);
          assert.deepEqual(await fleet.update(state, args), stateOf(mapOf(UIDS, NEW)));
          assert.deepEqual([written(), actual(UIDS)], [by("lost", "forbidden"), mapOf(UIDS, NEW)]);
        }));
    }

    for (const reads of ["auto", "off"]) {
      it(`writes a reverted program, without what was only attempted, with reads ${reads}`, () =>
        forEachState("update", async (state, by) => {
          const fleet = newFleet({ reads });
          const { pending, __dropped, ...inputs } = state;
          if (reads === "off") assert.deepEqual(await fleet.read(state), { state, inputs });
          const args = { clusters: mapOf(UIDS, OLD) };
          assert.equal((await fleet.diff(state, args)).needsUpdate, by("lost").length > 0);
          assert.deepEqual(await fleet.update(state, args), stateOf(mapOf(UIDS, OLD)));
          assert.deepEqual([written(), actual(UIDS)], [by("written", "lost"), mapOf(UIDS, OLD)]);
        }));
    }
  });

  it("sends each cluster's project; one that failed stays in its former one until it is written", async () => {
    add(["a", "b", "c"]);
    const own = { ...on, projectUid: "own" };
    const scope = (projectUid: string | undefined) => (projectUid === undefined ? {} : { projectUid });
    const projects = () => emulator.patches.map(({ url, headers }) => [uidIn(url), headers["projectuid"]]);
    // The cluster that failed is not pending, because nothing is unknown about it.
    const inP = { ...on, projectUid: "p" };
    for (const { former, next, expected } of [
      { former: undefined, next: "p", expected: stateOf({ a: on, b: inP, c: own }) },
      { former: "q", next: "p", expected: stateOf({ a: on, b: inP, c: own }, { projectUid: "q" }) },
      { former: "p", next: undefined, expected: stateOf({ a: inP, b: on, c: own }) },
    ]) {
      const stored = stateOf({ a: on, b: on, c: own }, scope(former));
      const args = { clusters: { a: on, b: on, c: own }, ...scope(next) };
      emulator.fail({ ...FORBIDDEN, url: "/a/" });
      const { state } = await partialFailureOf(newFleet().update(stored, args));
      assert.deepEqual(state, expected);
      emulator.requests.length = 0;
      const fleet = newFleet();
      const { differences, needsUpdate } = await fleet.diff(state, args);
      assert.deepEqual([needsUpdate, differences.length > 0], [false, true]);
      assert.deepEqual(await fleet.update(state, args), stateOf(args.clusters, scope(next)));
      assert.deepEqual(projects(), [["a", next]]);
      emulator.requests.length = 0;
    }
    await newFleet({ projectUid: "configured" }).create({ clusters: { a: on, c: own } });
    assert.deepEqual(Object.fromEntries(projects()), { a: "configured", c: "own" });
  });

  it("reports what failed by reason, and writes all others, some at a time", async () => {
    const uids = many(100);
    const dead = uids.filter((_, index) => index % 8 === 3);
    add(uids);
    emulator.fail({ ...FORBIDDEN, url: /\/n(7|15)\//, times: 2 });
    // So many do not end the run: others succeed in between.
    emulator.fail({ method: "GET", reset: true, url: new RegExp(`/(${dead.join("|")})$`), times: dead.length });
    const release = emulator.hold({ url: /\/n[01245]$/, times: 5 });
    const creating = partialFailureOf(newFleet({ maxConcurrentRequests: 4 }).create({ clusters: mapOf(uids, on) }));
    await emulator.until(({ underWay }) => underWay === 4);
    release();
    const { message, state } = await creating;
    const [title, ...lines] = message.split("\n");
    assert.equal(title, "15 of 100 clusters failed:");
    assert.match(message, /\n {2}13 failed: "n3", .* and 3 more\n {4}Cannot read cluster "n3":\n {4}.*\n/);
    assert.match(message, /\n {2}2 failed: "n(7|15)", "n(7|15)"\n {4}Cannot update .*\n {4}.*403/);
    assert.equal(lines.filter((line) => /^ {2}\d/.test(line)).length, 2);
    assert.match(message, /\nThe next pulumi up repeats only what failed\.$/);
    assert.deepEqual([Object.keys(state["clusters"] as object).length, state["pending"]], [85, undefined]);
    assert.equal(emulator.peakUnderWay, 4);
  });

  it("says in one summary what all writes overwrite, first, and what is already as declared", async () => {
    const uids = many(25);
    add(uids, { ...on, clusterGroup: { uid: "g" } });
    add(["theirs"], { ...on, clusterGroup: { uid: "theirs" } });
    const clusters = { ...mapOf(uids, on), theirs: { ...on, clusterGroup: { uid: "mine" } } };
    const fleet = newFleet();
    await fleet.create({ clusters });
    assert.deepEqual(fleet.logged, [
      'HostClusterFleet "test": 26 clusters were written: 1 overwrites a value, 25 already as declared\n' +
        '  1 overwrites clusterGroup.uid: "theirs" becomes "mine": "theirs"',
    ]);
  });

  describe("that takes long", () => {
    const clock = controlClock({ skipsBelow: 900 });
    const clusters = mapOf(["a", "b", "c"], on);

    it("shows its progress every 20 s", async () => {
      add(["a", "b", "c"]);
      emulator.fail({ ...FORBIDDEN, url: "/a/" });
      const release = emulator.hold({ method: "PATCH", url: "/b/" });
      const shown: string[] = [];
      const options = { logProgress: (message: string) => shown.push(message) };
      const creating = newFleet({ maxConcurrentRequests: 2, requestTimeoutSeconds: 60 }, options).create({ clusters });
      await emulator.until(({ patches }) => patches.filter(({ status }) => status > 0).length === 2);
      // The client still has to read the response.
      for (let turns = 0; turns < 20; turns += 1) await setImmediate();
      const message = "Writing 3 clusters: 1 done, 1 failed, 1 left";
      for (const expected of [[message], [message, message]]) {
        clock.advance(19_999);
        assert.deepEqual(shown, expected.slice(1));
        clock.advance(1);
        assert.deepEqual(shown, expected);
      }
      release();
      assert.match((await partialFailureOf(creating)).message, /^1 of 3 clusters failed:\n {2}1 failed: "a"\n/);
      clock.advance(60_000);
      assert.equal(shown.length, 2);
    });

    it("attempts no more clusters after the timeout of the whole operation", async () => {
      add(["a", "b", "c"]);
      const release = emulator.hold({ method: "PATCH", url: "/b/" });
      const fleet = newFleet({ maxConcurrentRequests: 1 }, { timeoutSeconds: 2 });
      const creating = partialFailureOf(fleet.create({ clusters }));
      await emulator.until(({ patches }) => patches.length === 2);
      clock.advance(2000);
      const { message, state } = await creating;
      release();
      assert.match(message, / 1 failed: "b"\n.*\n.*within 2 s/);
      assert.match(message, / 1 not attempted: "c"\n {4}Not attempted within 2 s, because other requests/);
      assert.deepEqual(state, stateOf(mapOf(["a", "b"], on), { pending: ["b"], __unconfirmed: ["b", "c"] }));
    });
  });

  it("compares cluster by cluster, with unknown values as differences and projects by their effect", async () => {
    const stored = { "63a1": on, a: ingress(1), b: on, c: {} };
    const port = "clusters.a.clusterEndpoint.config.ingressConfig.port";
    const [p, own] = [{ projectUid: "p" }, { ...on, projectUid: "p" }];
    for (const [args, paths, state = { clusters: stored }] of [
      [{ clusters: stored }, ""],
      [{ clusters: { ...stored, a: ingress(2), "63a1": {} } }, `clusters["63a1"].isHostCluster ${port}`],
      [{ clusters: { "63a1": on, a: ingress(1), d: {} } }, "clusters.b clusters.c clusters.d"],
      [{ clusters: { ...stored, a: ingress(UNKNOWN), b: UNKNOWN } }, `${port} clusters.b`],
      [{ clusters: UNKNOWN }, "clusters"],
      [{ clusters: stored, ...p }, "projectUid"],
      // An entry's project is the same if it is the fleet's, however the program writes it.
      [{ clusters: { a: own }, ...p }, "", { clusters: { a: on }, ...p }],
      [{ clusters: { a: on }, ...p }, "", { clusters: { a: own }, ...p }],
    ] as [args: Properties, paths: string, state?: Properties][]) {
      const { differences } = await newFleet().diff({ ...state, ...here() }, args);
      assert.equal(differences.map(({ path }) => path).join(" "), paths);
    }
  });

  it("removes the clusters that the service no longer has in a refresh, and names them", async () => {
    add(["a"], on);
    const fleet = newFleet();
    const state = stateOf({ a: on });
    const refreshed = await fleet.read(stateOf(mapOf(["a", "b", "c"], on), { pending: ["c"] }));
    assert.deepEqual(refreshed, { state, inputs: state });
    const [shown = "", ...others] = fleet.logged;
    assert.deepEqual(others, [], "no warning, because not all clusters are gone");
    assert.match(shown, /: 2 of 3 clusters differ .*: 2 are not found\n {2}2 are not found .*: "b", "c"$/);
  });

  it("warns in a refresh if all clusters are gone, because a key of another tenant has the same response", async () => {
    for (const { projectUid, says } of [
      { projectUid: "p7", says: /The key comes from spectrocluster:apiKey, and the project is "p7"\./ },
      { projectUid: undefined, says: /The key comes from spectrocluster:apiKey, and no project is set\./ },
    ]) {
      const fleet = newFleet();
      const state = stateOf(mapOf(["a", "b"], on), { projectUid });
      assert.equal(await fleet.read(state), undefined);
      assert.match(fleet.logged.join("\n"), /2 are not found and leave the state.*: "a", "b"\nwarning: /);
      assert.match(fleet.logged.join("\n"), says);
    }
  });

  it("reads in a preview what differs, at the same time", async () => {
    add(["a", "b", "c"], { clusterGroup: { uid: "g" } });
    const release = emulator.hold({ url: "/b" });
    const fleet = newFleet({ readInPreview: true });
    const previewing = fleet.preview(stateOf({ a: on }), { clusters: { a: on, b: on, c: on, d: UNKNOWN } });
    await emulator.until(({ requests }) => requests.some(({ url, status }) => url.endsWith("/c") && status === 200));
    release();
    await previewing;
    const sent = emulator.requests.map(({ method, url }) => `${method} ${uidIn(url)}`);
    assert.deepEqual(sent, ["GET b", "GET c"]);
    assert.match(fleet.logged.join(), /^HostClusterFleet "test": 2 clusters would be written: 2 set a value/);
    const { message } = await errorOf(fleet.preview(undefined, { clusters: { a: on, z: on } }));
    assert.match(message, /^1 of 2 clusters failed:\n {2}1 failed: "z"\n.*\n.*404/);
  });

  it("cannot be imported", () =>
    assert.rejects(newFleet().read(undefined), /cannot be imported\. Declare it in the program/));
});
