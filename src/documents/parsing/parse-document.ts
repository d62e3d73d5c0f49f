import { cancelled, JihwiError } from "#protocol";
import { detectFormat } from "../formats/detect-format.ts";
import { timedOutDocument, toDocumentError, tooLargeDocument } from "../formats/failures.ts";
import type { ParsedPage } from "../formats/format.ts";
import { defaultParseLimits, type ParseLimits } from "../formats/limits.ts";
import { type ParseAnswer, type ParseJob, type ParseRequest, parseAnswerSchema } from "./messages.ts";
import { takeParser } from "./parser-process.ts";

export interface ParseOptions {
  readonly limits?: Partial<ParseLimits>;
  readonly signal?: AbortSignal;
  /** Go on from this page after an interruption. */
  readonly fromPage?: number;
  /** What opens a locked file. */
  readonly password?: string | null;
  /** The number of pages, as soon as it is known; some formats learn it only at the end. */
  readonly onPages?: (pages: number) => void;
  /** A page that is a picture has been recognised; it is given later, with its neighbours in view. */
  readonly onRecognised?: (page: number) => void;
}

/** The name of a file's format by its content; a clear error when it is too large, empty or none of ours. */
export function inspectFile(bytes: Uint8Array, name: string, limits: Partial<ParseLimits> = {}): string {
  const { bytes: limit } = { ...defaultParseLimits, ...limits };
  if (bytes.length > limit) throw tooLargeFile(name, bytes.length, limit);
  return detectFormat(bytes, name);
}

export function tooLargeFile(name: string, bytes: number, limit: number): JihwiError {
  const [size, most] = [bytes, limit].map((count) => `${Math.ceil(count / 1024 / 1024)} MB`);
  return tooLargeDocument(name, { ko: `${size} (한도 ${most})`, en: `${size} (limit ${most})` });
}

/**
 * The pages of a file, one by one, read in a process of its own that is stopped at its limits of time and memory, or when the
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
    password: options.password ?? null,
  };
  const reading = startReading({ type: "open", job }, options.signal);
  try {
    reading.ask();
    while (true) {
      const answer = await reading.answer();
      if (answer.type === "pages") options.onPages?.(answer.pages);
      else if (answer.type === "recognised") options.onRecognised?.(answer.page);
      else if (answer.type === "failed") throw JihwiError.fromRecord(answer.error);
      else if (answer.type === "end") return;
      else if (answer.type === "page") {
        // The next page is read while the caller works on this one.
        reading.ask();
        yield answer.page;
      }
    }
  } finally {
    reading.end();
  }
}

/** What a page looks like, as a JPEG: drawn in a process of its own, within the same limits. */
export async function drawPage(
  bytes: Uint8Array,
  name: string,
  { page, longestSide, signal }: { page: number; longestSide: number; signal?: AbortSignal | undefined },
): Promise<Uint8Array> {
  const limits = defaultParseLimits;
  const job = { bytes, name, format: inspectFile(bytes, name), limits, password: null, page, longestSide };
  const drawing = startReading({ type: "draw", job }, signal);
  try {
    const answer = await drawing.answer();
    if (answer.type === "failed") throw JihwiError.fromRecord(answer.error);
    if (answer.type !== "drawn") throw toDocumentError(new Error("no picture was drawn"), name);
    await drawing.answer();
    return answer.picture;
  } finally {
    drawing.end();
  }
}

/** A process that has grown larger than this is not kept for the next file. */
const mostToKeepMb = 200;

interface Reading {
  ask(): void;
  answer(): Promise<ParseAnswer>;
  end(): void;
}

function startReading(first: Exclude<ParseRequest, { type: "next" }>, signal: AbortSignal | undefined): Reading {
  const { limits, name } = first.job;
  const answers: ParseAnswer[] = [];
  let failure: JihwiError | null = null;
  let wake: (() => void) | null = null;
  const fail = (error: JihwiError): void => {
    failure ??= error;
    wake?.();
  };
  const outOfMemory = (): JihwiError =>
    tooLargeDocument(name, {
      ko: `읽는 데 메모리가 ${limits.memoryMb} MB 넘게 듭니다.`,
      en: `reading it takes more than ${limits.memoryMb} MB of memory.`,
    });
  let reusable = false;
  const parser = takeParser(limits.memoryMb, {
    onMessage(message) {
      const answer = parseAnswerSchema.parse(message);
      reusable = answer.type === "end" && answer.residentMb < mostToKeepMb;
      answers.push(answer);
      wake?.();
    },
    onEnd(end) {
      fail(end === "out-of-memory" ? outOfMemory() : toDocumentError(new Error("the parser stopped"), name));
    },
  });
  parser.send(first);
  const onAbort = (): void => fail(cancelled(signal?.reason));
  signal?.addEventListener("abort", onAbort, { once: true });
  let timeLeft = limits.timeMs;
  return {
    ask: () => parser.send({ type: "next" }),
    async answer() {
      const since = performance.now();
      const timer = setTimeout(() => fail(timedOutDocument(name, limits.timeMs)), timeLeft);
      try {
        while (answers.length === 0 && failure === null) await new Promise<void>((resolve) => (wake = resolve));
      } finally {
        clearTimeout(timer);
        timeLeft = answers[0]?.type === "recognised" ? limits.timeMs : timeLeft - (performance.now() - since);
      }
      const answer = answers.shift();
      if (answer !== undefined && !(failure?.code === "cancelled")) return answer;
      throw failure ?? toDocumentError(new Error("the parser stopped"), name);
    },
    end() {
      signal?.removeEventListener("abort", onAbort);
      if (reusable) parser.release();
      else parser.kill();
    },
  };
}
