import { randomUUID } from "node:crypto";
import {
  type CircuitBreaker,
  createCircuitBreaker,
  createRun,
  type ModelChooser,
  type Run,
  type RunLimits,
  runStep,
  type StepRole,
} from "#kernel";
import { type JihwiError, type Language, saidIn, toJihwiError } from "#protocol";
import type { Store } from "#store";
import { keepRun, type TurnListener } from "#turns";
import type { Ask, RawFinding } from "../algorithms/algorithm.ts";
import type { ProseCondition } from "../criteria/compile-criteria.ts";
import type { ModelsFor } from "../runs/inspect-item.ts";
import { inspectionText } from "../text.ts";
import { excerpt } from "./excerpt.ts";
import { type JudgeDocument, type JudgeProse, type ProseAnswer, type ProseQuestions, unanswered } from "./prose.ts";
import { placesQuoted } from "./quoted-places.ts";
import { judgeStep } from "./steps/judge.ts";
import { judgeDocumentStep } from "./steps/judge-document.ts";
import { questionStep } from "./steps/question.ts";
import { judgeWords } from "./words.ts";

/** Of a long checklist so many lines are asked about at once: of more, models lose some. */
const mostLinesAtOnce = 25;

/** Lets the judge step decide prose within a run: all lines of a document in one call. */
export function createModelJudge(run: Run): JudgeProse {
  return async (questions) => {
    const parts: ProseCondition[][] = [];
    for (let from = 0; from < questions.conditions.length; from += mostLinesAtOnce)
      parts.push(questions.conditions.slice(from, from + mostLinesAtOnce));
    return (await Promise.all(parts.map((conditions) => judgePart({ ...questions, conditions }, run)))).flat();
  };
}

async function judgePart(
  { algorithm_name, conditions, criteria, execution_result, text }: ProseQuestions,
  run: Run,
): Promise<ProseAnswer[]> {
  const lines = conditions.map((condition) => ({
    line: condition.line,
    condition: condition.source,
    form: condition.form,
    declared: condition.verdict?.severity ?? null,
  }));
  const result = execution_result === null ? "" : JSON.stringify(execution_result);
  const asked = { algorithm_name, lines, criteria, execution_result: result, text: excerpt(text) };
  const { answers } = await runStep(judgeStep, asked, run);
  const executor = run.models.forRole(judgeStep.role)?.id ?? "rule";
  const failure = failureOf(run, judgeStep, run.language);
  return conditions.map((condition) => {
    const answer = answers.find(({ line }) => line === condition.line);
    if (answer === undefined) return { ...unanswered, failure };
    const { verdict, thought, quote, summary } = answer;
    return { verdict, thoughts: [thought], quote, summary, executor };
  });
}

/** Lets the question step answer model_check within a run. */
export function createModelAsk(run: Run): Ask {
  return async (question, text) => {
    const { answer, reason } = await runStep(questionStep, { question, text: excerpt(text) }, run);
    return { answer, reason: answer === "unclear" && reason === "" ? whyUnanswered(run) : reason };
  };
}

/** Empty where no model is connected: then nobody was asked. */
function whyUnanswered(run: Run): string {
  const { language } = run;
  const failure = failureOf(run, questionStep, language);
  return failure === null ? "" : judgeWords[language].unanswered(failure);
}

/** Why the last answer of a step did not come from its model; null where no model is connected. */
export function failureOf(
  run: Run,
  step: { readonly name: string; readonly role: StepRole },
  language: Language,
): string | null {
  if (run.models.forRole(step.role) === null) return null;
  const failed = run.journal.entries().findLast((entry) => entry.name === step.name && entry.error !== null);
  return saidIn(failed?.error?.message ?? inspectionText("no-usable-answer"), language);
}

/** The specification's judge within a run. What code makes of the same document stands beside it, and a difference is shown. */
export function createDocumentJudge(run: Run): JudgeDocument {
  return async ({ algorithm_name, title, criteria, execution_result, text, language }, compiled) => {
    const output = await runStep(
      judgeDocumentStep,
      {
        algorithm_name,
        criteria: criteria.markdown,
        execution_result: JSON.stringify(execution_result),
        text: excerpt(text),
      },
      run,
    );
    const { has_problem, severity } = compiled;
    if (output.thoughts.length === 0) {
      const failure = failureOf(run, judgeDocumentStep, language);
      const note = failure === null ? inspectionText("no-judge") : inspectionText("judge-failed", { why: failure });
      const judgment = { ...compiled, reasoning: `[Thought] ${note[language]}\n${compiled.reasoning}` };
      return { judgment, places: [] };
    }
    const disagrees = severity !== "undecided" && output.severity !== severity;
    const thoughts = [...output.thoughts, output.reasoning];
    if (disagrees) thoughts.push(inspectionText("judges-differ", { model: output.severity, code: severity })[language]);
    const lines = thoughts.filter((line) => line !== "").map((line) => `[Thought] ${line.replaceAll("\n", " ")}\n`);
    const judgment = {
      algorithm_name,
      has_problem: output.has_problem,
      severity: output.severity,
      reasoning: `${lines.join("")}[Final] has_problem=${output.has_problem}, severity=${output.severity}`,
      summary: output.summary === "" ? compiled.summary : output.summary,
      executor: run.models.forRole(judgeDocumentStep.role)?.id ?? "rule",
      compiled: { has_problem, severity, summary: compiled.summary, disagrees },
    };
    const message = { ko: criteria.title || title, en: criteria.title || title };
    const places = output.has_problem === true ? placesQuoted(text, `${output.reasoning}\n${output.summary}`) : [];
    return { judgment, places: places.map((place): RawFinding => ({ kind: "prose", ...place, message })) };
  };
}

interface ModelsForOptions extends Omit<OwnRunOptions, "signal" | "breaker"> {
  /** Where the runs are kept as traces. */
  readonly store: Store;
  readonly listener?: Pick<TurnListener, "kept"> | undefined;
  /** Told of a trace that could not be kept; the verdicts stand without it. */
  readonly onUnkept: (document: string, error: JihwiError) => void;
}

/** A model that failed a document is tried again after this long: an inspection may run for hours. */
const coolDownMs = 5 * 60_000;

/** Gives each document of an inspection a run of its own, so that time limits and budgets count for a document. */
export function createModelsFor({ store, listener, onUnkept, ...options }: ModelsForOptions): ModelsFor {
  const breaker = createCircuitBreaker(coolDownMs);
  return async (document, signal) => {
    const run = await createOwnRun({ ...options, signal, breaker });
    return {
      judgeProse: createModelJudge(run),
      judgeDocument: createDocumentJudge(run),
      ask: createModelAsk(run),
      end: () =>
        keepRun(run, store, { title: document, input: { document }, listener }).catch((thrown: unknown) =>
          onUnkept(document, toJihwiError(thrown)),
        ),
    };
  };
}

export interface OwnRunOptions {
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  readonly language: Language;
  readonly signal?: AbortSignal | undefined;
  /** Shared by the documents of one inspection, so that none waits for a model that has just failed another. */
  readonly breaker?: CircuitBreaker | undefined;
}

/** A run for a question that no user message began: a document of an inspection, a plan for a goal. */
export function createOwnRun(options: OwnRunOptions): Promise<Run> {
  return createRun({ id: `inspection_${randomUUID()}`, agent: "inspect", startedAt: Date.now(), ...options });
}
