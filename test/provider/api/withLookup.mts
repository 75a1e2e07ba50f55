import dns from "node:dns";

type Answer = (error: Error | null, addresses?: object) => void;

/** Calls `test` while `answer` resolves all host names. */
export async function withLookup<T>(
  answer: (name: string, answer: Answer) => void,
  test: () => Promise<T>,
): Promise<T> {
  const { lookup } = dns;
  dns.lookup = ((name: string, _options: object, callback: Answer) => answer(name, callback)) as never;
  try {
    return await test();
  } finally {
    dns.lookup = lookup;
  }
}
