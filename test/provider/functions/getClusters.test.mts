import assert from "node:assert/strict";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { ApiError, ResponseError, ValidationError } from "../../../provider/errors.js";
import { getCluster } from "../../../provider/functions/getCluster.js";
import { getClusters } from "../../../provider/functions/getClusters.js";
import type { ClusterFilter, GetClustersArgs, ReadOptions } from "../../../provider/model/functions.js";
import type { Cluster } from "../../emulator/index.mjs";
import { rowsIn } from "../../support/rows.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { failureOf } from "../api/failureOf.mjs";
import { testRun } from "../run/testRun.mjs";

interface Rows {
  /** Filters, and the clusters that they find. */
  matches: { what: string; filters: ClusterFilter[]; uids: string }[];
  labels: { what: string; labels: Record<string, string>; filters?: ClusterFilter[]; uids: string }[];
  /** Members of a filter, and what is said of them. */
  invalid: { what: string; filter: object; problem: string }[];
}

const rows: Rows = rowsIn("getClusters.yaml", import.meta.url);

describe("getClusters", () => {
  const emulator = useEmulator();

  const find = (args: unknown = {}, options?: ReadOptions, values: SettingValues = {}) =>
    getClusters.call(async () => testRun(emulator, values), args as GetClustersArgs, options);
  const failure = (args?: unknown, options?: ReadOptions, values?: SettingValues) =>
    failureOf(find(args, options, values), emulator);
  const uidsOf = async (args?: unknown, options?: ReadOptions) =>
    (await find(args, options)).value.clusters.map(({ uid }) => uid);
  const searches = () => emulator.requests.filter(({ method }) => method === "POST");

  const CLUSTERS: readonly Cluster[] = [
    { uid: "u4", name: "prod-b", labels: { tier: "gold", env: "prod" }, nodeCount: 9 },
    { uid: "u3", name: "prod-a", projectUid: "p1", projectName: "one", nodeCount: 3 },
    { uid: "u2", name: "Dev-1", labels: { tier: "silver" }, cloudType: "vsphere" },
    { uid: "u1", name: "prod-a", labels: { tier: "gold" }, creationTimestamp: "2025-06-01T00:00:00Z" },
    { uid: "v1", name: "virtual", cloudType: "nested" },
    { uid: "d1", name: "prod-old", state: "Deleted" },
  ];

  it("returns what a program decides by, without null members", async () => {
    const members = {
      ...{ uid: "u1", name: "prod-a", projectUid: "p1", projectName: "one", labels: { tier: "gold" } },
      ...{ cloudType: "vsphere", state: "Running", healthState: "UnHealthy" },
      creationTimestamp: "2025-06-01T00:00:00Z",
    };
    const hostClusterConfig = { isHostCluster: true, clusterGroup: { uid: "g1" } };
    emulator.addCluster({ ...members, hostClusterConfig }, { uid: "u2", name: "z" });
    assert.deepEqual((await find()).value, {
      clusters: [
        { ...members, clusterGroupUid: "g1" },
        { uid: "u2", name: "z", labels: {}, cloudType: "aws", state: "Running", healthState: "Healthy" },
      ],
    });
  });

  it("sorts by name and UID, without deleted and virtual clusters", async () => {
    emulator.addCluster(...CLUSTERS);
    assert.deepEqual(await uidsOf(), ["u2", "u1", "u3", "u4"]);
    assert.deepEqual(await uidsOf({ includeVirtual: true }), ["u2", "u1", "u3", "u4", "v1"]);
    const filters = [{ property: "environment", values: ["nested"] }];
    assert.deepEqual(await uidsOf({ includeVirtual: true, filters }), ["v1"]);
  });

  it("says which filter found nothing, unless an argument is secret", async () => {
    emulator.addCluster(...CLUSTERS);
    const labels = { Tier: "gold" };
    const filters = [{ property: "clusterName", values: ["prod-z"] }];
    assert.deepEqual(await find({ labels, filters }), {
      value: { clusters: [] },
      note: `getClusters found no cluster with filters [{"property":"clusterName","values":["prod-z"]}] and labels {"Tier":"gold"}. The names of labels are case-sensitive.`,
    });
    assert.match((await find({ filters })).note ?? "", /^getClusters found no cluster with filters \[[^\n]*\]\.$/);
    const run = async () => testRun(emulator);
    const { note } = await getClusters.call(run, { labels }, {}, { hideValues: true });
    assert.equal(
      note,
      "getClusters found no cluster with labels (may be secret). The names of labels are case-sensitive.",
    );
    emulator.clusters.clear();
    assert.deepEqual(await find(), { value: { clusters: [] } });
  });

  describe("finds the clusters that match", () => {
    for (const { what, filters, uids } of rows.matches) {
      it(what, async () => {
        emulator.addCluster(...CLUSTERS);
        assert.equal((await uidsOf({ filters })).toSorted().join(" "), uids);
      });
    }
  });

  describe("finds the clusters that have", () => {
    for (const { what, uids, ...args } of rows.labels) {
      it(what, async () => {
        emulator.addCluster(
          ...CLUSTERS,
          { uid: "u2", name: "dev", labels: { tier: "silver", gpu: "spectro__tag" } },
          { uid: "u5", name: "prod-c", labels: { tier: "silver", gpu: "" } },
        );
        assert.equal((await uidsOf(args)).toSorted().join(" "), uids);
      });
    }

    it("no empty key and no blank value, before any request", async () => {
      for (const labels of [{ "": "gold" }, { tier: " " }]) {
        assert.ok((await failure({ labels })) instanceof ValidationError);
      }
      assert.equal(emulator.requests.length, 0);
    });
  });

  describe("rejects an invalid filter before any request:", () => {
    for (const { what, filter, problem } of rows.invalid) {
      it(what, async () => {
        const error = await failure({ filters: [{ property: "clusterName", values: ["x"], ...filter }] });
        assert.ok(error instanceof ValidationError, String(error));
        const [about, line, ...more] = error.message.split("\n");
        assert.deepEqual([about, more], ["The arguments of getClusters are invalid:", []]);
        assert.ok(line?.startsWith(`- filters[0].${problem}`), line);
        assert.equal(emulator.requests.length, 0);
      });
    }
  });

  describe("reads all pages", () => {
    const many = (count: number) => Array.from({ length: count }, (_, index): Cluster => ({ uid: `u${index}` }));
    const summary = (uid: string) => ({ metadata: { uid, name: uid } });
    /** Responds with these pages in turn. */
    const respondWith = (...pages: object[]) =>
      emulator.fail(...pages.map((body) => ({ url: "/search?", status: 200, body })));
    const page = (uids: string, next: string, count?: number) => ({
      items: Array.from(uids, summary),
      listmeta: { continue: next, ...(count !== undefined && { count }) },
    });

    it("of at most 50 clusters", async () => {
      emulator.addCluster(...many(123));
      assert.equal(new Set(await uidsOf()).size, 123);
      const queries = searches().map(({ url }) => url.split("search?")[1]);
      assert.deepEqual(queries, ["limit=50", "limit=50&continue=50", "limit=50&continue=100"]);
    });

    it("again after a failed attempt, as a search changes nothing", async () => {
      emulator.addCluster(...many(60));
      emulator.fail({ url: "continue=50", reset: true }, { url: "continue=50", status: 503 });
      assert.equal((await uidsOf()).length, 60);
      assert.equal(searches().length, 4);
      emulator.fail({ status: 503 });
      assert.equal((await failure({}, {}, { maxRetries: 0 })).outcomeUnknown, false);
    });

    const same = page("a", "same");
    const again = [page("a", "1", 3), page("b", "", 3), page("ab", "1", 3), page("c", "", 3)];
    for (const { what, pages, uids = "abc" } of [
      { what: "with an empty and a repeating one", pages: [page("ab", "1", 3), page("", "2", 3), page("bc", "", 3)] },
      { what: "again if a count differs", pages: again },
      { what: "of a service that does not count", pages: [page("a", "1"), ...Array(10).fill(same), page("bc", "")] },
      { what: "with null for an empty list", pages: [{ items: null, listmeta: { continue: "", count: 0 } }], uids: "" },
    ]) {
      it(what, async () => {
        respondWith(...pages);
        assert.equal((await uidsOf()).join(""), uids);
      });
    }

    const tooLong = /^Cannot search clusters:\nThe list has more than 10,000 items, or does not end\./;
    const differs =
      /^Cannot search clusters:\nPalette returned 2 clusters but counts 3, in two searches\.[\s\S]* validation: "off"\.$/;
    const incomplete = page("ab", "", 3);
    const of = (listmeta: object) => [{ items: [], listmeta }];
    for (const { what, pages, message } of [
      { what: "the count differs twice", pages: [incomplete, incomplete], message: differs },
      { what: "many in a row are known", pages: [page("a", "1"), ...Array(11).fill(same)], message: tooLong },
      { what: "there are too many clusters", pages: [page("a", "1", 10_001)], message: tooLong },
      { what: "one has items that are not a list", pages: [{ items: {} }], message: /no list of items/ },
      { what: "one has a number as continue", pages: of({ continue: 7 }), message: /a continue that is not a string/ },
      { what: "one has a text as count", pages: of({ count: "60" }), message: /a count that is not a whole number/ },
    ]) {
      it(`and fails if ${what}`, async () => {
        respondWith(...pages);
        const error = await failure();
        assert.ok(error instanceof ResponseError);
        assert.match(error.message, message);
        assert.equal(searches().length, pages.length);
      });
    }

    it("and accepts another count with the option that the error names, in getCluster too", async () => {
      respondWith(incomplete, incomplete, incomplete, incomplete);
      assert.deepEqual(await uidsOf({}, { validation: "off" }), ["a", "b"]);
      const named = (options: ReadOptions) => getCluster.call(async () => testRun(emulator), { name: "a" }, options);
      assert.equal((await named({ validation: "off" })).value.uid, "a");
      respondWith(incomplete, incomplete);
      assert.match((await failureOf(named({}), emulator)).message, differs);
    });

    it("and names the clusters of unexpected values", async () => {
      respondWith({ items: [summary("a"), { metadata: { uid: "b", name: "z", labels: { tier: 1 } } }, null] });
      const { message } = await failure();
      assert.match(message, /^The result of the cluster search has unexpected values/);
      assert.match(message, /- clusters\[2\]\.labels\.tier must be a string, not 1 \(cluster "b"\)/);
      assert.match(message, /- clusters\[1\]\.uid is required but missing \(cluster nothing\)/);
    });
  });

  it("says where the properties are listed if the service rejects a filter", async () => {
    const error = await failure({ filters: [{ property: "clustername", values: ["x"] }] });
    assert.ok(error instanceof ApiError);
    assert.match(error.message, /returned 400 .*clustername[\s\S]* run: npx pulumi-spectrocluster doctor --search$/);
  });
});
