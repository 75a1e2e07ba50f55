import assert from "node:assert/strict";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { DECLARATIONS, resourceIn } from "../resources/resourceIn.mjs";
import { testRun } from "../run/testRun.mjs";

const on = (host: string, port = 443) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port } } },
});
const HOST = "clusterEndpoint.config.ingressConfig.host";
const forbidden: Fault = { method: "PATCH", status: 403, body: { code: "Forbidden", message: "no" } };
const lost: Fault = { method: "PATCH", status: 503, applied: true };

const wasWritten = /was written: overwrites .*host: "theirs" becomes "a"$/;
const maybeWritten = /may have been written: overwrites .*host: "theirs" becomes "a"$/;
const rows: [what: string, faults: Fault[], says?: RegExp, more?: { others?: object; maxRetries?: number }][] = [
  ["nothing of a refused write", [forbidden]],
  ["what a write overwrote", [], wasWritten],
  ["what a write may have overwritten", [lost], maybeWritten, { maxRetries: 0 }],
  ["what the first attempt overwrote, if the second one finds the program's own value", [lost], wasWritten],
  ["what the first attempt may have overwritten, if the second one is refused", [lost, forbidden], maybeWritten],
  [
    "what the first attempt may have overwritten, if the read of the second one fails",
    [lost, { ...forbidden, method: "GET", every: 2 }],
    maybeWritten,
  ],
  ["nothing of an attempt that had no effect", [{ method: "PATCH", status: 429 }, forbidden]],
  ["what could not be compared", [], /sends back hostCluster, which cannot/, { others: { hostCluster: "text" } }],
  ["a flag of a wrong type", [], /overwrites isHostCluster, which cannot/, { others: { isHostCluster: "true" } }],
];

describe("what a write says that it did", () => {
  controlClock({ skipsBelow: 20_000 });
  const emulator = useEmulator();

  for (const [what, faults, says, { others, maxRetries = 2 } = {}] of rows) {
    for (const { name, argsOf } of DECLARATIONS) {
      it(`is ${what}, of a ${name}`, async () => {
        emulator.acceptsUnknownMembers = true;
        emulator.addCluster({ uid: "c1", hostClusterConfig: { ...on("theirs"), ...others } as never });
        emulator.fail(...faults, ...(others ? [{ method: "PATCH", status: 204, body: "", untyped: true }] : []));
        const resource = resourceIn(testRun(emulator, { maxRetries }), name);
        await resource.create(argsOf("c1", on("a"))).catch(() => {});
        const logged = resource.logged.join("\n");
        if (says === undefined) return assert.equal(logged, "");
        if (name === "HostClusterConfig") assert.match(logged, says);
        assert.match(logged, new RegExp(`overwrites ${HOST}: "theirs" becomes "a"`));
        assert.doesNotMatch(logged, /already as declared/);
      });
    }
  }

  it("counts each outcome of a fleet, and names no refused cluster", async () => {
    const uids = Array.from({ length: 20 }, (_, index) => `n${index}`);
    for (const uid of uids) emulator.addCluster({ uid, hostClusterConfig: on("theirs") });
    for (const uid of ["n3", "n4", "n5"]) emulator.fail({ ...forbidden, url: `/${uid}/` });
    emulator.fail({ ...lost, url: "/n6/" });
    const fleet = resourceIn(testRun(emulator, { maxRetries: 0 }), "HostClusterFleet");
    await errorOf(fleet.create({ clusters: Object.fromEntries(uids.map((uid) => [uid, on("a")])) }));
    assert.deepEqual(
      fleet.logged.map((message) => message.split("\n")[0]),
      [
        'HostClusterFleet "test": 16 of 20 clusters were written: 16 overwrite a value',
        'HostClusterFleet "test": 1 of 20 clusters may have been written: 1 overwrites a value',
      ],
    );
    assert.doesNotMatch(fleet.logged.join(), /"n[345]"/);
  });

  it("also counts the clusters of an update that overwrite nothing", async () => {
    const uids = ["a", "b", "c"];
    for (const uid of uids) emulator.addCluster({ uid, hostClusterConfig: on(uid === "a" ? "theirs" : "h") });
    const fleet = resourceIn(testRun(emulator), "HostClusterFleet");
    const clusters = (port: number) => ({ clusters: Object.fromEntries(uids.map((uid) => [uid, on("h", port)])) });
    await fleet.update({ ...clusters(443), __service: serviceHash(emulator.baseUrl) }, clusters(8443));
    assert.match(fleet.logged.join(), /: 3 clusters were written: 1 overwrites a value\n {2}1 overwrites .*host/);
  });

  it("has of a pending cluster the values that are replaced, which may be the program's former ones", async () => {
    emulator.addCluster({ uid: "c1", hostClusterConfig: { ...on("theirs", 1), isHostCluster: false } });
    const single = resourceIn(testRun(emulator), "HostClusterConfig");
    const args = { clusterUid: "c1", ...on("a") };
    await single.update({ ...args, pending: ["c1"], __service: serviceHash(emulator.baseUrl) }, args);
    const [text] = single.logged.slice(-1);
    assert.match(
      text ?? "",
      /again, isHostCluster: false becomes true\n.*again, .*host: "theirs" becomes "a"\n.*again, .*port: 1 becomes 443$/s,
    );
  });

  it("does not hide another warning with the same first line", () => {
    const run = testRun(emulator);
    const logged: string[] = [];
    for (const message of ["title\nfirst", "title\nsecond", "title\nfirst"])
      run.logOnce(message, (text) => logged.push(text));
    assert.deepEqual(logged, ["title\nfirst", "title\nsecond"]);
  });

  it("advises to update a stored key, whichever cluster comes first", async () => {
    const clusters = { a: on("h"), b: on("h") };
    const every = { method: "GET", times: 9 };
    for (const uid of ["a", "b"]) {
      emulator.recover();
      emulator.fail({ ...every, url: `/${uid}`, status: 500, body: { code: "Internal", message: "no" } });
      emulator.fail({ ...every, status: 401, body: { code: "Unauthorized", message: "no" } });
      const run = testRun(emulator, { maxRetries: 0 });
      const state = { clusters, __service: serviceHash(emulator.baseUrl) };
      const read = async () => (await resourceIn(run, "HostClusterFleet").read(state)) ?? {};
      const error = await errorOf(run.withStoredSettings(state, read));
      assert.match(String(error), /If you replaced the key: a refresh uses the key stored in state/);
    }
  });

  it("names in a failed refresh the drift of the fields that can be compared", async () => {
    emulator.acceptsUnknownMembers = true;
    emulator.addCluster({ uid: "c1", hostClusterConfig: { ...on("h", 8443), hostCluster: "text" } as never });
    const single = resourceIn(testRun(emulator), "HostClusterConfig");
    const state = { clusterUid: "c1", ...on("h"), hostCluster: { uid: "x" }, __service: serviceHash(emulator.baseUrl) };
    const error = await errorOf(single.read(state));
    assert.match(String(error), /hostCluster must be an object.*port 8443 in Palette, instead of 443$/s);
  });
});
