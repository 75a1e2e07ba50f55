import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { runCommand } from "../../cli/doctor.mjs";
import { createAuthority } from "../../emulator/certificates.mjs";
import { withStack } from "../../engine/stack.mjs";
import { plantKey } from "../../support/plantedKey.mjs";
import { configKey, environment } from "../../support/settings.mjs";

describe("pulumi-spectrocluster doctor in a program's folder", () => {
  it("uses the stack configuration, like a run, and explains why it cannot be read", () => {
    const key = plantKey();
    return withStack({ emulator: { apiKeys: [key] }, program: "" }, async ({ workspace, emulator, configure }) => {
      const folder = path.join(workspace.programFolder, "src");
      await mkdir(folder);
      const doctor = (env: Record<string, string> = {}, ...args: string[]) =>
        runCommand({ folder, key, args: ["doctor", ...args], env: { ...workspace.env, ...env } });

      // The environment only applies to settings that the stack configuration does not contain.
      const well = await doctor(environment({ baseUrl: "http://service.invalid", projectUid: "p1" }));
      assert.equal(well.exitCode, 0, well.stdout);
      assert.match(well.results["Pulumi CLI"] ?? "", /^✓ 3\.\d+\.\d+/);
      assert.equal(well.results["configuration"], "✓ stack organization/program/dev, then the environment");
      assert.equal(well.results["baseUrl"], `✓ ${emulator.baseUrl}, from the stack configuration`);
      assert.equal(well.results["apiKey"], "✓ from the stack configuration");
      assert.equal(well.results["projectUid"], "✓ p1, from the environment variable SPECTROCLOUD_PROJECT_UID");

      const failure = async (...args: Parameters<typeof doctor>) => {
        const { exitCode, results, stdout } = await doctor(...args);
        assert.equal(exitCode, 1, stdout);
        return (results["configuration"] ?? "").replace("✗ Cannot read the stack configuration: ", "");
      };
      const locked = await failure({ PULUMI_CONFIG_PASSPHRASE: "other" });
      assert.match(locked, /^the passphrase is missing or wrong\. Set/);
      assert.match(await failure({}, "--stack", "prod"), /^there is no stack with this name\. List the stacks: pulumi/);

      await workspace.run("config", "rm", configKey("apiKey"));
      await configure({ apiKeyEnvironmentVariable: "TEAM_KEY", caCertificate: "none" });
      const wrong = await doctor({ TEAM_KEY: key });
      const [advised = ""] = /pulumi config set spectrocluster:caCertificate .*/.exec(wrong.stdout) ?? [];
      await workspace.write({ "ca.pem": (await createAuthority()).certificate });
      await execa("sh", ["-c", advised], { cwd: workspace.programFolder, env: workspace.env, extendEnv: false });
      const trusting = await doctor({ TEAM_KEY: key });
      assert.equal(trusting.results["apiKey"], "✓ from the environment variable TEAM_KEY");
      assert.equal(trusting.exitCode, 0);

      await workspace.run("stack", "unselect");
      assert.match(await failure(), /^no stack is selected\. Select one: pulumi stack select/);
      const loggedOut = await failure({ PULUMI_BACKEND_URL: "" });
      assert.match(loggedOut, /^Pulumi is not logged in\. Run pulumi login, or set/);
    });
  });
});
