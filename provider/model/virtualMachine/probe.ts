import type { Int32, OpenObject } from "../scalars.js";

/** A check of the guest that is repeated while it runs: the one of `exec` … `tcpSocket` that is given. */
export interface Probe {
  /** Runs a command. */
  exec?: ExecAction;
  /** Asks the guest agent for a sign of life. */
  guestAgentPing?: OpenObject;
  /** Makes an HTTP request. */
  httpGet?: HttpGetAction;
  /** Opens a TCP connection. */
  tcpSocket?: TcpSocketAction;
  /** Time from the start of the instance to the first check, in seconds. */
  initialDelaySeconds?: Int32;
  /**
   * Time from one check to the next, in seconds.
   *
   * @minimum 1
   * @default 10
   */
  periodSeconds?: Int32;
  /**
   * Time, in seconds, after which a check without an answer counts as failed.
   *
   * @minimum 1
   * @default 1
   */
  timeoutSeconds?: Int32;
  /**
   * How many checks must fail in a row before the guest counts as failed.
   *
   * @minimum 1
   * @default 3
   */
  failureThreshold?: Int32;
  /**
   * How many checks must succeed in a row before a failed guest counts as healthy again. Always 1 in a liveness probe.
   *
   * @minimum 1
   * @default 1
   */
  successThreshold?: Int32;
}

/** Runs a command. The guest counts as healthy if it exits with 0. */
export interface ExecAction {
  /** The program and its arguments. No shell is involved unless the program is one. */
  command?: string[];
}

/** Makes an HTTP GET request. */
export interface HttpGetAction {
  /** Host to connect to. Left out, it is the IP address of the instance's pod. */
  host?: string;
  /** Headers to send. A name may occur more than once. */
  httpHeaders?: HttpHeader[];
  /** Path to ask for. */
  path?: string;
  /**
   * Port to connect to: its number, or its name, an IANA service name.
   *
   * @minimum 1
   * @maximum 65535
   */
  port: number | string;
  /**
   * Scheme of the request: `HTTP` or `HTTPS`.
   *
   * @default "HTTP"
   */
  scheme?: string;
}

/** A header of an HTTP request. */
export interface HttpHeader {
  /** Name of the header. */
  name: string;
  /** Value of the header. */
  value: string;
}

/** Opens a TCP connection. The guest counts as healthy if that succeeds. */
export interface TcpSocketAction {
  /** Host to connect to. Left out, it is the IP address of the instance's pod. */
  host?: string;
  /**
   * Port to connect to: its number, or its name, an IANA service name.
   *
   * @minimum 1
   * @maximum 65535
   */
  port: number | string;
}
