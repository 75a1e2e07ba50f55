/** One request to the service, and the words for it in errors. */
export interface Operation {
  /** What the user wants, as the rest of "Could not …". */
  description: string;
  /** What to look at again where the service does not know the object: "the uid". */
  toCheck: string;
  method: "GET" | "PATCH";
  url: string;
  projectUid?: string;
  /** Default `"persistent"`. */
  effort?: Effort;
  body?: unknown;
}

/** How hard to try: until the deadline, or just once and with time left for what follows. */
export type Effort = "persistent" | "once";
