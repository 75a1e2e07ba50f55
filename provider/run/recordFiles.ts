/**
 * The record of a run in files, because the engine starts one process for each provider. Each process appends lines to a
 * file of its own, in a private folder of the user, and reads those of the others.
 */
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, closeSync, lstatSync, openSync, readdirSync, readlinkSync, readSync, statSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { homedir, hostname } from "node:os";
import path from "node:path";
import { SpectroclusterError } from "../errors.js";
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
  #folder: Promise<string> | undefined;

  /** @param engine - Address of the engine, which identifies the run. */
  constructor(engine: string, environment: NodeJS.ProcessEnv = process.env) {
    this.#run = `${HOST}_${engine.replace(/[^\w.]/g, "-")}`;
    // Process numbers repeat, above all in containers, so the number alone does not identify a process.
    this.#file = `${this.#run}_${process.pid}_${randomUUID()}`;
    this.#environment = environment;
  }

  async append(entries: readonly Entry[]): Promise<void> {
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
    await this.#explainingFailure((folder) => appendFileSync(path.join(folder, this.#file), lines));
    for (const entry of entries) this.#own.add(entry);
  }

  async read(): Promise<readonly ProcessRecord[]> {
    return this.#explainingFailure((folder) => {
      const names = readdirSync(folder).filter((name) => name.startsWith(`${this.#run}_`) && name !== this.#file);
      return [this.#own, ...names.map((name) => this.#readOther(folder, name))];
    });
  }

  /** Reads the lines that were appended since the last call. */
  #readOther(folder: string, name: string): ProcessRecord {
    const known = this.#others.get(name) ?? { record: new ProcessRecord(), size: 0 };
    this.#others.set(name, known);
    // Whether a process has ended must be known before its last lines are read.
    const hasEnded = !isRunning(Number(name.split("_")[2]));
    const appended = readFrom(path.join(folder, name), known.size);
    const lines = appended.slice(0, appended.lastIndexOf("\n") + 1);
    for (const line of lines.split("\n").slice(0, -1)) known.record.add(JSON.parse(line) as Entry);
    known.size += Buffer.byteLength(lines);
    known.record.hasEnded = hasEnded;
    return known.record;
  }

  async #explainingFailure<T>(work: (folder: string) => T): Promise<T> {
    try {
      return work(await this.#open());
    } catch (error) {
      throw new SpectroclusterError(
        "SPECTROCLUSTER_RUN_RECORD",
        `The record of this run cannot be used (${error instanceof Error ? error.message : String(error)}).\n` +
          "Without it no cluster is disabled, because another resource of this run may declare the cluster. " +
          "Make the folder a private, writable one, or set PULUMI_HOME to such a folder. Then run the same command again.",
        { cause: error },
      );
    }
  }

  /** The folder, opened by the first call. A failure is not remembered, because the next call may succeed. */
  #open(): Promise<string> {
    this.#folder ??= openFolder(this.#environment).catch((error) => {
      this.#folder = undefined;
      throw error;
    });
    return this.#folder;
  }
}

/** The content of a file after its first bytes. */
function readFrom(file: string, start: number): string {
  const { size } = statSync(file);
  if (size === start) return "";
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(size - start);
    return bytes.toString("utf8", 0, readSync(descriptor, bytes, 0, bytes.length, start));
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
  // Of another machine or container, which shares the folder, nothing is known here.
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
