import assert from "node:assert/strict";
import { Run } from "../../../provider/run/run.js";
import { DECLARATIONS, resourceIn } from "./resourceIn.mjs";

const SUSPICIOUS = {
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "https://x", port: 443 } } },
};
const SENTENCE = /^\S+ is "https:\/\/x", not a host name: .* \[ingress-host-name\]$/;

describe("the check of suspicious arguments", () => {
  for (const { name, argsOf } of DECLARATIONS) {
    for (const strictArguments of [false, true]) {
      const kind = strictArguments ? "errors with strictArguments" : "warnings";
      it(`reports ${kind} that end with the name of their rule: ${name}`, () => {
        const run = new Run();
        run.configure({ baseUrl: "https://api.example.com", apiKey: "secret-key", strictArguments });
        const resource = resourceIn(run, name, { owner: undefined });
        const { failures } = resource.check(argsOf("c1", { isHostCluster: true, ...SUSPICIOUS }));
        const warnings = resource.logged.map((message) => message.replace("warning: ", ""));
        const [reported, others] = strictArguments ? [failures, warnings] : [warnings, failures];
        assert.match(reported.join("\n"), SENTENCE);
        assert.deepEqual(others, []);
      });
    }
  }
});
