import assert from "node:assert/strict";
import { asSecret, UNKNOWN } from "../../../provider/engine.js";
import { ADAPTERS, type ResourceClient } from "../../support/adapters.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { type Properties, partialFailureOf, resourceIn } from "./resourceIn.mjs";

const on = { isHostCluster: true };
const off = { isHostCluster: false };
const group = { clusterGroup: { uid: "g" } };
const forbidden = { method: "PATCH", status: 403, body: { code: "Forbidden", message: "no" } };
const FLEET = 'HostClusterFleet "test":';

describe("the name of a cluster in a fleet", () => {
  const emulator = useEmulator();
  const newFleet = (values = {}, options = {}) =>
    resourceIn(testRun(emulator, { maxRetries: 0, ...values }), "HostClusterFleet", options);
  const stateOf = (clusters: object) => ({ clusters, __service: serviceHash(emulator.baseUrl) });
  const add = (uid: string, name: string, hostClusterConfig = {}) =>
    emulator.addCluster({ uid, name, hostClusterConfig });
  const sent = () => emulator.requests.map(({ method }) => method).join(" ");

  for (const [where, open] of Object.entries(ADAPTERS)) {
    describe(where, () => {
      let client: ResourceClient;
      const start = async () => {
        const { baseUrl, apiKey } = emulator;
        client = await open("HostClusterFleet", { baseUrl, apiKey, maxRetries: 0 });
      };
      afterEach(() => client.close());
      /** An update as the engine makes it, with the flag that the SDK sends to the dynamic provider. */
      async function update(old: Properties, clusters: object, flags = {}) {
        const { inputs, failures } = await client.check({ clusters, ...flags }, old);
        assert.deepEqual(failures, []);
        const { changes } = await client.diff("id", old, inputs);
        return { changes, state: await client.update("id", old, inputs) };
      }

      it("is beside its UID, in the state and never sent, and a change of it alone sends nothing", async () => {
        await start();
        for (const uid of ["a", "b"]) add(uid, `dev-${uid}`);
        const { inputs } = await client.check({ clusters: { a: { name: "dev-a", ...off }, b: { name: "dev-b" } } });
        await client.shows(/1 is declared with isHostCluster: false: .*: "a" \(dev-a\)/);
        const { properties } = await client.create(inputs);
        assert.deepEqual(properties, inputs);
        const configs = emulator.patches.map(({ body }) => JSON.stringify(body)).sort();
        assert.deepEqual(configs, ['{"hostClusterConfig":{"isHostCluster":false}}', '{"hostClusterConfig":{}}']);
        const read = await client.read("id", properties);
        assert.deepEqual(read, { properties, inputs: properties });
        const before = sent();
        const renamed = { a: { name: "test-a", ...off }, b: {} };
        const { changes, state } = await update(properties, renamed);
        assert.deepEqual([changes === "none", state, sent()], [false, { ...properties, clusters: renamed }, before]);
        await client.shows(/1 changes name from "dev-a" to "test-a": "a" .*\n {2}1 no longer declares a name: "b"/);
        await client.delete("id", state);
      });

      it("is in no message if it is secret, and disables nothing all the same", async () => {
        await start();
        const secret = where === "in the plugin" ? asSecret("hunter2") : "hunter2";
        const flags = where === "in the plugin" ? {} : { __hasSecrets: true };
        add("a", "prod", on);
        add("b", "hunter2", { ...on, ...group });
        const { inputs } = await client.check({
          clusters: { a: { name: secret, ...on }, b: { name: secret } },
          ...flags,
        });
        const { properties } = await client.create(inputs);
        await client.shows(/is declared as a hidden value, in Palette another hidden value: "a"$/m);
        await client.read("id", properties);
        const next = { a: { name: secret, ...off }, b: { name: secret, ...off } };
        const checked = await client.check({ clusters: next, ...flags }, properties);
        await client.diff("id", properties, checked.inputs);
        const error = await errorOf(client.update("id", properties, checked.inputs));
        const { message } = client.explain(error);
        assert.match(message, /1 failed: "a"\n.*not written/);
        await client.delete("id", properties);
        // Another run, which knows it from the state only.
        await client.close();
        await start();
        await client.delete("id", properties);
        await client.shows(/2 stay as they are .*: "a", "b"/);
        assert.doesNotMatch(`${await client.shown()}${message}`, /hunter2/);
      });
    });
  }

  it("is a warning in each write, refresh and preview that reads, one for all clusters", async () => {
    for (const uid of ["a", "b", "c", "d"]) add(uid, `prod-${uid}`, on);
    const clusters = { a: { name: "dev-a" }, b: { name: "dev-b" }, c: { name: "prod-c" }, d: {} };
    const warning =
      `warning: ${FLEET} 2 of 4 clusters have another name in Palette\n` +
      '  2 are declared with another name, such as "dev-a", in Palette "prod-a": "a" (prod-a), "b" (prod-b)';
    for (const operation of ["create", "read", "preview"]) {
      const fleet = newFleet({ readInPreview: true });
      if (operation === "create") await fleet.create({ clusters });
      else if (operation === "read") await fleet.read(stateOf(clusters));
      else await fleet.preview(undefined, { clusters });
      const warnings = fleet.logged.filter((message) => message.startsWith("warning"));
      assert.deepEqual(warnings, [warning], operation);
    }
  });

  it("is an error in a preview that reads, if the write would disable the cluster, and only then", async () => {
    for (const { uid, theirs, args, fails } of [
      { uid: "a", theirs: on, args: off, fails: true },
      { uid: "b", theirs: { isHostCluster: "true" }, args: off, fails: true },
      { uid: "c", theirs: off, args: { ...off, ...group }, fails: false },
      { uid: "d", theirs: {}, args: off, fails: false },
      { uid: "e", theirs: on, args: group, fails: false },
    ]) {
      emulator.acceptsUnknownMembers = true;
      add(uid, "prod", theirs);
      const clusters = { [uid]: { name: "dev", ...args } };
      const before = emulator.patches.length;
      for (const state of [undefined, stateOf({ [uid]: { name: "dev" } })]) {
        const fleet = newFleet({ readInPreview: true });
        const results = [fleet.preview(state, { clusters }), state ? fleet.update(state, { clusters }) : undefined];
        if (!fails) await Promise.all(results);
        else for (const each of results) if (each) assert.match(String(await errorOf(each)), /declared as "dev"/);
        assert.equal(emulator.patches.length > before, !fails && state !== undefined, uid);
      }
    }
  });

  it("is in the list of a failed fleet, which groups clusters by reason whatever their names are", async () => {
    for (const uid of ["n1", "n2", "n3"]) add(uid, `prod-${uid}`, on);
    const clusters = { n1: { name: "one", ...off }, n2: { name: "two", ...off }, n3: { name: "prod-n3", ...on } };
    emulator.fail({ ...forbidden, url: "/n3/" });
    const { message } = await errorOf(newFleet().create({ clusters }));
    assert.match(message, /^3 of 3 clusters failed:\n {2}2 failed: "n1" \(prod-n1\), "n2" \(prod-n2\)\n/);
    assert.match(message, /\n {2}1 failed: "n3" \(prod-n3\)\n/);
    emulator.fail({ method: "GET", status: 403, body: forbidden.body });
    const { message: unread } = await errorOf(newFleet().create({ clusters: { n3: clusters.n3 } }));
    assert.match(unread, /^1 of 1 cluster failed:\n {2}1 failed: "n3" \(prod-n3\)\n {4}Cannot read cluster "n3":/);
  });

  it("that is not known yet is left out, and nothing is compared with it", async () => {
    add("a", "prod", on);
    const fleet = newFleet({ readInPreview: true });
    await fleet.preview(stateOf({ a: { ...on } }), { clusters: { a: { name: UNKNOWN, ...off } } });
    await fleet.diff(stateOf({ a: { name: "x", ...on } }), { clusters: { a: UNKNOWN } });
    assert.doesNotMatch(fleet.logged.join(), /another name|no longer declares a name|04da6b54|\(x\)/);
  });

  it("is short and printable in messages, whatever it contains, and equal ones are as good", async () => {
    const fleet = newFleet();
    const names = [`${"x".repeat(59)}${"é".repeat(5000)}`, 'q"\u001b[31m\n\u202e', "same", "same", "e"];
    const clusters = names.map((name, index) => ["abcde".charAt(index), { name, ...off }]);
    await fleet.checked({ clusters: Object.fromEntries(clusters) });
    const list = `"a" (${"x".repeat(59)}é…), "b" (q\\"\\u001b[31m\\n\\u202e), "c" (same), "d" (same), "e"`;
    assert.equal(fleet.logged[0]?.split("Palette: ")[1], list);
  });

  it("is that of the state where the program does not declare the cluster, and that of the program elsewhere", async () => {
    const run = testRun(emulator);
    const fleet = resourceIn(run, "HostClusterFleet");
    const named = ["a", "b", "c", "d"].map((uid) => [uid, { name: `dev-${uid}`, ...on }]);
    const state = stateOf(Object.fromEntries(named));
    await resourceIn(run, "HostClusterConfig").checked({ clusterUid: "d", ...on });
    await fleet.diff(state, { clusters: { a: { name: "dev-a", ...on }, c: on } });
    assert.match(
      fleet.logged.join(),
      /1 leaves this resource, .*: "b" \(dev-b\)\n {2}1 moves .*: "d" \(dev-d\)\n {2}1 no longer declares a name: "c"$/,
    );
    const other = resourceIn(run, "HostClusterFleet", { owner: 'HostClusterFleet "other"' });
    assert.match(other.check({ clusters: { a: on } }).failures.join(), /both declare cluster "a" \(dev-a\)\./);
    const gone = newFleet();
    await gone.read(state);
    gone.delete(state);
    const list = '"a" (dev-a), "b" (dev-b), "c" (dev-c), "d" (dev-d)';
    for (const message of [gone.logged[0], gone.logged.find((each) => each.includes("no longer managed"))])
      assert.ok(message?.includes(list), message);
  });

  it("is kept like other values by ignoreChanges, and then the stored one is shown and compared", async () => {
    add("a", "prod", on);
    const state = stateOf({ a: { name: "old", ...on } });
    // The engine has put the stored name in place of the program's.
    const args = { clusters: { a: { name: "old", ...on } } };
    const fleet = newFleet({}, { ignoreChanges: ['clusters["*"].name'] });
    assert.deepEqual((await fleet.diff(state, args)).differences, []);
    const updated = await fleet.update(state, { clusters: { a: { ...args.clusters.a, ...group } } });
    assert.deepEqual(updated["clusters"], { a: { name: "old", ...on, ...group } });
    assert.deepEqual(emulator.patches.at(-1)?.body, { hostClusterConfig: { ...on, ...group } });
    assert.match(fleet.logged.join(), /1 is declared as "old", in Palette "prod": "a" \(prod\)/);
    await assert.rejects(fleet.update(updated, { clusters: { a: { name: "old", ...off } } }), /declared as "old"/);
  });

  it("in the state is that of what was written, and the former one of what was not", async () => {
    const uids = ["written", "lost", "refused", "same"];
    for (const uid of uids) add(uid, uid, on);
    emulator.fail({ ...forbidden, url: "/refused/" });
    emulator.fail({ method: "PATCH", reset: true, url: "/lost/" });
    const named = (name: string, config: (uid: string) => object) =>
      Object.fromEntries(uids.map((uid) => [uid, { name: `${uid}-${name}`, ...config(uid) }]));
    const old = stateOf(named("old", () => on));
    const clusters = named("new", (uid) => (uid === "same" ? on : { ...on, ...group }));
    const { state } = await partialFailureOf(newFleet().update(old, { clusters }));
    assert.deepEqual(state["clusters"], { ...clusters, refused: { name: "refused-old", ...on } });
    const refreshed = await newFleet().read(state, "id", old);
    assert.deepEqual(
      Object.values(refreshed?.inputs["clusters"] as object).map(({ name }) => name),
      [...["written-new", "lost-new", "refused-old", "same-new"]],
    );
    const { differences } = await newFleet().diff(refreshed?.state ?? {}, { clusters });
    assert.deepEqual(differences.map(({ path }) => path).sort(), [
      ...["lost", "refused"].map((uid) => `clusters.${uid}.clusterGroup.uid`),
      "clusters.refused.name",
    ]);
  });
});
