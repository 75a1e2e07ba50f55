import assert from "node:assert/strict";
import { type TestStack, withStack } from "../../engine/stack.mjs";

type Outcome = "works" | "is refused" | "asks nothing";

/** A CLI command after the key was replaced, with the expected outcome of the requests for resources. */
interface Operation {
  args: readonly string[];
  /** Whether it runs the program, and so looks things up; "empty" is a program that declares nothing any more. */
  program: boolean | "empty";
  /** Where the key is given so that the state keeps it. */
  kept: Outcome;
  /** Where the key is in an environment variable. */
  fromEnvironment: Outcome;
}

const OPERATIONS = {
  up: { args: ["up"], program: true, kept: "works", fromEnvironment: "works" },
  "up without the resource": {
    args: ["up", "--continue-on-error"],
    program: "empty",
    kept: "is refused",
    fromEnvironment: "works",
  },
  refresh: { args: ["refresh"], program: false, kept: "is refused", fromEnvironment: "works" },
  "refresh --run-program": {
    args: ["refresh", "--run-program"],
    program: true,
    kept: "works",
    fromEnvironment: "works",
  },
  destroy: { args: ["destroy", "--continue-on-error"], program: false, kept: "is refused", fromEnvironment: "works" },
  "destroy --run-program": {
    args: ["destroy", "--run-program"],
    program: true,
    kept: "works",
    fromEnvironment: "works",
  },
} as const satisfies Record<string, Operation>;

/** Two ways of giving a key on one stack: by the uid of the cluster whose provider has it. */
interface Ways {
  kind: "kept" | "fromEnvironment";
  /** The source of the key in error messages. */
  sources: Readonly<Record<string, string>>;
  /** Arguments of the explicit provider, whose name is its cluster's uid. */
  explicit: { name: string; args: string };
  /** Gives the keys as a user does. */
  give(stack: TestStack, keys: Readonly<Record<string, string>>): void | Promise<void>;
}

const KEPT: Ways = {
  kind: "kept",
  sources: { stack: "spectrocluster:apiKey", east: 'apiKey of Provider "east"' },
  explicit: { name: "east", args: 'apiKey: config.requireSecret("eastKey")' },
  give: ({ workspace }, { stack = "", east = "" }) =>
    workspace.setConfig({}, { "spectrocluster:apiKey": stack, "program:eastKey": east }),
};

const FROM_ENVIRONMENT: Ways = {
  kind: "fromEnvironment",
  sources: { stack: "the environment variable SPECTROCLOUD_APIKEY", south: "the environment variable TEAM_KEY" },
  explicit: { name: "south", args: 'apiKeyEnvironmentVariable: "TEAM_KEY"' },
  give({ workspace }, { stack = "", south = "" }) {
    Object.assign(workspace.env, { SPECTROCLOUD_APIKEY: stack, TEAM_KEY: south });
  },
};

const WEB_0 = { metadata: { name: "web-0" }, spec: { template: { spec: { domain: { devices: {} } } } } };

interface Rotation extends TestStack {
  /** Replaces all keys at the service. */
  replaceAtService(): void;
  /** Gives the keys that the service accepts. */
  give(): Promise<void>;
  /** Runs a command, asserts the outcome of all resources and functions, and returns the output. */
  run(name: keyof typeof OPERATIONS, expected?: Outcome): Promise<string>;
}

/** Sets up a stack that has a resource for each way, created with keys that the service accepts. */
function withRotation(ways: Ways, test: (rotation: Rotation) => Promise<void>): Promise<void> {
  const uids = Object.keys(ways.sources);
  const { name, args } = ways.explicit;
  let accepted = 0;
  let given = 0;
  let revision = 0;
  const keys = () => Object.fromEntries(uids.map((uid) => [uid, `${uid}-key-${accepted}`]));
  // Each time with a change, so that there is something to send.
  const program = () => `
    const ${name} = new Provider("${name}", { baseUrl: config.require("baseUrl"), ${args} });
    for (const [clusterUid, provider] of Object.entries({ stack: undefined, ${name} })) {
      const hostCluster = { uid: "${++revision}" };
      new HostClusterConfig(clusterUid, { clusterUid, isHostCluster: true, hostCluster }, { provider });
      spectrocluster.getVirtualMachine({ clusterUid, namespace: "default", name: "web-0" }, { provider })
        .catch(({ message }) => console.log(message));
    }`;
  return withStack(
    { program: "", clusters: uids.map((uid) => ({ uid })), config: { "spectrocluster:apiKey": undefined } },
    async (stack) => {
      const { workspace, emulator } = stack;
      await workspace.setConfig({ "program:baseUrl": emulator.baseUrl });
      for (const clusterUid of uids) {
        emulator.machines.push({ clusterUid, namespace: "default", name: "web-0", body: WEB_0 });
      }
      const rotation: Rotation = {
        ...stack,
        replaceAtService() {
          accepted += 1;
          emulator.apiKeys.splice(0, emulator.apiKeys.length, ...Object.values(keys()));
        },
        async give() {
          given = accepted;
          await ways.give(stack, keys());
        },
        async run(operation, expected = OPERATIONS[operation][ways.kind]) {
          const { args, program: runs } = OPERATIONS[operation];
          emulator.requests.length = 0;
          await stack.program(runs === "empty" ? "" : program());
          const { exitCode, all = "" } = await workspace.start([...args, "--yes", "--skip-preview"]);
          assert.equal(exitCode === 0, expected !== "is refused", `${operation}:\n${all}`);
          for (const uid of uids) {
            assert.equal(outcomeOf(new RegExp(`/${uid}(/clusterConfig|$)`)), expected, `${operation}, ${uid}:\n${all}`);
            if (expected === "is refused") assert.match(all, refusal(uid, ways.kind === "kept" && operation !== "up"));
            const ofLookup = given === accepted ? "works" : "is refused";
            assert.equal(outcomeOf(new RegExp(`/${uid}/vms/`)), runs === true ? ofLookup : "asks nothing");
            // The key of a lookup is the program's own.
            if (runs === true && ofLookup === "is refused") assert.match(all, refusal(uid, false));
          }
          return all;
        },
      };
      const outcomeOf = (url: RegExp): Outcome => {
        const statuses = emulator.requests.filter((request) => url.test(request.url)).map(({ status }) => status);
        if (statuses.length === 0) return "asks nothing";
        return statuses.includes(401) ? "is refused" : "works";
      };
      const refusal = (uid: string, kept: boolean) => {
        const source = `Set a valid API key. The current one comes from ${ways.sources[uid]}.`;
        const advice = kept
          ? "\\s+If you replaced the key: refresh and delete use the key stored in state, so run pulumi up first or add " +
            "--run-program, with the resource still in the program. With apiKeyEnvironmentVariable no key is stored."
          : "";
        return new RegExp(`cluster "${uid}":\\s+.* 401 \\(.*\\)\\.\\s+${source}${advice}$`, "m");
      };
      rotation.replaceAtService();
      await rotation.give();
      await rotation.run("up");
      await test(rotation);
    },
  );
}

describe("a key that was replaced", function () {
  this.timeout(600_000);

  it("is used by up and with --run-program, while the state contains the old key", () =>
    withRotation(KEPT, async ({ workspace, replaceAtService, give, run }) => {
      replaceAtService();
      await run("up", "is refused");
      await give();
      await run("refresh");
      await run("destroy");
      await run("up without the resource");
      await run("refresh --run-program");
      // Now the state has the new one.
      await run("up without the resource", "works");
      await run("up");

      replaceAtService();
      await give();
      await run("up");
      const state = await workspace.run("stack", "export", "--show-secrets");
      for (const [kept, replaced] of [
        ["stack-key-3", "stack-key-2"],
        ["east-key-3", "east-key-2"],
      ] as const) {
        assert.ok(state.includes(kept) && !state.includes(replaced), `${kept} is kept, and ${replaced} no longer`);
      }

      replaceAtService();
      await give();
      await run("destroy --run-program");
    }));

  it("is used by all commands if it comes from the environment", () =>
    withRotation(FROM_ENVIRONMENT, async ({ workspace, emulator, replaceAtService, give, run }) => {
      replaceAtService();
      await run("destroy", "is refused");
      await give();
      await run("refresh");
      await run("refresh --run-program");
      await run("destroy");
      await run("up");

      replaceAtService();
      await give();
      await run("up without the resource");
      await run("up");

      replaceAtService();
      await give();
      // One key moves into the configuration of the stack, of which the state does not know yet.
      const key = workspace.env["SPECTROCLOUD_APIKEY"] ?? "";
      delete workspace.env["SPECTROCLOUD_APIKEY"];
      await workspace.setConfig({}, { "spectrocluster:apiKey": key });
      const urn = "urn:pulumi:dev::program::pulumi-nodejs:dynamic/spectrocluster:HostClusterConfig::stack";
      const { all = "" } = await workspace.start(["destroy", "--yes", "--skip-preview", "--target", urn]);
      assert.match(all, /The API key is missing\.\s+Set it: .*\s+If they are set: refresh and delete use the settings/);
      await run("destroy --run-program");
      assert.deepEqual(emulator.clusters.get("stack")?.hostClusterConfig, { isHostCluster: false });
    }));
});
