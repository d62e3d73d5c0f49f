import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { z } from "zod";
import { compileCache } from "./compile-cache.ts";

const finishedSchema = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });
export type Finished = z.infer<typeof finishedSchema>;

let server: ChildProcess | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the command as users have it: the bundle, in another process than this one, with nothing of its settings. Commands of
 * a file take turns in one process, which has loaded the bundle already.
 */
export async function runJihwi(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdin = "",
): Promise<Finished> {
  const whole = { PATH: process.env.PATH ?? "", ...compileCache(), HOME: cwd, JIHWI_PAPER_SOURCES: "library", ...env };
  const mine = last.then(() => run({ cwd, args, env: whole, stdin }));
  last = mine.catch(() => undefined);
  return await mine;
}

interface Order {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: string;
}

async function run(order: Order): Promise<Finished> {
  server ??= fork(join(import.meta.dirname, "command-server.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { PATH: process.env.PATH ?? "", ...compileCache() },
  });
  const child = server;
  child.ref();
  child.channel?.ref();
  child.send(order);
  const ended = new AbortController();
  const end = () => ended.abort(new Error(`jihwi ${order.args.join(" ")} ended its process`));
  child.once("exit", end);
  const [finished] = await once(child, "message", { signal: ended.signal });
  child.off("exit", end);
  // It ends with this process.
  child.unref();
  child.channel?.unref();
  return finishedSchema.parse(finished);
}
