import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { compileCache } from "./compile-cache.ts";

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as users have it: the bundle, in a process of its own, with nothing of this process's settings. */
export async function runJihwi(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdin = "",
): Promise<Finished> {
  const command = resolve(import.meta.dirname, "../../dist/jihwi.js");
  const child = spawn(process.execPath, [command, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? "", ...compileCache(), HOME: cwd, JIHWI_PAPER_SOURCES: "library", ...env },
  });
  child.stdin.end(stdin);
  const [stdout, stderr, code] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((done) => child.on("close", done)),
  ]);
  return { code, stdout, stderr };
}

async function collect(stream: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}
