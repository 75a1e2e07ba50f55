import type { lookup } from "node:dns";
import type { LookupFunction, Socket } from "node:net";
import { RequestError, Server } from "proxy-chain";

/** The environment variables for proxies. */
export const PROXY_VARIABLES = ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY", "NO_PROXY"].flatMap((name) => [
  name,
  name.toLowerCase(),
]);

/** User name and password for a proxy, with characters that need encoding. */
export const CREDENTIALS = "us/er:pa55 w@rd";

/** Parts of the credentials that no message may contain, in several encodings. */
export const CREDENTIAL_PARTS = ["us/er", "us%2Fer", "pa55", Buffer.from(CREDENTIALS).toString("base64")];

/** The URL of a proxy with the credentials, for a variable. */
export function withCredentials(url: string): string {
  return url.replace("://", `://${CREDENTIALS.split(":").map(encodeURIComponent).join(":")}@`);
}

/** The required `user:password`, default none, and key and certificate for https to the proxy, as PEM text. */
export type TestProxyOptions = { credentials?: string; tls?: { key: string; cert: string } };

/**
 * A proxy on loopback that records its traffic. It resolves every host name to loopback, so that `service.example` is
 * only reachable through the proxy.
 */
export class TestProxy {
  /** Method and target of the requests to the proxy. */
  readonly connects: string[] = [];
  /** Error statuses for the next requests. */
  readonly errorStatuses: number[] = [];
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
        this.connects.push(`${request.method} ${request.url}`);
        const errorStatus = this.errorStatuses.shift();
        if (errorStatus !== undefined) throw new RequestError("Injected error", errorStatus);
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

  /** All received bytes, one character for each. */
  get received(): string {
    return Buffer.concat(this.#received).toString("latin1");
  }
}

const loopback: LookupFunction = (_host, { all }, callback) =>
  all ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4);
