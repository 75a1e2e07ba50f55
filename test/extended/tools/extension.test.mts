import assert from "node:assert/strict";
import { appendFile, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { copyCheckout } from "../../../tools/extended/runCell.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/** Inserts text after the first occurrence of a line. */
interface Insertion {
  after: string;
  text: string;
}

const FIELD: Record<string, Insertion[]> = {
  "provider/model/hostClusterConfig.ts": [
    {
      after: "export interface IngressConfig {\n",
      text: "  /** Class of the Ingress. */\n  className?: string;\n",
    },
    {
      after: "export interface HostClusterConfig {\n",
      text: "  /** Whether others share it. */\n  shared?: boolean;\n",
    },
  ],
};

/** Settings with former names: one that may be secret, one that is, one with a default, and one with a variable. */
const SETTING: Record<string, Insertion[]> = {
  "provider/model/providerSettings.ts": [
    {
      after: "   * Address of the service, with a path prefix if it has one. A bare host name means https.\n   *\n",
      text: "   * @formerly url\n",
    },
    {
      after: "   * API key, sent in the `ApiKey` header. Store it as a secret.\n   *\n",
      text: "   * @formerly token\n",
    },
    { after: "   * Time limit for one attempt of a request, in seconds.\n   *\n", text: "   * @formerly timeout\n" },
    { after: "   * @environment SPECTROCLOUD_PROJECT_UID\n", text: "   * @formerEnvironment OLD_PROJECT\n" },
  ],
};

/** The hand-written files of a function that searches with a body and reads several pages. */
const FUNCTION: Record<string, Insertion[] | string> = {
  "provider/model/functions.ts": [
    {
      after: "export interface Functions {\n",
      text: `  /** Reads all virtual machines of a cluster. */
  getMachineInventory: { args: GetMachineInventoryArgs; options: VirtualMachineReadOptions; result: MachineInventory };
`,
    },
    {
      after: 'import type { VirtualMachine } from "./virtualMachine/virtualMachine.js";\n',
      text: `
/**
 * The cluster whose machines are read.
 *
 * @example
 * { "clusterUid": "63a1f0e2c0ffee0011223344" }
 */
export interface GetMachineInventoryArgs {
  /**
   * UID of the cluster.
   *
   * @format cluster-uid
   */
  clusterUid: string;
  /**
   * UID of the project that scopes the requests.
   *
   * @format project-uid
   */
  projectUid?: string;
}

/** Virtual machines of a cluster. */
export interface MachineInventory {
  /** The machines. */
  items: VirtualMachine[];
}
`,
    },
  ],
  "provider/functions/getMachineInventory.ts": `import { clusterPath } from "../api/clusterRequests.js";
import { defineFunction } from "./function.js";
import { MACHINE_SENSITIVE_CONTENT } from "./getVirtualMachine.js";
import { PAGE_RESPONSE, readPages } from "./pages.js";

export const getMachineInventory = defineFunction({
  name: "getMachineInventory",
  subject: ({ clusterUid }) => \`The list of virtual machines of cluster "\${clusterUid}"\`,
  read: (client, { clusterUid, projectUid }) =>
    client.inSlot(async (send) => {
      const { items } = await readPages(send, {
        pageRequest: (next) => ({
          description: \`search the virtual machines of cluster "\${clusterUid}"\`,
          checkOnNotFound: "the cluster UID",
          method: "POST",
          isRead: true,
          path: \`\${clusterPath(clusterUid)}/vms/search\${next === undefined ? "" : \`?continue=\${encodeURIComponent(next)}\`}\`,
          projectUid,
          body: { filter: "running" },
          response: PAGE_RESPONSE,
        }),
        identityOf: () => undefined,
        narrowing: "Read fewer machines.",
      });
      return { value: { items: items.map(({ value }) => value) }, inexactNumbers: [] };
    }),
  sensitiveContent: MACHINE_SENSITIVE_CONTENT,
});
`,
  "provider/functions/index.ts": [
    {
      after: 'import { getVirtualMachine } from "./getVirtualMachine.js";\n',
      text: 'import { getMachineInventory } from "./getMachineInventory.js";\n',
    },
    { after: "  getVirtualMachine,\n", text: "  getMachineInventory,\n" },
  ],
  "sdk/functions.ts": [
    {
      after: 'import { invoke, invokeOutput } from "./invoke.js";\n',
      text: `
/**
 * Reads all virtual machines of a cluster.
 *
 * @param args - The cluster.
 * @param opts - The options of getVirtualMachine.
 * @throws The errors of getVirtualMachine.
 *
 * @example
 * \`\`\`ts
 * const { items } = await getMachineInventory({ clusterUid: "63a1f0e2c0ffee0011223344" });
 * \`\`\`
 */
export function getMachineInventory(
  args: model.GetMachineInventoryArgs,
  opts: FunctionOptions & model.VirtualMachineReadOptions = {},
): Promise<model.MachineInventory> {
  return invoke("getMachineInventory", args, opts);
}

/**
 * {@link getMachineInventory} with arguments that may be outputs.
 *
 * @param args - The cluster.
 * @param opts - The options of getVirtualMachineOutput.
 * @throws The errors of getVirtualMachineOutput.
 *
 * @example
 * \`\`\`ts
 * const names = getMachineInventoryOutput({ clusterUid: host.clusterUid }).items.apply((items) => items.length);
 * \`\`\`
 */
export function getMachineInventoryOutput(
  args: ArgsOf<model.GetMachineInventoryArgs>,
  opts: FunctionOutputOptions & model.VirtualMachineReadOptions = {},
): pulumi.Output<FunctionResult<model.MachineInventory>> {
  return invokeOutput("getMachineInventory", args, opts);
}
`,
    },
  ],
  "sdk/index.ts": [{ after: "  GetVirtualMachineArgs,\n", text: "  GetMachineInventoryArgs,\n  MachineInventory,\n" }],
};

/** A program that uses the new members and the new function. The build compiles it. */
const PROGRAM = `
import { getMachineInventory, getMachineInventoryOutput, HostClusterConfig, Provider } from "./index.js";
export const east = new Provider("east", { url: "https://east.example.com", token: Promise.resolve("0123456789"), timeout: 3 });
export const host = new HostClusterConfig("prod", {
  clusterUid: "u",
  shared: true,
  clusterEndpoint: { config: { ingressConfig: { className: "nginx" } } },
});
export const shared: import("@pulumi/pulumi").Output<boolean | undefined> = host.shared;
export const names = getMachineInventoryOutput({ clusterUid: host.clusterUid }).items.apply((items) =>
  items.map((item) => item.metadata?.name),
);
export const machines = getMachineInventory({ clusterUid: "u" }, { includeSensitive: true });
`;

const CHECK_FIELD = `
const { checkHostClusterConfig } = require("./dist/provider/validation/index.js");
const { MEMBERS } = require("./dist/provider/model/generated/members.js");
const of = (className) => ({ clusterUid: "u", isHostCluster: true, shared: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "h.example.com", className } } } });
console.log(JSON.stringify([checkHostClusterConfig(of("nginx")), checkHostClusterConfig(of(1)), MEMBERS.HostClusterConfigProperties]));
`;

/** Gives both adapters and the SDK settings under their former names. */
const CHECK_SETTING = `
const pulumi = require("@pulumi/pulumi");
const { CheckRequest } = require("@pulumi/pulumi/proto/provider_pb.js");
const { Struct } = require("google-protobuf/google/protobuf/struct_pb.js");
const { resource } = require("./dist/provider/dynamic/index.js");
const { configurationMethods } = require("./dist/provider/plugin/configurationMethods.js");
const { ProgramRun, stackSettings } = require("./dist/sdk/programRun.js");
process.env.OLD_PROJECT = "p1";
const former = { url: "https://api.example.com", token: "0123456789", timeout: "7" };
const prefixed = (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => ["spectrocluster:" + key, value]));
const warnings = [];
pulumi.log.warn = (message) => warnings.push(message);

async function dynamicFailures(values) {
  const { configure, check } = resource("HostClusterConfig");
  configure({ config: { get: (key) => prefixed(values)[key] } });
  const { failures } = await check({}, { clusterUid: "63a1f0e2c0ffee0011223344", isHostCluster: true });
  return failures.map(({ reason }) => reason);
}

function pluginCheck(values, name) {
  const logged = [];
  const { checkConfig } = configurationMethods({ log: { warn: (message) => logged.push(message) } });
  const request = new CheckRequest();
  request.setUrn("urn:pulumi:dev::shop::pulumi:providers:spectrocluster::" + name);
  request.setNews(Struct.fromJavaScript(values));
  const response = checkConfig(request);
  const inputs = response.getInputs().toJavaScript();
  return { logged, inputs, reasons: response.getFailuresList().map((failure) => failure.getReason()) };
}

(async () => {
  // Without mocks it would be a script, which uses the environment only.
  await pulumi.runtime.setMocks({ call: () => ({}), newResource: () => ({ id: "", state: {} }) });
  pulumi.runtime.setAllConfig(prefixed(former), ["spectrocluster:url", "spectrocluster:token"]);
  const run = new ProgramRun();
  stackSettings(run);
  console.log(JSON.stringify({
    settings: stackSettings(run),
    warnings,
    plugin: pluginCheck(former, "default"),
    explicit: pluginCheck(former, "east"),
    both: pluginCheck({ ...former, requestTimeoutSeconds: "8" }, "default").reasons,
    dynamic: await dynamicFailures(former),
  }));
  process.exit();
})();
`;

/** Calls the new function as the plugin does, with a service that has two pages. */
const CHECK_FUNCTION = `
const { InvokeRequest } = require("@pulumi/pulumi/proto/provider_pb.js");
const { Struct } = require("google-protobuf/google/protobuf/struct_pb.js");
const { createClient } = require("./dist/provider/api/client.js");
const { resolveSettings } = require("./dist/provider/configuration/index.js");
const { functionMethods } = require("./dist/provider/plugin/functionMethods.js");
const machine = (name, cloudInitNoCloud) => ({ metadata: { name }, status: null,
  spec: { template: { spec: { domain: { devices: {} }, volumes: [{ name: "v", cloudInitNoCloud }] } } } });
const urls = [];
let items = [machine("b", {})];
const server = require("node:http").createServer(({ method, url }, response) => {
  urls.push(method + " " + url.split("/").at(-1));
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(url.includes("continue=2")
    ? { items }
    : { items: [machine("a", { userData: "s3cret" })], metadata: { continue: "2" } }));
});
server.listen(0, "127.0.0.1", async () => {
  const baseUrl = "http://127.0.0.1:" + server.address().port;
  const settings = resolveSettings({ baseUrl, apiKey: "0123456789" }, {});
  const { invoke } = functionMethods({
    run: { settings, client: createClient(settings) },
    log: { warn() {} },
  });
  const call = async (args) => {
    const request = new InvokeRequest();
    request.setTok("spectrocluster:index:getMachineInventory");
    request.setArgs(Struct.fromJavaScript(args));
    return (await invoke(request)).getReturn().toJavaScript();
  };
  const messageOf = (args) => call(args).catch(({ message }) => message);
  const wrong = await messageOf({ clusterUid: " ", validaton: "off" });
  const result = await call({ clusterUid: "c1", validation: "strict" });
  items = [machine("b", { userData: [12345] }), { kind: 12345 }];
  console.log(JSON.stringify({ wrong, result, urls, rejected: await messageOf({ clusterUid: "c1" }) }));
  server.close();
});
`;

describe("in a copy of the project", function () {
  this.timeout(240_000);
  let folder: string;
  let checkout: string;
  const run = (...command: string[]) => execa(command[0] as string, command.slice(1), { cwd: checkout });
  const generated = (name: string) => readFile(path.join(checkout, name), "utf8");

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "extension-"));
    checkout = await copyCheckout(path.join(folder, "checkout"));
    await symlink(path.join(root, "node_modules"), path.join(checkout, "node_modules"), "junction");
    for (const [name, change] of Object.entries({ ...FIELD, ...SETTING, ...FUNCTION })) await edit(name, change);
    await run("npm", "run", "generate");
    await appendFile(path.join(checkout, "sdk/program.ts"), PROGRAM);
    await run("npm", "run", "build");
  });
  after(() => rm(folder, { recursive: true, maxRetries: 5 }));

  async function edit(name: string, change: Insertion[] | string): Promise<void> {
    const file = path.join(checkout, name);
    if (typeof change === "string") return writeFile(file, change, { flag: "wx" });
    let content = await readFile(file, "utf8");
    for (const { after, text } of change) {
      assert.ok(content.includes(after), `${name} has the line ${after}`);
      content = content.replace(after, () => after + text);
    }
    await writeFile(file, content);
  }

  it("a new field takes one interface and npm run generate", async () => {
    assert.equal(Object.keys(FIELD).length, 1);
    const { stdout } = await run(process.execPath, "-e", CHECK_FIELD);
    const [good, bad, members] = JSON.parse(stdout);
    assert.deepEqual(good, []);
    assert.deepEqual(
      bad.map(({ path, message }: Record<string, string>) => `${path} ${message}`),
      ["clusterEndpoint.config.ingressConfig.className must be a string, not 1"],
    );
    assert.ok(members.includes("shared"));
    for (const name of ["schema.json", "provider/plugin/schema.json", "docs/api/resources.md"]) {
      assert.match(await generated(name), /className[\s\S]*Class of the Ingress/, name);
    }
  });

  it("a renamed setting takes one interface and npm run generate, and both adapters and the SDK read it", async () => {
    const { stdout } = await run(process.execPath, "-e", CHECK_SETTING);
    const { settings, warnings, plugin, explicit, both, dynamic } = JSON.parse(stdout);
    const notice = (former: string, name: string) => `${former} has a new name: ${name}. The former name still works.`;
    const ofSettings = ["token: apiKey", "url: baseUrl", "timeout: requestTimeoutSeconds"].map((names) => {
      const [former = "", name = ""] = names.split(": ");
      return notice(`spectrocluster:${former}`, `spectrocluster:${name}`);
    });
    const ofVariable = notice(
      "The environment variable OLD_PROJECT",
      "the environment variable SPECTROCLOUD_PROJECT_UID",
    );
    const expected = [...ofSettings, ofVariable].sort();
    assert.deepEqual(warnings.sort(), expected);
    const { baseUrl, apiKey, apiKeySource, apiKeyInState, requestTimeoutSeconds, projectUid, isBaseUrlSecret } =
      settings;
    assert.deepEqual(
      [baseUrl, apiKey, apiKeySource, apiKeyInState, requestTimeoutSeconds, projectUid, isBaseUrlSecret],
      ["https://api.example.com", "0123456789", "spectrocluster:token", true, 7, "p1", true],
    );
    assert.deepEqual([plugin.logged.sort(), plugin.reasons], [expected, []]);
    assert.equal(plugin.inputs.token.value, "0123456789", "the former key is a secret");
    assert.ok(explicit.logged.includes(notice('url of Provider "east"', 'baseUrl of Provider "east"')));
    assert.deepEqual(explicit.reasons, []);
    assert.match(both.join(), /spectrocluster:timeout, a former name, and spectrocluster:requestTimeoutSeconds are/);
    assert.deepEqual(dynamic, []);
    assert.match(await generated("docs/guides/configuration.md"), /`baseUrl`.*Formerly `url`, which/);
    assert.match(await generated("docs/api/resources.md"), /Formerly `timeout`, which still works\./);
    const { provider } = JSON.parse(await generated("provider/plugin/schema.json"));
    const { timeout, token, requestTimeoutSeconds: renamed } = provider.inputProperties;
    assert.deepEqual(
      [timeout.type, timeout.default, renamed.default, token.secret],
      ["integer", undefined, undefined, true],
    );
    assert.match(timeout.description, /^Former name of `requestTimeoutSeconds`\.$/);
  });

  it("a new function takes at most five files and npm run generate", async () => {
    assert.ok(Object.keys(FUNCTION).length <= 5);
    const { stdout } = await run(process.execPath, "-e", CHECK_FUNCTION);
    const { wrong, result, urls, rejected } = JSON.parse(stdout);
    assert.match(wrong, /^The arguments of getMachineInventory are invalid:\n- clusterUid must be/);
    const machine = (name: string) => ({
      metadata: { name },
      spec: { template: { spec: { domain: { devices: {} }, volumes: [{ name: "v", cloudInitNoCloud: {} }] } } },
    });
    assert.deepEqual(result, { items: [machine("a"), machine("b")] });
    assert.match(rejected, /^The list of virtual machines of cluster "c1" has unexpected values/);
    assert.match(rejected, /- items\[1\]\.spec\.template.*userData must be a string, not a list of 1 item\n/);
    assert.match(rejected, /- items\[2\]\.kind must be a string, not the value given \(may be secret\)\n/);
    assert.match(rejected, /- items\[2\]\.spec is required but missing/);
    assert.deepEqual(urls, ["POST search", "POST search?continue=2", "POST search", "POST search?continue=2"]);
    assert.match(await generated("schema.json"), /"MachineInventory": \{/);
    assert.match(await generated("provider/plugin/schema.json"), /"spectrocluster:index:getMachineInventory": \{/);
    assert.match(await generated("docs/api/functions.md"), /^## getMachineInventoryOutput\(\)/m);
  });
});
