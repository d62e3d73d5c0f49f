import { type ChildProcess, fork } from "node:child_process";
import { workerUrl } from "#kernel";
import type { ParseRequest } from "./messages.ts";

/** How a parser process ended by itself. */
export type ParserEnd = "out-of-memory" | "crashed";

export interface ParserEvents {
  onMessage(message: unknown): void;
  onEnd(end: ParserEnd): void;
}

/** A process that reads one file at a time. */
export interface ParserProcess {
  send(request: ParseRequest): void;
  /** The file was read to its end: the process may read another. */
  release(): void;
  /** Whatever it does, it ends now. */
  kill(): void;
}

/** A process that has read so many files makes room for a new one, whatever they left behind in it. */
const mostFiles = 50;
const mostIdle = 2;
const idleMs = 5_000;

interface Child {
  readonly process: ChildProcess;
  readonly memoryMb: number;
  files: number;
  events: ParserEvents | null;
  retire: NodeJS.Timeout | null;
}

/** Parsers that wait for a file. Starting one takes longer than reading a short document. */
const idle: Child[] = [];

/**
 * A parser is a process and not a thread: what a hostile file takes goes back to the system when it ends, it can be ended in
 * any loop, and its environment holds no key.
 */
export function takeParser(memoryMb: number, events: ParserEvents): ParserProcess {
  const waiting = idle.findIndex((one) => one.memoryMb === memoryMb);
  const child = idle.splice(waiting, waiting < 0 ? 0 : 1)[0] ?? start(memoryMb);
  if (child.retire !== null) clearTimeout(child.retire);
  child.retire = null;
  child.events = events;
  child.files += 1;
  child.process.ref();
  child.process.channel?.ref();
  return {
    send: (request) => child.process.send(request),
    release: () => release(child),
    kill() {
      child.events = null;
      child.process.kill("SIGKILL");
    },
  };
}

function start(memoryMb: number): Child {
  const parser = fork(workerUrl("documents/parsing/parse.worker.ts"), [], {
    execArgv: ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${memoryMb}`],
    serialization: "advanced",
    // A parser's complaints are for its authors, not for our output.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: withoutSecrets(),
  });
  const child: Child = { process: parser, memoryMb, files: 0, events: null, retire: null };
  const end = (cause: ParserEnd): void => {
    const { events } = child;
    child.events = null;
    forget(child);
    events?.onEnd(cause);
  };
  parser.on("message", (message) => child.events?.onMessage(message));
  parser.on("error", () => end("crashed"));
  // For want of memory its guard or the system ends it by SIGKILL, the JavaScript engine by SIGABRT.
  parser.on("exit", (_, signal) => end(signal === "SIGKILL" || signal === "SIGABRT" ? "out-of-memory" : "crashed"));
  return child;
}

/** What a process of Node's own needs, and nothing that a provider or a store is opened with. */
function withoutSecrets(): NodeJS.ProcessEnv {
  const needed = ["PATH", "HOME", "TMPDIR", "TZ", "LANG", "NODE_COMPILE_CACHE", "SystemRoot"];
  return Object.fromEntries(needed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function release(child: Child): void {
  child.events = null;
  if (idle.length >= mostIdle || child.files >= mostFiles || !child.process.connected) {
    child.process.kill("SIGKILL");
    return;
  }
  idle.push(child);
  child.process.unref();
  child.process.channel?.unref();
  child.retire = setTimeout(() => {
    forget(child);
    child.process.kill("SIGKILL");
  }, idleMs);
  child.retire.unref();
}

function forget(child: Child): void {
  const at = idle.indexOf(child);
  if (at >= 0) idle.splice(at, 1);
}
