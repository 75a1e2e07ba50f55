import assert from "node:assert/strict";
import type { ResourceName } from "../../../provider/model/package.js";
import { rowsIn } from "../../support/rows.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { NO_SERVICE, testRun } from "../run/testRun.mjs";
import { DECLARATIONS, resourceIn } from "./resourceIn.mjs";

const endpointOf = (host: string, port = 443) => ({ type: "Ingress", config: { ingressConfig: { host, port } } });

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

describe("the check of arguments that may be wrong", () => {
  for (const { name, argsOf } of DECLARATIONS) {
    for (const strictArguments of [false, true]) {
      const kind = strictArguments ? "errors with strictArguments" : "warnings";
      it(`reports ${kind} that end with the name of their rule: ${name}`, () => {
        const resource = resourceIn(testRun(NO_SERVICE, { strictArguments }), name, { owner: undefined });
        const { failures } = resource.check(argsOf("c1", { isHostCluster: true, clusterEndpoint: endpointOf("X") }));
        const warnings = resource.logged.map((message) => message.replace("warning: ", ""));
        const [reported, others] = strictArguments ? [failures, warnings] : [warnings, failures];
        assert.match(reported.join("\n"), /^\S+ is "X", which has upper-case letters.* \[ingress-host-name\]$/);
        assert.deepEqual(others, []);
      });

      const strict = strictArguments ? ", with strictArguments too" : "";
      it(`never fails for what the state has at the same path${strict}: ${name}`, () => {
        const ranges = (...loadBalancerSourceRanges: string[]) => ({
          config: { loadBalancerConfig: { loadBalancerSourceRanges } },
        });
        // Whatever Palette has: a newer one may have other types.
        for (const [clusterEndpoint, other] of [
          [endpointOf("https://x"), endpointOf("https://y")],
          [endpointOf("x", 70_000), endpointOf("x", 70_001)],
          [{ type: "NodePort" }, { type: "nodePort" }],
          [
            { type: "LoadBalancer", ...ranges("10.0.0.0/33") },
            { type: "LoadBalancer", ...ranges("10.0.0.0/8", "10.0.0.0/33") },
          ],
        ]) {
          const resource = resourceIn(testRun(NO_SERVICE, { strictArguments }), name);
          const args = argsOf("c1", { clusterEndpoint });
          assert.deepEqual(resource.check(args, args).failures, []);
          assert.match(resource.logged.join(), /^warning: /);
          assert.equal(resource.check(argsOf("c1", { clusterEndpoint: other }), args).failures.length, 1);
          // An import: the engine checks what it has read.
          assert.deepEqual(resource.check({ ...args, __imported: true }).failures, []);
        }
      });
    }

    it(`shows all warnings with the errors: ${name}`, () => {
      const warnings: string[] = [];
      const warn = (message: string) => warnings.push(message);
      const ignoreChanges = ["isHostClustr", 'clusters["*"].isHostClustr'];
      const resource = resourceIn(testRun(NO_SERVICE), name, { warn, ignoreChanges });
      const { failures } = resource.check(argsOf("prod-1", { isHostCluster: 1, clusterEndpoint: endpointOf("X") }));
      assert.match(failures.join("\n"), /^\S*isHostCluster must be true or false, not 1$/);
      assert.match(
        warnings.join("\n"),
        /upper-case letters.*\n.*isHostClustr is not a property.*\n.*\[palette-uid\]\n- cluster "prod-1"/,
      );
    });

    it(`shows nothing else if an argument contains the API key: ${name}`, () => {
      const warnings: string[] = [];
      const resource = resourceIn(testRun(NO_SERVICE), name, { warn: (message) => warnings.push(message) });
      // Shortened, a value would show the key in part.
      const host = `https://${"x".repeat(45)}${NO_SERVICE.apiKey}`;
      const { failures } = resource.check(argsOf("prod-1", { clusterEndpoint: endpointOf(host) }));
      assert.match(failures.join("\n"), /^An argument, or a UID in clusters, contains the API key[^\n]*$/);
      assert.deepEqual(warnings, []);
    });
  }

  it("says nothing about a UID but its error", () => {
    const warnings: string[] = [];
    const resource = resourceIn(testRun(NO_SERVICE), "HostClusterFleet", { warn: (message) => warnings.push(message) });
    const { failures } = resource.check({ clusters: { undefined: {}, "": {} }, projectUid: 5 });
    assert.deepEqual([failures.length, warnings], [3, []]);
  });
});

describe("a check", () => {
  const checked = (args: object, options = {}, stored = {}, run = testRun(NO_SERVICE)) => {
    const resource = resourceIn(run, "HostClusterConfig", options);
    return {
      ...resource.check({ clusterUid: "c1", ...args }, stored),
      logged: resource.logged,
      record: run.records.get("c1"),
    };
  };

  it("fails with the settings that are missing", () => {
    const run = testRun({ ...NO_SERVICE, apiKey: "" });
    assert.match(checked({}, {}, {}, run).failures.join(), /The API key is missing/);
  });

  it("names the resource in its warnings, quotes no secret, and announces nothing if it fails", () => {
    const args = { isHostCluster: false, clusterEndpoint: endpointOf("X") };
    const host = "clusterEndpoint.config.ingressConfig.host";
    const [announced = "", warning = ""] = checked(args).logged.sort();
    assert.match(announced, /^HostClusterConfig "test": is declared with isHostCluster: false/);
    assert.ok(warning.startsWith(`warning: HostClusterConfig "test": ${host} is "X", which`), warning);
    const secret = checked({ ...args, clusterEndpoint: endpointOf("X", 70_000) }, { hasSecrets: true });
    assert.match(secret.failures.join(), /^\S+port must be [^7]*$/);
    assert.match(
      secret.logged.join(),
      /^warning: HostClusterConfig "test": \S+host is the value given \(may be secret\), [^"X]*$/,
    );
  });

  it("learns what the engine has set back, also from stored inputs in place of the program's, and keeps the mark of an import", () => {
    const args = { isHostCluster: true, clusterGroup: { uid: "g" } };
    const stored = { clusterUid: "c1", ...args, __service: serviceHash(NO_SERVICE.baseUrl), __imported: true };
    assert.deepEqual(checked(args, { ignoreChanges: ["clusterGroup"] }, stored).record?.ignored, [["clusterGroup"]]);
    const { inputs, record } = checked(stored, {}, stored);
    assert.deepEqual([inputs, record?.ignored], [stored, [[]]]);
  });
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
