import { gzipSync } from "node:zlib";
import type { Fault } from "../../emulator/index.mjs";

/** The resource in the state after the fault. */
export type Outcome = "created" | "pending" | "absent";

/** A separate address at which every connection fails. */
export type Trap =
  | "refused"
  | "unknown name"
  | "untrusted certificate"
  | "plain http"
  | "reset at once"
  | "torn header";

/** A fault of the request that creates a resource. */
export interface FaultRow {
  /** Description of the fault, and name of the resource. */
  name: string;
  /** The fault of the service, unless `trap` is set. */
  fault?: Fault;
  trap?: Trap;
  /** Settings that differ from {@link SETTINGS}. */
  settings?: Partial<typeof SETTINGS>;
  /** Number of requests. */
  requests: number;
  /** The message; undefined if a retry succeeds. */
  message?: RegExp;
  state: Outcome;
}

export interface FaultSection {
  title: string;
  rows: FaultRow[];
}

/** The settings of all rows, with short timeouts. */
export const SETTINGS = { requestTimeoutSeconds: 1, operationTimeoutSeconds: 20, maxRetries: 2 };

const TRIES = SETTINGS.maxRetries + 1;
const always = Number.POSITIVE_INFINITY;
const json = { "content-type": "application/json" };
const error = (code: string, message: string) => ({ code, message, details: "", ref: "r-1" });
const elsewhere = "https://elsewhere.example.com/login?token=t0ken";

const serverTimeout = { status: 500, body: { reason: "ServerTimeout", message: "busy" } };

const retryAfterDate = (seconds: number) => ({ "retry-after": new Date(Date.now() + seconds * 1000).toUTCString() });

/** 200 MB of zeros. */
const bomb = () => gzipSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 });

const rejection = (status: number, code: string, serviceMessage: string, message: RegExp): FaultRow => ({
  name: `${status} ${code}`,
  fault: { status, body: error(code, serviceMessage) },
  requests: 1,
  message,
  state: "absent",
});

const passing = (name: string, fault: Fault): FaultRow => ({ name, fault, requests: 2, state: "created" });

const failing = (status: number, title: string): FaultRow => ({
  name: `${status} ${title}, every time`,
  fault: { status, times: always, body: `<html>${title}</html>` },
  requests: TRIES,
  message: new RegExp(`returned ${status} after ${TRIES} attempts\\. Run the same command again`),
  state: "pending",
});

const redirect = (status: number, to: string, location: string): FaultRow => ({
  name: `${status} to ${to}`,
  fault: { status, headers: { location } },
  requests: 1,
  message: /a redirect to \S+, which is not followed because it would carry the API key/,
  state: "absent",
});

/** The tested faults between provider and service. */
export const FAULT_TABLE: FaultSection[] = [
  {
    title: "No connection",
    rows: [
      {
        name: "connection refused",
        trap: "refused",
        requests: 0,
        message: new RegExp(`received no response after ${TRIES} attempts \\(.*ECONNREFUSED.*Check baseUrl`),
        state: "absent",
      },
      {
        name: "unknown host name",
        trap: "unknown name",
        requests: 0,
        message: new RegExp(`received no response after ${TRIES} attempts \\(getaddrinfo E\\w+ nowhere.invalid\\)`),
        state: "absent",
      },
      {
        name: "untrusted certificate",
        trap: "untrusted certificate",
        requests: 0,
        message: /received no response \(.*self-signed certificate/,
        state: "absent",
      },
      {
        name: "plain http instead of https",
        trap: "plain http",
        requests: 0,
        message: /The server does not speak https on this port/,
        state: "absent",
      },
    ],
  },
  {
    title: "Broken connections",
    rows: [
      {
        name: "reset before the request is read, every time",
        trap: "reset at once",
        requests: TRIES,
        message: new RegExp(`received no response after ${TRIES} attempts \\(.*(ECONNRESET|socket hang up)`),
        state: "pending",
      },
      passing("reset after the request is read", { reset: true }),
      passing("reset after the request is executed", { reset: true, applied: true }),
      {
        name: "reset after the request is read, every time",
        fault: { reset: true, times: always },
        requests: TRIES,
        message: new RegExp(`received no response after ${TRIES} attempts .*The cluster is pending`),
        state: "pending",
      },
      {
        name: "no response",
        fault: { delay: 60_000, times: always },
        requests: TRIES,
        message: new RegExp(`received no response after ${TRIES} attempts \\(Timeout awaiting 'request' for 1000ms\\)`),
        state: "pending",
      },
      {
        name: "no response before the deadline of the operation",
        fault: { delay: 60_000, times: always },
        settings: { requestTimeoutSeconds: 30, operationTimeoutSeconds: 2 },
        requests: 1,
        message: /did not succeed within 2 s. Run the same command again, or increase operationTimeoutSeconds/,
        state: "pending",
      },
      {
        name: "response that arrives byte by byte",
        fault: { status: 200, headers: json, body: { metadata: "x".repeat(200) }, drip: 100, times: always },
        requests: TRIES,
        message: new RegExp(`received no response after ${TRIES} attempts \\(Timeout awaiting 'request' for 1000ms\\)`),
        state: "pending",
      },
      {
        name: "response that ends in its header",
        trap: "torn header",
        requests: TRIES,
        message: new RegExp(`received no response after ${TRIES} attempts`),
        state: "pending",
      },
      {
        name: "response that ends in its body",
        fault: { status: 200, headers: json, body: { metadata: "x".repeat(2000) }, torn: true, times: always },
        requests: TRIES,
        message: new RegExp(`received no response after ${TRIES} attempts`),
        state: "pending",
      },
    ],
  },
  {
    title: "Unexpected success responses",
    rows: [
      {
        name: "HTML page",
        fault: { status: 200, body: "<html>Sign in</html>" },
        requests: 1,
        message: /returned 200 with an HTML page. The response may come from a proxy or a login page/,
        state: "pending",
      },
      {
        name: "error of the service with status 200",
        fault: { status: 200, body: error("Forbidden", "not yours") },
        requests: 1,
        message: /returned 200 with an error \(not yours, code Forbidden, ref r-1\)/,
        state: "pending",
      },
      {
        name: "gzip bomb",
        fault: { status: 200, headers: { ...json, "content-encoding": "gzip" }, body: bomb() },
        settings: { requestTimeoutSeconds: 20 },
        requests: 1,
        message: /returned more than 16777216 bytes/,
        state: "pending",
      },
    ],
  },
  {
    title: "Redirects",
    rows: [301, 302, 307, 308].flatMap((status) => [
      redirect(status, "the same origin", "/v2/spectroclusters"),
      redirect(status, "another origin", elsewhere),
    ]),
  },
  {
    title: "Rejected requests",
    rows: [
      rejection(
        400,
        "InvalidBody",
        "port is reserved",
        /400 \(port is reserved, code InvalidBody, ref r-1\)\. Fix what/,
      ),
      {
        ...rejection(
          401,
          "InvalidApiKey",
          "no such key",
          /401 .*Set a valid API key\. The current one comes from apiKey of Provider "401 InvalidApiKey"/,
        ),
        // It ends the run of its provider.
        settings: {},
      },
      rejection(403, "Forbidden", "not yours", /403 .*lacks permission without a project/),
      rejection(404, "ResourceNotFound", "no such cluster", /404 .*Check the cluster UID and the project/),
      {
        ...rejection(404, "of a proxy", "", /404\. The response is not the service's own "not found"\. Check/),
        fault: { status: 404, body: "<html>404 page not found</html>" },
      },
      rejection(409, "Conflict", "another change is under way", /409 .*Fix what the service reports/),
      rejection(422, "InvalidSetting", "no such group", /422 .*Fix what the service reports/),
    ],
  },
  {
    title: "Overload and server errors",
    rows: [
      ...[
        ["429", { status: 429, body: error("TooManyRequests", "slow down") }] as const,
        ["500 ServerTimeout", serverTimeout] as const,
      ].flatMap(([name, fault]): FaultRow[] => [
        passing(`${name}, Retry-After: 1`, { ...fault, headers: { "retry-after": "1" } }),
        passing(`${name}, Retry-After: a date in two seconds`, { ...fault, headers: () => retryAfterDate(2) }),
        passing(`${name}, Retry-After: a date in the past`, { ...fault, headers: () => retryAfterDate(-60) }),
        passing(`${name}, Retry-After: -5`, { ...fault, headers: { "retry-after": "-5" } }),
        passing(`${name}, Retry-After: soon`, { ...fault, headers: { "retry-after": "soon" } }),
      ]),
      {
        name: "500 ServerTimeout, Retry-After: 31536000",
        fault: { ...serverTimeout, headers: { "retry-after": "31536000" } },
        requests: 1,
        message: /Run the same command again after the requested wait \(Retry-After: 31536000\)/,
        state: "pending",
      },
      {
        name: "500 ServerTimeout, every time",
        fault: { ...serverTimeout, times: always },
        requests: TRIES,
        message: new RegExp(`returned 500 after ${TRIES} attempts`),
        state: "pending",
      },
      failing(502, "Bad Gateway"),
      failing(503, "Service Unavailable"),
      failing(504, "Gateway Timeout"),
      {
        name: "500",
        fault: { status: 500, body: error("Internal", "null pointer") },
        requests: 1,
        message: /500 \(null pointer, code Internal, ref r-1\)\. Run the same command again\. It continues where/,
        state: "pending",
      },
    ],
  },
];
