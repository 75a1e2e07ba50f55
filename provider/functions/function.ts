import type { Client, Connection, ReceivedObject, Send } from "../api/client.js";
import { assertNoErrors } from "../errors.js";
import { didYouMean } from "../messages/didYouMean.js";
import type { Finding } from "../messages/finding.js";
import { show } from "../messages/values.js";
import type { Functions } from "../model/functions.js";
import type { CheckOptions } from "../validation/checkOptions.js";
import { FUNCTION_INPUTS } from "../validation/generated/inputValidators.js";
import { validateInputs } from "../validation/validateInputs.js";
import {
  acceptedFindings,
  type FunctionOutcome,
  identifyItems,
  inexactIntegerFindings,
  type ListDescription,
  removeNullMembers,
  withoutValue,
} from "./result.js";

export type FunctionName = keyof Functions;

/** A function of the package: reads from the service and changes nothing. */
export interface FunctionDefinition<Name extends FunctionName> {
  name: Name;
  /** The object that the function reads, as the subject of messages: `Virtual machine "web-0"`. */
  subject(args: Functions[Name]["args"]): string;
  /**
   * Reads with `client.send`. A result of several pages takes `client.inSlot` and `readPages`: then one deadline covers all its requests.
   *
   * @param args - The arguments, with the project of the provider configuration if they name none.
   * @param options - Whether errors that `read` itself creates may quote arguments other than UIDs.
   */
  read(client: Client, args: Functions[Name]["args"], options: CheckOptions): Promise<ReceivedObject>;
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
  assertValidInputs(args: unknown, options: unknown, checkOptions?: CheckOptions): void;
  /** Whether the result has to be marked as a secret. */
  returnsSecret(options: Options): boolean;
  /**
   * Calls the function.
   *
   * @param connect - Returns the settings and the client. Called after the arguments have been validated.
   * @param checkOptions - If values are hidden, messages quote no argument but UIDs, no value of the response and no message
   * of the service.
   * @throws ValidationError if an argument is wrong, or the response is not as the reference describes it.
   * @throws The errors of the client.
   */
  call(
    connect: () => Promise<Connection>,
    args: Args,
    options?: Options,
    checkOptions?: CheckOptions,
  ): Promise<FunctionOutcome<Result>>;
}

export type FunctionOf<Name extends FunctionName> = PackageFunction<
  Functions[Name]["args"],
  Functions[Name]["options"],
  Functions[Name]["result"]
>;

/** Makes a function of its definition: checks of inputs and results, redaction and messages are the same for all. */
export function defineFunction<Name extends FunctionName>(definition: FunctionDefinition<Name>): FunctionOf<Name> {
  const { name, sensitiveContent } = definition;
  // An error about `Name` in the next line means that `npm run generate` must run after a change of the model.
  const inputs = FUNCTION_INPUTS[name];

  function assertValidInputs(args: unknown, options: unknown, checkOptions: CheckOptions = {}): void {
    const call = checkOptions.hideValues ? name : describeCall(name, args);
    const findings = validateInputs(inputs.args.validate, args, checkOptions);
    assertNoErrors(`The arguments of ${call} are invalid`, findings);
    const ofOptions = validateInputs(inputs.options.validate, options, checkOptions);
    assertNoErrors(`The options of ${call} are invalid`, ofOptions);
  }

  const returnsSecret = (options: Functions[Name]["options"]) => sensitiveContent?.isIncluded(options) ?? false;

  return {
    name,
    isOption(member) {
      // A misspelled option is most likely one, too.
      const meant = didYouMean(member, [...inputs.args.members, ...inputs.options.members]);
      return inputs.options.members.some((option) => option === meant);
    },
    assertValidInputs,
    returnsSecret,
    async call(connect, args, options = {}, checkOptions = {}) {
      assertValidInputs(args, options, checkOptions);
      const { hideValues } = checkOptions;
      const { settings, client } = await connect();
      const { strictArguments } = settings;
      if (strictArguments) assertValidInputs(args, options, { ...checkOptions, strictArguments });
      const scoped = { ...args, projectUid: args.projectUid ?? settings.projectUid };
      const subject = definition.subject(hideValues ? onlyUids(scoped) : scoped);
      const key = JSON.stringify([name, scoped, checkOptions]);
      const received = await sharedInTick(client, key, () =>
        definition.read(hideValues ? quiet(client, subject) : client, scoped, checkOptions),
      );
      const { value } = received;
      const warnings = await acceptedFindings(subject, options, async () => {
        const findings = [
          ...(await resultFindings(definition, value, scoped)),
          ...inexactIntegerFindings(received, sensitiveContent?.valuesIn),
        ];
        if (hideValues) return findings.map(withoutValue);
        return definition.list ? identifyItems(findings, definition.list, value) : findings;
      });
      if (!returnsSecret(options)) sensitiveContent?.remove(value);
      removeNullMembers(value);
      return { value, subject, warnings };
    },
  };
}

async function resultFindings<Name extends FunctionName>(
  definition: FunctionDefinition<Name>,
  value: unknown,
  args: Functions[Name]["args"],
): Promise<Finding[]> {
  if (definition.validateResult) return definition.validateResult(value, args);
  // Loaded here because the validators of results are most of the package's code.
  const { validateResult } = await import("../validation/validateResult.js");
  return validateResult(definition.name, value, definition.sensitiveContent?.valuesIn);
}

const readsOfTick = new WeakMap<Client, Map<string, Promise<ReceivedObject>>>();

/** Lets equal calls that a program makes at the same time share one read. Each gets its own copy. */
async function sharedInTick(client: Client, key: string, read: () => Promise<ReceivedObject>): Promise<ReceivedObject> {
  const reads = readsOfTick.get(client) ?? new Map<string, Promise<ReceivedObject>>();
  readsOfTick.set(client, reads);
  const shared = reads.get(key) ?? read();
  reads.set(key, shared);
  setImmediate(() => reads.delete(key));
  return structuredClone(await shared);
}

/** The arguments as messages may quote them. */
function onlyUids<Args extends object>(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]) => [name, name.endsWith("Uid") ? value : "(may be secret)"]);
  return Object.fromEntries(entries);
}

/** A client whose errors describe a request by the object that is read, without its path and the service's message. */
function quiet(client: Client, subject: string): Client {
  const description = `read ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
  const quietSend = (send: Send) =>
    ((request, options) =>
      send({ ...request, description, shownPath: "" }, { ...options, omitServiceMessage: true })) as Send;
  return {
    ...client,
    send: quietSend(client.send),
    inSlot: (work, options) => client.inSlot((send) => work(quietSend(send)), options),
  };
}

/** The call in messages: of many calls of one function, the name among the arguments identifies one. */
function describeCall(functionName: string, args: unknown): string {
  const name = (args as { name?: unknown } | null | undefined)?.name;
  return typeof name === "string" && name.trim() !== "" ? `${functionName} for ${show(name)}` : functionName;
}
