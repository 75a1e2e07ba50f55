import type { Client, Connection, ReceivedObject } from "../api/client.js";
import { ValidationError } from "../errors.js";
import { didYouMean } from "../messages/didYouMean.js";
import type { Finding } from "../messages/finding.js";
import { show } from "../messages/values.js";
import type { Functions } from "../model/functions.js";
import { FUNCTION_INPUTS } from "../validation/generated/inputValidators.js";
import type { InputRule } from "../validation/inputRule.js";
import { validateInputs } from "../validation/validateInputs.js";
import {
  acceptedFindings,
  type FunctionOutcome,
  identifyItems,
  inexactIntegerFindings,
  type ListDescription,
  removeNullMembers,
} from "./result.js";

export type FunctionName = keyof Functions;

/** A function of the package: reads from the service and changes nothing. */
export interface FunctionDefinition<Name extends FunctionName> {
  name: Name;
  /** The rules of arguments that their types cannot express. */
  rules: readonly InputRule<Functions[Name]["args"]>[];
  /** The object that the function reads, as the subject of messages: `Virtual machine "web-0"`. */
  subject(args: Functions[Name]["args"]): string;
  /**
   * Reads with `client.send`, whose identical concurrent calls share one request. A result of several pages takes
   * `client.inSlot` and `readPages`: then one deadline covers all its requests.
   *
   * @param args - The arguments, with the project of the provider configuration if they name none.
   */
  read(client: Client, args: Functions[Name]["args"]): Promise<ReceivedObject>;
  /**
   * The findings about a received value. Default: those about the type of the result. No message may quote a value of
   * `sensitiveContent.valuesIn`, which must be applied to the whole result, not to one item of a list.
   */
  validateResult?(value: unknown, args: Functions[Name]["args"]): Promise<Finding[]>;
  /** For a result that is a list. */
  list?: ListDescription;
  /** For results that may contain passwords or tokens. */
  sensitiveContent?: SensitiveContent<Functions[Name]["options"]>;
}

export interface SensitiveContent<Options> {
  /** Whether the options include this content in the result. */
  isIncluded(options: Options): boolean;
  /** Removes it from a received value, in place. */
  remove(value: unknown): void;
  /** Its strings, numbers and booleans, which no message may quote. */
  valuesIn(value: unknown): ReadonlySet<unknown>;
}

/** A function as its callers use it. */
export interface PackageFunction<Args = never, Options = never, Result = object> {
  name: FunctionName;
  /** Whether a member of the inputs is an option: other languages pass arguments and options as one object. */
  isOption(member: string): boolean;
  /**
   * Checks arguments and options without sending anything.
   *
   * @throws ValidationError
   */
  assertValidInputs(args: unknown, options: unknown): void;
  /** Whether the result has to be marked as a secret. */
  returnsSecret(options: Options): boolean;
  /**
   * Calls the function.
   *
   * @param connect - Returns the settings and the client. Called after the arguments have been validated.
   * @throws ValidationError if an argument is wrong, or the response is not as the reference describes it.
   * @throws The errors of the client.
   */
  call(connect: () => Promise<Connection>, args: Args, options?: Options): Promise<FunctionOutcome<Result>>;
}

type FunctionOf<Name extends FunctionName> = PackageFunction<
  Functions[Name]["args"],
  Functions[Name]["options"],
  Functions[Name]["result"]
>;

/** Makes a function of its definition: checks of inputs and results, redaction and messages are the same for all. */
export function defineFunction<Name extends FunctionName>(definition: FunctionDefinition<Name>): FunctionOf<Name> {
  const { name, rules, sensitiveContent } = definition;
  // An error about `Name` in the next line means that `npm run generate` must run after a change of the model.
  const inputs = FUNCTION_INPUTS[name];

  function assertValidInputs(args: unknown, options: unknown): void {
    const call = describeCall(name, args);
    assertNoFindings(`The arguments of ${call} are invalid`, validateInputs({ ...inputs.args, rules }, args));
    assertNoFindings(`The options of ${call} are invalid`, validateInputs({ ...inputs.options, rules: [] }, options));
  }

  const returnsSecret = (options: Functions[Name]["options"]) => sensitiveContent?.isIncluded(options) ?? false;

  async function findingsOf(value: unknown, args: Functions[Name]["args"]): Promise<Finding[]> {
    if (definition.validateResult) return definition.validateResult(value, args);
    // Loaded here because the validators of results are most of the package's code.
    const { validateResult } = await import("../validation/validateResult.js");
    return validateResult(name, value, sensitiveContent?.valuesIn);
  }

  return {
    name,
    isOption: (member) => isOption(member, inputs.args.members, inputs.options.members),
    assertValidInputs,
    returnsSecret,
    async call(connect, args, options = {}) {
      assertValidInputs(args, options);
      const { settings, client } = await connect();
      const scoped = { ...args, projectUid: args.projectUid ?? settings.projectUid };
      const received = await definition.read(client, scoped);
      const { value } = received;
      const subject = definition.subject(scoped);
      const warnings = await acceptedFindings(subject, options, async () => {
        const findings = [
          ...(await findingsOf(value, scoped)),
          ...inexactIntegerFindings(received, sensitiveContent?.valuesIn),
        ];
        return definition.list ? identifyItems(findings, definition.list, value) : findings;
      });
      if (!returnsSecret(options)) sensitiveContent?.remove(value);
      removeNullMembers(value);
      return { value, subject, warnings };
    },
  };
}

/** The call in messages: of many calls of one function, the name among the arguments identifies one. */
function describeCall(functionName: string, args: unknown): string {
  const name = (args as { name?: unknown } | null | undefined)?.name;
  return typeof name === "string" && name.trim() !== "" ? `${functionName} for ${show(name)}` : functionName;
}

function assertNoFindings(problem: string, findings: Finding[]): void {
  if (findings.length > 0) throw new ValidationError(problem, findings);
}

/** Whether a member of the inputs is an option, or most likely a misspelled one. */
function isOption(member: string, args: readonly string[], options: readonly string[]): boolean {
  const meant = didYouMean(member, [...args, ...options]);
  return meant !== undefined && options.includes(meant);
}
