import { type ModelSchema, mapValues, type Schema } from "./modelSchema.mjs";
import { PackageTypes, type Spec } from "./packageTypes.mjs";

/** What package.json says of the package. */
export interface NpmPackage {
  version: string;
  description: string;
  keywords: string[];
  license: string;
  author: string;
}

const NAME = "spectrocluster";

/** The SDKs are generated beside a program and installed from there, whoever has these names elsewhere. */
const LANGUAGES = {
  nodejs: {
    // Another name than that of the npm package which brings the plugin: a project has both.
    packageName: "pulumi-spectrocluster-sdk",
    respectSchemaVersion: true,
  },
  python: { packageName: "pulumi_spectrocluster", pyproject: { enabled: true }, respectSchemaVersion: true },
  go: {
    // Go would look for it there where the program's go.mod does not say better: nobody can ever own that host.
    importBasePath: `example.com/pulumi-spectrocluster/sdk/go/${NAME}`,
    respectSchemaVersion: true,
  },
};

/** The resource's type where the dynamic provider made it: its state goes on under the plugin. */
const DYNAMIC_TYPE = `pulumi-nodejs:dynamic/${NAME}:HostClusterConfig`;

/**
 * The schema of the Pulumi package, from which Pulumi makes an SDK for each language.
 *
 * @param notice - Tells readers that the schema is generated.
 */
export function packageSchema(model: ModelSchema, npm: NpmPackage, notice: string): Spec {
  const types = new PackageTypes(model, token);
  const contents = model.definitions["PulumiPackage"] ?? {};
  const provider = member(contents, "provider");
  const functions = member(contents, "functions").properties ?? {};
  // Before any answers: what is an enum in inputs is one in answers too.
  const options = mapValues(functions, (lookup) => types.object(member(lookup, "inputs"), "option"));
  return {
    name: NAME,
    displayName: "Spectrocluster",
    version: npm.version,
    description: npm.description,
    keywords: [...npm.keywords, "category/infrastructure", "kind/native"],
    license: npm.license,
    publisher: npm.author,
    // Its SDKs have its version.
    meta: { supportPack: true },
    // The only part in which Pulumi does not mind what it does not know.
    language: { $comment: notice, ...LANGUAGES },
    config: { variables: types.object(provider, "variable").properties },
    provider: { description: provider.description, inputProperties: types.object(provider, "option").properties },
    resources: byToken(member(contents, "resources").properties ?? {}, (resource) => {
      // Without defaults: of an SDK that fills in isHostCluster the provider could not tell that it was left out.
      const inputs = types.object(member(resource, "inputs"), "input");
      return {
        ...types.object(member(resource, "properties"), "answer"),
        description: resource.description,
        inputProperties: inputs.properties,
        requiredInputs: inputs.required,
        aliases: [{ type: DYNAMIC_TYPE }],
      };
    }),
    functions: byToken(functions, (lookup, name) => ({
      description: lookup.description,
      inputs: options[name],
      outputs: types.object(member(lookup, "outputs"), "answer"),
    })),
    types: types.specs,
  };
}

function member(schema: Schema, name: string): Schema {
  const found = schema.properties?.[name];
  if (found === undefined) throw new Error(`provider/model/package.ts has no ${name} where one is expected`);
  return found;
}

function token(name: string): string {
  return `${NAME}:index:${name}`;
}

function byToken(members: Record<string, Schema>, spec: (member: Schema, name: string) => Spec): Record<string, Spec> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [token(name), spec(member, name)]));
}
