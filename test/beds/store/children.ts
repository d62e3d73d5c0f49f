import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { TestContext } from "node:test";

export interface Child {
  readonly process: ChildProcess;
  /** The lines it prints, as they come. */
  readonly lines: AsyncIterableIterator<string>;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Runs another process of ours for a test; it is gone when the test is over. */
export function startChild(test: TestContext, script: URL, argument: object, wrapper: readonly string[] = []): Child {
  const command = [...wrapper, process.execPath, "--disable-warning=ExperimentalWarning", script.pathname];
  const [program = process.execPath, ...rest] = [...command, JSON.stringify(argument)];
  const child = spawn(program, rest, { stdio: ["ignore", "pipe", "inherit"] });
  const gone = once(child, "exit");
  const kill = async () => {
    child.kill("SIGKILL");
    await gone;
  };
  test.after(kill);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { process: child, lines, kill };
}
