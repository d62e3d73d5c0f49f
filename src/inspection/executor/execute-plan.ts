import { z } from "zod";
import { createYield } from "#kernel";
import type {
  ExecutionResult,
  InspectStatus,
  JudgmentResult,
  Language,
  Localized,
  Plan,
  PlanStep,
  StepResult,
} from "#protocol";
import { saidIn, toJihwiError } from "#protocol";
import type { Ask, RawFinding } from "../algorithms/algorithm.ts";
import type { JudgeDocument } from "../judge/document-judge.ts";
import { watchExcerpts, withoutPass } from "../judge/excerpt.ts";
import { judgeCompiled, judgeResult } from "../judge/judge-result.ts";
import { type JudgeProse, judgeNothing } from "../judge/prose.ts";
import type { ReadyAlgorithm } from "../registry/ready.ts";
import { type ComposedText, composeText } from "./compose-text.ts";
import { locate } from "./locate.ts";
import { maskWords } from "./mask-words.ts";
import { findPrivateWords, type PrivateWords } from "./private-words.ts";
import { resolveInputs } from "./resolve-inputs.ts";
import { readSuppressions } from "./suppressions.ts";
import { type LineRange, withinLines } from "./within-lines.ts";

export interface ExecuteOptions {
  readonly language: Language;
  /** Run every step, even after a problem. */
  readonly all: boolean;
  readonly mask: boolean;
  readonly suppressions: boolean;
  readonly now: () => Date;
  readonly judgeProse: JudgeProse;
  /** Judges by the whole criteria document in place of its conditions. */
  readonly judgeDocument?: JudgeDocument;
  readonly ask?: Ask;
  readonly duplicateOf?: string | null;
  /** Findings count on these lines only. */
  readonly lines?: readonly LineRange[] | undefined;
  readonly signal?: AbortSignal;
  /** Called as each step is done, in plan order. */
  readonly onStep?: (result: StepResult) => void;
}

/**
 * Runs a plan over a text, wave by wave, judging each result. Without `all` it stops at the first problem in plan order:
 * later steps of the same wave are dropped, so that parallel and sequential runs report the same.
 */
export async function executePlan(
  original: string,
  plan: Plan,
  waves: readonly (readonly PlanStep[])[],
  algorithms: ReadonlyMap<string, ReadyAlgorithm>,
  options: ExecuteOptions,
): Promise<ExecutionResult> {
  const composed = composeText(original);
  const counts = countedFindings(composed.text, options);
  const privateWords = options.mask ? findPrivateWords(composed.text, algorithms.values()) : null;
  const done = new Map<number, StepResult>();
  const yieldNow = createYield();
  let stopped: PlanStep | null = null;
  // Later steps read the results as they are; only what is told of them is masked.
  const reported = (result: StepResult) => privateWords?.hide(result) ?? result;
  for (const wave of waves) {
    options.signal?.throwIfAborted();
    const running: (StepResult | Promise<StepResult>)[] = [];
    for (const step of wave) {
      const pending = runStep(composed, step, algorithms, done, counts, privateWords, options);
      // It is awaited below; one that is aborted before that fails there.
      if (pending instanceof Promise) pending.catch(() => undefined);
      running.push(pending);
      if (original.length > heldFrom) await yieldNow();
    }
    for (const pending of running) {
      const result = pending instanceof Promise ? await pending : pending;
      if (stopped !== null) continue;
      done.set(result.step.step_id, result);
      options.onStep?.(reported(result));
      if (result.judgment.has_problem === true && !options.all) stopped = result.step;
    }
    if (stopped !== null) break;
  }
  const step_results = plan.steps.flatMap((step) => done.get(step.step_id) ?? []).map(reported);
  return { plan, step_results, status: statusOf(step_results), stopped_at: stopped };
}

/** Shorter texts are done before anybody waits. */
const heldFrom = 20_000;

/** Whether a finding counts, and why not. Null when all do, which is nearly always. */
type Counts = (algorithm: string, finding: RawFinding) => "counts" | "suppressed" | "outside";

function countedFindings(text: string, { suppressions, lines }: ExecuteOptions): Counts | null {
  const suppressed = suppressions ? readSuppressions(text) : null;
  const within = lines === undefined ? null : withinLines(text, lines);
  if (suppressed === null && within === null) return null;
  return (algorithm, finding) => {
    if (within?.(finding) === false) return "outside";
    return suppressed?.(algorithm, finding) === true ? "suppressed" : "counts";
  };
}

function statusOf(results: readonly StepResult[]): InspectStatus {
  if (results.some((result) => result.judgment.has_problem === true)) return "problem_found";
  if (results.some((result) => result.error !== undefined)) return "error";
  return results.some((result) => result.judgment.has_problem === null) ? "undecided" : "all_passed";
}

function runStep(
  composed: ComposedText,
  step: PlanStep,
  algorithms: ReadonlyMap<string, ReadyAlgorithm>,
  done: ReadonlyMap<number, StepResult>,
  counts: Counts | null,
  privateWords: PrivateWords | null,
  options: ExecuteOptions,
): StepResult | Promise<StepResult> {
  const ready = algorithms.get(step.algorithm_name);
  try {
    if (ready === undefined) throw new Error(`the algorithm ${step.algorithm_name} is not ready`);
    if (ready.missing !== null) return notConfigured(step, ready.missing, options);
    const { duplicateOf = null } = options;
    const { ask, sawExcerpt } = watchExcerpts(options.ask);
    const input = { text: composed.text, inputs: resolveInputs(step, done), duplicateOf, ask };
    const all = ready.prepared.find?.(input) ?? [];
    const sorted = counts === null ? null : Map.groupBy(all, (finding) => counts(ready.name, finding));
    const raw = sorted === null ? all : (sorted.get("counts") ?? []);
    const measured = ready.prepared.measure(raw, input);
    const context = {
      composed,
      step,
      ready,
      raw,
      suppressed: sorted?.get("suppressed") ?? [],
      outside: options.lines && (sorted?.get("outside")?.length ?? 0),
      privateWords,
      sawExcerpt,
      options,
    };
    if (measured instanceof Promise) return settle(measured, context);
    return judgeStep(measured, context);
  } catch (thrown) {
    return failed(step, thrown, options);
  }
}

interface StepContext {
  readonly composed: ComposedText;
  readonly step: PlanStep;
  readonly ready: ReadyAlgorithm;
  readonly raw: readonly RawFinding[];
  readonly suppressed: readonly RawFinding[];
  readonly outside: number | undefined;
  readonly privateWords: PrivateWords | null;
  /** Whether the result was made of a part of the text. */
  readonly sawExcerpt: () => boolean;
  readonly options: ExecuteOptions;
}

async function settle(measured: Promise<Record<string, unknown>>, context: StepContext): Promise<StepResult> {
  try {
    return await judgeStep(await measured, context);
  } catch (thrown) {
    return failed(context.step, thrown, context.options);
  }
}

function judgeStep(measured: Record<string, unknown>, context: StepContext): StepResult | Promise<StepResult> {
  const { composed, ready, options, sawExcerpt } = context;
  const execution_result = ready.trusted ? measured : z.parse(ready.result, measured);
  const { criteria, name: algorithm_name } = ready;
  const { language, judgeDocument } = options;
  const { text } = composed;
  const said = ready.prepared.said?.(execution_result)?.[language] ?? "";
  const request = { algorithm_name, title: ready.title[language], criteria, execution_result, said, text, language };
  const ofSeen = (judgment: JudgmentResult) => (sawExcerpt() ? withoutPass(judgment, language) : judgment);
  if (judgeDocument !== undefined) {
    return judgeResult(request, judgeNothing)
      .then((compiled) => judgeDocument(request, ofSeen(compiled)))
      .then((judgment) => finish(judgment, execution_result, context));
  }
  if (ready.compiled) return finish(ofSeen(judgeCompiled(request)), execution_result, context);
  return judgeResult(request, options.judgeProse).then((judgment) =>
    finish(ofSeen(judgment), execution_result, context),
  );
}

function finish(judgment: JudgmentResult, execution_result: Record<string, unknown>, context: StepContext): StepResult {
  const { ready, raw, composed, options, suppressed, outside, privateWords, step } = context;
  const quote = quoteFor(ready, composed, privateWords);
  const located = (found: readonly RawFinding[]) => locate(ready.name, found, composed, options.language, quote);
  return {
    step,
    execution_result,
    judgment,
    findings: located(raw),
    suppressed: suppressed.length,
    suppressed_findings: suppressed.length === 0 ? undefined : located(suppressed),
    outside,
    executed_at: options.now().toISOString(),
  };
}

/** While masking is on, what a sensitive check finds is private as it stands. */
function quoteFor({ sensitive }: ReadyAlgorithm, { text }: ComposedText, privateWords: PrivateWords | null) {
  if (privateWords === null || !sensitive) return privateWords?.quote;
  return (offset: number, length: number) => maskWords(text.slice(offset, offset + length));
}

/** A check without its list has looked at nothing, which is no pass. */
function notConfigured(step: PlanStep, missing: Localized, options: ExecuteOptions): StepResult {
  const { language } = options;
  return undecided(step, `${notConfiguredTitle[language]}: ${missing[language]}`, options);
}

const notConfiguredTitle = { ko: "설정되지 않음", en: "Not configured" } as const;

/** An algorithm that fails has decided nothing: its step is undecided and carries the error. */
function failed(step: PlanStep, thrown: unknown, options: ExecuteOptions): StepResult {
  options.signal?.throwIfAborted();
  const error = toJihwiError(thrown);
  const message = saidIn(error.says, options.language);
  return { ...undecided(step, message, options), error: { code: error.code, message } };
}

function undecided(step: PlanStep, message: string, options: ExecuteOptions): StepResult {
  return {
    step,
    execution_result: {},
    judgment: {
      algorithm_name: step.algorithm_name,
      has_problem: null,
      severity: "undecided",
      reasoning: `[Thought] ${message}\n[Final] has_problem=null, severity=undecided`,
      summary: message,
      executor: "rule",
    },
    findings: [],
    suppressed: 0,
    executed_at: options.now().toISOString(),
  };
}
