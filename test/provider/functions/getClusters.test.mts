import assert from "node:assert/strict";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { ApiError, ResponseError, ValidationError } from "../../../provider/errors.js";
import { getClusters } from "../../../provider/functions/getClusters.js";
import type { ClusterFilter, GetClustersArgs, ReadOptions } from "../../../provider/model/functions.js";
import type { Cluster } from "../../emulator/index.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "../api/emulatorConnection.mjs";
import { failureOf } from "../api/failureOf.mjs";

describe("getClusters", () => {
  const emulator = useEmulator();

  const find = (args: unknown = {}, options?: ReadOptions, values: SettingValues = {}) =>
    getClusters.call(async () => emulatorConnection(emulator, values), args as GetClustersArgs, options);
  const failure = (args?: unknown, options?: ReadOptions, values?: SettingValues) =>
    failureOf(find(args, options, values), emulator);
  const uidsOf = async (args?: unknown) => (await find(args)).value.clusters.map(({ uid }) => uid);
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
      ...{
        cloudType: "vsphere",
        state: "Running",
        healthState: "UnHealthy",
        creationTimestamp: "2025-06-01T00:00:00Z",
      },
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

  it("searches the project of the arguments", async () => {
    emulator.addCluster(...CLUSTERS);
    assert.deepEqual(await uidsOf({ projectUid: "p1" }), ["u3"]);
  });

  describe("finds the clusters that match", () => {
    const one = (filter: Partial<ClusterFilter>) => [{ property: "clusterName", values: ["prod-a"], ...filter }];
    const years = ["2025-01-01T00:00:00Z", "2026-01-01T00:00:00Z"];
    const rows: [string, Partial<ClusterFilter>[], string[]][] = [
      ["a name", one({}), ["u1", "u3"]],
      ["one of two names", one({ values: ["prod-b", "Dev-1"] }), ["u2", "u4"]],
      ["none of two names", one({ values: ["prod-a", "Dev-1"], negation: true }), ["u4"]],
      ["the beginning of a name", one({ operator: "beginsWith", values: ["prod-"] }), ["u1", "u3", "u4"]],
      ["a part of a name, ignoring case", one({ operator: "contains", values: ["dEV"], ignoreCase: true }), ["u2"]],
      ["a part of a name in another case", one({ operator: "contains", values: ["dEV"] }), []],
      ["a cloud type", [{ property: "environment", values: ["vsphere"] }], ["u2"]],
      ["a label", [{ property: "tags", key: "tier", values: ["gold"] }], ["u1", "u4"]],
      [
        "a label that has none of the values",
        [{ property: "tags", key: "env", values: ["prod"], negation: true }],
        ["u2", "u1", "u3"],
      ],
      ["a number", [{ property: "nodeCount", type: "int", operator: "gt", values: ["3"] }], ["u4"]],
      ["a range of dates", [{ property: "creationTimestamp", type: "date", operator: "range", values: years }], ["u1"]],
      ["all filters", [...one({}), { property: "tags", type: "keyValue", key: "tier", values: ["gold"] }], ["u1"]],
    ];
    for (const [name, filters, uids] of rows) {
      it(name, async () => {
        emulator.addCluster(...CLUSTERS);
        assert.deepEqual((await uidsOf({ filters })).toSorted(), uids.toSorted());
      });
    }
  });

  describe("finds the clusters that have", () => {
    const named = [{ property: "clusterName", operator: "beginsWith", values: ["prod-"] }];
    const rows: { name: string; args: object; uids: string[] }[] = [
      { name: "a label", args: { labels: { tier: "gold" } }, uids: ["u1", "u4"] },
      { name: "all labels", args: { labels: { tier: "gold", env: "prod" } }, uids: ["u4"] },
      { name: "a label that none has", args: { labels: { constructor: "" } }, uids: [] },
      { name: "a tag without a value, as Palette stores it", args: { labels: { gpu: "" } }, uids: ["u2", "u5"] },
      { name: "exactly the stored value", args: { labels: { gpu: "spectro__tag" } }, uids: ["u2"] },
      { name: "a label and match a filter", args: { filters: named, labels: { tier: "silver" } }, uids: ["u5"] },
      { name: "a label, in a project", args: { labels: { tier: "gold" }, projectUid: "p1" }, uids: [] },
      { name: "no labels, if none are asked for", args: { labels: {} }, uids: ["u1", "u2", "u3", "u4", "u5"] },
    ];
    for (const { name, args, uids } of rows) {
      it(name, async () => {
        emulator.addCluster(
          ...CLUSTERS,
          { uid: "u2", name: "dev", labels: { tier: "silver", gpu: "spectro__tag" } },
          { uid: "u5", name: "prod-c", labels: { tier: "silver", gpu: "" } },
        );
        assert.deepEqual((await uidsOf(args)).toSorted(), uids);
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
    const noDate = 'values[0] must be a date and time such as "2026-01-31T12:00:00Z" for the type "date"';
    const anInt = { property: "x", type: "int", values: ["1"] };
    const aDate = { property: "x", type: "date", values: ["2025-01-01T00:00:00Z"] };
    const rows: [string, object, string][] = [
      ["a misspelled member", { negations: true }, "negations is not a known member (value true); did you mean"],
      ["an unknown type", { property: "x", type: "constructor" }, 'type must be "string" or "int" or'],
      ["an operator of another type", { operator: "gt" }, 'operator must be "eq" or "contains" or "beginsWith" for'],
      ["a type of another property", { type: "int", values: ["1"] }, "type does not fit: the property clusterName has"],
      ["a key of a property without keys", { key: "tier" }, "key does not fit: the property clusterName has the type"],
      ["a type without its key", { property: "tags", type: "keyValue" }, 'key is required for the type "keyValue"'],
      ["no values", { values: [] }, "values must not be empty"],
      ["an empty value", { values: [""] }, "values[0] must not be empty"],
      ["a blank value", { values: [" "] }, "values[0] must not be blank"],
      ["a blank value of a tag", { property: "tags", key: "tier", values: ["\t"] }, "values[0] must not be blank"],
      ["an empty part", { operator: "contains", values: [""] }, "values[0] must not be empty"],
      ["a promise in a value", { values: [`${Promise.resolve()}`] }, "values[0] contains a Promise. Await it first"],
      ["a number that is none", { ...anInt, values: ["1.5"] }, 'values[0] must be a whole number for the type "int"'],
      ["two booleans", { property: "x", type: "bool", values: ["true", "false"] }, "values must have one value, not"],
      ["a range without an end", { ...aDate, operator: "range" }, "values must have two values, the start and the end"],
      ["a date without a time", { ...aDate, values: ["2025-01-01"] }, noDate],
      ["ignoring the case of numbers", { ...anInt, ignoreCase: true }, 'ignoreCase does not fit the type "int"'],
      ["only virtual clusters", { property: "environment", values: ["nested"] }, 'values must not be only "nested"'],
      ["deleted clusters", { property: "isDeleted", type: "bool", values: ["true"] }, "property must not be isDeleted"],
    ];
    for (const [name, members, problem] of rows) {
      it(name, async () => {
        const error = await failure({ filters: [{ property: "clusterName", values: ["x"], ...members }] });
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
    function respondWith(...pages: object[]): void {
      const headers = { "content-type": "application/json" };
      emulator.fail(...pages.map((body) => ({ url: "/search?", status: 200, headers, body })));
    }
    const page = (uids: string, next: string, count?: number) => ({
      items: Array.from(uids, summary),
      listmeta: { continue: next, ...(count !== undefined && { count }) },
    });

    it("of at most 50 clusters", async () => {
      emulator.addCluster(...many(123));
      assert.equal(new Set(await uidsOf()).size, 123);
      assert.deepEqual(
        searches().map(({ url }) => url.split("search?")[1]),
        ["limit=50", "limit=50&continue=50", "limit=50&continue=100"],
      );
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
    const abc = ["a", "b", "c"];
    const results: [string, object[], string[]][] = [
      ["with an empty and a repeating one", [page("ab", "1", 3), page("", "2", 3), page("bc", "", 3)], abc],
      ["again if a count differs", [page("a", "1", 3), page("b", "", 3), page("ab", "1", 3), page("c", "", 3)], abc],
      ["of a service that does not count", [page("a", "1"), ...Array(10).fill(same), page("bc", "")], abc],
      ["with null in place of an empty list", [{ items: null, listmeta: { continue: "", count: 0 } }], []],
    ];
    for (const [name, pages, uids] of results) {
      it(name, async () => {
        respondWith(...pages);
        assert.deepEqual(await uidsOf(), uids);
      });
    }

    const tooLong =
      /^Cannot search clusters:\nThe list has more than 10,000 items, or does not end\.\nNarrow the search: filter by a part/;
    const differs = /^Cannot search clusters:\n.* returned 2 different clusters but counts 3, in two searches\./;
    const incomplete = page("ab", "", 3);
    const failures: [string, object[], RegExp][] = [
      ["the count differs twice", [incomplete, incomplete], differs],
      ["many in a row have no new cluster", [page("a", "1"), ...Array(11).fill(same)], tooLong],
      ["there are more than 10,000 clusters", [page("a", "1", 10_001)], tooLong],
      ["one is without items", [{ listmeta: {} }], /an object that has no list of items/],
      ["one has items that are not a list", [{ items: {} }], /an object that has no list of items/],
      ["one has a number as continue", [{ items: [], listmeta: { continue: 7 } }], /a continue that is not a string/],
      ["one has a text as count", [{ items: [], listmeta: { count: "60" } }], /a count that is not a whole number/],
    ];
    for (const [name, pages, message] of failures) {
      it(`and fails if ${name}`, async () => {
        respondWith(...pages);
        const error = await failure();
        assert.ok(error instanceof ResponseError);
        assert.match(error.message, message);
        assert.equal(searches().length, pages.length);
      });
    }

    it("from the beginning, once, if the service forgets where the list was", async () => {
      const expired = { status: 410, url: "continue=", body: { code: "Expired", message: "token expired" } };
      emulator.addCluster(...many(60));
      emulator.fail(expired);
      assert.equal((await uidsOf()).length, 60);
      emulator.fail({ ...expired, times: 2 });
      const { message } = await failure();
      assert.match(
        message,
        /returned 410[\s\S]*\nThe list expired twice while it was read\. Run the same command again\.$/,
      );
    });

    it("of 10,000 clusters, and validates all of them", async () => {
      const all = many(10_000).map(({ uid }) => summary(uid));
      all[9_999] = { metadata: { uid: "u9999", name: 7 as unknown as string } };
      respondWith({ items: all, listmeta: { count: 10_000 } });
      const error = await failure();
      assert.match(error.message, /- clusters\[\d+\]\.name must be a string, not 7 \(cluster "u9999"\)$/);
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
    assert.match(
      error.message,
      /returned 400 .*clustername[\s\S]*\nTo list the properties for filters .* run: npx pulumi-spectrocluster doctor --search$/,
    );
  });
});
