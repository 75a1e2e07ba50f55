import assert from "node:assert/strict";
import { NOW, withStack } from "../../engine/stack.mjs";

/** A configuration whose host is secret, as a single resource and in a fleet. */
const programOf = (host: string) => {
  const settings = `{ isHostCluster: true, clusterEndpoint: { type: "Ingress",
    config: { ingressConfig: { host: ${host} } } } }`;
  return `
    new HostClusterConfig("single", { clusterUid: "c1", ...${settings} });
    new HostClusterFleet("fleet", { clusters: { c2: ${settings}, c3: { isHostCluster: true } } });`;
};
const secret = (host: string) => `pulumi.secret(${JSON.stringify(host)})`;

describe("secret arguments", () => {
  it("are in no output, and encrypted in the state, whatever the service quotes and however a write ends", () =>
    withStack({ program: "", config: { "spectrocluster:maxRetries": "0" } }, async (stack) => {
      const { emulator, workspace, program } = stack;
      /** Runs a command and asserts that nothing shows a secret. */
      const run = async (fails: boolean, ...args: string[]) => {
        const { exitCode, all = "" } = await workspace.start(args);
        assert.equal(exitCode !== 0, fails, all);
        assert.doesNotMatch(all, /hunter2/, args.join(" "));
        assert.doesNotMatch(await stack.state(), /hunter2/, args.join(" "));
        return all;
      };
      const failWith = (fault: object) =>
        emulator.fail(...["/c1/", "/c2/"].map((url) => ({ method: "PATCH", url, ...fault })));
      const echo = { code: "Bad", message: "hunter2 is bad", details: { host: "hunter2" } };

      // Findings quote no value.
      await program(programOf(secret("https://hunter2.example.com")));
      assert.match(await run(false, "preview", "--diff"), /host .*the value given \(may be secret\)/);

      await program(programOf(secret("hunter2-a")));
      failWith({ status: 422, body: echo });
      assert.match(await run(true, "up", ...NOW, "--diff", "--continue-on-error"), /returned 422 \(.*code Bad/);
      failWith({ status: 500, applied: true, body: echo });
      assert.match(await run(true, "up", ...NOW, "--diff", "--continue-on-error"), /returned 500 \(.*code Bad/);
      await run(false, "refresh", ...NOW, "--diff");
      await run(false, "up", ...NOW, "--diff");

      // Somebody else has changed the cluster, which the update overwrites.
      for (const uid of ["c1", "c2"]) {
        const config = { ingressConfig: { host: "hunter2-other" } };
        emulator.addCluster({ uid, hostClusterConfig: { clusterEndpoint: { type: "Ingress", config } } });
      }
      await program(programOf(secret("hunter2-b")));
      await run(false, "up", ...NOW, "--diff");
      await run(false, "destroy", ...NOW, "--diff");
    }));
});
