import type { Send } from "../api/retries.js";
import { assertNoErrors } from "../errors.js";
import { copyAsJson, type JsonCopy } from "../json/copy.js";
import { parsePointer, valueAt } from "../json/paths.js";
import { SensitiveContent } from "../machine/sensitiveContent.js";
import { didYouMean } from "../messages/didYouMean.js";
import { formatFindings } from "../messages/finding.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import type { ReadOptions } from "../model/functions.js";
import type { Functions } from "../model/package.js";
import type { Run } from "../run/run.js";
import { FUNCTION_INPUTS } from "../validation/generated/inputValidators.js";
import { validateInputs } from "../validation/validateInputs.js";
import { validateResponse } from "../validation/validateResponse.js";

export type FunctionName = keyof Functions;
type Args<Name extends FunctionName> = Functions[Name]["args"];
type Options<Name extends FunctionName> = Functions[Name]["options"];

export interface ReadContext extends CheckOptions, Pick<ReadOptions, "validation"> {
  /** If the caller sets it, as the commands do, an incomplete search is reported to it, and is not an error. */
  warn?: (message: string) => void;
}

interface FunctionDefinition<Name extends FunctionName> {
  name: Name;
  /** The object that the function reads, as the subject of messages: `Virtual machine "web-0"`. */
  subject(args: Args<Name>): string;
  /** Reads, within one deadline. With `hideValues`, errors that it creates quote no argument but UIDs. */
  read(send: Send, args: Args<Name>, context: ReadContext): Promise<object>;
  /** If the result has a list: an item of it in messages, such as `virtual machine "web-0"`. */
  describeItem?(item: unknown): string;
  /** What to say about a result that may be a mistake in the arguments, in one line. With secret arguments they are hidden. */
  note?(result: Functions[Name]["result"], args: Args<Name>): string | undefined;
  /** Whether the result has virtual machines: passwords and tokens are removed unless the option `includeSensitive` is set. */
  hasMachines?: true;
}

/** Rules of which a violation makes the result differ from what was received. */
const DEVIATIONS = ["inexact-integer", "base64"];

/** A function of the package, which reads from the service and changes nothing. */
export class PackageFunction<Name extends FunctionName = FunctionName> {
  readonly name: Name;

  constructor(private readonly definition: FunctionDefinition<Name>) {
    this.name = definition.name;
  }

  /** Whether a property of the inputs is an option, maybe misspelled: other languages pass arguments and options as one object. */
  isOption(property: string): boolean {
    const { args, options } = FUNCTION_INPUTS[this.name];
    const meant = didYouMean(property, [...args.members, ...options.members]);
    return options.members.some((option) => option === meant);
  }

  assertValidInputs(args: unknown, options: unknown, checkOptions?: CheckOptions): void {
    const inputs = FUNCTION_INPUTS[this.name];
    const ofArgs = validateInputs(inputs.args.validate, args, checkOptions);
    assertNoErrors(`The arguments of ${this.name} are invalid`, ofArgs);
    const ofOptions = validateInputs(inputs.options.validate, options, checkOptions);
    assertNoErrors(`The options of ${this.name} are invalid`, ofOptions);
  }

  /** Whether the result has to be marked as a secret. Only functions with virtual machines have this option. */
  returnsSecret(options: Options<Name>): boolean {
    return (options as { includeSensitive?: boolean }).includeSensitive === true;
  }

  /**
   * @param runOf - Called after the arguments have been validated.
   * @returns With a warning about unexpected values that are not errors, and a note for the log.
   */
  async call(
    runOf: () => Promise<Run>,
    args: Args<Name>,
    options: Options<Name> = {},
    context: Omit<ReadContext, "validation"> = {},
  ) {
    this.assertValidInputs(args, options, context);
    const run = await runOf();
    const scoped = { ...args, projectUid: args.projectUid ?? run.settings.projectUid };
    const shownArgs = context.hideValues ? onlyUids(scoped) : scoped;
    const subject = this.definition.subject(shownArgs);
    const received = await this.#receive(run, scoped, { ...context, validation: options.validation }, subject);
    const sensitive = this.definition.hasMachines && new SensitiveContent(received.copy);
    const findings = options.validation === "off" ? [] : await this.#validate(received, sensitive, context);
    const problem = `${subject} has unexpected values`;
    assertNoErrors(`${problem} (the option validation: "off" disables this check)`, findings);
    if (!this.returnsSecret(options)) sensitive?.remove();
    const value = received.copy as Functions[Name]["result"];
    const warning = `${problem}:\n${formatFindings(findings)}`;
    const note = this.definition.note?.(value, shownArgs);
    return { value, ...(findings.length > 0 && { warning }), ...(note !== undefined && { note }) };
  }

  async #receive(run: Run, args: Args<Name>, context: ReadContext, subject: string): Promise<JsonCopy> {
    const { read } = this.definition;
    const received = await run.shareRead(JSON.stringify([this.name, args, context]), () =>
      run.client.retryEach((send) => read(context.hideValues ? withoutValues(send, subject) : send, args, context)),
    );
    // Concurrent calls share what is received. The length of a response already limits its values.
    return copyAsJson(received, { maxValues: Infinity, omitNulls: true });
  }

  async #validate(received: JsonCopy, sensitive: SensitiveContent | undefined, { hideValues }: CheckOptions) {
    // Loaded here because the validators of results are most of the package's code.
    const { FUNCTION_RESULTS } = await import("../validation/generated/resultValidators.js");
    const findings = validateResponse(FUNCTION_RESULTS[this.name].validate, received, sensitive?.formatter());
    // Kubernetes has admitted a machine, so only what would break or mislead a program is reported.
    return findings
      .filter(({ severity, rule }) => !sensitive || severity === "error" || DEVIATIONS.includes(rule))
      .map((finding) => (hideValues ? withoutMessage(finding) : this.#withItem(finding, received.copy)));
  }

  /** Adds the item of a list that the finding is about, because its index does not identify it. */
  #withItem(finding: Finding, result: unknown): Finding {
    const { describeItem } = this.definition;
    if (describeItem === undefined) return finding;
    const item = valueAt(result, parsePointer(finding.pointer).slice(0, 2));
    return { ...finding, message: `${finding.message} (${describeItem(item)})` };
  }
}

function withoutMessage(finding: Finding): Finding {
  const message = `violates the rule "${finding.rule}" (value omitted because an argument is secret)`;
  return { ...finding, message };
}

/** The arguments as messages may quote them. */
function onlyUids<Args extends object>(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]) => [name, name.endsWith("Uid") ? value : "(may be secret)"]);
  return Object.fromEntries(entries);
}

/** Errors then describe a request by the object that is read, without its path and the service's message. */
function withoutValues(send: Send, subject: string): Send {
  const description = `read ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
  return (request) => send({ ...request, description, shownPath: "", omitServiceMessage: true });
}
