/** Tokens as the fake reports them; what is left out is counted from the text. */
export interface FakeUsage {
  readonly input?: number;
  readonly output?: number;
}

export interface FakeToolCall {
  readonly name: string;
  readonly arguments: unknown;
  /** Made up when it is left out. */
  readonly id?: string;
}

/** Why the model stopped, in the words of the fakes; each protocol says it in its own. */
export type Finish = "stop" | "length" | "refusal" | "filtered";

/** An answer of the model. `chunks` are the deltas in which it is streamed. */
export interface Answer {
  readonly kind: "answer";
  readonly chunks: readonly string[];
  readonly toolCalls: readonly FakeToolCall[];
  readonly finish: Finish;
  readonly usage: FakeUsage;
  readonly delayMs: number;
  /** The last chunk waits for it. */
  readonly beforeLast?: Promise<void>;
  /**
   * `dies`: the connection breaks after the last chunk. `stops`: the response ends there, in order but incomplete.
   * `never`: the chunks are repeated until the client goes.
   */
  readonly ending: "whole" | "dies" | "stops" | "never";
}

/** What a fake provider does with one request. */
export type Reply =
  | Answer
  | {
      readonly kind: "error";
      readonly status: number;
      readonly message: string;
      readonly headers: Readonly<Record<string, string>>;
      /** Goes into the body where the protocol has a place for it, such as OpenAI's `error.code`. */
      readonly code: string | null;
    }
  | { readonly kind: "hang" }
  | { readonly kind: "raw"; readonly body: string; readonly contentType: string };

const answer: Answer = {
  kind: "answer",
  chunks: [],
  toolCalls: [],
  finish: "stop",
  usage: {},
  delayMs: 0,
  ending: "whole",
};

interface AnswerOptions {
  readonly usage?: FakeUsage;
  readonly finish?: Finish;
}

/** A text, streamed word by word. */
export function text(words: string, options: AnswerOptions = {}): Reply {
  return { ...answer, chunks: words.match(/\S+\s*|\s+/g) ?? [], ...options };
}

/** An object, as a model in JSON mode writes it. */
export function json(value: unknown, options: AnswerOptions = {}): Reply {
  return text(JSON.stringify(value), options);
}

/** Calls of tools, with or without a few words before them. */
export function toolCalls(calls: readonly FakeToolCall[], options: AnswerOptions & { words?: string } = {}): Reply {
  const { words = "", ...rest } = options;
  return { ...answer, chunks: words === "" ? [] : [words], toolCalls: calls, ...rest };
}

/** An HTTP error in the protocol's own form. `retryAfter` goes into the header as it is: seconds or an HTTP date. */
export function error(
  status: number,
  options: { message?: string; retryAfter?: number | string; retryAfterMs?: number; code?: string } = {},
): Reply {
  const headers: Record<string, string> = {};
  if (options.retryAfter !== undefined) headers["retry-after"] = String(options.retryAfter);
  if (options.retryAfterMs !== undefined) headers["retry-after-ms"] = String(options.retryAfterMs);
  return {
    kind: "error",
    status,
    headers,
    message: options.message ?? `the fake says ${status}`,
    code: options.code ?? null,
  };
}

/** No answer at all until the client gives up. */
export function hang(): Reply {
  return { kind: "hang" };
}

/** The chunks one by one, each after this many milliseconds; the last one when a test lets it. */
export function slow(chunks: readonly string[], delayMs: number, beforeLast?: Promise<void>): Reply {
  return { ...answer, chunks, delayMs, ...(beforeLast && { beforeLast }) };
}

/** The beginning of an answer, then a broken connection. */
export function dieMidStream(partial: string): Reply {
  return { ...answer, chunks: [partial], ending: "dies" };
}

/** The beginning of an answer, then the end of the response without the protocol's closing words. */
export function stopMidStream(partial: string): Reply {
  return { ...answer, chunks: [partial], ending: "stops" };
}

/** An answer of the model that is not what was asked for. The response around it is in order. */
export function malformed(words: string): Reply {
  return { ...answer, chunks: [words] };
}

/** An answer without a word. */
export function empty(): Reply {
  return answer;
}

/** An answer that does not stop. */
export function endless(chunk = "and so on "): Reply {
  return { ...answer, chunks: [chunk], ending: "never", delayMs: 1 };
}

/** The model declines in words of its own. */
export function refusal(words: string): Reply {
  return { ...answer, chunks: [words], finish: "refusal" };
}

/** A filter in front of the model stops it. */
export function filtered(): Reply {
  return { ...answer, finish: "filtered" };
}

/** A response that is none: a proxy's page, half a JSON. */
export function raw(body: string, contentType = "text/html"): Reply {
  return { kind: "raw", body, contentType };
}
