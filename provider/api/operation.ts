/** One request to the service, and the words for it in errors. */
export interface Operation {
  /** What the user wants, as the rest of "Could not …". */
  description: string;
  method: "GET" | "PATCH";
  url: string;
  projectUid?: string;
  body?: unknown;
}
