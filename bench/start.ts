import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const bundle = join(import.meta.dirname, "../dist/jihwi.js");
const runs = 3;
const idleMs = 10_000;

/**
 * How long the built command takes to say how it is used, how long the server until it is ready, and what it then holds
 * in memory when nobody asks anything. Beside each stands what Node alone takes on the same machine.
 */
export async function run(): Promise<void> {
  console.log(`node alone: ${best(() => timed(["-e", "0"]))} ms`);
  console.log(`--help:     ${best(() => timed([bundle, "--help"]))} ms (at most 250)`);
  const data = mkdtempSync(join(tmpdir(), "jihwi-start-"));
  try {
    for (const which of ["with an empty store", "with its store"]) {
      const began = performance.now();
      const env = { ...process.env, JIHWI_DATA_DIR: data, JIHWI_PAPER_SOURCES: "library", PORT: "0" };
      const server = spawn(process.execPath, [bundle, "serve", "--json"], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      await once(server.stdout, "data");
      const readyMs = Math.round(performance.now() - began);
      const busy = processorMs(server.pid);
      await wait(idleMs);
      console.log(
        `serve, ${which}: ready in ${readyMs} ms (at most 800), ${busy} ms of processor time; idle ${residentMb(server.pid)} MB (under 150)`,
      );
      server.kill();
      await once(server, "exit");
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function timed(args: readonly string[]): number {
  const began = performance.now();
  spawnSync(process.execPath, args, { stdio: "ignore" });
  return Math.round(performance.now() - began);
}

function best(measure: () => number): number {
  return Math.min(...Array.from({ length: runs }, measure));
}

/** Linux tells what a process has used; elsewhere nothing is told. */
function processorMs(pid: number | undefined): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = rest.split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
}

function residentMb(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
