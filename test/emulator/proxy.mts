import type { lookup } from "node:dns";
import type { LookupFunction, Socket } from "node:net";
import { RequestError, Server } from "proxy-chain";

/** What may tell of proxies in the environment. */
export const PROXY_VARIABLES = ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY", "NO_PROXY"].flatMap((name) => [
  name,
  name.toLowerCase(),
]);

/** User name and password for a proxy, which need encoding. */
export const CREDENTIALS = "us/er:pa55 w@rd";

/** What no message may hold of them, in whatever notation. */
export const CREDENTIAL_PARTS = ["us/er", "us%2Fer", "pa55", Buffer.from(CREDENTIALS).toString("base64")];

/** The URL of a proxy with the credentials, as a variable holds it. */
export function withCredentials(url: string): string {
  return url.replace("://", `://${CREDENTIALS.split(":").map(encodeURIComponent).join(":")}@`);
}

export interface TestProxyOptions {
  /** What it wants as `user:password`. Default anybody may use it. */
  credentials?: string;
  /** Speaks https itself with these, as PEM text. */
  tls?: { key: string; cert: string };
}

/**
 * A proxy on loopback, which records what it is sent. It alone knows where `service.example` is: whatever reaches that
 * has come through it.
 */
export class TestProxy {
  /** Method and target of the requests to the proxy. */
  readonly asked: string[] = [];
  /** Statuses to answer with instead of connecting, for as many requests. */
  readonly refusals: number[] = [];
  /** Every byte that clients have sent, as the proxy reads it. */
  readonly #received: Buffer[] = [];
  readonly #server: Server;
  readonly #scheme: string;

  private constructor({ credentials, tls }: TestProxyOptions) {
    this.#scheme = tls ? "https" : "http";
    this.#server = new Server({
      port: 0,
      host: "127.0.0.1",
      ...(tls ? { serverType: "https" as const, httpsOptions: tls } : { serverType: "http" as const }),
      prepareRequestFunction: ({ request, username, password }) => {
        const given = `${username}:${password}`;
        this.asked.push(`${request.method} ${request.url}`);
        const refusal = this.refusals.shift();
        if (refusal !== undefined) throw new RequestError("Refused", refusal);
        if ((credentials ?? given) !== given) return { requestAuthentication: true };
        return { dnsLookup: loopback as typeof lookup };
      },
    });
    this.#server.server.on(tls ? "secureConnection" : "connection", (socket: Socket) => {
      socket.on("data", (bytes: Buffer) => this.#received.push(bytes));
    });
  }

  static async start(options: TestProxyOptions = {}): Promise<TestProxy> {
    const proxy = new TestProxy(options);
    await proxy.#server.listen();
    return proxy;
  }

  async stop(): Promise<void> {
    await this.#server.close(true);
  }

  /** Host and port. */
  get address(): string {
    return `127.0.0.1:${this.#server.port}`;
  }

  get url(): string {
    return `${this.#scheme}://${this.address}`;
  }

  /** How many connections clients have open. */
  get open(): number {
    return this.#server.getConnectionIds().length;
  }

  /** All that clients have sent, one character for each byte. */
  get received(): string {
    return Buffer.concat(this.#received).toString("latin1");
  }
}

const loopback: LookupFunction = (_host, { all }, callback) =>
  all ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4);
