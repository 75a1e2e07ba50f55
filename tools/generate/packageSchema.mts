import { type ModelSchema, mapValues } from "./modelSchema.mjs";
import type { PackageContents } from "./packageContents.mjs";
import { PackageTypes, type Spec } from "./packageTypes.mjs";

/** The part of package.json that the schema repeats. */
type NpmPackage = Record<"version" | "description" | "license" | "author", string> & { keywords: string[] };

const NAME = "spectrocluster";

/** SDKs are generated into the program's folder and installed from there, so nobody else can own these names. */
const LANGUAGES = {
  nodejs: {
    // Differs from the npm package that contains the plugin, because a project installs both.
    packageName: "pulumi-spectrocluster-sdk",
    respectSchemaVersion: true,
  },
  python: { packageName: "pulumi_spectrocluster", pyproject: { enabled: true }, respectSchemaVersion: true },
  go: {
    // If the program's go.mod does not replace the module, Go looks for it on this reserved host, which nobody can own.
    importBasePath: `example.com/pulumi-spectrocluster/sdk/go/${NAME}`,
    respectSchemaVersion: true,
  },
};

/** The schema of the Pulumi package, from which Pulumi generates an SDK for each language. */
export function packageSchema(
  model: ModelSchema,
  { provider, resources, functions }: PackageContents,
  npm: NpmPackage,
  notice: string,
  describe: (name: string) => string,
): Spec {
  const types = new PackageTypes(model, token);
  // Inputs come first, because an enum of inputs is also used in results.
  const inputs = mapValues(functions, ({ args, options }) => functionInputs(types, args, options));
  return {
    name: NAME,
    displayName: "Spectrocluster",
    version: npm.version,
    description: npm.description,
    keywords: [...npm.keywords, "category/infrastructure", "kind/native"],
    license: npm.license,
    publisher: npm.author,
    // SDKs have the version of the package.
    meta: { supportPack: true },
    // The only part of the schema in which Pulumi accepts unknown properties.
    language: { $comment: notice, ...LANGUAGES },
    config: { variables: types.object(provider, "variable").properties },
    provider: { description: provider.description, inputProperties: types.object(provider, "option").properties },
    resources: byToken(resources, (resource, name) => {
      // Without defaults: if an SDK fills in isHostCluster, the provider cannot warn about its omission.
      const inputs = types.named(resource.inputs, "input");
      const { properties, required } = inputs;
      return {
        ...types.named(resource.properties, "state"),
        description: describe(name),
        inputProperties: properties,
        requiredInputs: required,
        // The type under the dynamic provider, whose state the plugin continues.
        aliases: [{ type: `pulumi-nodejs:dynamic/${NAME}:${name}` }],
      };
    }),
    functions: byToken(functions, ({ result }, name) => ({
      description: describe(name),
      inputs: inputs[name],
      outputs: types.named(result, "result"),
    })),
    types: types.specs,
  };
}

/** Arguments and options as one object: in other languages a function has one list of inputs. */
function functionInputs(types: PackageTypes, args: string, options: string): Spec {
  const { type, properties, required = [] } = types.named(args, "argument");
  const more = types.named(options, "argument");
  const all = [...required, ...(more.required ?? [])];
  return { type, properties: { ...properties, ...more.properties }, ...(all.length > 0 && { required: all }) };
}

function token(name: string): string {
  return `${NAME}:index:${name}`;
}

function byToken<Entry>(entries: Record<string, Entry>, spec: (entry: Entry, name: string) => Spec) {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [token(name), spec(entry, name)]));
}
