import { z } from "zod";
import { createYield } from "#kernel";
import type { ExecutionResult, InspectStatus, JudgmentResult, Language, Plan, PlanStep, StepResult } from "#protocol";
import type { Ask, RawFinding } from "../algorithms/algorithm.ts";
import { isTooLongToShow, ofExcerpt } from "../judge/excerpt.ts";
import { judgeResult } from "../judge/judge-result.ts";
import { type DocumentJudgment, type JudgeRequest, type Judges, judgeNothing } from "../judge/prose.ts";
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
  const sensitive = plan.steps.filter((step) => algorithms.get(step.algorithm_name)?.sensitive === true);
  const byText = sensitive.filter((step) => !takesResults(step));
  const known = byText.flatMap(({ algorithm_name }) => algorithms.get(algorithm_name) ?? []);
  const privateWords = options.mask ? findPrivateWords(composed.text, known) : null;
  // Checks that go by the results of others find what is private only in their turn.
  const isHeldBack = options.mask && byText.length < sensitive.length;
  const done = new Map<number, StepResult>();
  const run: PlanRun = {
    composed,
    algorithms,
    done,
    counts: countedFindings(composed.text, options),
    privateWords,
    options,
  };
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
    const running: Promise<FinishedStep>[] = [];
    for (const step of wave) {
      const pending = runStep(step, run);
      // It is awaited below; one that is aborted before that fails there.
      pending.catch(() => undefined);
      running.push(pending);
      if (original.length > heldFrom) await yieldNow();
    }
    for (const pending of running) {
      const finished = await pending;
      if (stopped !== null) continue;
      const { result } = finished;
      done.set(result.step.step_id, result);
      untold.push(finished);
      if (!isHeldBack) tell();
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

/** Shorter texts are done before anybody waits. */
const heldFrom = 20_000;

/** Whether a finding counts, and why not. */
type Counts = (algorithm: string, finding: RawFinding) => "counts" | "suppressed" | "outside";

function countedFindings(text: string, { suppressions, lines }: ExecuteOptions): Counts {
  const suppressed = suppressions ? readSuppressions(text) : null;
  const within = lines === undefined ? null : withinLines(text, lines);
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

/** What the steps of a text share. */
interface PlanRun {
  readonly composed: ComposedText;
  readonly algorithms: ReadonlyMap<string, ReadyAlgorithm>;
  readonly done: ReadonlyMap<number, StepResult>;
  readonly counts: Counts;
  readonly privateWords: PrivateWords | null;
  readonly options: ExecuteOptions;
}

async function runStep(step: PlanStep, run: PlanRun): Promise<FinishedStep> {
  const { composed, algorithms, done, counts, privateWords, options } = run;
  const { language, duplicateOf = null, now } = options;
  const { text } = composed;
  try {
    const standing = options.standing?.get(step.step_id);
    if (standing !== undefined) return asItIs(standing);
    const ready = algorithms.get(step.algorithm_name);
    if (ready === undefined) throw new Error(`the algorithm ${step.algorithm_name} is not ready`);
    if (ready.missing !== null) return asItIs(notConfigured(step, ready.missing, options));
    const asked: AskedQuestion[] = [];
    const ask = options.ask && askAndKeep(options.ask, asked);
    const input = { text, inputs: resolveInputs(step, done), duplicateOf, ask };
    const all = ready.prepared.find?.(input) ?? [];
    if (ready.sensitive && takesResults(step)) privateWords?.add(all);
    const found = Map.groupBy(all, (finding) => counts(ready.name, finding));
    const raw = found.get("counts") ?? [];
    const suppressed = found.get("suppressed") ?? [];
    const measured = await ready.prepared.measure(raw, input);
    const execution_result = ready.trusted ? measured : z.parse(ready.result, measured);
    const request = requestFor(ready, execution_result, asked, { text, language });
    const { judgment: judged, places } = await judge(request, options);
    const isByModel = judged.executor !== "rule" || asked.length > 0;
    const judgment = isByModel && isTooLongToShow(text) ? ofExcerpt(judged, language) : judged;
    const marked = [...raw, ...answeredPlaces(judgment, asked, text), ...places];
    // What a sensitive check finds is private as it stands.
    const quote =
      privateWords !== null && ready.sensitive
        ? (offset: number, length: number) => maskWords(text.slice(offset, offset + length))
        : privateWords?.quote;
    const located = (found: readonly RawFinding[]) => locate(ready.name, found, composed, language, quote);
    const outside = options.lines && (found.get("outside")?.length ?? 0);
    const executed_at = now().toISOString();
    return {
      result: { step, execution_result, judgment, findings: [], suppressed: suppressed.length, outside, executed_at },
      withFindings: (result) => ({
        ...result,
        findings: located(marked),
        suppressed_findings: suppressed.length === 0 ? undefined : located(suppressed),
      }),
    };
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

function requestFor(
  { name, title, criteria, needsModel, prepared }: ReadyAlgorithm,
  execution_result: Record<string, unknown>,
  asked: readonly AskedQuestion[],
  { text, language }: Pick<JudgeRequest, "text" | "language">,
): JudgeRequest {
  const said = prepared.said?.(execution_result)?.[language] ?? "";
  const isMeasured = !needsModel || asked.length > 0;
  return { algorithm_name: name, title: title[language], criteria, execution_result, isMeasured, said, text, language };
}

async function judge(
  request: JudgeRequest,
  { judgeProse = judgeNothing, judgeDocument }: Judges,
): Promise<DocumentJudgment> {
  const { judgment, seen } = await judgeResult(request, judgeDocument === undefined ? judgeProse : judgeNothing);
  if (judgeDocument !== undefined) return await judgeDocument(request, judgment);
  return { judgment, places: quotedPlaces(seen, request) };
}

/** Where the words stand by which a model's answer made a problem. */
function answeredPlaces({ has_problem }: JudgmentResult, asked: readonly AskedQuestion[], text: string): RawFinding[] {
  if (has_problem !== true) return [];
  return asked.flatMap(({ question, reason }) =>
    placesQuoted(text, reason).map((place): RawFinding => {
      return { kind: "answer", ...place, message: { ko: question, en: question } };
    }),
  );
}
