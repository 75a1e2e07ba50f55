/** One request to the service as plain data: all that the transport knows of it. */
export interface Operation {
  /** For messages: `read cluster "63a1…"` as in `Cannot read cluster "63a1…"`. */
  description: string;
  /** What to check if the service does not know the object: `the cluster UID`. */
  checkOnNotFound: string;
  method: "GET" | "PATCH";
  /** Path and query below the base URL, with encoded segments. */
  path: string;
  projectUid?: string;
  body?: object;
  /** What a successful response must contain. If it is absent, no content is needed. */
  response?: ExpectedResponse;
}

/** An operation whose response is a JSON object. */
export interface ReadOperation extends Operation {
  response: ExpectedResponse;
}

/** What the JSON object in a successful response must contain. */
export interface ExpectedResponse {
  /** A member that distinguishes the object from an error of the service. */
  requiredMember: string;
  /** Returns why the object is not the requested one, as in "an object that …"; undefined if it is. */
  mismatch?(value: object): string | undefined;
}
