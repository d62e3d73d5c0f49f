import type { CliContext } from "../../../src/cli/context.ts";

/** A context for what only looks at commands and runs none. */
export function silentContext(language: "ko" | "en" = "en"): CliContext {
  const none = () => Promise.reject(new Error("nothing is opened here"));
  return {
    cwd: "/",
    env: {},
    language,
    signal: new AbortController().signal,
    stdin: process.stdin,
    terminal: { stdout: false, stderr: false },
    print: () => {},
    printJson: () => {},
    printLine: () => {},
    note: () => {},
    say: (text) => text[language],
    exitWith: () => {},
    config: none,
    jihwi: none,
  };
}
