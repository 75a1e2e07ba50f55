import type { Int32, OpenObject } from "../scalars.js";

/** A periodic check of the guest. One of the properties `exec`, `guestAgentPing`, `httpGet` and `tcpSocket` defines it. */
export interface Probe {
  /** Runs a command. */
  exec?: ExecAction;
  /** Pings the guest agent. */
  guestAgentPing?: OpenObject;
  /** Sends an HTTP GET request. */
  httpGet?: HttpGetAction;
  /** Opens a TCP connection. */
  tcpSocket?: TcpSocketAction;
  /** Seconds from the start of the instance to the first check. */
  initialDelaySeconds?: Int32;
  /**
   * Seconds between checks.
   *
   * @minimum 1
   * @default 10
   */
  periodSeconds?: Int32;
  /**
   * Seconds after which a check times out.
   *
   * @minimum 1
   * @default 1
   */
  timeoutSeconds?: Int32;
  /**
   * Number of consecutive failures after which the guest counts as failed.
   *
   * @minimum 1
   * @default 3
   */
  failureThreshold?: Int32;
  /**
   * Number of consecutive successes after which a failed guest counts as healthy. 1 for a liveness probe.
   *
   * @minimum 1
   * @default 1
   */
  successThreshold?: Int32;
}

/** Runs a command. Exit code 0 means healthy. */
export interface ExecAction {
  /** Program and arguments, which run without a shell. Omitted unless `includeSensitive` is set. */
  command?: string[];
}

/** Sends an HTTP GET request. */
export interface HttpGetAction {
  /** Host to connect to. If omitted, the IP address of the pod. */
  host?: string;
  /** Headers of the request. Omitted unless `includeSensitive` is set. */
  httpHeaders?: HttpHeader[];
  /** Path of the request. The query is removed unless `includeSensitive` is set. */
  path?: string;
  /**
   * Port to connect to: a number, or an IANA service name.
   *
   * @format port-or-name
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

/** Opens a TCP connection. Success means healthy. */
export interface TcpSocketAction {
  /** Host to connect to. If omitted, the IP address of the pod. */
  host?: string;
  /**
   * Port to connect to: a number, or an IANA service name.
   *
   * @format port-or-name
   */
  port: number | string;
}
