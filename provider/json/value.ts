/** No documented type is as deep, and recursion to this depth cannot exhaust the stack. */
export const MAX_LEVELS = 100;

/** A value that no rule can check. It is a function, because JSON has none, and rules can convert it to text, unlike a symbol. */
export const UNCHECKABLE = (): string => "any";

/** A number of a JSON text that JavaScript cannot represent exactly. Its value is the nearest number. */
export class ExactNumber extends Number {
  constructor(readonly digits: string) {
    super(digits);
  }
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** `"a Date"` for an instance of a class, `undefined` for a plain object. */
export function nameOfClass(value: object): string | undefined {
  const prototype = Object.getPrototypeOf(value);
  // Plain objects of another realm have a different Object.prototype.
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return undefined;
  const name: unknown = prototype.constructor?.name;
  if (typeof name !== "string" || !/^[\w$]{1,60}$/.test(name)) return "an instance of a class";
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}

export function ownMember(value: unknown, name: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** An object of the entries whose value is defined; `undefined` if there are none. */
export function objectOf(entries: readonly (readonly [string, unknown])[]): object | undefined {
  const present = entries.filter(([, value]) => value !== undefined);
  if (present.length === 0) return undefined;
  const object = {};
  for (const [name, value] of present) setMember(object, name, value);
  return object;
}

/** Sets an own property, also `__proto__`, where an assignment would set the prototype. */
export function setMember(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== "__proto__") object[name] = value;
  else Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
}

/** A copy with each value replaced, from the inside out. Properties and items that become `undefined` are left out. */
export function mapJson(value: unknown, replace: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapJson(item, replace)).filter((item) => item !== undefined);
  if (!isJsonObject(value)) return replace(value);
  const entries = Object.entries(value).map(([name, inner]) => [name, mapJson(inner, replace)] as const);
  return replace(Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)));
}

/** `Map.groupBy`, which Node.js 20 does not have. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
