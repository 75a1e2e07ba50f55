/**
 * The record of a run in files, because the engine starts one process for each provider. Each process appends lines to a
 * file of its own, in a private folder of the user, and reads those of the others.
 */
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { lstatSync, readlinkSync } from "node:fs";
import { appendFile, mkdir, open, readdir, rm, stat } from "node:fs/promises";
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

/** What has been read of one file. */
interface ReadFile {
  record: ProcessRecord;
  size: number;
}

export class RecordFiles implements RecordStore {
  readonly #run: string;
  readonly #file: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #files = new Map<string, ReadFile>();
  #folder: Promise<string> | undefined;
  /** Appends one after another, because lines of two appends must not mix. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param engine - Address of the engine, which identifies the run. */
  constructor(engine: string, environment: NodeJS.ProcessEnv = process.env) {
    this.#run = `${HOST}_${engine.replace(/[^\w.]/g, "-")}`;
    // Process numbers repeat, above all in containers, so the number alone does not identify a process.
    this.#file = `${this.#run}_${process.pid}_${randomUUID()}`;
    this.#environment = environment;
  }

  async append(entries: readonly Entry[]): Promise<void> {
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
    const appended = this.#last.then(async () => appendFile(path.join(await this.#open(), this.#file), lines));
    this.#last = appended.catch(() => {});
    await explainingFailure(appended);
  }

  async read(): Promise<readonly ProcessRecord[]> {
    return explainingFailure(this.#read());
  }

  async #read(): Promise<ProcessRecord[]> {
    const folder = await this.#open();
    const names = (await readdir(folder)).filter((name) => name.startsWith(`${this.#run}_`));
    return Promise.all(names.map((name) => this.#readFile(folder, name)));
  }

  /** Reads the lines that were appended since the last call, because a fleet calls this for each cluster. */
  async #readFile(folder: string, name: string): Promise<ProcessRecord> {
    const known = this.#files.get(name) ?? { record: new ProcessRecord(), size: 0 };
    this.#files.set(name, known);
    const file = path.join(folder, name);
    // Whether a process has ended must be known before its last lines are read.
    const hasEnded = name !== this.#file && !isRunning(Number(name.split("_")[2]));
    const { size } = await stat(file);
    if (size > known.size) {
      const start = known.size;
      const appended = await readFrom(file, start, size);
      // A concurrent call may have read the same lines.
      if (known.size === start) {
        const lines = appended.slice(0, appended.lastIndexOf("\n") + 1);
        for (const line of lines.split("\n").slice(0, -1)) known.record.add(JSON.parse(line) as Entry);
        known.size += Buffer.byteLength(lines);
      }
    }
    known.record.hasEnded = hasEnded;
    return known.record;
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

async function explainingFailure<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
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

async function readFrom(file: string, start: number, end: number): Promise<string> {
  const handle = await open(file);
  try {
    const bytes = Buffer.alloc(end - start);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    return bytes.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
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
