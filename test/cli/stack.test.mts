import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { createAuthority } from "../emulator/certificates.mjs";
import { withStack } from "../engine/stack.mjs";
import { plantKey } from "../support/plantedKey.mjs";
import { runCommand } from "./doctor.mjs";

describe("pulumi-spectrocluster doctor in a program's folder", function () {
  this.timeout(300_000);

  it("goes by the configuration of the stack, as a run does", () => {
    const key = plantKey();
    const options = { emulator: { apiKeys: [key] }, config: { "spectrocluster:maxRetries": "3" }, program: "" };
    return withStack(options, async ({ workspace, emulator }) => {
      const folder = path.join(workspace.programFolder, "src");
      await mkdir(folder);
      const doctor = (args: string[] = [], env: Record<string, string> = {}) =>
        runCommand({ args: ["doctor", ...args], folder, key, env: { ...workspace.env, ...env } });

      // What the environment says is for what the stack leaves out.
      const overruled = { SPECTROCLOUD_HOST: "http://service.invalid", SPECTROCLOUD_PROJECT_UID: "p1" };
      const well = await doctor([], overruled);
      assert.equal(well.exitCode, 0, well.stdout);
      assert.match(well.said["Pulumi CLI"] ?? "", /^✓ 3\.\d+\.\d+/);
      assert.match(well.said["Pulumi SDK"] ?? "", /^✓ 3\.\d+\.\d+/);
      assert.equal(well.said["configuration"], '✓ of stack "organization/program/dev", then of the environment');
      assert.equal(well.said["address"], `✓ ${emulator.baseUrl}, from spectrocluster:baseUrl`);
      assert.equal(well.said["API key"], "✓ from spectrocluster:apiKey");
      assert.equal(well.said["project"], '✓ "p1", from the environment variable SPECTROCLOUD_PROJECT_UID');
      assert.equal(well.said["other settings"], "✓ maxRetries 3, from spectrocluster:maxRetries");
      assert.equal(well.said["access"], '✓ the API key is accepted in project "p1"');
      assert.match(well.stdout, /\n\nA run would reach the service\.$/);

      await workspace.setConfig({ "spectrocluster:maxRetries": "many", "spectrocluster:apiKy": "k" });
      const wrong = await doctor();
      assert.equal(wrong.exitCode, 1);
      assert.match(wrong.said["configuration"] ?? "", /\n! a setting that does not exist .* did you mean apiKey\?\.$/);
      assert.match(
        wrong.said["other settings"] ?? "",
        /^✗ spectrocluster:maxRetries must be a whole number from 0 to 50, not "many"\. Set it: pulumi config set/,
      );
      assert.match(wrong.said["service"] ?? "", /^✓/);

      await workspace.run("config", "rm", "spectrocluster:maxRetries");
      await workspace.setConfig({ "spectrocluster:apiKey": key });
      const plain = await doctor();
      assert.equal(plain.exitCode, 0);
      assert.match(
        plain.said["API key"] ?? "",
        /^! from spectrocluster:apiKey spectrocluster:apiKey is stored in plain text .*pulumi config set --secret/,
      );

      await workspace.run("config", "rm", "spectrocluster:apiKey");
      await workspace.setConfig({
        "spectrocluster:apiKeyEnvironmentVariable": "TEAM_KEY",
        "spectrocluster:allowInsecureHttp": "true",
        "spectrocluster:baseUrl": emulator.baseUrl.replace("127.0.0.1", "0.0.0.0"),
        "spectrocluster:caCertificate": "none",
      });
      const insecure = await doctor([], { TEAM_KEY: key });
      assert.equal(insecure.said["API key"], "✓ from the environment variable TEAM_KEY");
      assert.match(
        insecure.said["other settings"] ?? "",
        /^✗ spectrocluster:caCertificate must be certificates in PEM/,
      );
      assert.match(insecure.said["TLS"] ?? "", /^! none: anybody on the way can read the API key Use https/);
      assert.match(insecure.said["access"] ?? "", /^✓/);
      assert.equal(insecure.exitCode, 1);

      const [advised = ""] = /pulumi config set spectrocluster:caCertificate .*/.exec(insecure.stdout) ?? [];
      await workspace.write({ "ca.pem": (await createAuthority()).certificate });
      await execa("sh", ["-c", advised], { cwd: workspace.programFolder, env: workspace.env, extendEnv: false });
      const trusting = await doctor([], { TEAM_KEY: key });
      assert.match(trusting.said["other settings"] ?? "", /^✓ caCertificate, from spectrocluster:caCertificate; /);
      assert.equal(trusting.exitCode, 0);
      assert.ok(emulator.requests.every(({ method }) => method === "GET"));
    });
  });

  it("says why a configuration cannot be read", () =>
    withStack({ program: "" }, async ({ workspace, emulator }) => {
      const failure = async (args: string[], env: Record<string, string> = {}) => {
        const options = { folder: workspace.programFolder, key: emulator.apiKey };
        const all = { ...workspace.env, ...env };
        const { exitCode, said, stdout } = await runCommand({ args: ["doctor", ...args], env: all, ...options });
        assert.equal(exitCode, 1, stdout);
        assert.equal(said["address"], "- the configuration could not be read");
        assert.equal(said["search inputs"], "- the configuration could not be read");
        return said["configuration"] ?? "";
      };
      assert.match(
        await failure([], { PULUMI_CONFIG_PASSPHRASE: "another one" }),
        /^✗ its secrets cannot be read, because the passphrase is missing or wrong Set PULUMI_CONFIG_PASSPHRASE/,
      );
      assert.match(
        await failure(["--stack", "prod"]),
        /^✗ there is no stack "prod" See which ones there are: pulumi stack/,
      );
      await workspace.write({ "Pulumi.dev.yaml": "config: [" });
      assert.match(await failure([]), /^✗ pulumi config ended with exit code \d+ See what it says: pulumi preview$/);
      await workspace.run("stack", "unselect");
      assert.match(await failure([]), /^✗ no stack is selected Select one: pulumi stack select/);
    }));
});
