import assert from "node:assert/strict";
import path from "node:path";
import ts from "typescript";
import { EXAMPLES, examplesProject } from "../support/examples.mjs";

const PROGRAM = path.join(EXAMPLES, "program.ts");
const IMPORTS = `
import * as pulumi from "@pulumi/pulumi";
import { getVirtualMachineOutput, HostClusterConfig, Provider } from "pulumi-spectrocluster";
`;

/** What an editor knows of programs, one after the other, beside the examples and with their compiler options. */
class Editor {
  #code = "";
  #version = 0;
  readonly #service: ts.LanguageService;

  constructor() {
    const { options } = examplesProject();
    const read = (name: string) => (name === PROGRAM ? this.#code : ts.sys.readFile(name));
    this.#service = ts.createLanguageService({
      getScriptFileNames: () => [PROGRAM],
      getScriptVersion: (name) => (name === PROGRAM ? String(this.#version) : "1"),
      getScriptSnapshot: (name) => {
        const text = read(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: (name) => name === PROGRAM || ts.sys.fileExists(name),
      readFile: read,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      readDirectory: ts.sys.readDirectory,
      getCurrentDirectory: () => EXAMPLES,
      getCompilationSettings: () => options,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
    });
  }

  /** What is underlined, each with the message that is shown there. */
  mistakes(code: string): string[] {
    this.#code = IMPORTS + code;
    this.#version += 1;
    const found = [...this.#service.getSyntacticDiagnostics(PROGRAM), ...this.#service.getSemanticDiagnostics(PROGRAM)];
    return found.map(({ start = 0, length, messageText }) => {
      const place = this.#code.slice(start, start + (length ?? 0));
      return `${place}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    });
  }
}

const declared = (members: string) => `new HostClusterConfig("prod", { clusterUid: "u", ${members} });`;
const endpoint = (members: string) => declared(`clusterEndpoint: { ${members} }`);
const config = (members: string) => endpoint(`type: "Ingress", config: { ${members} }`);

describe("an editor", () => {
  const editor = new Editor();

  for (const { what, code, place, message } of [
    {
      what: "a misspelled type",
      code: endpoint('type: "Ingres"'),
      place: "type",
      message: /Did you mean '"Ingress"'\?/,
    },
    {
      what: "a setting outside of config",
      code: endpoint('ingressConfig: { host: "h" }'),
      place: "ingressConfig",
      message: /exist/,
    },
    {
      what: "text for a port",
      code: config('ingressConfig: { port: "443" }'),
      place: "port",
      message: /'string' is not/,
    },
    { what: "no cluster", code: 'new HostClusterConfig("prod", {});', place: "{}", message: /'clusterUid' is missing/ },
    {
      what: "a misspelled setting",
      code: 'new Provider("east", { baseURL: "x" });',
      place: "baseURL",
      message: /'baseUrl'\?/,
    },
    {
      what: "a value that is not listed",
      code: 'new Provider("east", { reads: "on" });',
      place: "reads",
      message: /"on"/,
    },
    { what: "arguments without a name", code: "getVirtualMachineOutput({});", place: "{}", message: /name/ },
  ]) {
    it(`underlines ${what}, with a short message`, () => {
      const [mistake = "", ...others] = editor.mistakes(code);
      assert.deepEqual(others, []);
      assert.equal(mistake.slice(0, place.length + 2), `${place}: `);
      const said = mistake.slice(place.length + 2);
      assert.match(said, message);
      for (const line of said.split("\n")) assert.ok(line.length <= 240, line);
    });
  }

  it("accepts promises, outputs and secrets at every level, and undefined for what may be left out", () => {
    const programs = [
      'clusterEndpoint: { type: pulumi.output("Ingress" as const) }',
      "clusterEndpoint: pulumi.output({ config: { ingressConfig: { port: 443 } } })",
      `clusterEndpoint: Promise.resolve({
        config: pulumi.output({ ingressConfig: Promise.resolve({ host: pulumi.output("h"), port: Promise.resolve(1) }) }),
      })`,
      `clusterEndpoint: { config: { loadBalancerConfig: {
        externalIPs: [pulumi.output("203.0.113.7"), Promise.resolve("203.0.113.8")],
        loadBalancerSourceRanges: ["10.0.0.0/8"] as const,
      } } }`,
      "isHostCluster: undefined, clusterEndpoint: { config: undefined }",
      'projectUid: pulumi.secret("p")',
    ];
    assert.deepEqual(editor.mistakes(programs.map(declared).join("\n")), []);
  });
});
