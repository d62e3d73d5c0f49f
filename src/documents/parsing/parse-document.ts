import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";
import { cancelled, JihwiError } from "#protocol";
import { detectFormat } from "../formats/detect-format.ts";
import { timedOutDocument, toDocumentError, tooLargeDocument } from "../formats/failures.ts";
import type { ParsedPage } from "../formats/format.ts";
import { defaultParseLimits, type ParseLimits } from "../formats/limits.ts";
import { watchMemory } from "./memory-watch.ts";
import { type ParseAnswer, type ParseJob, parseAnswerSchema } from "./messages.ts";

export interface ParseOptions {
  readonly limits?: Partial<ParseLimits>;
  readonly signal?: AbortSignal;
  /** Go on from this page after an interruption. */
  readonly fromPage?: number;
  /** Folder with tesseract's language data. */
  readonly ocrData?: string | null;
  /** The number of pages, as soon as it is known; some formats learn it only at the end. */
  readonly onPages?: (pages: number) => void;
}

/** The name of a file's format by its content; a clear error when it is too large, empty or none of ours. */
export function inspectFile(bytes: Uint8Array, name: string, limits: Partial<ParseLimits> = {}): string {
  const { bytes: limit } = { ...defaultParseLimits, ...limits };
  if (bytes.length > limit) {
    const [size, most] = [bytes.length, limit].map((count) => `${Math.ceil(count / 1024 / 1024)} MB`);
    throw tooLargeDocument(name, { ko: `${size} (한도 ${most})`, en: `${size} (limit ${most})` });
  }
  return detectFormat(bytes, name);
}

/**
 * The pages of a file, one by one, read in a worker thread that is stopped at its limits of time and memory, or when the
 * caller stops. Every failure is a JihwiError that names the file.
 */
export async function* parseDocument(
  bytes: Uint8Array,
  name: string,
  options: ParseOptions = {},
): AsyncGenerator<ParsedPage, void, void> {
  const limits = { ...defaultParseLimits, ...options.limits };
  const format = inspectFile(bytes, name, limits);
  options.signal?.throwIfAborted();
  const job: ParseJob = {
    bytes,
    name,
    format,
    limits,
    fromPage: options.fromPage ?? 1,
    ocrData: options.ocrData ?? null,
  };
  const thread = startThread(job, options.signal);
  try {
    thread.ask();
    while (true) {
      const answer = await thread.answer();
      if (answer.type === "pages") options.onPages?.(answer.pages);
      else if (answer.type === "failed") throw JihwiError.fromRecord(answer.error);
      else if (answer.type === "end") return;
      else {
        // The next page is read while the caller works on this one.
        thread.ask();
        yield answer.page;
      }
    }
  } finally {
    await thread.end();
  }
}

interface Thread {
  ask(): void;
  answer(): Promise<ParseAnswer>;
  end(): Promise<void>;
}

function startThread(job: ParseJob, signal: AbortSignal | undefined): Thread {
  const { limits, name } = job;
  const worker = new Worker(workerUrl("documents/parsing/parse.worker.ts"), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    // A parser's complaints are for its authors, not for our output.
    stdout: true,
    stderr: true,
  });
  const answers: ParseAnswer[] = [];
  let failure: JihwiError | null = null;
  let wake: (() => void) | null = null;
  const fail = (error: JihwiError): void => {
    failure ??= error;
    wake?.();
  };
  const outOfMemory = (cause?: unknown): JihwiError =>
    tooLargeDocument(
      name,
      {
        ko: `읽는 데 메모리가 ${limits.memoryMb} MB 넘게 듭니다.`,
        en: `reading it takes more than ${limits.memoryMb} MB of memory.`,
      },
      cause,
    );
  worker.on("message", (message) => {
    answers.push(parseAnswerSchema.parse(message));
    wake?.();
  });
  worker.on("error", (error) => {
    const memory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    fail(memory ? outOfMemory(error) : toDocumentError(error, name));
  });
  worker.on("exit", () => fail(toDocumentError(new Error("the parser stopped"), name)));
  const onAbort = (): void => fail(cancelled(signal?.reason));
  signal?.addEventListener("abort", onAbort, { once: true });
  const memory = watchMemory(worker, limits.memoryMb, () => fail(outOfMemory()));
  let timeLeft = limits.timeMs;
  return {
    ask: () => worker.postMessage("next"),
    async answer() {
      const since = performance.now();
      const timer = setTimeout(() => fail(timedOutDocument(name, limits.timeMs)), timeLeft);
      try {
        while (answers.length === 0 && failure === null) await new Promise<void>((resolve) => (wake = resolve));
      } finally {
        clearTimeout(timer);
        timeLeft -= performance.now() - since;
      }
      const answer = answers.shift();
      if (answer !== undefined && !(failure?.code === "cancelled")) return answer;
      throw failure ?? toDocumentError(new Error("the parser stopped"), name);
    },
    async end() {
      memory.stop();
      signal?.removeEventListener("abort", onAbort);
      await worker.terminate();
    },
  };
}
