import type { Config, JihwiApp } from "#app";
import { cancelled, type Language, saidIn, withoutControls } from "#protocol";
import type { CliContext } from "./context.ts";
import { cliText } from "./text.ts";

/** Docker kills ten seconds after it has asked. */
const longestStopMs = 8_000;

/** The context of one command, and what to do at its end. The app is loaded only when a command asks for it. */
export function createContext(language: Language): { context: CliContext; finish: () => Promise<number> } {
  const stop = new AbortController();
  let code = 0;
  let config: Promise<Config> | undefined;
  let jihwi: Promise<JihwiApp> | undefined;

  // The first Ctrl-C stops the work in good order, the second one at once.
  const onInterrupt = () => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort(cancelled());
    setTimeout(endAtOnce, longestStopMs).unref();
  };
  // What does not listen holds nobody up: it is in the store, and the next process goes on with it.
  const endAtOnce = () => {
    const seconds = longestStopMs / 1000;
    context.note(context.say(cliText("ended-without-waiting", { seconds })));
    process.exit(code === 0 ? 1 : code);
  };
  process.on("SIGINT", onInterrupt);
  process.on("SIGTERM", onInterrupt);
  // A reader that has seen enough (`jihwi … | head`) is no failure.
  process.stdout.on("error", (failure: NodeJS.ErrnoException) => {
    if (failure.code === "EPIPE") process.exit(code);
    throw failure;
  });
  // Remarks that nobody reads any more are lost. A server's log would otherwise fail over its own failure, without end.
  process.stderr.on("error", () => {});

  const terminal = { stdout: process.stdout.isTTY ?? false, stderr: process.stderr.isTTY ?? false };
  // Found, quoted and answered words are others' words: on a terminal they are shown, not obeyed.
  const onTerminal = (isTerminal: boolean, text: string) => (isTerminal ? withoutControls(text) : text);
  const context: CliContext = {
    cwd: process.cwd(),
    env: process.env,
    language,
    signal: stop.signal,
    stdin: process.stdin,
    terminal,
    print: (text) => void process.stdout.write(`${onTerminal(terminal.stdout, text)}\n`),
    printJson: (value) => void process.stdout.write(`${JSON.stringify(value, null, process.stdout.isTTY ? 2 : 0)}\n`),
    printLine: (line) => void process.stdout.write(`${line}\n`),
    note: (text) => void process.stderr.write(`${onTerminal(terminal.stderr, text)}\n`),
    say: (text) => saidIn(text, language),
    exitWith(next) {
      code = next;
    },
    config() {
      config ??= import("#app/config").then(({ readConfig }) => readConfig(process.cwd(), process.env));
      return config;
    },
    jihwi() {
      jihwi ??= import("#app").then(async ({ openApp }) => openApp(await context.config()));
      return jihwi;
    },
  };

  return {
    context,
    async finish() {
      const opened = await jihwi?.catch(() => undefined);
      // Ctrl-C ends the waiting: what is left is done by a server, or with the next command.
      const stopped = new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
      if (!stop.signal.aborted) await Promise.race([opened?.conductor.followedUp(), stopped]);
      process.off("SIGINT", onInterrupt);
      process.off("SIGTERM", onInterrupt);
      await opened?.close();
      return code;
    },
  };
}
