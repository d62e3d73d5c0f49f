import { isDeepStrictEqual } from "node:util";
import { type AnyStep, createRun, type ModelChooser, type Run, runStep } from "#kernel";
import { type ErrorRecord, type Trace, toJihwiError } from "#protocol";

/** A place in an output where the second run differs from the first. */
export interface Difference {
  /** `selected_tool`, `calls.0.arguments`; empty for the whole output. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface ReplayedStep {
  readonly step: string;
  readonly before: { readonly executor: string | null; readonly output: unknown };
  readonly after: { readonly executor: string | null; readonly output: unknown; readonly error: ErrorRecord | null };
  readonly differences: readonly Difference[];
}

export interface ReplayOptions {
  readonly models: ModelChooser;
  readonly steps: readonly AnyStep[];
  readonly signal?: AbortSignal;
}

/**
 * Runs the steps of a past turn again, each with the input it had then, by other models or by rules, and says where the
 * outputs differ. Tools are not run: what they returned then is in the inputs.
 */
export async function replayTurn(trace: Trace, { models, steps, signal }: ReplayOptions): Promise<ReplayedStep[]> {
  const replayed: ReplayedStep[] = [];
  for (const entry of trace.entries) {
    const step = steps.find(({ name }) => name === entry.name);
    if (entry.kind !== "step" || entry.status !== "finished" || step === undefined) continue;
    const run = await createRun({
      id: `${trace.id}-replay`,
      agent: trace.agent,
      language: languageOfTrace(trace),
      startedAt: trace.startedAt,
      models,
      signal,
    });
    const after = await runAgain(step, entry.input, run);
    replayed.push({
      step: entry.name,
      before: { executor: entry.executor, output: entry.output },
      after,
      differences: after.error === null ? differencesOf(entry.output, after.output) : [],
    });
  }
  return replayed;
}

async function runAgain(step: AnyStep, input: unknown, run: Run): Promise<ReplayedStep["after"]> {
  try {
    const output = await runStep(step, input, run);
    return {
      executor: run.journal.entries().find(({ kind }) => kind === "step")?.executor ?? null,
      output,
      error: null,
    };
  } catch (thrown) {
    run.signal.throwIfAborted();
    return { executor: null, output: null, error: toJihwiError(thrown).toRecord() };
  }
}

function languageOfTrace(trace: Trace): Run["language"] {
  const input = trace.input;
  return typeof input === "object" && input !== null && "language" in input && input.language === "en" ? "en" : "ko";
}

/** Where two JSON values differ, as deep as both have the same shape. */
export function differencesOf(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path: path.join("."), before, after }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differencesOf(before[key], after[key], [...path, key]));
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
