import type { JihwiApp } from "#app";
import type { CliContext } from "../../../src/cli/context.ts";
import { createProgram } from "../../../src/cli/create-program.ts";

/** Runs a command line in this process over an open app: the last thing it printed, how many there were, and its exit code. */
export async function runCommand(
  jihwi: JihwiApp,
  argv: readonly string[],
  signal = new AbortController().signal,
): Promise<{ printed: unknown; prints: number; code: number }> {
  const printed: unknown[] = [];
  let code = 0;
  const context: CliContext = {
    cwd: jihwi.config.baseDirectory,
    env: jihwi.config.env,
    language: "ko",
    signal,
    stdin: process.stdin,
    terminal: { stdout: false, stderr: false },
    print: (text) => void printed.push(text),
    printJson: (value) => void printed.push(JSON.parse(JSON.stringify(value))),
    printLine: (line) => void printed.push(JSON.parse(line)),
    note: () => {},
    say: (text) => text.ko,
    exitWith: (next) => {
      code = next;
    },
    config: async () => jihwi.config,
    jihwi: async () => jihwi,
  };
  await createProgram(context).parseAsync([...argv], { from: "user" });
  return { printed: printed.at(-1), prints: printed.length, code };
}
