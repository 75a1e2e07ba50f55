import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { copyCheckout } from "../../../tools/matrix/runCell.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/** A program that has the new members, in its arguments and as an output. */
const PROGRAM = `
import { HostClusterConfig } from "./index.js";
export const host = new HostClusterConfig("prod", {
  clusterUid: "u",
  shared: true,
  clusterEndpoint: { config: { ingressConfig: { className: "nginx" } } },
});
export const shared: import("@pulumi/pulumi").Output<boolean | undefined> = host.shared;
`;

const CHECK = `
const { checkHostClusterConfig } = require("./dist/provider/validation/index.js");
const { MEMBERS } = require("./dist/provider/generated/members.js");
const of = (className) => ({ clusterUid: "u", isHostCluster: true, shared: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "h.example.com", className } } } });
console.log(JSON.stringify([checkHostClusterConfig(of("nginx")), checkHostClusterConfig(of(1)), MEMBERS.HostClusterConfig]));
`;

describe("a new field of the model", function () {
  this.timeout(180_000);

  it("is one interface to edit and npm run generate to run", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "new-field-"));
    try {
      const checkout = await copyCheckout(path.join(folder, "checkout"));
      await symlink(path.join(root, "node_modules"), path.join(checkout, "node_modules"), "junction");
      const file = path.join(checkout, "provider/model/hostClusterConfig.ts");
      const model = await readFile(file, "utf8");
      const edited = model
        .replace("export interface IngressConfig {\n", "$&  /** Class of the Ingress. */\n  className?: string;\n")
        .replace(
          "export interface HostClusterConfig {\n",
          "$&  /** Whether others share it. */\n  shared?: boolean;\n",
        );
      await writeFile(file, edited);

      const run = (...command: string[]) => execa(command[0] as string, command.slice(1), { cwd: checkout });
      await run("npm", "run", "generate");
      // Where the build compiles it.
      await writeFile(path.join(checkout, "sdk/program.ts"), PROGRAM);
      await run("npm", "run", "build");

      const { stdout } = await run(process.execPath, "-e", CHECK);
      const [good, bad, members] = JSON.parse(stdout);
      assert.deepEqual(good, []);
      assert.deepEqual(
        bad.map(({ path, message }: Record<string, string>) => `${path} ${message}`),
        ["clusterEndpoint.config.ingressConfig.className must be a string, not 1"],
      );
      assert.ok(members.includes("shared"));
      for (const name of ["schema.json", "provider/plugin/schema.json", "docs/api/resources.md"]) {
        const generated = await readFile(path.join(checkout, name), "utf8");
        assert.match(generated, /className[\s\S]*Class of the Ingress/, name);
      }
    } finally {
      await rm(folder, { recursive: true, maxRetries: 5 });
    }
  });
});
