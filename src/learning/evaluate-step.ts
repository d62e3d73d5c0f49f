import { z } from "zod";
import { type AnyStep, createRun, type Run, runStep, totalsOf } from "#kernel";
import type { ResolvedModel } from "#models";
import { languageOf, toJihwiError, type Usage } from "#protocol";
import { agrees } from "./agree.ts";
import type { StepCase } from "./read-cases.ts";
import { wordsIn } from "./replay.ts";
import { learnedRuleNamed } from "./rule/rules.ts";

export interface EvaluationOptions {
  /** The models to measure beside it. */
  readonly models?: readonly ResolvedModel[];
  readonly signal?: AbortSignal;
  readonly stepMs?: number;
  /** Told after each case. */
  readonly onCase?: (executor: string, done: number, total: number) => void;
}

/** A case that went wrong: another output than expected, or none. */
export interface FailedCase {
  /** The case's place in the list, from 1. */
  readonly number: number;
  readonly input: unknown;
  readonly expect: unknown;
  readonly got: unknown;
  readonly error: string | null;
  readonly note: string | null;
  /** How probable the learned rule held its answer; null for a model, and for a rule that is not learned. */
  readonly confidence: number | null;
}

/** How the lines of one author fared. */
export interface BatchEvaluation {
  readonly batch: string;
  readonly cases: number;
  readonly right: number;
}

/** How one executor fared. */
export interface ExecutorEvaluation {
  /** `rule` or a model's id. */
  readonly executor: string;
  readonly right: number;
  readonly wrong: number;
  /** No output: the model failed and nothing of its own came. Counted as not right. */
  readonly failed: number;
  readonly accuracy: number;
  /** What was expected and what came, by the expectation's first plain field; most frequent first. */
  readonly confusion: readonly { readonly expected: string; readonly got: string; readonly count: number }[];
  /** The surest mistakes first. */
  readonly failures: readonly FailedCase[];
  /** By batch, where the cases name more than one. */
  readonly batches: readonly BatchEvaluation[];
  readonly usage: Usage;
  readonly cost: number | null;
}

export interface StepEvaluation {
  readonly step: string;
  readonly cases: number;
  readonly executors: readonly ExecutorEvaluation[];
}

interface Outcome {
  readonly got: unknown;
  readonly error: string | null;
  readonly confidence: number | null;
  readonly run: Run;
}

/** What a case without a name of its batch belongs to. */
const ownBatch = "own";

/** Model calls under way at once. */
const atOnce = 4;

/**
 * Runs a step over labelled cases with its rule and with models, side by side. A model is measured by its own answers:
 * where it fails and the rule would take over, the case counts as failed.
 */
export async function evaluateStep(
  step: AnyStep,
  cases: readonly StepCase[],
  options: EvaluationOptions = {},
): Promise<StepEvaluation> {
  const executors: ExecutorEvaluation[] = [];
  const wanted: readonly (ResolvedModel | null)[] = [...(step.rule === null ? [] : [null]), ...(options.models ?? [])];
  for (const model of wanted) executors.push(await evaluateExecutor(step, cases, model, options));
  return { step: step.name, cases: cases.length, executors };
}

async function evaluateExecutor(
  step: AnyStep,
  cases: readonly StepCase[],
  model: ResolvedModel | null,
  options: EvaluationOptions,
): Promise<ExecutorEvaluation> {
  const outcomes: Outcome[] = [];
  const executor = model?.id ?? "rule";
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let at = next++; at < cases.length; at = next++) {
      options.signal?.throwIfAborted();
      const one = cases[at];
      if (one !== undefined) {
        const outcome = await outcomeOf(step, one, model, `${executor}-${at}`, options);
        const answer = model === null ? learnedRuleNamed(step.name)?.answer(one, undefined) : null;
        outcomes[at] = { ...outcome, confidence: answer?.probability ?? null };
      }
      options.onCase?.(executor, ++done, cases.length);
    }
  };
  await Promise.all(Array.from({ length: model === null ? 1 : atOnce }, work));
  return summarise(step, cases, outcomes, executor);
}

async function outcomeOf(
  step: AnyStep,
  { input, language }: StepCase,
  model: ResolvedModel | null,
  id: string,
  { signal, stepMs }: EvaluationOptions,
): Promise<Omit<Outcome, "confidence">> {
  const parsed = z.safeParse(step.input, input);
  const run = await createRun({
    id,
    agent: step.name,
    language: language ?? languageOf(wordsIn(input).join("\n")),
    startedAt: Date.now(),
    models: { forRole: () => model },
    signal,
    limits: stepMs === undefined ? {} : { stepMs },
  });
  if (!parsed.success) return { got: null, error: parsed.error.message, run };
  try {
    const got = await runStep(step, parsed.data, run);
    const failure = run.journal.entries().find(({ fallbackFrom }) => fallbackFrom !== null)?.error;
    return failure ? { got: null, error: failure.message.en, run } : { got, error: null, run };
  } catch (thrown) {
    signal?.throwIfAborted();
    return { got: null, error: toJihwiError(thrown).message, run };
  }
}

function summarise(
  step: AnyStep,
  cases: readonly StepCase[],
  outcomes: readonly Outcome[],
  executor: string,
): ExecutorEvaluation {
  const agree = step.agree ?? agrees;
  const failures: FailedCase[] = [];
  const pairs = new Map<string, { expected: string; got: string; count: number }>();
  const batches = new Map<string, { batch: string; cases: number; right: number }>();
  for (const [at, { got, error, confidence }] of outcomes.entries()) {
    const { input, expect, note, batch = ownBatch } = cases[at] ?? { input: null, expect: null };
    const isRight = error === null && agree(got, expect);
    if (!isRight) failures.push({ number: at + 1, input, expect, got, error, note: note ?? null, confidence });
    const counted = batches.get(batch) ?? { batch, cases: 0, right: 0 };
    batches.set(batch, { batch, cases: counted.cases + 1, right: counted.right + (isRight ? 1 : 0) });
    const label = labelOf(expect, got, error);
    if (label === null) continue;
    const pair = pairs.get(label.join(" ")) ?? { expected: label[0], got: label[1], count: 0 };
    pairs.set(label.join(" "), { ...pair, count: pair.count + 1 });
  }
  const failed = failures.filter(({ error }) => error !== null).length;
  const right = cases.length - failures.length;
  return {
    executor,
    right,
    wrong: failures.length - failed,
    failed,
    accuracy: cases.length === 0 ? 0 : right / cases.length,
    confusion: [...pairs.values()].sort((a, b) => b.count - a.count),
    failures: failures.sort((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0)),
    batches: batches.size < 2 ? [] : [...batches.values()],
    ...totalsOf(outcomes.flatMap(({ run }) => run.journal.entries())),
  };
}

/** The expected and the given value of the first field that is a plain word or a yes or no. */
function labelOf(expect: unknown, got: unknown, error: string | null): [string, string] | null {
  if (typeof expect !== "object" || expect === null) return null;
  const found = Object.entries(expect).find(([, value]) => typeof value === "string" || typeof value === "boolean");
  if (found === undefined) return null;
  if (error !== null) return [String(found[1]), "(failed)"];
  const held = typeof got === "object" && got !== null ? new Map(Object.entries(got)).get(found[0]) : undefined;
  return [String(found[1]), String(held)];
}
