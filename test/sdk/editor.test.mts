import assert from "node:assert/strict";
import path from "node:path";
import ts from "typescript";
import { EXAMPLES, examplesProject } from "../support/examples.mjs";

const PROGRAM = path.join(EXAMPLES, "program.ts");
const IMPORTS = `
import * as pulumi from "@pulumi/pulumi";
import { getVirtualMachineOutput, HostClusterConfig, Provider } from "pulumi-spectrocluster";
`;

/** What an editor underlines in a program beside the examples, each with the message that is shown there. */
function mistakesIn(code: string): string[] {
  const { options } = examplesProject();
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const source = ts.createSourceFile(PROGRAM, IMPORTS + code, ts.ScriptTarget.ES2022);
  host.getSourceFile = (name, ...rest) => (name === PROGRAM ? source : getSourceFile(name, ...rest));
  const program = ts.createProgram([PROGRAM], options, host);
  return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, length = 0, messageText }) => {
    const place = source.text.slice(start, start + length);
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}

const declared = (members: string) => `new HostClusterConfig("prod", { clusterUid: "u", ${members} });`;
const endpoint = (members: string) => declared(`clusterEndpoint: { ${members} }`);
const config = (members: string) => endpoint(`type: "Ingress", config: { ${members} }`);

describe("an editor", () => {
  it("underlines each mistake alone, with a short message", () => {
    const rows = [
      { code: endpoint('type: "Ingres"'), mistake: /^type: .*Did you mean '"Ingress"'\?/s },
      { code: endpoint('ingressConfig: { host: "h" }'), mistake: /^ingressConfig: .*exist/s },
      { code: config('ingressConfig: { port: "443" }'), mistake: /^port: .*'string' is not/s },
      { code: 'new HostClusterConfig("prod", {});', mistake: /^{}: .*'clusterUid' is missing/s },
      { code: 'new Provider("east", { baseURL: "x" });', mistake: /^baseURL: .*'baseUrl'\?/s },
      { code: 'new Provider("east", { reads: "on" });', mistake: /^reads: .*"on"/s },
      { code: "getVirtualMachineOutput({});", mistake: /^{}: .*name/s },
    ];
    const mistakes = mistakesIn(rows.map(({ code }) => code).join("\n"));
    assert.equal(mistakes.length, rows.length, mistakes.join("\n\n"));
    for (const [index, { mistake }] of rows.entries()) assert.match(mistakes[index] ?? "", mistake);
    for (const line of mistakes.join("\n").split("\n")) assert.ok(line.length <= 260, line);
  });

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
    assert.deepEqual(mistakesIn(programs.map(declared).join("\n")), []);
  });
});
