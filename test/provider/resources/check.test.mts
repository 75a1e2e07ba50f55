import assert from "node:assert/strict";
import type { ResourceName } from "../../../provider/model/package.js";
import { rowsIn } from "../../support/rows.mjs";
import { NO_SERVICE, testRun } from "../run/testRun.mjs";
import { DECLARATIONS, resourceIn } from "./resourceIn.mjs";

const ENDPOINT = { type: "Ingress", config: { ingressConfig: { host: "https://x", port: 443 } } };
const SENTENCE = /^\S+ is "https:\/\/x", which has a scheme.* \[ingress-host-name\]$/;

it("The check of two resources that declare the same 2,000 clusters names the first ones", () => {
  const run = testRun(NO_SERVICE);
  const clusters = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`c${index}`, { isHostCluster: true }]),
  );
  const [first, second] = ["first", "second"].map((owner) => resourceIn(run, "HostClusterFleet", { owner }));
  assert.deepEqual(first?.check({ clusters }).failures, []);
  const lines = second?.check({ clusters }).failures.join("\n").split("\n") ?? [];
  assert.equal(lines[0], 'first and second both declare cluster "c0".');
  assert.deepEqual(lines.slice(20), [
    "and 1,980 more",
    "Each would overwrite the other in every run. Remove one of the declarations.",
  ]);
});

describe("the check of suspicious arguments", () => {
  for (const { name, argsOf } of DECLARATIONS) {
    for (const strictArguments of [false, true]) {
      const kind = strictArguments ? "errors with strictArguments" : "warnings";
      it(`reports ${kind} that end with the name of their rule: ${name}`, () => {
        const resource = resourceIn(testRun(NO_SERVICE, { strictArguments }), name, { owner: undefined });
        const { failures } = resource.check(argsOf("c1", { isHostCluster: true, clusterEndpoint: ENDPOINT }));
        const warnings = resource.logged.map((message) => message.replace("warning: ", ""));
        const [reported, others] = strictArguments ? [failures, warnings] : [warnings, failures];
        assert.match(reported.join("\n"), SENTENCE);
        assert.deepEqual(others, []);
      });
    }
  }
});

const UIDS = ["63a1f0e2c0ffee0011223344", "63a1f0e2c0ffee0099887766"] as const;

/** Paths of a single resource that nearly name a property, with that property, and those that are silent. */
const rows: { typos: Record<string, string>; silent: string[] } = rowsIn("ignoreChangesTypos.yaml", import.meta.url);

/** What the check logs about ignoreChanges. */
function warnings(name: ResourceName, args: object, ignoreChanges: string[], settings = {}) {
  const resource = resourceIn(testRun(NO_SERVICE, settings), name, { ignoreChanges });
  assert.deepEqual(resource.check({ ...args }).failures, []);
  // The engine checks a resource again to replace it.
  resource.check({ ...args });
  return resource.logged.filter((message) => message.includes("ignoreChanges"));
}

describe("a path of ignoreChanges", () => {
  for (const strictArguments of [false, true])
    it(`is a warning if it nearly names an argument${strictArguments ? ", with strictArguments too" : ""}`, () => {
      for (const [pattern, meant = ""] of [...Object.entries(rows.typos), ...rows.silent.map((each) => [each])])
        for (const { name, argsOf } of DECLARATIONS)
          for (const prefix of name === "HostClusterConfig" ? [""] : [`clusters["${UIDS[0]}"].`, 'clusters["*"].']) {
            const path = prefix + pattern;
            const warning = `warning: ignoreChanges of ${name} "test": ${path} is not a property; did you mean ${prefix}${meant}?`;
            const logged = warnings(name, argsOf(UIDS[0], { isHostCluster: true }), [path], { strictArguments });
            assert.deepEqual(logged, meant ? [warning] : [], path);
          }
    });

  it("has a UID that the map has, or that resembles none of them", () => {
    const clusters = Object.fromEntries(UIDS.map((uid) => [uid, { isHostCluster: true }]));
    const logged = (key: string) => warnings("HostClusterFleet", { clusters }, [`clusters["${key}"].clusterGroup`]);
    const mistyped = UIDS[0].replace("00", "O0");
    const about = 'warning: ignoreChanges of HostClusterFleet "test": ';
    assert.deepEqual(logged(mistyped), [
      `${about}clusters["${mistyped}"].clusterGroup is not a property; did you mean clusters["${UIDS[0]}"].clusterGroup?`,
    ]);
    assert.deepEqual(logged(UIDS[1]), []);
    assert.deepEqual(logged("5f0000000000000000000000"), []);
    assert.deepEqual(warnings("HostClusterFleet", { clusters }, ["cluster"]), [
      `${about}cluster is not a property; did you mean clusters?`,
    ]);
  });

  it("is a warning if the engine cannot parse it", () => {
    const [{ name, argsOf }] = DECLARATIONS;
    const ignored = [".clusterGroup", "clusterGroup[", 'clusterGroup["uid', "", "labels["];
    assert.deepEqual(warnings(name, argsOf(UIDS[0], { isHostCluster: true }), ignored), [
      [
        'warning: ignoreChanges of HostClusterConfig "test": ".clusterGroup" is not a valid path; did you mean clusterGroup?',
        '- "clusterGroup[" is not a valid path; did you mean clusterGroup?',
        '- "clusterGroup[\\"uid" is not a valid path; did you mean clusterGroup.uid?',
        '- "" is not a valid path',
        '- "labels[" is not a valid path',
      ].join("\n"),
    ]);
  });
});
