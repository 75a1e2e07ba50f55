import { gzipSync } from "node:zlib";
import type { Fault } from "../../emulator/index.mjs";

/** What a fault leaves behind in the state of the resource that it strikes. */
export type Outcome = "created" | "pending" | "absent";

/** An address of its own at which a fault waits, instead of one of the service's answers. */
export type Trap =
  | "refused"
  | "unknown name"
  | "untrusted certificate"
  | "plain http"
  | "reset at once"
  | "torn header";

/** One thing that goes wrong with the request that creates a resource. */
export interface FaultRow {
  /** What happens, for readers; also the name of the resource. */
  name: string;
  /** The answer that goes wrong; without one the fault is the address. */
  fault?: Fault;
  trap?: Trap;
  /** Settings other than those of the table. */
  settings?: Partial<typeof SETTINGS>;
  /** How many requests are made. */
  requests: number;
  /** What the user reads; nothing where the fault passes by itself. */
  reads?: RegExp;
  state: Outcome;
}

export interface FaultSection {
  title: string;
  /** What is common to its rows, as Markdown. */
  introduction: string;
  rows: FaultRow[];
}

/** The settings with which the table is run, small enough that nobody waits long. */
export const SETTINGS = { requestTimeoutSeconds: 1, operationTimeoutSeconds: 20, maxRetries: 2 };

const TRIES = SETTINGS.maxRetries + 1;
const always = Number.POSITIVE_INFINITY;
const json = { "content-type": "application/json" };
const error = (code: string, message: string) => ({ code, message, details: "", ref: "r-1" });
const elsewhere = "https://elsewhere.example.com/login?token=t0ken";

const retryAfterDate = (seconds: number) => ({ "retry-after": new Date(Date.now() + seconds * 1000).toUTCString() });

/** 200 MB of nothing. */
const bomb = () => gzipSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 });

const refusal = (status: number, code: string, message: string, reads: RegExp): FaultRow => ({
  name: `${status} ${code}`,
  fault: { status, body: error(code, message) },
  requests: 1,
  reads,
  state: "absent",
});

const passing = (name: string, fault: Fault): FaultRow => ({ name, fault, requests: 2, state: "created" });

const failing = (status: number, title: string): FaultRow => ({
  name: `${status} ${title}, again and again`,
  fault: { status, times: always, body: `<html>${title}</html>` },
  requests: TRIES,
  reads: new RegExp(`returned ${status} after ${TRIES} attempts\\. Run the same command again`),
  state: "pending",
});

const redirect = (status: number, to: string, location: string): FaultRow => ({
  name: `${status} to ${to}`,
  fault: { status, headers: { location } },
  requests: 1,
  reads: /a redirect to \S+, which is not followed because it would carry the API key/,
  state: "absent",
});

/** Everything that is known to go wrong between a provider and a service. */
export const FAULT_TABLE: FaultSection[] = [
  {
    title: "No connection",
    introduction: "Nothing reached the service, so there is nothing in the state either.",
    rows: [
      {
        name: "connection refused",
        trap: "refused",
        requests: 0,
        reads: new RegExp(`received no response after ${TRIES} attempts \\(.*ECONNREFUSED.*Check baseUrl`),
        state: "absent",
      },
      {
        name: "name that DNS does not know",
        trap: "unknown name",
        requests: 0,
        reads: new RegExp(`received no response after ${TRIES} attempts \\(getaddrinfo E\\w+ nowhere.invalid\\)`),
        state: "absent",
      },
      {
        name: "certificate that is not trusted",
        trap: "untrusted certificate",
        requests: 0,
        reads: /received no response \(.*self-signed certificate/,
        state: "absent",
      },
      {
        name: "plain http where https is expected",
        trap: "plain http",
        requests: 0,
        reads: /The server does not speak https on this port/,
        state: "absent",
      },
    ],
  },
  {
    title: "A connection that breaks",
    introduction:
      "The outcome of the request is unknown. If no attempt succeeds, the resource is pending in the state.",
    rows: [
      {
        name: "reset before the request is read, again and again",
        trap: "reset at once",
        requests: TRIES,
        reads: new RegExp(`received no response after ${TRIES} attempts \\(.*(ECONNRESET|socket hang up)`),
        state: "pending",
      },
      passing("reset after the request is read", { reset: true }),
      passing("reset after the request is carried out", { reset: true, applied: true }),
      {
        name: "reset after the request is read, again and again",
        fault: { reset: true, times: always },
        requests: TRIES,
        reads: new RegExp(`received no response after ${TRIES} attempts .*It is pending`),
        state: "pending",
      },
      {
        name: "no answer",
        fault: { delay: 60_000, times: always },
        requests: TRIES,
        reads: new RegExp(`received no response after ${TRIES} attempts \\(Timeout awaiting 'request' for 1000ms\\)`),
        state: "pending",
      },
      {
        name: "no answer within the operation's deadline",
        fault: { delay: 60_000, times: always },
        settings: { requestTimeoutSeconds: 30, operationTimeoutSeconds: 2 },
        requests: 1,
        reads: /did not succeed within 2 s. Run the same command again, or increase operationTimeoutSeconds/,
        state: "pending",
      },
      {
        name: "answer that comes byte by byte",
        fault: { status: 200, headers: json, body: { metadata: "x".repeat(200) }, drip: 100, times: always },
        requests: TRIES,
        reads: new RegExp(`received no response after ${TRIES} attempts \\(Timeout awaiting 'request' for 1000ms\\)`),
        state: "pending",
      },
      {
        name: "answer that breaks off in its header",
        trap: "torn header",
        requests: TRIES,
        reads: new RegExp(`received no response after ${TRIES} attempts`),
        state: "pending",
      },
      {
        name: "answer that breaks off in its body",
        fault: { status: 200, headers: json, body: { metadata: "x".repeat(2000) }, torn: true, times: always },
        requests: TRIES,
        reads: new RegExp(`received no response after ${TRIES} attempts`),
        state: "pending",
      },
    ],
  },
  {
    title: "An answer that is not the service's",
    introduction:
      "Something else calls itself a success. It is not believed, and not asked again: the resource is in the state as " +
      "pending, because the service may have received the request.",
    rows: [
      {
        name: "half a JSON body",
        fault: { status: 200, headers: json, body: '{"metadata": {"uid": "c' },
        requests: 1,
        reads: /returned 200 with invalid or truncated JSON/,
        state: "pending",
      },
      {
        name: "HTML page",
        fault: { status: 200, body: "<html>Sign in</html>" },
        requests: 1,
        reads: /returned 200 with text\/html instead of JSON. The response may come from a proxy or a login page/,
        state: "pending",
      },
      {
        name: "error of the service that says 200",
        fault: { status: 200, body: error("Forbidden", "not yours") },
        requests: 1,
        reads: /returned 200 with an error of the service \(not yours, code Forbidden, ref r-1\)/,
        state: "pending",
      },
      {
        name: "gzip bomb",
        fault: { status: 200, headers: { ...json, "content-encoding": "gzip" }, body: bomb() },
        settings: { requestTimeoutSeconds: 20 },
        requests: 1,
        reads: /returned more than 16777216 bytes/,
        state: "pending",
      },
    ],
  },
  {
    title: "Redirects",
    introduction: "None is followed: the key goes to the address that the user gave, and nowhere else.",
    rows: [301, 302, 307, 308].flatMap((status) => [
      redirect(status, "the same origin", "/v2/spectroclusters"),
      redirect(status, "another origin", elsewhere),
    ]),
  },
  {
    title: "Refusals",
    introduction: "Final: the same request would be refused again.",
    rows: [
      refusal(400, "InvalidBody", "port is reserved", /400 \(port is reserved, code InvalidBody, ref r-1\)\. Fix what/),
      refusal(
        401,
        "InvalidApiKey",
        "no such key",
        /401 .*Set a valid API key\. The current one comes from spectrocluster:apiKey/,
      ),
      refusal(403, "Forbidden", "not yours", /403 .*lacks permission without a project/),
      refusal(404, "ResourceNotFound", "no such cluster", /404 .*Check the cluster UID and the project/),
      {
        ...refusal(404, "of a proxy", "", /404\. The response is not the service's own "not found"\. Check/),
        fault: { status: 404, body: "<html>404 page not found</html>" },
      },
      refusal(409, "Conflict", "another change is under way", /409 .*Fix what the service reports/),
      refusal(422, "InvalidSetting", "no such group", /422 .*Fix what the service reports/),
    ],
  },
  {
    title: "A service that is busy or broken",
    introduction:
      "Tried again, after the time that `Retry-After` asks for or after growing random waits. A plain 500 is final: it " +
      "tells of a mistake, not of a bad moment.",
    rows: [
      ...[
        ["429", { status: 429, body: error("TooManyRequests", "slow down") }] as const,
        ["500 ServerTimeout", { status: 500, body: { reason: "ServerTimeout", message: "busy" } }] as const,
      ].flatMap(([name, fault]): FaultRow[] => [
        passing(`${name}, Retry-After: 1`, { ...fault, headers: { "retry-after": "1" } }),
        passing(`${name}, Retry-After: a date in two seconds`, { ...fault, headers: () => retryAfterDate(2) }),
        passing(`${name}, Retry-After: a date in the past`, { ...fault, headers: () => retryAfterDate(-60) }),
        passing(`${name}, Retry-After: -5`, { ...fault, headers: { "retry-after": "-5" } }),
        passing(`${name}, Retry-After: soon`, { ...fault, headers: { "retry-after": "soon" } }),
        {
          name: `${name}, Retry-After: 31536000`,
          fault: { ...fault, headers: { "retry-after": "31536000" } },
          requests: 1,
          reads: /Run the same command again after the requested wait \(Retry-After: 31536000\)/,
          state: fault.status === 429 ? "absent" : "pending",
        },
        {
          name: `${name}, again and again`,
          fault: { ...fault, times: always },
          requests: TRIES,
          reads: new RegExp(`returned ${fault.status} after ${TRIES} attempts`),
          state: fault.status === 429 ? "absent" : "pending",
        },
      ]),
      failing(502, "Bad Gateway"),
      failing(503, "Service Unavailable"),
      failing(504, "Gateway Timeout"),
      {
        name: "500",
        fault: { status: 500, body: error("Internal", "null pointer") },
        requests: 1,
        reads: /500 \(null pointer, code Internal, ref r-1\)\. Run the same command again\. It continues where/,
        state: "pending",
      },
    ],
  },
];
