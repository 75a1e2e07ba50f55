import { readdirSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { execa } from "execa";
import { executableIn, onPath } from "../../tools/engine/executables.mjs";

const ROLE = "pulumi";
const PASSWORD = "pulumi-test";

/** Runs a test with a local PostgreSQL server, with an empty database in a temporary folder, as the backend in `env`. */
export async function withPostgres(test: (env: Record<string, string>) => Promise<void>): Promise<void> {
  const [initdb, postgres] = [executable("initdb"), executable("postgres")];
  const user = await unprivilegedUser();
  // The temporary folder of root may not be accessible to the other user.
  const folder = await mkdtemp(path.join(user ? "/tmp" : tmpdir(), "pulumi-spectrocluster-postgres-"));
  try {
    const [data, passwordFile] = [path.join(folder, "data"), path.join(folder, "password")];
    await writeFile(passwordFile, PASSWORD);
    if (user) for (const each of [folder, passwordFile]) await chown(each, user.uid, user.gid);
    const options = { ...user, cwd: folder, all: true } as const;
    const authentication = ["--auth", "scram-sha-256", "--pwfile", passwordFile, "--username", ROLE];
    await execa(initdb, ["--pgdata", data, ...authentication, "--no-sync", "--locale", "C"], options);
    // A socket in the folder cannot conflict with other servers, unlike a port.
    const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "fsync=off"];
    const args = ["-D", data, ...settings.flatMap((each) => ["-c", each])];
    const server = execa(postgres, args, { ...options, reject: false });
    try {
      await ready(server.all);
      const PULUMI_BACKEND_URL = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=${ROLE}&sslmode=disable`;
      await test({ PULUMI_BACKEND_URL, PGPASSWORD: PASSWORD });
    } finally {
      // It ends although clients are connected.
      server.kill("SIGINT");
      await server;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An executable of the server. @throws Error with installation instructions. */
function executable(name: string): string {
  const found = onPath(name) ?? inDebian(name);
  if (found) return found;
  throw new Error(`${name} is missing: install a PostgreSQL server (Debian: apt-get install postgresql)`);
}

/** Debian's folder for the executables of a server is not on PATH. */
function inDebian(name: string): string | undefined {
  try {
    const versions = readdirSync("/usr/lib/postgresql").sort((one, other) => Number(other) - Number(one));
    return versions.map((version) => executableIn(`/usr/lib/postgresql/${version}/bin`, name)).find(Boolean);
  } catch {
    return undefined;
  }
}

/** The user to run the server as, because it does not run as root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(["-u", "-g"].map(async (id) => (await execa("id", [id, "nobody"])).stdout));
  return { uid: Number(uid), gid: Number(gid) };
}

/** Waits until the server accepts connections. */
async function ready(printed: NodeJS.ReadableStream): Promise<void> {
  const output: string[] = [];
  for await (const line of createInterface({ input: printed })) {
    output.push(line);
    if (line.includes("ready to accept connections")) return;
  }
  throw new Error(`The PostgreSQL server ended:\n${output.join("\n")}`);
}
