import { isDeepStrictEqual } from "node:util";
import { type AnyStep, createRun, runStep, type TurnOptions } from "#kernel";
import {
  type Difference,
  type JournalEntry,
  type Language,
  languageOf,
  languageSchema,
  type ReplayedStep,
  type Trace,
  toJihwiError,
} from "#protocol";

export interface ReplayOptions extends Pick<TurnOptions, "models" | "weights" | "limits" | "signal"> {
  readonly steps: readonly AnyStep[];
  /** The language of the prompts; that of the turn when left out. */
  readonly language?: Language | undefined;
  /** Only the step with this place in the journal. */
  readonly seq?: number | undefined;
}

/**
 * Runs the steps of a past turn again, each with the input it had then, by other models or by rules, and says where the
 * outputs differ. Tools are not run: what they returned then is in the inputs.
 */
export async function replayTurn(trace: Trace, { steps, seq, ...options }: ReplayOptions): Promise<ReplayedStep[]> {
  const replayed: ReplayedStep[] = [];
  for (const entry of trace.entries) {
    const step = steps.find(({ name }) => name === entry.name);
    const isAsked = seq === undefined || seq === entry.seq;
    if (!isAsked || entry.kind !== "step" || entry.status !== "finished" || step === undefined) continue;
    const after = await runAgain(trace, step, entry, options);
    replayed.push({
      seq: entry.seq,
      step: entry.name,
      before: { executor: entry.executor, output: entry.output },
      after,
      differences: after.executor === null ? [] : differencesOf(entry.output, after.output),
    });
  }
  return replayed;
}

async function runAgain(
  trace: Trace,
  step: AnyStep,
  { input }: JournalEntry,
  { language, ...options }: Omit<ReplayOptions, "steps" | "seq">,
): Promise<ReplayedStep["after"]> {
  const run = await createRun({
    id: `${trace.id}-replay`,
    agent: trace.agent,
    language: language ?? languageOfTrace(trace),
    startedAt: trace.startedAt,
    ...options,
  });
  const begun = Date.now();
  const since = () => Date.now() - begun;
  try {
    const output = await runStep(step, input, run);
    const made = run.journal.entries().find(({ kind }) => kind === "step");
    const { executor = null, fallbackFrom = null, error = null, usage = null, cost = null } = made ?? {};
    return { executor, fallbackFrom, output, error, usage, cost, ms: since() };
  } catch (thrown) {
    run.signal.throwIfAborted();
    const error = toJihwiError(thrown).toRecord();
    return { executor: null, fallbackFrom: null, output: null, error, usage: null, cost: null, ms: since() };
  }
}

/** The language that the run was in: as its input tells, else that of the words it was given. */
function languageOfTrace({ input }: Trace): Language {
  const told = languageSchema.safeParse(isBranch(input) ? input.language : undefined);
  return told.success ? told.data : languageOf(wordsIn(input).join("\n"));
}

/** Every text in an input, to tell its language by; the names of its fields do not count. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isBranch(value) ? Object.values(value).flatMap(wordsIn) : [];
}

/** Where two JSON values differ, as deep as both have the same shape. What is absent on one side is null, which JSON can carry. */
export function differencesOf(
  before: unknown = null,
  after: unknown = null,
  path: readonly string[] = [],
): Difference[] {
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
