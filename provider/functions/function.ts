import type { Send } from "../api/client.js";
import { assertNoErrors } from "../errors.js";
import { copyAsJson, type JsonCopy } from "../json/copy.js";
import { SensitiveContent } from "../machine/sensitiveContent.js";
import { didYouMean } from "../messages/didYouMean.js";
import { formatFindings } from "../messages/finding.js";
import { formatValue } from "../messages/values.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import type { ReadOptions } from "../model/functions.js";
import type { Functions } from "../model/package.js";
import type { Run } from "../run/run.js";
import { FUNCTION_INPUTS } from "../validation/generated/inputValidators.js";
import { validateInputs } from "../validation/validateInputs.js";
import { identifyItems, type ListDescription, withoutValue } from "./result.js";

export type FunctionName = keyof Functions;
type Args<Name extends FunctionName> = Functions[Name]["args"];
type Options<Name extends FunctionName> = Functions[Name]["options"];

/** How the caller treats what a function reads. */
export interface ReadContext extends CheckOptions, Pick<ReadOptions, "validation"> {
  /** Gets what would otherwise be an error about a search that is not complete. Only the commands set it, which show the list. */
  warn?: (message: string) => void;
}

/** What differs between the functions of the package. Each reads from the service and changes nothing. */
interface FunctionDefinition<Name extends FunctionName> {
  name: Name;
  /** The object that the function reads, as the subject of messages: `Virtual machine "web-0"`. */
  subject(args: Args<Name>): string;
  /**
   * Reads. All its requests have one deadline.
   *
   * @param args - The arguments, with the project of the provider configuration if they name none.
   * @param context - With `hideValues`, errors that `read` itself creates quote no argument but UIDs.
   */
  read(send: Send, args: Args<Name>, context: ReadContext): Promise<object>;
  list?: ListDescription;
  /** Whether the result has virtual machines: passwords and tokens are removed unless the option `includeSensitive` is set. */
  hasMachines?: true;
}

/** A function of the package. Checks of inputs and results, redaction and messages are the same for all. */
export class PackageFunction<Name extends FunctionName = FunctionName> {
  readonly name: Name;
  readonly #definition: FunctionDefinition<Name>;

  constructor(definition: FunctionDefinition<Name>) {
    this.name = definition.name;
    this.#definition = definition;
  }

  /** Whether a member of the inputs is an option: other languages pass arguments and options as one object. */
  isOption(member: string): boolean {
    const { args, options } = FUNCTION_INPUTS[this.name];
    // A misspelled option is most likely one, too.
    const meant = didYouMean(member, [...args.members, ...options.members]);
    return options.members.some((option) => option === meant);
  }

  /**
   * Checks arguments and options without sending anything.
   *
   * @throws ValidationError
   */
  assertValidInputs(args: unknown, options: unknown, checkOptions: CheckOptions = {}, isStrict = false): void {
    const inputs = FUNCTION_INPUTS[this.name];
    const call = checkOptions.hideValues ? this.name : describeCall(this.name, args);
    assertNoErrors(`The arguments of ${call} are invalid`, validateInputs(inputs.args.validate, args, checkOptions), {
      isStrict,
    });
    const ofOptions = validateInputs(inputs.options.validate, options, checkOptions);
    assertNoErrors(`The options of ${call} are invalid`, ofOptions, { isStrict });
  }

  /** Whether the result has to be marked as a secret. */
  returnsSecret(options: Options<Name>): boolean {
    const { includeSensitive = false } = options as { includeSensitive?: boolean };
    return includeSensitive && this.#definition.hasMachines === true;
  }

  /**
   * Calls the function.
   *
   * @param runOf - Returns the run. Called after the arguments have been validated.
   * @param context - If values are hidden, messages quote no argument but UIDs, no value of the response and no message
   * of the service.
   * @returns With a warning about unexpected values that are no errors.
   * @throws ValidationError if an argument is wrong, or the response is not as the reference describes it.
   * @throws The errors of the client.
   */
  async call(
    runOf: () => Promise<Run>,
    args: Args<Name>,
    options: Options<Name> = {},
    context: Omit<ReadContext, "validation"> = {},
  ): Promise<{ value: Functions[Name]["result"]; warning?: string }> {
    this.assertValidInputs(args, options, context);
    const run = await runOf();
    const { strictArguments, projectUid } = run.settings;
    if (strictArguments) this.assertValidInputs(args, options, context, true);
    const scoped = { ...args, projectUid: args.projectUid ?? projectUid };
    const { hideValues } = context;
    const readContext = { ...context, validation: options.validation };
    const subject = this.#definition.subject(hideValues ? onlyUids(scoped) : scoped);
    const received = await run.shareRead(JSON.stringify([this.name, scoped, readContext]), () =>
      run.client.retryEach((send) =>
        this.#definition.read(hideValues ? withoutValues(send, subject) : send, scoped, readContext),
      ),
    );
    // Concurrent calls share what is received. As a response, it has no more values than a text of limited length.
    const copied = copyAsJson(received, { maxValues: Infinity, omitNulls: true });
    const sensitive = this.#definition.hasMachines && new SensitiveContent(copied.copy);
    const validated = options.validation === "off" ? [] : await this.#validate(copied, sensitive?.values());
    const { list } = this.#definition;
    const findings = list ? identifyItems(validated, list, received) : validated;
    const shown = hideValues ? findings.map(withoutValue) : findings;
    const problem = `${subject} has unexpected values`;
    assertNoErrors(`${problem} (the option validation: "off" disables this check)`, shown);
    if (sensitive && !this.returnsSecret(options)) sensitive.remove();
    const value = copied.copy as Functions[Name]["result"];
    return shown.length === 0 ? { value } : { value, warning: `${problem}:\n${formatFindings(shown)}` };
  }

  async #validate(result: JsonCopy, secrets?: ReadonlySet<unknown>): Promise<Finding[]> {
    // Loaded here because the validators of results are most of the package's code.
    const { validateResult } = await import("./validateResult.js");
    return validateResult(this.name, result, secrets);
  }
}

/** The arguments as messages may quote them. */
function onlyUids<Args extends object>(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]) => [name, name.endsWith("Uid") ? value : "(may be secret)"]);
  return Object.fromEntries(entries);
}

/** Errors describe a request by the object that is read, without its path and the service's message. */
function withoutValues(send: Send, subject: string): Send {
  const description = `read ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
  return (request) => send({ ...request, description, shownPath: "", omitServiceMessage: true });
}

/** The call in messages: of many calls of one function, the name among the arguments identifies one. */
function describeCall(functionName: string, args: unknown): string {
  const name = (args as { name?: unknown } | null | undefined)?.name;
  return typeof name === "string" && name.trim() !== "" ? `${functionName} for ${formatValue(name)}` : functionName;
}
