import { z } from "zod";
import { describeIssues, JihwiError, type SchemaOf, toJihwiError } from "#protocol";
import { limitSignal } from "./limits.ts";
import type { Run } from "./run.ts";

/** What a model is told of a tool. */
export interface ToolDeclaration {
  readonly name: string;
  readonly description: string;
  readonly input: SchemaOf;
}

/** What a tool works in. One that needs a session asks for `ToolContext<Turn>`. */
export interface ToolContext<Within extends Run = Run> {
  readonly signal: AbortSignal;
  readonly run: Within;
}

/** A function that fetches or computes, with a zod input. */
export interface Tool<Input, Output, Within extends Run = Run> extends ToolDeclaration {
  readonly input: SchemaOf<Input>;
  readonly output: SchemaOf<Output>;
  readonly timeoutMs?: number;
  readonly run: (input: Input, context: ToolContext<Within>) => Promise<Output> | Output;
  /** One line for people about what came out. */
  readonly summary?: (output: Output, input: Input) => string;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tools has no common input type; each is validated by its own schema
export type AnyTool = Tool<any, any, any>;

export function defineTool<Input, Output, Within extends Run = Run>(
  tool: Tool<Input, Output, Within>,
): Tool<Input, Output, Within> {
  return tool;
}

const defaultTimeoutMs = 30_000;

/** Runs a tool: validated, time-limited, cancellable, journaled. A run that is resumed gets what a finished call returned. */
export async function runTool<Input, Output, Within extends Run>(
  tool: Tool<Input, Output, Within>,
  input: unknown,
  run: Within,
): Promise<Output> {
  run.signal.throwIfAborted();
  const slot = run.journal.slot("tool", tool.name, input);
  if (slot.finished) return z.parse(tool.output, slot.finished.output);
  try {
    const parsed = parseArguments(tool, input);
    const limit = run.budget.timeFor(tool.timeoutMs ?? defaultTimeoutMs);
    using limited = limitSignal(run.signal, limit);
    const { signal } = limited;
    const output = z.parse(tool.output, await raceSignal(tool.run(parsed, { signal, run }), signal));
    await slot.record({ status: "finished", output, shown: tool.summary?.(output, parsed) ?? null });
    return output;
  } catch (thrown) {
    if (run.signal.aborted) throw toJihwiError(run.signal.reason);
    const error = asToolError(tool.name, thrown);
    const shown = error.says[run.language];
    await slot.record({ status: "failed", output: null, shown, error: error.toRecord() });
    throw error;
  }
}

function parseArguments<Input>(tool: { name: string; input: SchemaOf<Input> }, input: unknown): Input {
  const parsed = z.safeParse(tool.input, input);
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
