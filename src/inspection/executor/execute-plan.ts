import { z } from "zod";
import { createYield } from "#kernel";
import type { ExecutionResult, InspectStatus, JudgmentResult, Language, Plan, PlanStep, StepResult } from "#protocol";
import type { Ask, RawFinding } from "../algorithms/algorithm.ts";
import { isTooLongToShow, ofExcerpt } from "../judge/excerpt.ts";
import { judgeCompiled, judgeResult } from "../judge/judge-result.ts";
import { type Judges, judgeNothing } from "../judge/prose.ts";
import { placesQuoted, quotedPlaces } from "../judge/quoted-places.ts";
import type { ReadyAlgorithm } from "../registry/prepare.ts";
import { type ComposedText, composeText, locate } from "./locate.ts";
import { findPrivateWords, maskWords, type PrivateWords } from "./private-words.ts";
import { resolveInputs, takesResults } from "./resolve-inputs.ts";
import { type LineRange, readSuppressions, withinLines } from "./suppressions.ts";
import { failed, notConfigured } from "./undecided-step.ts";

/** How one text is analysed; its own judges come before those of the analyzer. */
export interface AnalyzeOptions extends Judges {
  readonly document?: string;
  /** Whether comments in this text may switch findings off; off unless the text's author is trusted. */
  readonly suppressions?: boolean;
  readonly duplicateOf?: string | null;
  /** The results of the same text from before `duplicateOf` was known: those that do not go by it stand. */
  readonly before?: readonly StepResult[] | undefined;
  /** Findings count on these lines only: those that a change touches. What is said of the text as a whole stays so. */
  readonly lines?: readonly LineRange[] | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called once for each step, in plan order: as it is done, or where what is private is not known yet, as soon as it is. */
  readonly onStep?: (result: StepResult) => void;
}

export interface ExecuteOptions extends Omit<AnalyzeOptions, "before" | "document"> {
  readonly language: Language;
  /** Run every step, even after a problem. */
  readonly all: boolean;
  readonly mask: boolean;
  readonly suppressions: boolean;
  readonly now: () => Date;
  /** Results of this text that are taken over, by step. */
  readonly standing?: ReadonlyMap<number, StepResult> | undefined;
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
  const sensitive = plan.steps.filter((step) => algorithms.get(step.algorithm_name)?.sensitive === true);
  const privateWords = options.mask ? findPrivateWords(composed.text, readyFor(sensitive, algorithms)) : null;
  // Checks that go by the results of others find what is private only in their turn.
  const unheard = new Set(options.mask ? sensitive.filter(takesResults).map(({ step_id }) => step_id) : []);
  const done = new Map<number, StepResult>();
  const untold: FinishedStep[] = [];
  const told = new Map<number, StepResult>();
  const yieldNow = createYield();
  let stopped: PlanStep | null = null;
  // Later steps read the results as they are; only what is told of them is masked.
  const tell = () => {
    for (const { result, withFindings } of untold.splice(0)) {
      const located = withFindings(result);
      const reported = privateWords?.hide(located) ?? located;
      told.set(result.step.step_id, reported);
      options.onStep?.(reported);
    }
  };
  for (const wave of waves) {
    options.signal?.throwIfAborted();
    const running: (FinishedStep | Promise<FinishedStep>)[] = [];
    for (const step of wave) {
      const standing = options.standing?.get(step.step_id);
      const pending =
        standing === undefined
          ? runStep(composed, step, algorithms, done, counts, privateWords, options)
          : asItIs(standing);
      // It is awaited below; one that is aborted before that fails there.
      if (pending instanceof Promise) pending.catch(() => undefined);
      running.push(pending);
      if (original.length > heldFrom) await yieldNow();
    }
    for (const pending of running) {
      const finished = pending instanceof Promise ? await pending : pending;
      if (stopped !== null) continue;
      const { result } = finished;
      done.set(result.step.step_id, result);
      untold.push(finished);
      unheard.delete(result.step.step_id);
      if (unheard.size === 0) tell();
      if (result.judgment.has_problem === true && !options.all) stopped = result.step;
    }
    if (stopped !== null) break;
  }
  tell();
  const step_results = plan.steps.flatMap((step) => told.get(step.step_id) ?? []);
  return { plan, step_results, status: statusOf(step_results), stopped_at: stopped };
}

interface FinishedStep {
  /** As later steps read it. */
  readonly result: StepResult;
  /** With what was found, quoted as it may be told by then. */
  readonly withFindings: (result: StepResult) => StepResult;
}

const asItIs = (result: StepResult): FinishedStep => ({ result, withFindings: () => result });

function readyFor(steps: readonly PlanStep[], algorithms: ReadonlyMap<string, ReadyAlgorithm>): ReadyAlgorithm[] {
  return steps.flatMap((step) => (takesResults(step) ? [] : (algorithms.get(step.algorithm_name) ?? [])));
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
): FinishedStep | Promise<FinishedStep> {
  const ready = algorithms.get(step.algorithm_name);
  try {
    if (ready === undefined) throw new Error(`the algorithm ${step.algorithm_name} is not ready`);
    if (ready.missing !== null) return asItIs(notConfigured(step, ready.missing, options));
    const { duplicateOf = null } = options;
    const asked: AskedQuestion[] = [];
    const ask = options.ask && askAndKeep(options.ask, asked);
    const input = { text: composed.text, inputs: resolveInputs(step, done), duplicateOf, ask };
    const all = ready.prepared.find?.(input) ?? [];
    if (ready.sensitive && takesResults(step)) privateWords?.add(all);
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
      asked,
      options,
    };
    if (measured instanceof Promise) return settle(measured, context);
    return judgeStep(measured, context);
  } catch (thrown) {
    options.signal?.throwIfAborted();
    return asItIs(failed(step, thrown, options));
  }
}

/** A question, and why its answer is what it is. */
interface AskedQuestion {
  readonly question: string;
  readonly reason: string;
}

function askAndKeep(ask: Ask, asked: AskedQuestion[]): Ask {
  return async (question, text) => {
    const answer = await ask(question, text);
    asked.push({ question, reason: answer.reason });
    return answer;
  };
}

interface StepContext {
  readonly composed: ComposedText;
  readonly step: PlanStep;
  readonly ready: ReadyAlgorithm;
  readonly raw: readonly RawFinding[];
  readonly suppressed: readonly RawFinding[];
  readonly outside: number | undefined;
  readonly privateWords: PrivateWords | null;
  /** What a model was asked for the result. */
  readonly asked: readonly AskedQuestion[];
  readonly options: ExecuteOptions;
}

async function settle(measured: Promise<Record<string, unknown>>, context: StepContext): Promise<FinishedStep> {
  try {
    return await judgeStep(await measured, context);
  } catch (thrown) {
    context.options.signal?.throwIfAborted();
    return asItIs(failed(context.step, thrown, context.options));
  }
}

function judgeStep(measured: Record<string, unknown>, context: StepContext): FinishedStep | Promise<FinishedStep> {
  const { composed, ready, options, asked } = context;
  const execution_result = ready.trusted ? measured : z.parse(ready.result, measured);
  const { criteria, name: algorithm_name } = ready;
  const { language, judgeDocument } = options;
  const { text } = composed;
  const said = ready.prepared.said?.(execution_result)?.[language] ?? "";
  const title = ready.title[language];
  const isMeasured = !ready.needsModel || asked.length > 0;
  const request = { algorithm_name, title, criteria, execution_result, isMeasured, said, text, language };
  if (judgeDocument !== undefined) {
    return judgeResult(request, judgeNothing)
      .then(({ judgment }) => judgeDocument(request, judgment))
      .then(({ judgment, places }) => finish(judgment, execution_result, context, places));
  }
  if (ready.compiled) return finish(judgeCompiled(request), execution_result, context);
  return judgeResult(request, options.judgeProse ?? judgeNothing).then(({ judgment, seen }) =>
    finish(judgment, execution_result, context, quotedPlaces(seen, request)),
  );
}

/** Where the words stand by which a model's answer made a problem. */
function answeredPlaces(judgment: JudgmentResult, { asked, composed }: StepContext): RawFinding[] {
  if (judgment.has_problem !== true) return [];
  return asked.flatMap(({ question, reason }) =>
    placesQuoted(composed.text, reason).map((place): RawFinding => {
      return { kind: "answer", ...place, message: { ko: question, en: question } };
    }),
  );
}

function finish(
  judged: JudgmentResult,
  execution_result: Record<string, unknown>,
  context: StepContext,
  places: readonly RawFinding[] = [],
): FinishedStep {
  const { ready, composed, options, suppressed, outside, privateWords, step, asked } = context;
  const isByModel = judged.executor !== "rule" || asked.length > 0;
  const judgment = isByModel && isTooLongToShow(composed.text) ? ofExcerpt(judged, options.language) : judged;
  const raw = [...context.raw, ...answeredPlaces(judgment, context), ...places];
  const quote = quoteFor(ready, composed, privateWords);
  const located = (found: readonly RawFinding[]) => locate(ready.name, found, composed, options.language, quote);
  const executed_at = options.now().toISOString();
  return {
    result: { step, execution_result, judgment, findings: [], suppressed: suppressed.length, outside, executed_at },
    withFindings: (result) => ({
      ...result,
      findings: located(raw),
      suppressed_findings: suppressed.length === 0 ? undefined : located(suppressed),
    }),
  };
}

/** While masking is on, what a sensitive check finds is private as it stands. */
function quoteFor({ sensitive }: ReadyAlgorithm, { text }: ComposedText, privateWords: PrivateWords | null) {
  if (privateWords === null || !sensitive) return privateWords?.quote;
  return (offset: number, length: number) => maskWords(text.slice(offset, offset + length));
}
