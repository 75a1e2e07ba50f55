/** What Pulumi's engine does with one resource, as measured with 3.274.1: inputs, state, `ignoreChanges`, failures and refreshes. */
import { isDeepStrictEqual } from "node:util";
import { isJsonObject } from "../../provider/json/value.js";

export type Properties = Record<string, unknown>;

/** A resource in the engine's state. */
export interface Stored {
  id: string;
  inputs: Properties;
  outputs: Properties;
  /** Whether the last write failed in part. The next update then calls the provider without a difference, too. */
  hasInitErrors: boolean;
}

/** A failure after which the resource is in the state. */
export interface Partial {
  id: string;
  properties: Properties;
}

/** The provider in one run of the engine. */
export interface SimulatedProvider {
  check(olds: Properties, news: Properties): { inputs: Properties; failures: readonly string[] };
  diff(stored: Stored, inputs: Properties, ignoreChanges: readonly string[]): Promise<"none" | "some" | "unknown">;
  create(inputs: Properties): Promise<{ id: string; outputs: Properties }>;
  update(stored: Stored, inputs: Properties, ignoreChanges: readonly string[]): Promise<Properties>;
  /** @param stored - Undefined for an import. */
  read(id: string, stored: Stored | undefined): Promise<Pick<Stored, "inputs" | "outputs"> | undefined>;
  /** What a failed write leaves in the state, if it may have had an effect. */
  partialOf(error: unknown): Partial | undefined;
}

/** What a program registers. */
export interface Registration {
  args: Properties;
  ignoreChanges: readonly string[];
}

export class SimulatedEngine {
  stored: Stored | undefined;

  /** @throws What the provider throws; an Error with the failures of a check. */
  async up(provider: SimulatedProvider, { args, ignoreChanges }: Registration): Promise<void> {
    const old = this.stored;
    const goal = old ? restored(args, old.inputs, ignoreChanges) : args;
    const { inputs, failures } = provider.check(old?.inputs ?? {}, structuredClone(goal));
    if (failures.length > 0) throw new Error(failures.join("\n"));
    if (old === undefined) {
      // A partial create stores the new inputs.
      const created = provider.create(inputs).then(({ id, outputs }) => ({ id, outputs, hasInitErrors: false }));
      this.stored = { inputs, ...(await this.#orPartial(provider, created, inputs)) };
      return;
    }
    let changes = await provider.diff(old, inputs, ignoreChanges);
    if (changes === "unknown")
      changes = isDeepStrictEqual(restored(inputs, old.inputs, ignoreChanges), old.inputs) ? "none" : "some";
    if (changes === "none" && !old.hasInitErrors) {
      this.stored = { ...old, inputs };
      return;
    }
    const { id } = old;
    const updated = provider
      .update(old, inputs, ignoreChanges)
      .then((outputs) => ({ id, outputs, hasInitErrors: false }));
    // A partial update keeps the old inputs.
    this.stored = { inputs, ...(await this.#orPartial(provider, updated, old.inputs)) };
  }

  /** A failed refresh changes nothing; a successful one replaces everything. */
  async refresh(provider: SimulatedProvider): Promise<void> {
    const old = this.stored;
    if (old === undefined) return;
    const read = await provider.read(old.id, old);
    this.stored = read && { id: old.id, ...read, hasInitErrors: false };
    // It shows the differences the other way round.
    if (this.stored) await provider.diff(this.stored, old.inputs, []);
  }

  async import(provider: SimulatedProvider, id: string): Promise<void> {
    const read = await provider.read(id, undefined);
    this.stored = read && { id, ...read, hasInitErrors: false };
  }

  async #orPartial(provider: SimulatedProvider, write: Promise<Omit<Stored, "inputs">>, inputs: Properties) {
    try {
      return await write;
    } catch (error) {
      const partial = provider.partialOf(error);
      if (partial) this.stored = { id: partial.id, inputs, outputs: partial.properties, hasInitErrors: true };
      throw error;
    }
  }
}

/** The inputs with the old values at ignored paths. */
export function restored(inputs: Properties, old: Properties, ignoreChanges: readonly string[]): Properties {
  const goal = structuredClone(inputs);
  for (const pattern of ignoreChanges) reset(stepsOf(pattern), structuredClone(old), goal);
  return goal;
}

/** The steps of a pattern of these tests. */
export function stepsOf(pattern: string): (string | number)[] {
  const steps = pattern.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[]+)/g);
  return [...steps].map(([, quoted, index, name]) => (index === undefined ? (quoted ?? name ?? "") : Number(index)));
}

/** As the engine's `PropertyPath.Reset`. @returns Whether the path could be followed. */
function reset([step, ...rest]: readonly (string | number)[], old: unknown, value: unknown): boolean {
  if (step === undefined) return true;
  if (typeof step === "number") {
    if (!Array.isArray(old) || !Array.isArray(value)) return !Array.isArray(old) && !Array.isArray(value);
    if (step >= old.length || step >= value.length) return false;
    if (rest.length > 0) return reset(rest, old[step], value[step]);
    value[step] = old[step];
    return true;
  }
  if (step === "*" && !Array.isArray(value)) {
    if (!isJsonObject(value)) return false;
    if (rest.length > 0)
      return (
        isJsonObject(old) && Object.keys(old).every((name) => name in value && reset(rest, old[name], value[name]))
      );
    if (isJsonObject(old)) {
      for (const name of Object.keys(value)) delete value[name];
      Object.assign(value, old);
    }
    return true;
  }
  if (rest.length === 0) {
    if (!isJsonObject(value)) return !(isJsonObject(old) && step in old);
    if (isJsonObject(old) && step in old) value[step] = old[step];
    else delete value[step];
    return true;
  }
  if (!isJsonObject(old) || !isJsonObject(value)) return !isJsonObject(old) && !isJsonObject(value);
  if (step in old && !(step in value)) return false;
  return reset(rest, old[step], value[step]);
}
