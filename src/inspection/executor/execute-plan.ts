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
import { type LineRange, readSuppressions, withinLines } from "./suppressions.ts";
import { failed, notConfigured } from "./undecided-step.ts";

/** How one text is analysed; its own judges come before those of the analyzer. */
export interface AnalyzeOptions extends Judges {
  readonly document?: string;
  /** Whether comments in this text may switch findings off; off unless the text's author is trusted. */
  readonly suppressions?: boolean;
  /** Findings count on these lines only: those that a change touches. What is said of the text as a whole stays so. */
  readonly lines?: readonly LineRange[] | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called once for each step, as it is done. */
  readonly onStep?: (result: StepResult) => void;
}

export interface ExecuteOptions extends Omit<AnalyzeOptions, "document"> {
  readonly language: Language;
  /** Run every step, even after a problem. */
  readonly all: boolean;
  readonly mask: boolean;
  readonly suppressions: boolean;
  readonly now: () => Date;
}

/** Runs the steps of a plan over a text, judging each result. Without `all` it stops at the first problem. */
export async function executePlan(
  original: string,
  plan: Plan,
  ordered: readonly PlanStep[],
  algorithms: ReadonlyMap<string, ReadyAlgorithm>,
  options: ExecuteOptions,
): Promise<ExecutionResult> {
  const composed = composeText(original);
  const planned = ordered.flatMap(({ algorithm_name }) => algorithms.get(algorithm_name) ?? []);
  const sensitive = planned.filter((ready) => ready.sensitive);
  const privateWords = options.mask ? findPrivateWords(composed.text, sensitive) : null;
  const counts = countedFindings(composed.text, options);
  const run: PlanRun = { composed, algorithms, counts, privateWords, options };
  const step_results: StepResult[] = [];
  const yieldNow = createYield();
  let stopped_at: PlanStep | null = null;
  for (const step of ordered) {
    options.signal?.throwIfAborted();
    const found = await runStep(step, run);
    const result = privateWords?.hide(found) ?? found;
    step_results.push(result);
    options.onStep?.(result);
    if (result.judgment.has_problem === true && !options.all) {
      stopped_at = step;
      break;
    }
    if (original.length > heldFrom) await yieldNow();
  }
  return { plan, step_results, status: inspectStatusOf(step_results), stopped_at };
}

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

export function inspectStatusOf(results: readonly StepResult[]): InspectStatus {
  if (results.some((result) => result.judgment.has_problem === true)) return "problem_found";
  if (results.some((result) => result.error !== undefined)) return "error";
  return results.some((result) => result.judgment.has_problem === null) ? "undecided" : "all_passed";
}

/** What the steps of a text share. */
interface PlanRun {
  readonly composed: ComposedText;
  readonly algorithms: ReadonlyMap<string, ReadyAlgorithm>;
  readonly counts: Counts;
  readonly privateWords: PrivateWords | null;
  readonly options: ExecuteOptions;
}

async function runStep(step: PlanStep, run: PlanRun): Promise<StepResult> {
  const { composed, algorithms, counts, privateWords, options } = run;
  const { language, now } = options;
  const { text } = composed;
  try {
    const ready = algorithms.get(step.algorithm_name);
    if (ready === undefined) throw new Error(`the algorithm ${step.algorithm_name} is not ready`);
    if (ready.missing !== null) return notConfigured(step, ready.missing, options);
    const asked: AskedQuestion[] = [];
    const input = { text, ask: options.ask && askAndKeep(options.ask, asked) };
    const all = ready.prepared.find?.(input) ?? [];
    const found = Map.groupBy(all, (finding) => counts(ready.name, finding));
    const raw = found.get("counts") ?? [];
    const suppressed = found.get("suppressed") ?? [];
    const measured = await ready.prepared.measure(raw, input);
    const execution_result = ready.trusted ? measured : z.parse(ready.result, measured);
    const request = requestFor(ready, execution_result, asked, { text, language });
    const { judgment: judged, places } = await judge(request, options);
    const isByModel = judged.executor !== "rule" || asked.length > 0;
    const judgment = isByModel && isTooLongToShow(text) ? ofExcerpt(judged, language) : judged;
    // What a sensitive check finds is private as it stands.
    const quote =
      privateWords !== null && ready.sensitive
        ? (offset: number, length: number) => maskWords(text.slice(offset, offset + length))
        : privateWords?.quote;
    const located = (found: readonly RawFinding[]) => locate(ready.name, found, composed, language, quote);
    return {
      step,
      execution_result,
      judgment,
      findings: located([...raw, ...answeredPlaces(judgment, asked, text), ...places]),
      suppressed: suppressed.length,
      suppressed_findings: suppressed.length === 0 ? undefined : located(suppressed),
      outside: options.lines && (found.get("outside")?.length ?? 0),
      executed_at: now().toISOString(),
    };
  } catch (thrown) {
    options.signal?.throwIfAborted();
    return failed(step, thrown, options);
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

/** A result of a text that turned out to repeat an earlier one: it tells so, and criteria that code reads may make a verdict of it. */
export async function repeatingStep(
  result: StepResult,
  earlier: string,
  ready: ReadyAlgorithm,
  language: Language,
): Promise<StepResult> {
  const { execution_result: before, judgment: judged } = result;
  if (!("near_duplicate_of" in before) || before.near_duplicate_of === earlier) return result;
  const execution_result = { ...before, near_duplicate: true, near_duplicate_of: earlier };
  const request = requestFor(ready, execution_result, [], { text: "", language });
  const isByCode = judged.executor === "rule" && ready.compiled;
  const judgment = isByCode
    ? (await judgeResult(request, judgeNothing)).judgment
    : { ...judged, summary: `${judged.summary} · ${request.said}` };
  return { ...result, execution_result, judgment };
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
