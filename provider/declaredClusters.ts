import { createHash } from "node:crypto";
import { appendFileSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Clusters that the engine's run declares or has written. */
export interface DeclaredClusters {
  add(cluster: string): void;
  has(cluster: string): boolean;
}

const STALE_MS = 24 * 60 * 60 * 1000;

/**
 * Clusters that any provider process of one engine run declares.
 *
 * The engine starts a process for each provider. When a resource moves to another provider and is renamed at once, one
 * process creates it and another deletes the old one, and the second must know of the first. They share notes in a folder
 * of the user's in the system's temporary folder: a file for each process, with nothing but hashes. The engine kills its
 * plugins, so notes of processes that ended are ignored, and later removed. Where the folder cannot be used a process
 * knows just what it has seen itself.
 */
export class SharedDeclaredClusters implements DeclaredClusters {
  readonly #own = new Set<string>();
  readonly #run: string;
  readonly #temporary: string;
  #folder: string | undefined;

  /**
   * @param run - What the processes of one run, and no others, have in common: the address of the engine.
   * @param temporary - The system's temporary folder.
   */
  constructor(run: string, temporary = tmpdir()) {
    this.#run = hash(run);
    this.#temporary = temporary;
  }

  add(cluster: string): void {
    if (this.#own.has(cluster)) return;
    this.#own.add(cluster);
    const folder = this.#openFolder();
    if (folder) attempt(() => appendFileSync(path.join(folder, this.#ownNote()), `${hash(cluster)}\n`));
  }

  has(cluster: string): boolean {
    if (this.#own.has(cluster)) return true;
    const folder = this.#openFolder();
    if (!folder) return false;
    const notes = attempt(() => readdirSync(folder)) ?? [];
    return notes
      .filter((name) => name.startsWith(`${this.#run}.`) && isRunning(Number(name.split(".")[1])))
      .some((name) => attempt(() => readFileSync(path.join(folder, name), "utf8"))?.includes(hash(cluster)));
  }

  #ownNote(): string {
    return `${this.#run}.${process.pid}`;
  }

  #openFolder(): string | undefined {
    if (this.#folder === undefined) {
      const folder = attempt(() => openOwnFolder(this.#temporary)) ?? "";
      // Of a process before us that had the same number.
      if (folder) attempt(() => rmSync(path.join(folder, this.#ownNote()), { force: true }));
      this.#folder = folder;
    }
    return this.#folder || undefined;
  }
}

/** The folder for notes, without old ones; throws where another user could write into it. */
function openOwnFolder(temporary: string): string {
  const uid = process.getuid?.();
  const folder = path.join(temporary, `pulumi-spectrocluster-${uid ?? "user"}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid: owner, mode } = lstatSync(folder);
  if (uid !== undefined && (owner !== uid || (mode & 0o022) !== 0)) throw new Error("not ours alone");
  for (const name of readdirSync(folder)) {
    const note = path.join(folder, name);
    attempt(() => Date.now() - lstatSync(note).mtimeMs > STALE_MS && rmSync(note));
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

/** Sharing notes is a help, never a reason to fail. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
