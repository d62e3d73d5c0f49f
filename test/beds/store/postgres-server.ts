import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chown, mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { postgresBinaries } from "./postgres-binaries.ts";

/** The unprivileged user that every Linux has: PostgreSQL refuses to run as root. */
const nobody = 65534;
const startMs = 60_000;

/**
 * Starts a throw-away PostgreSQL from npm and gives the address of its maintenance database. It ends, and its files are
 * removed, when this process ends in whatever way: a shell waits for the end of its input, which only we hold open.
 */
export async function startPostgres(): Promise<string> {
  const asUser = userInfo().uid === 0 ? { uid: nobody, gid: nobody } : {};
  const folder = await mkdtemp(join(tmpdir(), "jihwi-postgres-"));
  if (asUser.uid !== undefined) await chown(folder, asUser.uid, asUser.gid);
  const { initdb, postgres } = await postgresBinaries(folder, asUser);
  const data = join(folder, "data");
  const setUp = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  await promisify(execFile)(initdb, setUp, { ...asUser, cwd: folder });

  const port = await freePort();
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
  const command = [postgres, "-D", data, "-p", `${port}`, "-h", "127.0.0.1", "-k", folder];
  for (const setting of settings) command.push("-c", setting);
  const script =
    'folder=$1; shift; "$@" & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$folder"';
  const shell = spawn("sh", ["-c", script, "sh", folder, ...command], {
    ...asUser,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  });
  await ready(shell);
  forget(shell);
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start in time:\n${log}`)), startMs);
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept connections")) {
        clearTimeout(timer);
        resolve();
      }
    });
    server.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended with ${code}:\n${log}`));
    });
  });
}

/** Lets the process end while the server runs. */
function forget(server: ChildProcess): void {
  server.removeAllListeners("exit");
  server.stderr?.removeAllListeners("data").resume();
  server.unref();
  for (const stream of [server.stdin, server.stderr]) {
    if (stream && "unref" in stream && typeof stream.unref === "function") stream.unref();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === "string") reject(new Error("no port was given"));
        else resolve(address.port);
      });
    });
  });
}
