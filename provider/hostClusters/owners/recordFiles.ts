/**
 * The record of a run in files, because the engine starts one process for each provider. Each process appends lines to a
 * file of its own, in a private folder of the user, and reads those of the others.
 */
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  closeSync,
  fchmodSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  statSync,
} from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { homedir, hostname } from "node:os";
import path from "node:path";
import { SpectroclusterError } from "../../errors.js";
import { type Entry, ProcessRecord, type RecordStore } from "./record.js";

/** How long an engine on this machine may take to accept a connection. */
const PROBE_TIMEOUT_MS = 1000;

const FOLDER = "pulumi-spectrocluster";

/** Names of files: the machine or container, the engine's address, the process's number, and a random part. */
const FILE = /^([\da-f]{12})_([\w.]+)-(\d+)_(\d+)_/;

/** Containers may share the folder, but neither processes nor addresses. */
const HOST = createHash("sha256")
  .update([hostname(), namespaceOf("pid"), namespaceOf("net")].join())
  .digest("hex")
  .slice(0, 12);

function namespaceOf(name: string): string {
  try {
    return readlinkSync(`/proc/self/ns/${name}`);
  } catch {
    // Only Linux has namespaces.
    return "";
  }
}

/** What has been read of the file of another process. */
interface ReadFile {
  record: ProcessRecord;
  size: number;
}

/** The mode of a file while it is complete. A process that cannot append makes its file read-only, which needs no space. */
const [COMPLETE, INCOMPLETE] = [0o600, 0o400];

/**
 * Reads and appends synchronously: that takes some microseconds, and the asynchronous functions many times as long, for each
 * of several calls for each cluster.
 */
export class RecordFiles implements RecordStore {
  readonly #run: string;
  readonly #file: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #own = new ProcessRecord();
  readonly #others = new Map<string, ReadFile>();
  #opened: Promise<OpenRecord> | undefined;

  /** @param engine - Address of the engine, which identifies the run. */
  constructor(engine: string, environment: NodeJS.ProcessEnv = process.env) {
    this.#run = `${HOST}_${engine.replace(/[^\w.]/g, "-")}`;
    // Process numbers repeat, above all in containers, so the number alone does not identify a process.
    this.#file = `${this.#run}_${process.pid}_${randomUUID()}`;
    this.#environment = environment;
  }

  async append(entries: readonly Entry[]): Promise<void> {
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
    try {
      // After a failure, the file may end with a part of a line.
      const text = this.#own.failure === undefined ? lines : `\n${lines}`;
      appendFileSync((await this.#open()).descriptor, text);
    } catch (error) {
      this.#own.failure ??= recordError(error);
      await this.#opened?.then(markIncomplete, () => {});
      throw recordError(error);
    }
    for (const entry of entries) this.#own.add(entry);
  }

  async read(): Promise<readonly ProcessRecord[]> {
    try {
      const { folder } = await this.#open();
      const names = readdirSync(folder).filter((name) => name.startsWith(`${this.#run}_`) && name !== this.#file);
      return [this.#own, ...names.map((name) => this.#readOther(folder, name))];
    } catch (error) {
      throw recordError(error);
    }
  }

  /** Reads the lines that were appended since the last call. */
  #readOther(folder: string, name: string): ProcessRecord {
    const known = this.#others.get(name) ?? { record: new ProcessRecord(), size: 0 };
    this.#others.set(name, known);
    // Whether a process has ended must be known before its last lines are read.
    const hasEnded = !isRunning(Number(name.split("_")[2]));
    const { appended, isComplete } = readFrom(path.join(folder, name), known.size);
    const lines = appended.slice(0, appended.lastIndexOf("\n") + 1);
    for (const line of lines.split("\n").slice(0, -1)) addLine(known.record, line);
    known.size += Buffer.byteLength(lines);
    known.record.hasEnded = hasEnded;
    if (!isComplete) known.record.failure ??= recordError("another process of the run could not write to it");
    return known.record;
  }

  /** Opens the file by the first call, so that others see the process. A failure is not remembered: the next call may succeed. */
  #open(): Promise<OpenRecord> {
    const open = async (): Promise<OpenRecord> => {
      const folder = await openFolder(this.#environment);
      const opened = { folder, descriptor: openSync(path.join(folder, this.#file), "a", COMPLETE) };
      if (this.#own.failure !== undefined) markIncomplete(opened);
      return opened;
    };
    this.#opened ??= open().catch((error) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }
}

interface OpenRecord {
  folder: string;
  /** Of the process's own file. */
  descriptor: number;
}

function markIncomplete({ descriptor }: OpenRecord): void {
  try {
    fchmodSync(descriptor, INCOMPLETE);
  } catch {
    // On a file system that has become read-only, no process can announce a disable.
  }
}

function recordError(cause: unknown): SpectroclusterError {
  if (cause instanceof SpectroclusterError) return cause;
  return new SpectroclusterError(
    "SPECTROCLUSTER_RUN_RECORD",
    `The record of this run cannot be used (${cause instanceof Error ? cause.message : String(cause)}).\n` +
      "Without it no cluster is disabled, because another resource of this run may declare the cluster. " +
      "Make the folder a private, writable one, or set PULUMI_HOME to such a folder. Then run the same command again.",
    { cause },
  );
}

function addLine(record: ProcessRecord, line: string): void {
  try {
    record.add(JSON.parse(line) as Entry);
  } catch {
    // The part of a line that a failed append has left.
  }
}

/** The content of a file after its first bytes. */
function readFrom(file: string, start: number): { appended: string; isComplete: boolean } {
  const { size, mode } = statSync(file);
  const isComplete = (mode & COMPLETE) === COMPLETE;
  if (size === start) return { appended: "", isComplete };
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(size - start);
    return { appended: bytes.toString("utf8", 0, readSync(descriptor, bytes, 0, bytes.length, start)), isComplete };
  } finally {
    closeSync(descriptor);
  }
}

/** The folder for the files, without outdated ones. Throws if another user could write into it. */
async function openFolder(environment: NodeJS.ProcessEnv): Promise<string> {
  const folder = path.join(parentFolder(environment), FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!isPrivate(folder)) throw new Error(`${folder} is not a private folder of this user`);
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => (await isOutdated(name)) && rm(path.join(folder, name), { force: true })),
  );
  return folder;
}

/**
 * Whether a file is from an earlier run. The system gives an engine the address of an earlier one sooner or later, and the
 * owners of that run would count as failed.
 */
async function isOutdated(name: string): Promise<boolean> {
  const [, host, address, port, pid] = FILE.exec(name) ?? [];
  // Nothing is known about another machine or container that shares the folder.
  if (host !== HOST || isRunning(Number(pid))) return false;
  const socket = connect({ host: address, port: Number(port) });
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ECONNREFUSED";
  } finally {
    socket.destroy();
  }
}

/** The user's run-time folder, which is on this machine, else Pulumi's home, which the engine needs. */
function parentFolder(environment: NodeJS.ProcessEnv): string {
  const { XDG_RUNTIME_DIR: runtime, PULUMI_HOME: home } = environment;
  // sudo and containers often keep the variable although the folder is missing or another user's.
  if (runtime && path.isAbsolute(runtime) && isPrivate(runtime)) return runtime;
  return home ? path.resolve(home) : path.join(homedir(), ".pulumi");
}

/** Whether a path is a folder, not a link to one, into which only this user can write. */
function isPrivate(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined || !found.isDirectory()) return false;
  const uid = process.getuid?.();
  return uid === undefined || (found.uid === uid && (found.mode & 0o022) === 0);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
