/** One request to the service as plain data: all that the transport knows of it. */
export interface ServiceRequest {
  /** For messages: `read cluster "63a1…"` as in `Cannot read cluster "63a1…"`. */
  description: string;
  /** What to check if the service does not know the object: `the cluster UID`. */
  checkOnNotFound: string;
  method: "GET" | "PATCH" | "POST";
  /** Whether it changes nothing at the service, so that an attempt without a response has no effect. */
  isRead: boolean;
  /** Path and query below the base URL, with encoded segments. */
  path: string;
  projectUid?: string;
  /** A function is called before every attempt. What it throws, `send` throws. */
  body?: object | (() => Promise<object>);
  /** What a successful response must contain. If it is absent, no content is needed. */
  response?: ExpectedResponse;
}

/** A read, whose response is a JSON object. It is a `GET`, or a search whose `POST` carries the filter. */
export interface ServiceReadRequest extends ServiceRequest {
  isRead: true;
  response: ExpectedResponse;
}

/** What the JSON object in a successful response must contain. */
export interface ExpectedResponse {
  /** A member that distinguishes the object from an error of the service. */
  distinguishingMember: string;
  /** Returns why the object is not the requested one, as in "an object that …"; undefined if it is. */
  mismatch?(value: object): string | undefined;
}
