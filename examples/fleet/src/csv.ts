import { CsvError, parse } from "csv-parse/sync";
import type { Entry } from "./clusterList";
import { type Mistake, MistakesError } from "./mistakes";

/** What stands in a cell, as a value; text that is not of the kind stays, and the check says what would be right. */
type Kind = (text: string) => unknown;

const text: Kind = (cell) => cell;
const integer: Kind = (cell) => (/^-?\d+$/.test(cell) ? Number(cell) : cell);
const flag: Kind = (cell) => ({ true: true, false: false })[cell.toLowerCase()] ?? cell;
/** Several values, with white space or semicolons between them. */
const list: Kind = (cell) => cell.split(/[\s;]+/);

/** The columns, with the argument of a `HostClusterConfig` that each is, as a JSON pointer. */
const COLUMNS: Readonly<Record<string, { pointer: string; kind: Kind }>> = {
  clusterUid: { pointer: "/clusterUid", kind: text },
  projectUid: { pointer: "/projectUid", kind: text },
  isHostCluster: { pointer: "/isHostCluster", kind: flag },
  type: { pointer: "/clusterEndpoint/type", kind: text },
  host: { pointer: "/clusterEndpoint/config/ingressConfig/host", kind: text },
  port: { pointer: "/clusterEndpoint/config/ingressConfig/port", kind: integer },
  externalIPs: { pointer: "/clusterEndpoint/config/loadBalancerConfig/externalIPs", kind: list },
  externalTrafficPolicy: { pointer: "/clusterEndpoint/config/loadBalancerConfig/externalTrafficPolicy", kind: text },
  loadBalancerSourceRanges: {
    pointer: "/clusterEndpoint/config/loadBalancerConfig/loadBalancerSourceRanges",
    kind: list,
  },
};

const NAME = "name";
const KNOWN = [NAME, ...Object.keys(COLUMNS)];

/** A line of the file: its cells, and its number. */
interface Line {
  cells: string[];
  number: number;
}

/** Reads a list whose first line names the columns. An empty cell counts as left out. */
export function entriesOfCsv(content: string, file: string, report: (mistake: Mistake) => void): Entry[] {
  const [header, ...lines] = linesOf(content, file);
  if (!header) {
    throw new MistakesError(file, [
      { place: file, message: `is empty; its first line names columns of ${KNOWN.join(", ")}` },
    ]);
  }
  for (const mistake of headerMistakes(header.cells)) report({ place: `${file}:${header.number}`, message: mistake });
  // Without the uids there is nothing to say of each line.
  if (!header.cells.includes("clusterUid")) return [];
  return lines.flatMap(({ cells, number }) => {
    const place = `${file}:${number}`;
    if (cells.length !== header.cells.length) {
      const message = `has ${cells.length} values for ${header.cells.length} columns; quote what has a comma in it`;
      report({ place, message });
      return [];
    }
    return [entryOf(new Map(header.cells.map((column, index) => [column, cells[index] ?? ""])), place)];
  });
}

function linesOf(content: string, file: string): Line[] {
  try {
    const options = { info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const;
    const parsed = parse(content, options) as unknown as { record: string[]; info: { lines: number } }[];
    return parsed.map(({ record, info }) => ({ cells: record, number: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new MistakesError(file, [{ place: `${file}:${error["lines"]}`, message: error.message }]);
  }
}

function headerMistakes(columns: readonly string[]): string[] {
  const unknown = columns.filter((column) => !KNOWN.includes(column));
  const repeated = columns.filter((column, index) => columns.indexOf(column) < index);
  return [
    ...unknown.map((column) => `${JSON.stringify(column)} is no column; there are ${KNOWN.join(", ")}`),
    ...repeated.map((column) => `the column ${JSON.stringify(column)} is there twice; keep one of them`),
    ...(columns.includes("clusterUid") ? [] : ["the column clusterUid is missing"]),
  ];
}

function entryOf(row: ReadonlyMap<string, string>, place: string): Entry {
  const args: Record<string, unknown> = {};
  for (const [column, { pointer, kind }] of Object.entries(COLUMNS)) {
    const cell = row.get(column);
    if (cell) set(args, pointer, kind(cell));
  }
  return {
    name: row.get(NAME) || undefined,
    args,
    place,
    placeOf({ path, pointer }) {
      const column = Object.keys(COLUMNS).find((name) => `${pointer}/`.startsWith(`${COLUMNS[name]?.pointer}/`));
      return `${place}, ${column ? `column ${column}` : path}`;
    },
  };
}

function set(target: Record<string, unknown>, pointer: string, value: unknown): void {
  const [name = "", ...rest] = pointer.split("/").slice(1);
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  target[name] ??= {};
  set(target[name] as Record<string, unknown>, `/${rest.join("/")}`, value);
}
