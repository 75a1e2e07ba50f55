import type { Settings } from "../configuration/index.js";
import { ConfigurationError } from "../errors.js";
import { bySeverity, type Finding, toSentences } from "../messages/finding.js";
import type { Difference } from "../messages/paths.js";
import { redact } from "../messages/redact.js";
import type { ResourceName } from "../model/package.js";
import type { Call, ReadCall } from "../run/call.js";
import type { CheckOptions } from "../validation/checkOptions.js";

/**
 * A resource of the provider over plain objects. The adapters translate between these methods and the engine's
 * protocol; they find the resources in `resources/index.ts` and name none of them.
 *
 * Only `preview`, `create`, `update`, `read` and `delete` send requests. They must cope with a state that somebody has edited.
 */
export interface Resource<Inputs extends object = object, State extends object = object> {
  /** Name in type tokens and in the loader string: both are part of every user's state, so it never changes. */
  readonly name: ResourceName;

  /** The properties that every resource has in a program, as outputs. */
  readonly properties: readonly string[];

  /** What inputs declare that other resources of the run must know of, even if the inputs cannot be used. */
  declaredIn?(inputs: unknown): string[];

  /** Validates what a program declares, and fills in the defaults. Unknown values stay where they are. */
  check(inputs: object, call: CheckCall): Promise<Checked>;

  /**
   * Compares the state with checked inputs.
   *
   * @throws SpectroclusterError if the change is refused.
   */
  diff(state: State, inputs: Inputs, call: DiffCall): Promise<DiffResult>;

  /**
   * With the setting `readInPreview`, reads what a create or an update would write. What is not known yet is skipped.
   *
   * @param state - `undefined` for a create; `"unknown"` if the caller has no state.
   * @returns The ID that a create leads to, as far as it is known.
   * @throws SpectroclusterError if an object cannot be read.
   */
  preview(state: State | undefined | "unknown", inputs: Inputs, call: Call): Promise<{ id?: string }>;

  /** @throws PartialFailure if the request may have taken effect although it failed; the client's errors. */
  create(inputs: Inputs, call: Call): Promise<CreateResult<State>>;

  /** @throws PartialFailure if the request may have taken effect although it failed; the client's errors. */
  update(id: string, state: State, inputs: Inputs, call: Call): Promise<State>;

  /**
   * Reads what the service has.
   *
   * @param state - The stored state; without one it is an import or a resource that a program only reads.
   * @returns `undefined` if the object no longer exists.
   */
  read(id: string, state: State | undefined, call: ReadCall): Promise<ReadResult<Inputs, State> | undefined>;

  delete(id: string, state: State, call: Call): Promise<void>;
}

/** What accompanies a check. */
export interface CheckCall extends Pick<Call, "run" | "resourceKey" | "hasSecrets"> {
  /** The resource as messages show it: `HostClusterConfig "prod"`. */
  readonly label: string;
  /** The inputs in the state, if it has the resource. */
  readonly olds?: StoredProperties;
  /** What the resource declares, if the inputs do not show it: see {@link Resource.declaredIn}. */
  readonly declared?: string[] | undefined;
  /** Further problems of the inputs, such as their size in the adapter's protocol. */
  problemsOf?(checked: Checked): (string | undefined)[];
}

/** The result of a check. */
export interface Checked {
  /** With their defaults, unless there are failures. */
  inputs: object;
  /** Errors, as sentences. */
  failures: string[];
  /** Warnings, as sentences. */
  warnings: string[];
}

/** What accompanies a diff. */
export type DiffCall = Pick<Call, "run" | "resourceKey">;

/** How checked inputs compare with the state. */
export interface DiffResult {
  /** Properties that differ: `from` the state, `to` the inputs. */
  differences: Difference[];
  /** Properties whose change replaces the resource. */
  replaces: string[];
  /**
   * Whether an update is needed even if the engine finds no difference, because an earlier one was not completed or its effect may have
   * been undone in this run.
   */
  isPending: boolean;
  /** What the engine's own difference does not show. Shown in previews and updates, also beside an update that fails. */
  note?: string | undefined;
}

export interface CreateResult<State> {
  id: string;
  state: State;
}

export interface ReadResult<Inputs, State> {
  state: State;
  /** The inputs that a program would have declared for this state. If they are absent, the stored inputs stay. */
  inputs?: Inputs;
}

/** Properties of every state and its inputs beside those of the model. The engine hides names that begin with two underscores. */
export interface StoredProperties {
  /** Address of the service that the state belongs to. The inputs have it for replacements without a diff. */
  __address?: string;
}

/** The check of a resource: its validation, its defaults, and the problems of the call. */
export function checkInputs(
  inputs: object,
  { run, hasSecrets, problemsOf }: CheckCall,
  validate: (inputs: unknown, options: CheckOptions) => Finding[],
  withDefaults: (inputs: object, settings: Settings) => object,
): Checked {
  const { strictArguments, apiKey = "" } = run.validSettings ?? {};
  const { errors, warnings } = bySeverity(validate(inputs, { hideValues: hasSecrets, strictArguments }));
  const shown = (findings: readonly Finding[]) => toSentences(findings).map((sentence) => redact(sentence, apiKey));
  const checked: Checked = { inputs, failures: shown(errors), warnings: shown(warnings) };
  try {
    const { settings } = run;
    if (errors.length === 0) {
      checked.inputs = withDefaults(inputs, settings);
      const isKeyInInputs = JSON.stringify(checked.inputs).includes(JSON.stringify(settings.apiKey));
      if (isKeyInInputs) checked.failures.push(KEY_AS_ARGUMENT);
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    checked.failures.push(error.message);
  }
  const problems = problemsOf?.(checked) ?? [];
  return { ...checked, failures: [...checked.failures, ...problems.filter((problem) => problem !== undefined)] };
}

/** Otherwise the state and messages would contain it. */
const KEY_AS_ARGUMENT =
  "An argument, or a UID in clusters, is the API key. Set the value that belongs there, and replace the key, which the " +
  "program contains.";
