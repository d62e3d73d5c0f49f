import type { Asked, FakeCall } from "../call.ts";
import type { Answer, FakeToolCall } from "../reply.ts";

/** One server-sent event. */
export interface Frame {
  readonly event?: string;
  readonly data: unknown;
}

/** How one provider's interface is read and answered. */
export interface Protocol {
  readonly name: string;
  matches(path: string): boolean;
  read(body: unknown, path: string): Asked;
  /** An answer in one piece. */
  whole(said: Said): unknown;
  /** The same answer as server-sent events: before the text, for each piece of it, and after it. */
  opening(said: Said): readonly Frame[];
  delta(chunk: string, said: Said): readonly Frame[];
  closing(said: Said): readonly Frame[];
  error(status: number, message: string, code: string | null): unknown;
}

/** An answer with everything that a protocol needs to write it down. */
export interface Said {
  readonly call: FakeCall;
  readonly text: string;
  readonly toolCalls: readonly Required<FakeToolCall>[];
  readonly finish: Answer["finish"];
  readonly input: number;
  readonly output: number;
}

/** Puts an answer into words. Tokens that the script does not name are counted as one for four characters. */
export function say(answer: Answer, call: FakeCall): Said {
  const text = answer.chunks.join("");
  return {
    call,
    text,
    toolCalls: answer.toolCalls.map((one, index) => ({ id: `call_${index + 1}`, ...one })),
    finish: answer.finish,
    input: answer.usage.input ?? tokensOf(call.text),
    output: answer.usage.output ?? tokensOf(text + JSON.stringify(answer.toolCalls)),
  };
}

export function tokensOf(text: string): number {
  return Math.max(1, Math.ceil(text.length / 4));
}

/** A JSON text in pieces that are no JSON by themselves, as providers stream the arguments of a tool. */
export function inPieces(value: unknown): readonly string[] {
  return JSON.stringify(value).match(/[\s\S]{1,7}/g) ?? [];
}
