import { type Run, runStep, type StepRole } from "#kernel";
import { type Language, saidIn } from "#protocol";
import type { Ask } from "../algorithms/algorithm.ts";
import type { ProseCondition } from "../criteria/compile-criteria.ts";
import { excerpt } from "./excerpt.ts";
import { type JudgeProse, type ProseAnswer, type ProseQuestions, unanswered } from "./prose.ts";
import { judgeStep } from "./steps/judge/index.ts";
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
  return saidIn(failed?.error?.message ?? noAnswer, language);
}

const noAnswer = { ko: "모델이 쓸 수 있는 답을 내지 않았습니다.", en: "The model gave no usable answer." } as const;
