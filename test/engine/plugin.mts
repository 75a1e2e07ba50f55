import { readFileSync } from "node:fs";
import path from "node:path";
import type { Adapter } from "./stack.mjs";

const SCHEMA = path.resolve(import.meta.dirname, "../../provider/plugin/schema.json");

/** The class of each resource. */
const classes = Object.entries<{ properties: object }>(JSON.parse(readFileSync(SCHEMA, "utf8")).resources).map(
  ([token, { properties }]) => {
    const name = token.split(":").at(-1);
    const outputs = Object.keys(properties).map((property) => `${property}: undefined`);
    const code = `
class ${name} extends pulumi.CustomResource {
  static get(name, id, opts) { return new ${name}(name, {}, { ...opts, id }); }
  constructor(name, args, opts) { super("${token}", name, { ${outputs.join(", ")}, ...args }, opts); }
}
`;
    return { name, code };
  },
);

/** The plugin, as a generated SDK for Node.js would use it, without its types. */
export const PLUGIN: Adapter = {
  name: "the plugin",
  project: `plugins:
  providers:
    - name: spectrocluster
      path: node_modules/pulumi-spectrocluster/provider/plugin
`,
  preamble: `
${classes.map(({ code }) => code).join("")}
class Provider extends pulumi.ProviderResource {
  constructor(name, args, opts) { super("spectrocluster", name, args, opts); }
}
const GET_VIRTUAL_MACHINE = "spectrocluster:index:getVirtualMachine";
const spectrocluster = {
  ${classes.map(({ name }) => name)},
  Provider,
  getVirtualMachine: (args, opts) => pulumi.runtime.invoke(GET_VIRTUAL_MACHINE, args, opts),
  getVirtualMachineOutput: (args, opts) => pulumi.runtime.invokeOutput(GET_VIRTUAL_MACHINE, args, opts),
};
`,
  type: "spectrocluster:index:HostClusterConfig",
};
