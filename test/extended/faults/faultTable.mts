import { gzipSync } from "node:zlib";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { Fault } from "../../emulator/index.mjs";

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
  settings?: SettingValues;
}

const times = Number.POSITIVE_INFINITY;
const json = { "content-type": "application/json" };
const error = (code: string, message: string) => ({ code, message, details: "", ref: "r-1" });
const elsewhere = "https://elsewhere.example.com/login?token=t0ken";
/** Long enough for a GET on a busy machine. */
const [SHORT_TIMEOUT, SHORT_DEADLINE] = [{ requestTimeoutSeconds: 5 }, { operationTimeoutSeconds: 10 }];

const serverTimeout = { status: 500, body: { reason: "ServerTimeout", message: "busy" } };

const retryAfterDate = (seconds: number) => ({ "retry-after": new Date(Date.now() + seconds * 1000).toUTCString() });

const long = (length: number): Fault => ({ status: 200, headers: json, body: { metadata: "x".repeat(length) } });

/** Twice the limit. */
const bomb = () => gzipSync(Buffer.alloc(32 * 1024 * 1024), { level: 9 });

const rejection = (status: number, code: string, message: string): FaultRow => ({
  name: `${status} ${code}`,
  fault: { status, body: error(code, message) },
});

/** The observed faults between provider and service. The page that is generated from them has their effects. */
export const FAULTS: readonly FaultRow[] = [
  { name: "connection refused", trap: "refused" },
  { name: "unknown host name", trap: "unknown name" },
  { name: "untrusted certificate", trap: "untrusted certificate" },
  { name: "plain http instead of https", trap: "plain http" },

  { name: "reset of every connection", trap: "reset at once" },
  { name: "reset after the request is read", fault: { reset: true } },
  { name: "reset after the request is executed", fault: { reset: true, applied: true } },
  { name: "reset after the request is read, every time", fault: { reset: true, times } },
  { name: "no response", fault: { delay: 60_000, times }, settings: SHORT_TIMEOUT },
  {
    name: "no response before the deadline of the operation",
    fault: { delay: 60_000, times },
    settings: SHORT_DEADLINE,
  },
  { name: "response that arrives byte by byte", fault: { ...long(200), drip: 300, times }, settings: SHORT_TIMEOUT },
  { name: "every response ends in its header", trap: "torn header" },
  { name: "response that ends in its body", fault: { ...long(2000), torn: true, times } },

  { name: "HTML page", fault: { status: 200, body: "<html>Sign in</html>" } },
  { name: "error of the service with status 200", fault: { status: 200, body: error("Forbidden", "not yours") } },
  { name: "gzip bomb", fault: { status: 200, headers: { ...json, "content-encoding": "gzip" }, body: bomb() } },

  ...[301, 302, 307, 308].flatMap((status): FaultRow[] => [
    { name: `${status} to the same origin`, fault: { status, headers: { location: "/v2/spectroclusters" } } },
    { name: `${status} to another origin`, fault: { status, headers: { location: elsewhere } } },
  ]),

  rejection(400, "InvalidBody", "port is reserved"),
  rejection(401, "InvalidApiKey", "no such key"),
  rejection(403, "Forbidden", "not yours"),
  rejection(404, "ResourceNotFound", "no such cluster"),
  { name: "404 of a proxy", fault: { status: 404, body: "<html>404 page not found</html>" } },
  rejection(409, "Conflict", "another change is under way"),
  rejection(422, "InvalidSetting", "no such group"),

  ...Object.entries({
    "429": { status: 429, body: error("TooManyRequests", "slow down") },
    "500 ServerTimeout": serverTimeout,
  }).flatMap(([name, fault]): FaultRow[] => [
    { name: `${name}, Retry-After: 1`, fault: { ...fault, headers: { "retry-after": "1" } } },
    { name: `${name}, Retry-After: a date in two seconds`, fault: { ...fault, headers: () => retryAfterDate(2) } },
    { name: `${name}, Retry-After: a date in the past`, fault: { ...fault, headers: () => retryAfterDate(-60) } },
    { name: `${name}, Retry-After: -5`, fault: { ...fault, headers: { "retry-after": "-5" } } },
    { name: `${name}, Retry-After: soon`, fault: { ...fault, headers: { "retry-after": "soon" } } },
  ]),
  {
    name: "500 ServerTimeout, Retry-After: 31536000",
    fault: { ...serverTimeout, headers: { "retry-after": "31536000" } },
  },
  { name: "500 ServerTimeout, every time", fault: { ...serverTimeout, times } },
  ...["502 Bad Gateway", "503 Service Unavailable", "504 Gateway Timeout"].map((title) => ({
    name: `${title}, every time`,
    fault: { status: Number.parseInt(title, 10), body: `<html>${title}</html>`, times },
  })),
  { name: "500", fault: { status: 500, body: error("Internal", "null pointer") } },
];
