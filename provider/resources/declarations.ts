import { createHash } from "node:crypto";
import { appendFileSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** `failed`: the write of the declared configuration failed, or its outcome is unknown. */
export type DeclarationStatus = "declared" | "failed";

/** What has been read of another process's file. */
interface DeclarationFile {
  size: number;
  /** By the hash of the cluster. */
  statuses: Map<string, DeclarationStatus>;
}

const STALE_MS = 24 * 60 * 60 * 1000;

/**
 * The clusters that one run of the engine declares, known to all provider processes of that run.
 *
 * The engine starts one process for each provider. If a resource is renamed and moved to another provider, one process
 * creates the new resource and another one deletes the old one, which must not disable the cluster. Each process
 * appends hashes of its clusters to a file of its own, in a folder of the user in the system's temporary folder. If
 * that folder cannot be used, a process only knows its own clusters.
 */
export class Declarations {
  readonly #own = new Map<string, DeclarationStatus>();
  readonly #run: string;
  readonly #temporary: string;
  #unwritten: string[] = [];
  readonly #files = new Map<string, DeclarationFile>();
  #folder: string | undefined;

  /**
   * @param run - Identifies the run: the address of the engine. Without one no other process knows the run.
   * @param temporary - The system's temporary folder.
   */
  constructor(run: string | undefined, temporary = tmpdir()) {
    this.#run = hash(run ?? "");
    this.#temporary = temporary;
    if (run === undefined) this.#folder = "";
  }

  /** Records the status of clusters. Other processes see it after {@link flush}, or a moment later. */
  set(clusters: readonly string[], status: DeclarationStatus): void {
    for (const cluster of clusters) {
      if (this.#own.get(cluster) === status) continue;
      this.#own.set(cluster, status);
      if (this.#unwritten.length === 0) setImmediate(() => this.flush());
      this.#unwritten.push(`${hash(cluster)} ${status}\n`);
    }
  }

  /** Writes what other processes must see before they are called. */
  flush(): void {
    const folder = this.#unwritten.length === 0 ? undefined : this.#openFolder();
    if (folder !== undefined) {
      const lines = this.#unwritten.join("");
      attempt(() => appendFileSync(path.join(folder, this.#ownFile()), lines));
    }
    this.#unwritten = [];
  }

  /** The status of a cluster in this run; `undefined` if no process declares it. */
  get(cluster: string): DeclarationStatus | undefined {
    const statuses = [this.#own.get(cluster), ...this.#readOthers().map(({ statuses }) => statuses.get(hash(cluster)))];
    // A cluster that several processes declare is only safe if none of them failed.
    return (["failed", "declared"] as const).find((status) => statuses.includes(status));
  }

  #readOthers(): DeclarationFile[] {
    const folder = this.#openFolder();
    if (folder === undefined) return [];
    const names = attempt(() => readdirSync(folder)) ?? [];
    return names
      .filter((name) => name.startsWith(`${this.#run}.`) && name !== this.#ownFile())
      .filter((name) => isRunning(Number(name.split(".")[1])))
      .flatMap((name) => attempt(() => this.#readFile(path.join(folder, name))) ?? []);
  }

  /** Reads the lines that were appended since the last call, because a fleet calls this for each cluster. */
  #readFile(file: string): DeclarationFile {
    const { size } = lstatSync(file);
    const known = this.#files.get(file);
    // A later process with the same number starts a new file.
    const read = known === undefined || size < known.size ? { size: 0, statuses: new Map() } : known;
    this.#files.set(file, read);
    const appended = size === read.size ? "" : readFrom(file, read.size, size);
    const lines = appended.slice(0, appended.lastIndexOf("\n") + 1);
    for (const line of lines.split("\n").slice(0, -1)) {
      const [cluster = "", status] = line.split(" ");
      read.statuses.set(cluster, status as DeclarationStatus);
    }
    read.size += lines.length;
    return read;
  }

  #ownFile(): string {
    return `${this.#run}.${process.pid}`;
  }

  #openFolder(): string | undefined {
    if (this.#folder === undefined) {
      const folder = attempt(() => openOwnFolder(this.#temporary)) ?? "";
      // An earlier process may have had the same number.
      if (folder) attempt(() => rmSync(path.join(folder, this.#ownFile()), { force: true }));
      this.#folder = folder;
    }
    return this.#folder || undefined;
  }
}

/** A part of a file. */
function readFrom(file: string, start: number, end: number): string {
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(end - start);
    return bytes.toString("latin1", 0, readSync(descriptor, bytes, 0, bytes.length, start));
  } finally {
    closeSync(descriptor);
  }
}

/** The folder for the files, without outdated ones. Throws if another user could write into it. */
function openOwnFolder(temporary: string): string {
  const uid = process.getuid?.();
  const folder = path.join(temporary, `pulumi-spectrocluster-${uid ?? "user"}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid: owner, mode } = lstatSync(folder);
  if (uid !== undefined && (owner !== uid || (mode & 0o022) !== 0)) throw new Error("the folder is not private");
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    attempt(() => Date.now() - lstatSync(file).mtimeMs > STALE_MS && rmSync(file));
  }
  return folder;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The files only improve what a process knows, so a failure to use them is ignored. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
