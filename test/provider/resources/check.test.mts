import assert from "node:assert/strict";
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
