import { type ModelSchema, mapValues, referencedType, type Schema } from "./modelSchema.mjs";

const TYPE = "ProviderSettings";

/** The properties of a setting's schema that the provider needs at run time. */
const RUN_TIME = [
  "type",
  "enum",
  "default",
  "minimum",
  "maximum",
  "minLength",
  "format",
  "environment",
  "secret",
] as const;

/** Code with the table of settings, by which the provider reads its configuration. */
export function settingsTable(model: ModelSchema): string {
  const rows = Object.entries(settingsIn(model)).map(([name, setting]) => {
    const members = RUN_TIME.map((member) => [member, setting[member]]);
    const row = Object.fromEntries([...members, ["example", setting.default ?? setting.examples?.[0]]]);
    return `  ${name}: ${JSON.stringify(row)},\n`;
  });
  return `/** The provider's settings by name. */\nexport const SETTINGS = {\n${rows.join("")}} as const;\n`;
}

/** The table of settings, and the order in which their sources apply. */
export function settingsSection(model: ModelSchema): string {
  const rows = Object.entries(settingsIn(model)).map(([name, setting]) => {
    const { description = "", environment, default: value } = setting;
    const names = [name, ...(environment === undefined ? [] : [environment])].map((each) => `\`${each}\``);
    const meaning = [description, ...constraints(setting)].join(" ");
    return `| ${names.join(", ")} | ${meaning} | ${value === undefined ? "" : `\`${value}\``} |`;
  });
  return [
    wrapped(model.definitions[TYPE]?.description ?? ""),
    "",
    "In the stack configuration, a name begins with `spectrocluster:`. Names in capitals are environment variables.",
    "",
    "| setting | meaning | default |",
    "|---|---|---|",
    ...rows,
  ].join("\n");
}

/** The model whose settings have what Pulumi's schema cannot express in their descriptions: bounds and variables. */
export function withFullSettings(model: ModelSchema): ModelSchema {
  const settings = model.definitions[TYPE] ?? {};
  const properties = mapValues(settings.properties ?? {}, (setting) => {
    const { description = "", environment } = setting;
    const variable = environment === undefined ? [] : [`Environment variable: \`${environment}\`.`];
    return { ...setting, description: [description, ...constraints(setting), ...variable].join(" ") };
  });
  return { definitions: { ...model.definitions, [TYPE]: { ...settings, properties } } };
}

function settingsIn({ definitions }: ModelSchema): Record<string, Schema> {
  return mapValues(definitions[TYPE]?.properties ?? {}, (setting) => {
    const type = referencedType(setting);
    return type === undefined ? setting : { ...definitions[type], ...setting };
  });
}

function constraints({ minimum, maximum, minLength }: Schema): string[] {
  if (minLength !== undefined) return [`At least ${minLength} characters.`];
  return minimum === undefined ? [] : [`From ${minimum} to ${maximum}.`];
}

function wrapped(text: string): string {
  return text.replace(/(.{1,120})(?: |$)/g, "$1\n").trimEnd();
}
