import { gzipSync } from "node:zlib";
import { SETTINGS } from "../../../provider/model/generated/settings.js";
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

/** A fault that `pulumi up` meets when it creates a resource. */
export interface FaultRow {
  /** Description of the fault. */
  name: string;
  /** The fault of the PATCH, unless `trap` is set. */
  fault?: Fault;
  /** The address of the service. Already the GET before the PATCH fails there. */
  trap?: Trap;
  /** Settings other than the defaults, so that a timeout ends soon. */
  settings?: Record<string, number>;
  /** Number of attempts. Each has a GET and a PATCH, or a GET only if there is a trap. */
  attempts: number;
  /** The message; undefined if a retry succeeds. */
  message?: RegExp;
  state: Outcome;
}

export interface FaultSection {
  title: string;
  rows: FaultRow[];
}

const MAX_ATTEMPTS = SETTINGS.maxRetries.default + 1;
const always = Number.POSITIVE_INFINITY;
const json = { "content-type": "application/json" };
const error = (code: string, message: string) => ({ code, message, details: "", ref: "r-1" });
const elsewhere = "https://elsewhere.example.com/login?token=t0ken";

const serverTimeout = { status: 500, body: { reason: "ServerTimeout", message: "busy" } };

const retryAfterDate = (seconds: number) => ({ "retry-after": new Date(Date.now() + seconds * 1000).toUTCString() });

const long = (length: number): Fault => ({ status: 200, headers: json, body: { metadata: "x".repeat(length) } });

/** Twice the limit. */
const bomb = () => gzipSync(Buffer.alloc(32 * 1024 * 1024), { level: 9 });

const row = (name: string, attempts: number, state: Outcome, message: RegExp | undefined, fault?: Fault): FaultRow => ({
  name,
  attempts,
  state,
  ...(message && { message }),
  ...(fault && { fault }),
});
const trapped = (trap: Trap, name: string, attempts: number, message: RegExp): FaultRow => ({
  ...row(name, attempts, "absent", message),
  trap,
});
const rejection = (status: number, code: string, serviceMessage: string, message: RegExp) =>
  row(`${status} ${code}`, 1, "absent", message, { status, body: error(code, serviceMessage) });
const passing = (name: string, fault: Fault) => row(name, 2, "created", undefined, fault);
const failing = (name: string, message: RegExp, fault: Fault) =>
  row(name, MAX_ATTEMPTS, "pending", message, { ...fault, times: always });
const unexpected = (name: string, message: RegExp, fault: Fault) => row(name, 1, "pending", message, fault);
const redirect = (status: number, to: string, location: string) =>
  row(
    `${status} to ${to}`,
    1,
    "absent",
    /a redirect to \S+, which is not followed because it would carry the API key/,
    {
      status,
      headers: { location },
    },
  );

const noResponse = (reason: string) => new RegExp(`received no response after ${MAX_ATTEMPTS} attempts ${reason}`);
const SHORT_TIMEOUT = { requestTimeoutSeconds: 1 };
const timeout = noResponse("\\(Timeout awaiting 'request' for 1000ms\\)");
const returned = (status: number) => new RegExp(`returned ${status} after ${MAX_ATTEMPTS} attempts`);

/** The tested faults between provider and service. */
export const FAULT_TABLE: FaultSection[] = [
  {
    title: "No connection",
    rows: [
      // The provider gives up earlier: the address is usually mistyped.
      trapped("refused", "connection refused", 0, /after 3 attempts \(.*ECONNREFUSED.*\)\. Check baseUrl/),
      trapped("unknown name", "unknown host name", 0, /after 3 attempts \(getaddrinfo E\w+ nowhere.invalid\)/),
      trapped("untrusted certificate", "untrusted certificate", 0, /received no response \(.*self-signed certificate/),
      trapped("plain http", "plain http instead of https", 0, /The server does not speak https on this port/),
    ],
  },
  {
    title: "Broken connections",
    rows: [
      trapped(
        "reset at once",
        "reset of every connection",
        MAX_ATTEMPTS,
        noResponse("\\(.*(ECONNRESET|socket hang up)"),
      ),
      passing("reset after the request is read", { reset: true }),
      passing("reset after the request is executed", { reset: true, applied: true }),
      failing("reset after the request is read, every time", noResponse(".*The cluster is pending"), { reset: true }),
      { ...failing("no response", timeout, { delay: 60_000 }), settings: SHORT_TIMEOUT },
      {
        ...unexpected(
          "no response before the deadline of the operation",
          /did not succeed within 2 s. Run the same command again, or increase operationTimeoutSeconds/,
          { delay: 60_000, times: always },
        ),
        settings: { operationTimeoutSeconds: 2 },
      },
      {
        ...failing("response that arrives byte by byte", timeout, { ...long(200), drip: 100 }),
        settings: SHORT_TIMEOUT,
      },
      trapped("torn header", "every response ends in its header", MAX_ATTEMPTS, noResponse("")),
      failing("response that ends in its body", noResponse(""), { ...long(2000), torn: true }),
    ],
  },
  {
    title: "Unexpected success responses",
    rows: [
      unexpected(
        "HTML page",
        /returned 200 with an HTML or XML page. The response may come from a proxy or a login page/,
        {
          status: 200,
          body: "<html>Sign in</html>",
        },
      ),
      unexpected(
        "error of the service with status 200",
        /returned 200 with an error \(not yours, code Forbidden, ref r-1\)/,
        { status: 200, body: error("Forbidden", "not yours") },
      ),
      unexpected("gzip bomb", /returned more than 16777216 bytes/, {
        status: 200,
        headers: { ...json, "content-encoding": "gzip" },
        body: bomb(),
      }),
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
      rejection(
        401,
        "InvalidApiKey",
        "no such key",
        /401 .*Set a valid API key\. The current one comes from spectrocluster:apiKey/,
      ),
      rejection(403, "Forbidden", "not yours", /403 .*lacks permission without a project/),
      rejection(404, "ResourceNotFound", "no such cluster", /404 .*Check the cluster UID and the project/),
      row("404 of a proxy", 1, "pending", /404 with an HTML or XML page\. The response is not the service's/, {
        status: 404,
        body: "<html>404 page not found</html>",
      }),
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
      unexpected(
        "500 ServerTimeout, Retry-After: 31536000",
        /Run the same command again after the requested wait \(Retry-After: 31536000\)/,
        { ...serverTimeout, headers: { "retry-after": "31536000" } },
      ),
      failing("500 ServerTimeout, every time", returned(500), serverTimeout),
      ...(
        [
          [502, "Bad Gateway"],
          [503, "Service Unavailable"],
          [504, "Gateway Timeout"],
        ] as const
      ).map(([status, title]) =>
        failing(`${status} ${title}, every time`, returned(status), { status, body: `<html>${title}</html>` }),
      ),
      unexpected(
        "500",
        /500 \(null pointer, code Internal, ref r-1\)\. Run the same command again\. It continues where/,
        { status: 500, body: error("Internal", "null pointer") },
      ),
    ],
  },
];
