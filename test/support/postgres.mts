import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { execa, type ResultPromise } from "execa";
import { executableIn, onPath } from "../../tools/engine/executables.mjs";

/** Debian's folder for the executables of a server, which is not on PATH. */
const DEBIAN = "/usr/lib/postgresql";

const ROLE = "pulumi";

/** A local PostgreSQL server, with an empty database in a temporary folder. */
export class PostgresServer {
  /** Value for PULUMI_BACKEND_URL. */
  readonly url: string;
  /** Value for PGPASSWORD. */
  readonly password: string;
  readonly #process: ResultPromise;
  readonly #folder: string;

  private constructor(folder: string, password: string, server: ResultPromise) {
    this.url = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=${ROLE}&sslmode=disable`;
    this.password = password;
    this.#folder = folder;
    this.#process = server;
  }

  /** @throws Error with installation instructions, or with the output of the server. */
  static async start(): Promise<PostgresServer> {
    const { initdb, postgres } = postgresExecutables();
    const user = await unprivilegedUser();
    // The temporary folder of root may not be accessible to the other user.
    const folder = await mkdtemp(path.join(user ? "/tmp" : tmpdir(), "pulumi-spectrocluster-postgres-"));
    try {
      const [data, passwordFile, password] = [path.join(folder, "data"), path.join(folder, "password"), randomUUID()];
      await writeFile(passwordFile, password);
      if (user) for (const each of [folder, passwordFile]) await chown(each, user.uid, user.gid);
      const options = { ...user, cwd: folder, all: true } as const;
      const authentication = ["--auth", "scram-sha-256", "--pwfile", passwordFile, "--username", ROLE];
      await execa(initdb, ["--pgdata", data, ...authentication, "--no-sync", "--locale", "C"], options);
      // A socket in the folder cannot conflict with other servers, unlike a port.
      const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "fsync=off"];
      const server = execa(postgres, ["-D", data, ...settings.flatMap((each) => ["-c", each])], {
        ...options,
        reject: false,
      });
      await ready(server);
      return new PostgresServer(folder, password, server);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Stops the server, even if clients are connected, and removes its folder. */
  async stop(): Promise<void> {
    this.#process.kill("SIGINT");
    await this.#process;
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** @throws Error with installation instructions. */
export function postgresExecutables(): { initdb: string; postgres: string } {
  return { initdb: executable("initdb"), postgres: executable("postgres") };
}

function executable(name: string): string {
  const versions = readdirOrNothing(DEBIAN).sort((one, other) => Number(other) - Number(one));
  const found = versions.map((version) => executableIn(path.join(DEBIAN, version, "bin"), name)).find(Boolean);
  const file = onPath(name) ?? found;
  if (file) return file;
  throw new Error(`${name} is missing: install a PostgreSQL server (Debian: apt-get install postgresql)`);
}

function readdirOrNothing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The user to run the server as, because it does not run as root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ["-u", "-g"].map(async (which) => (await execa("id", [which, "nobody"])).stdout),
  );
  return { uid: Number(uid), gid: Number(gid) };
}

/** Waits until the server accepts connections. */
async function ready(server: ResultPromise<{ all: true; reject: false }>): Promise<void> {
  const output: string[] = [];
  for await (const line of createInterface({ input: server.all })) {
    output.push(line);
    if (line.includes("ready to accept connections")) return;
  }
  throw new Error(`The PostgreSQL server ended:\n${output.join("\n")}`);
}
