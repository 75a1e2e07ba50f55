import type { RequestError, Response } from "got";
import { type Settings, STORED_SETTINGS_ADVICE } from "../configuration.js";
import {
  type ApiError,
  apiError,
  ConnectionError,
  type Refusal,
  ResponseError,
  SpectroclusterError,
  TimeoutError,
} from "../errors.js";
import { shortened } from "../finding.js";
import type { Operation } from "./operation.js";
import { ProxyError } from "./proxy.js";
import { withoutKey } from "./withoutKey.js";

/** The service's error body, as far as it has these members. `reason` is what Kubernetes calls its code. */
export interface ServiceError {
  code?: string;
  reason?: string;
  message?: string;
  details?: string;
  ref?: string;
}

/** Reads an error body, as it is; whatever is not the service's JSON gives no members. */
export function parseServiceError(body: string): ServiceError {
  try {
    return serviceErrorOf(JSON.parse(body));
  } catch {
    return {};
  }
}

function serviceErrorOf(value: unknown): ServiceError {
  if (typeof value !== "object" || value === null) return {};
  const members = value as Record<string, unknown>;
  const text = (name: string) => {
    const member = members[name];
    if (member === undefined || member === null || member === "") return undefined;
    return typeof member === "string" ? member : JSON.stringify(member);
  };
  return {
    code: text("code"),
    reason: text("reason"),
    message: text("message"),
    details: text("details"),
    ref: text("ref"),
  };
}

/** What the service says, as one phrase. */
function phraseOf({ code, message, details, ref }: ServiceError): string {
  return [message, details, code && `code ${code}`, ref && `ref ${ref}`].filter(Boolean).join(", ");
}

/**
 * What could not be done, what happened, and what to do next: a line each, which is the most that a terminal has room for.
 */
function failureMessage({ description }: Operation, what: string, advice: string): string {
  return `Could not ${description}:\n${what}\n${advice}`;
}

/** A request in messages. */
function requestOf({ method, url }: Operation): string {
  return `${method} ${url}`;
}

/** The error for an answer that refuses the operation. */
export function refusalError(
  operation: Operation,
  response: Response,
  settings: Settings,
  mayHaveTakenEffect: boolean,
): ApiError {
  const { statusCode: status } = response;
  const service = parseServiceError(String(response.body));
  const [code, message, details, ref] = [service.code, service.message, service.details, service.ref].map((text) =>
    text === undefined ? undefined : showable(text, settings),
  );
  const said = phraseOf({ code, message, details, ref });
  const refusal = { operation: operation.description, status, serviceCode: code, details, ref };
  const answer = `was answered with ${status}${afterTries(response.retryCount)}${said ? ` (${said})` : ""}.`;
  const advice = nextStep(operation, refusal, response.headers["retry-after"], settings);
  return apiError(failureMessage(operation, `${requestOf(operation)} ${answer}`, advice), refusal, {
    mayHaveTakenEffect,
  });
}

function nextStep(
  operation: Operation,
  { status, serviceCode }: Refusal,
  retryAfter: string | undefined,
  settings: Settings,
): string {
  const project = operation.projectUid
    ? // Where the key was given in its place, that is not to be shown.
      `in project "${showable(operation.projectUid, settings)}"`
    : "without a project (projectUid is not set)";
  if (status === 404 && serviceCode === "ResourceNotFound") {
    return `The service, asked ${project}, does not know it: check ${operation.toCheck}, and the project.`;
  }
  if (status === 401) {
    const inState =
      ` If it was replaced: refresh and deletions use the key kept in the state, so ${STORED_SETTINGS_ADVICE}. ` +
      "With apiKeyEnvironmentVariable no key is kept.";
    const source = `The API key came from ${settings.apiKeySource}: give one there that is valid.`;
    return settings.apiKeyInState ? source + inState : source;
  }
  if (status === 403) {
    const advice = "use one that may, or another project";
    return `The API key from ${settings.apiKeySource} may not do this ${project}: ${advice}.`;
  }
  if (status === 404) {
    return `That is not the service's own answer for a missing object: check the address ${settings.baseUrl}, and the project: it was asked ${project}.`;
  }
  if (status === 405 || status === 501) {
    return `The service does not offer this: check the address ${settings.baseUrl}, and the version of the service.`;
  }
  if (status === 429 || status >= 500) {
    const wait = retryAfter && showable(`Retry-After: ${retryAfter}`, settings);
    const time = wait ? ` when the wait that the service asks for is over (${wait})` : "";
    const continuation = operation.method === "GET" ? "" : "; it continues where this one stopped";
    return `Run the same command again${time}${continuation}.`;
  }
  return "Change what the service complains about, then run the same command again.";
}

/** The error for a request that got no answer. */
export function connectionError(
  operation: Operation,
  failure: RequestError,
  settings: Settings,
  mayHaveTakenEffect: boolean,
): ConnectionError {
  // got's own error holds the request with its headers, and so the key: only name and words are kept.
  const words = showable(inOpenSslsWords(failure.message), settings);
  const cause = Object.assign(new Error(words), { code: failure.code });
  cause.stack = `${cause.name}: ${cause.message}`;
  const tries = afterTries(failure.request?.retryCount);
  const proxy = failure.cause instanceof ProxyError ? failure.cause : undefined;
  const [fate, advice] = proxy
    ? [`did not get past the proxy ${proxy.address}`, proxy.advice]
    : ["got no answer", `Check the address ${settings.baseUrl} and the network, then run the same command again.`];
  const what = `${requestOf(operation)} ${fate}${tries} (${cause.message}).`;
  return new ConnectionError(failureMessage(operation, what, handshakeAdvice(cause) + advice), {
    cause,
    mayHaveTakenEffect,
  });
}

/** A message in which OpenSSL says where in its own source something went wrong, without that. */
function inOpenSslsWords(message: string): string {
  return message.replace(/[0-9A-F]+:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):.*/s, "$1");
}

/**
 * The error for an operation that did not end before its deadline.
 *
 * @param time - How long that was, and what kept it.
 * @param setting - What to raise to allow more.
 */
export function timeoutError(
  operation: Operation,
  time: string,
  setting: string,
  mayHaveTakenEffect: boolean,
): TimeoutError {
  const what = `${requestOf(operation)} had not succeeded after ${time}.`;
  const advice = `Run the same command again, or raise ${setting}.`;
  return new TimeoutError(failureMessage(operation, what, advice), { mayHaveTakenEffect });
}

/** The error for an answer that was not read to its end. */
export function tooLargeError(operation: Operation, mostBytes: number, mayHaveTakenEffect: boolean): ResponseError {
  const what = `The answer of ${requestOf(operation)} is larger than ${mostBytes} bytes, which no answer of the service is.`;
  return new ResponseError(failureMessage(operation, what, "Check what answers at that address."), {
    mayHaveTakenEffect,
  });
}

/** The error for a request that was given up because the run has ended or was told to. */
export function cancelledError(operation: Operation, mayHaveTakenEffect: boolean): SpectroclusterError {
  return new SpectroclusterError(
    "SPECTROCLUSTER_CANCELLED",
    failureMessage(operation, "The run was cancelled.", "Run the same command again."),
    { mayHaveTakenEffect },
  );
}

/** What to do where no encrypted connection came about, as a sentence. */
export function handshakeAdvice({ code, message }: Pick<NodeJS.ErrnoException, "code" | "message">): string {
  if (/wrong version number|packet length too long/.test(message)) {
    return "What listens there does not speak https: write http:// before the address if that is meant. ";
  }
  if (!/SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)/.test(String(code))) return "";
  return "If its certificate is from an authority of your own, give that as caCertificate or by NODE_EXTRA_CA_CERTS. ";
}

/** An answer of the service with a status below 400. */
export interface Answer {
  status: number;
  contentType: string;
  text: string;
  /** Where a redirect leads to. */
  location?: string;
}

const CHECK_ADDRESS = "A proxy or a login page may have answered: check the address, baseUrl.";

/** The error for an answer that is not the service's JSON. */
export function notJsonError(operation: Operation, answer: Answer, settings: Settings): ResponseError {
  const type = answer.contentType === "" ? "something" : showable(answer.contentType, settings);
  return unexpectedAnswer(operation, answer, `${type} that is not the service's JSON`, CHECK_ADDRESS);
}

/** The error for a redirect, which is not followed because it would carry the API key. */
export function redirectError(operation: Operation, answer: Answer, settings: Settings): ResponseError {
  if (answer.location === undefined) return notJsonError(operation, answer, settings);
  const target = showable(originOf(answer.location, operation.url), settings);
  const what = `a redirect to ${target}, which is not followed because it would carry the API key`;
  return unexpectedAnswer(operation, answer, what, CHECK_ADDRESS);
}

/** The error for JSON that cannot be read, or is not what the operation answers. */
export function unreadableJsonError(operation: Operation, answer: Answer, what: string): ResponseError {
  const advice = "Run the same command again; if that does not help, check what answers at the address, baseUrl.";
  return unexpectedAnswer(operation, answer, what, advice);
}

/** The error for a success whose JSON is not what was asked for. */
export function misfitError(operation: Operation, answer: Answer, what: string, settings: Settings): ResponseError {
  return unexpectedAnswer(operation, answer, `JSON that ${showable(what, settings)}`, CHECK_ADDRESS);
}

/** The error for a success whose JSON is one of the service's own errors; nothing if it is none. */
export function disguisedError(
  operation: Operation,
  answer: Answer,
  value: unknown,
  settings: Settings,
): ResponseError | undefined {
  const service = serviceErrorOf(value);
  if (service.code === undefined || service.message === undefined) return undefined;
  return unexpectedAnswer(
    operation,
    answer,
    `an error of the service (${showable(phraseOf(service), settings)})`,
    "Change what the service complains about, then run the same command again.",
  );
}

function unexpectedAnswer(operation: Operation, { status }: Answer, what: string, advice: string): ResponseError {
  return new ResponseError(
    failureMessage(operation, `${requestOf(operation)} was answered with ${status} and ${what}.`, advice),
    // It calls itself a success, so it may be one.
    { mayHaveTakenEffect: operation.method !== "GET" && status < 300 },
  );
}

/** Scheme and host of a redirect: its query may hold tokens. */
function originOf(location: string, base: string): string {
  return URL.canParse(location, base) ? new URL(location, base).origin : "an address that is none";
}

const LONGEST_TEXT = 500;

/** Text from elsewhere as it may be shown: one line of bounded length, without the key and what a terminal would act on. */
function showable(text: string, { apiKey }: Settings): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
  // In this order: the key may be hidden by what is not printable, and none is cut in two.
  const shown = withoutKey(line, apiKey);
  // Half a character cannot be passed on to the engine; and one may have been cut in two just now.
  return shortened(shown, LONGEST_TEXT).toWellFormed();
}

function afterTries(retries: number | undefined): string {
  return retries ? ` after ${retries + 1} tries` : "";
}
