import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import {
  declaredClusters,
  type FleetState,
  knownClusters,
} from "../../../provider/resources/hostClusterFleetProperties.js";
import * as summary from "../../../provider/resources/hostClusterFleetSummary.js";

const on = (port = 443, more: object = {}) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress" as const, config: { ingressConfig: { host: "*.example.com", port } } },
  ...more,
});
const off = { isHostCluster: false };

const summarize = (state: FleetState, fleet: FleetState) =>
  summary.summarize(knownClusters(state), declaredClusters(fleet));

function many(prefix: string, count: number, config: object): FleetState["clusters"] {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, config]));
}

describe("the summary of a fleet's changes", () => {
  const PORT = "clusterEndpoint.config.ingressConfig.port";

  it("counts what changes and lists what is disabled, in one line", () => {
    const state = { clusters: { ...many("same-", 45, on()), ...many("port-", 150, on()), ...many("gone-", 3, on()) } };
    const fleet = {
      clusters: { ...many("same-", 45, on()), ...many("port-", 150, on(8443)), ...many("new-", 5, on()) },
    };
    assert.equal(
      summarize(state, fleet),
      `150 clusters change (${PORT}), 5 are added, 3 are disabled: "gone-0", "gone-1", "gone-2".`,
    );
  });

  const cases: [title: string, state: FleetState, fleet: FleetState, summary: string | undefined][] = [
    ["nothing for equal fleets", { clusters: { a: on() } }, { clusters: { a: on() } }, undefined],
    [
      "nothing for another spelling",
      { clusters: { a: on() } },
      { clusters: { a: on(443, { clusterGroup: {} }) } },
      undefined,
    ],
    ["one changed cluster", { clusters: { a: on() } }, { clusters: { a: on(1) } }, `1 cluster changes (${PORT}).`],
    ["one added cluster", { clusters: {} }, { clusters: { a: on() } }, "1 cluster is added."],
    ["a removed host cluster", { clusters: { a: on(), b: off } }, { clusters: {} }, '1 cluster is disabled: "a".'],
    [
      "a host cluster that is turned off, once",
      { clusters: { a: on() } },
      { clusters: { a: { ...on(1), isHostCluster: false } } },
      '1 cluster is disabled: "a".',
    ],
    [
      "a cluster whose isHostCluster is not known yet",
      { clusters: { a: on() } },
      { clusters: { a: { ...on(), isHostCluster: UNKNOWN as never } } },
      "1 cluster changes (isHostCluster).",
    ],
    [
      "a cluster that is not known yet",
      { clusters: { a: on() } },
      { clusters: { a: UNKNOWN as never } },
      "1 cluster changes (not known yet).",
    ],
    [
      "another project",
      { clusters: { a: on() }, projectUid: "p" },
      { clusters: { a: on() }, projectUid: "q" },
      "1 cluster changes (projectUid).",
    ],
    [
      "what is repeated after a failure, and what was not written yet",
      { clusters: { a: on(), b: on() }, pending: { a: { fields: ["isHostCluster"] } } },
      { clusters: { a: on(), b: on(), c: on() } },
      '1 cluster is added, 1 is repeated ("a").',
    ],
    [
      "a removal with an unknown outcome",
      { clusters: {}, pending: { a: { fields: [] } } },
      { clusters: { b: on() } },
      '1 cluster is added, 1 is disabled: "a".',
    ],
    [
      "the most frequent paths first",
      { clusters: { a: on(), b: on() } },
      {
        clusters: {
          a: on(1, { clusterGroup: { kind: "k", name: "n", uid: "u" }, hostCluster: { kind: "k", name: "n" } }),
          b: on(1),
        },
      },
      `2 clusters change (${PORT}, clusterGroup.kind, clusterGroup.name, clusterGroup.uid, hostCluster.kind, hostCluster.name).`,
    ],
  ];
  for (const [title, state, fleet, summary] of cases) {
    it(`has ${title}`, () => assert.equal(summarize(state, fleet), summary));
  }

  it("lists the first twenty disabled clusters", () => {
    const summary = summarize({ clusters: many("u", 30, on()) }, { clusters: { a: on() } }) ?? "";
    assert.match(summary, /^1 cluster is added, 30 are disabled: "u0", .*"u19" and 10 more\.$/);
  });
});
