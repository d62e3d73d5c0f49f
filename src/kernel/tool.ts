import { z } from "zod";
import {
  describeIssues,
  JihwiError,
  type Language,
  type Localized,
  type SchemaOf,
  saidIn,
  toJihwiError,
} from "#protocol";
import { obtainApproval } from "./approval.ts";
import { kernelFailure } from "./failure.ts";
import { limitBudget, limitSignal } from "./limits.ts";
import type { Run } from "./run.ts";
import { raceSignal } from "./runtime.ts";
import type { ToolDeclaration } from "./step.ts";

/**
 * What a tool works in: `run` has the tool's time. Its steps ask no model near the end of it, so that rules finish the work,
 * and none after it. A tool that needs a session asks for `ToolContext<Turn>`.
 */
export interface ToolContext<Within extends Run = Run> {
  readonly signal: AbortSignal;
  readonly run: Within;
}

/** Words of a result that an answer may cite. */
export interface ToolSource {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
}

/** A function that fetches or computes, with all that is known of it: what it is called, when it is wanted, what it says. */
export interface Tool<Input, Output, Within extends Run = Run> extends ToolDeclaration {
  /** What people call it. */
  readonly title: Localized;
  readonly input: SchemaOf<Input>;
  readonly output: SchemaOf<Output>;
  /** 30 seconds unless told. */
  readonly timeoutMs?: number;
  /** A result that is longer as JSON is refused; 2 million characters unless told. */
  readonly maxCharacters?: number;
  /** Whether a person must allow each run, once or always. */
  readonly needsApproval?: boolean;
  readonly run: (input: Input, context: ToolContext<Within>) => Promise<Output> | Output;
  /** One line for people about what came out. */
  readonly summary?: (output: Output, input: Input, language: Language) => string;
  /** What prompts are told of a result; its JSON unless this says it better. */
  readonly words?: (output: Output, language: Language) => string;
  /** What of a result may be cited; its words as one source unless this says otherwise. */
  readonly sources?: (output: Output, language: Language) => readonly ToolSource[];
  /** The input for a request in words; without it a model writes the input. */
  readonly fromWords?: (words: string) => Input;
  /** Whether a question is plainly for this tool, so that code chooses it. */
  readonly claims?: (question: string) => boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tools has no common input type; each is validated by its own schema
export type AnyTool = Tool<any, any, any>;

/** Tools beside an agent's own: of a program, of the configuration, of servers. */
export interface AddedTools {
  /** As they were known last. */
  current(): readonly AnyTool[];
  /** As they are now: a server that is being started is waited for, longest when the question names it. */
  refresh(question: string): Promise<readonly AnyTool[]>;
}

/**
 * The tools that were added, as they were when the turn began: a turn that is resumed takes the same way, and one that is gone
 * by then says so. None has a name that is taken.
 */
export async function addedToolsOf(
  turn: Run,
  addedTools: AddedTools,
  question: string,
  taken: ReadonlySet<string> = new Set(),
): Promise<AnyTool[]> {
  const effect = `${turn.agent}.added-tools`;
  const now = (await addedTools.refresh(question)).filter(({ name }) => !taken.has(name));
  const wasNoted = turn.journal.entries().some(({ kind, name }) => kind === "effect" && name === effect);
  if (now.length === 0 && !wasNoted) return [];
  const names = await turn.once(effect, z.array(z.string()), async () => now.map(({ name }) => name));
  return names.map((name) => now.find((tool) => tool.name === name) ?? missingTool(name));
}

function missingTool(name: string): AnyTool {
  const title = { ko: name, en: name };
  return {
    ...{ name, title, description: title, input: z.looseObject({}), output: z.unknown() },
    run() {
      throw kernelFailure("tool-gone", { name });
    },
  };
}

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ type: z.unknown().optional() })).default({}),
  required: z.array(z.string()).default([]),
});

/** What code makes of words for a JSON schema: one field of words, or an input without any; null where others must be understood. */
export function inputOfWords(schema: unknown, words: string): Record<string, unknown> | null {
  const { properties, required } = objectSchema.parse(schema);
  const [only, ...others] = required.length > 0 ? required : Object.keys(properties);
  if (only !== undefined && others.length === 0 && properties[only]?.type === "string") return { [only]: words };
  return required.length === 0 ? {} : null;
}

/** Declares a tool. `runTool` calls it. */
export function defineTool<Input, Output, Within extends Run = Run>(
  tool: Tool<Input, Output, Within>,
): Tool<Input, Output, Within> {
  return tool;
}

const defaultTimeoutMs = 30_000;
/** The share of a tool's time in which its steps may ask models; in the rest, rules do what is left. */
const shareForModels = 0.8;
const defaultMaxCharacters = 2_000_000;

/** What prompts are told of a result. */
export function wordsOfResult<Output>(
  tool: Pick<Tool<never, Output>, "words">,
  output: Output,
  language: Language,
): string {
  return tool.words?.(output, language) ?? (typeof output === "string" ? output : JSON.stringify(output, null, 1));
}

/** Runs a tool: validated, time-limited, cancellable, journaled. A run that is resumed gets what a finished call returned. */
export async function runTool<Input, Output, Within extends Run>(
  tool: Tool<Input, Output, Within>,
  input: unknown,
  run: Within,
  { caution = null }: { readonly caution?: Localized | null } = {},
): Promise<Output> {
  run.signal.throwIfAborted();
  const slot = run.journal.slot("tool", tool.name, input);
  if (slot.finished) return z.parse(tool.output, slot.finished.output);
  // Outside of the try below: a journal that cannot be written is no failure of the tool, which has done its work.
  const { output, shown } = await work();
  await slot.record({ status: "finished", output, shown });
  return output;

  async function work() {
    try {
      const parsed = parseArguments(tool, input);
      if (tool.needsApproval === true) await obtainApproval(tool, parsed, run, { nth: slot.nth, caution });
      const limit = run.budget.timeFor(tool.timeoutMs ?? defaultTimeoutMs);
      using limited = limitSignal(run.signal, limit);
      const { signal } = limited;
      const budget = limitBudget(run.budget, limit * shareForModels, () => timeIsUp(tool.title));
      const within = { ...run, signal, budget };
      const output = z.parse(tool.output, await raceSignal(tool.run(parsed, { signal, run: within }), signal));
      checkSize(tool, output);
      return { output, shown: tool.summary?.(output, parsed, run.language) ?? null };
    } catch (thrown) {
      if (run.signal.aborted) throw toJihwiError(run.signal.reason);
      const error = asToolError(tool.title, thrown);
      const shown = saidIn(error.says, run.language);
      await slot.record({ status: "failed", output: null, shown, error: error.toRecord() });
      throw error;
    }
  }
}

function parseArguments<Input>(tool: { title: Localized; input: SchemaOf<Input> }, input: unknown): Input {
  const parsed = z.safeParse(tool.input, input);
  if (parsed.success) return parsed.data;
  const why = describeIssues(parsed.error);
  throw kernelFailure("wrong-tool-input", { title: tool.title, why });
}

function checkSize(tool: Pick<AnyTool, "title" | "maxCharacters">, output: unknown): void {
  const most = tool.maxCharacters ?? defaultMaxCharacters;
  const length = JSON.stringify(output)?.length ?? 0;
  if (length <= most) return;
  throw kernelFailure("too-large-result", { title: tool.title, length, most });
}

function timeIsUp(title: Localized): JihwiError {
  return kernelFailure("time-is-up", { title });
}

function asToolError(title: Localized, thrown: unknown): JihwiError {
  if (thrown instanceof JihwiError) return thrown;
  if (thrown instanceof Error && thrown.name === "TimeoutError") {
    return kernelFailure("tool-too-slow", { title }, { cause: thrown });
  }
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return kernelFailure("tool-failed", { title, detail }, { cause: thrown });
}
