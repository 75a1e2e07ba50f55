import { readFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { languageHosts } from "../../../tools/engine/languageHosts.mjs";
import { addNodejsPackage, addPackage } from "../../../tools/engine/packageSdk.mjs";
import { createVirtualEnvironment, VIRTUAL_ENVIRONMENT_BIN } from "../../../tools/engine/python.mjs";
import type { WorkspaceOptions } from "../../../tools/engine/workspace.mjs";
import { testEngine } from "../../engine/stack.mjs";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const report = (message: string) => console.error(message);

/** A program that declares a host-cluster configuration and reads a virtual machine, in some language. */
export interface LanguageProgram {
  language: string;
  /** Name of the Pulumi project. */
  project: string;
  options: WorkspaceOptions;
  /** Does in the program's folder what a user does there before `pulumi up`. */
  install(folder: string): Promise<void>;
}

const example = (name: string) => path.join(ROOT, "examples", name);

const NODE_PROGRAM = `
"use strict";
const pulumi = require("@pulumi/pulumi");
const spectrocluster = require("pulumi-spectrocluster-sdk");

const config = new pulumi.Config();
const prod = new spectrocluster.HostClusterConfig("prod", {
  clusterUid: config.require("clusterUid"),
  isHostCluster: true,
  clusterEndpoint: {
    type: "Ingress",
    config: { ingressConfig: { host: config.require("host"), port: config.getNumber("port") ?? 443 } },
  },
});
const machine = spectrocluster.getVirtualMachineOutput({
  clusterUid: prod.clusterUid,
  name: "web-0",
  namespace: "default",
});
exports.endpoint = prod.clusterEndpoint;
exports.machineReady = machine.status.apply((status) => status?.ready);
`;

const NODE_PULUMI_YAML = `
name: ingress-nodejs
runtime: nodejs
plugins:
  providers:
    - name: spectrocluster
      path: node_modules/pulumi-spectrocluster/provider/plugin
`;

/** One program for each language. Whatever it needs and is missing fails, and says what to install. */
export async function languagePrograms(): Promise<LanguageProgram[]> {
  const hosts = await languageHosts(await testEngine(), report);
  const bin = path.join("venv", VIRTUAL_ENVIRONMENT_BIN);
  return [
    {
      language: "YAML",
      project: "ingress-yaml",
      options: { program: example("yaml"), modules: [], path: hosts },
      install: async () => {},
    },
    {
      language: "Python",
      project: "ingress-python",
      // An old host is not told of the project's virtual environment, but takes an active one.
      options: { program: example("python"), modules: [], path: [bin, ...hosts] },
      install: async (folder) => {
        const sdk = await addPackage("python", folder);
        await createVirtualEnvironment(path.join(folder, "venv"), sdk, report);
      },
    },
    {
      language: "Go",
      project: "ingress-go",
      options: { program: example("go"), modules: [], path: hosts, env: goProgramEnvironment() },
      install: async (folder) => {
        await addPackage("go", folder);
        await execa("go", ["mod", "tidy"], { cwd: folder }).catch((error: Error) => {
          throw new Error(`Programs in Go cannot be run: install Go (https://go.dev/dl/)\n${error.message}`);
        });
      },
    },
    {
      language: "JavaScript",
      project: "ingress-nodejs",
      options: {
        program: {
          "Pulumi.yaml": NODE_PULUMI_YAML,
          "package.json": JSON.stringify({ name: "ingress-nodejs", private: true, main: "index.js" }),
          "index.js": NODE_PROGRAM,
        },
      },
      install: addNodejsPackage,
    },
  ];
}

/** The files of a program, as one of another project. */
export async function sourcesOf({ project, options }: LanguageProgram, other: string): Promise<Record<string, string>> {
  const { program } = options;
  if (typeof program !== "string") return program;
  const source = await readFile(path.join(program, "Pulumi.yaml"), "utf8");
  return { "Pulumi.yaml": source.replace(`name: ${project}`, `name: ${other}`) };
}

/** Has Go take what the engine was built from, which is compiled without C, and spend no time on what debuggers need. */
function goProgramEnvironment(): Record<string, string> {
  return { CGO_ENABLED: "0", GOFLAGS: `${process.env["GOFLAGS"] ?? ""} -ldflags=-w`.trim() };
}
