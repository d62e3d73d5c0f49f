import type { z } from "zod";
import { describeIssues, JihwiError, toJihwiError } from "#protocol";
import { limitSignal } from "./signals.ts";
import type { Turn } from "./turn.ts";

/** What a model is told of a tool. */
export interface ToolDeclaration {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
}

export interface ToolContext {
  readonly signal: AbortSignal;
  readonly turn: Turn;
}

/** A function that fetches or computes, with a zod input. */
export interface Tool<Input, Output> extends ToolDeclaration {
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  readonly timeoutMs?: number;
  readonly run: (input: Input, context: ToolContext) => Promise<Output> | Output;
  /** One line for people about what came out. */
  readonly summary?: (output: Output, input: Input) => string;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tools has no common input type; each is validated by its own schema
export type AnyTool = Tool<any, any>;

export function defineTool<Input, Output>(tool: Tool<Input, Output>): Tool<Input, Output> {
  return tool;
}

const defaultTimeoutMs = 30_000;

/**
 * Runs a tool within a turn: validated, time-limited, cancellable, journaled. In a turn that runs again after a crash
 * a finished call returns what it returned before.
 */
export async function runTool<Input, Output>(tool: Tool<Input, Output>, input: unknown, turn: Turn): Promise<Output> {
  turn.signal.throwIfAborted();
  const slot = turn.journal.slot("tool", tool.name, input);
  if (slot.finished) return tool.output.parse(slot.finished.output);
  const partId = `tool-${slot.key}`;
  const emit = (status: "running" | "finished" | "failed", summary: string | null) =>
    turn.emit({ type: "data-tool", id: partId, data: { tool: tool.name, arguments: input, status, summary } });
  emit("running", null);
  try {
    const parsed = parseArguments(tool, input);
    const limit = turn.budget.timeFor(tool.timeoutMs ?? defaultTimeoutMs);
    using limited = limitSignal(turn.signal, limit);
    const { signal } = limited;
    const output = tool.output.parse(await raceSignal(tool.run(parsed, { signal, turn }), signal));
    await slot.record({ status: "finished", output });
    emit("finished", tool.summary?.(output, parsed) ?? null);
    return output;
  } catch (thrown) {
    if (turn.signal.aborted) throw toJihwiError(turn.signal.reason);
    const error = asToolError(tool.name, thrown);
    await slot.record({ status: "failed", output: null, error: error.toRecord() });
    emit("failed", error.says[turn.language]);
    throw error;
  }
}

function parseArguments<Input>(tool: { name: string; input: z.ZodType<Input> }, input: unknown): Input {
  const parsed = tool.input.safeParse(input);
  if (parsed.success) return parsed.data;
  const why = describeIssues(parsed.error);
  throw new JihwiError("bad-input", {
    message: {
      ko: `${tool.name} 도구에 맞지 않는 입력입니다: ${why}`,
      en: `That input does not fit ${tool.name}: ${why}`,
    },
  });
}

function asToolError(name: string, thrown: unknown): JihwiError {
  if (thrown instanceof JihwiError) return thrown;
  if (thrown instanceof Error && thrown.name === "TimeoutError") {
    return new JihwiError("tool-failed", {
      message: { ko: `${name} 도구가 제때 끝나지 않았습니다.`, en: `The tool ${name} did not finish in time.` },
      retryable: true,
      cause: thrown,
    });
  }
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return new JihwiError("tool-failed", {
    message: { ko: `${name} 도구가 실패했습니다: ${detail}`, en: `The tool ${name} failed: ${detail}` },
    cause: thrown,
  });
}

/** Settles with the work or rejects with the signal, whichever comes first: a tool that ignores its signal cannot hold a turn. */
async function raceSignal<T>(work: Promise<T> | T, signal: AbortSignal): Promise<T> {
  if (!(work instanceof Promise)) return work;
  return await new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
