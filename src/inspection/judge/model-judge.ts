import { type Run, runStep, type StepRole } from "#kernel";
import { type Language, type Severity, saidIn } from "#protocol";
import type { Ask } from "../algorithms/algorithm.ts";
import type { ProseCondition } from "../criteria/compile-criteria.ts";
import { excerpt } from "./excerpt.ts";
import type { JudgeProse, ProseAnswer, ProseQuestions } from "./prose.ts";
import { judgeStep } from "./steps/judge/index.ts";
import type { JudgeOutput } from "./steps/judge/schema.ts";
import { questionStep } from "./steps/question/index.ts";
import { judgeWords } from "./words.ts";

/** Of a long checklist so many lines are asked about at once: of more, models lose some. */
const mostLinesAtOnce = 25;

type Answer = JudgeOutput["answers"][number];

/** Lets the judge step decide prose within a run, by one vote or the majority of several: all lines of a document in one call. */
export function createModelJudge(run: Run, votes: number): JudgeProse {
  return async (questions) => {
    const parts: ProseCondition[][] = [];
    for (let from = 0; from < questions.conditions.length; from += mostLinesAtOnce)
      parts.push(questions.conditions.slice(from, from + mostLinesAtOnce));
    return (await Promise.all(parts.map((conditions) => judgePart({ ...questions, conditions }, run, votes)))).flat();
  };
}

async function judgePart(
  { algorithm_name, conditions, criteria, execution_result, text }: ProseQuestions,
  run: Run,
  votes: number,
): Promise<ProseAnswer[]> {
  const lines = conditions.map((condition) => ({
    line: condition.line,
    condition: condition.source,
    form: condition.form,
    declared: condition.verdict?.severity ?? null,
  }));
  const result = execution_result === null ? "" : JSON.stringify(execution_result);
  const asked = { algorithm_name, lines, criteria, execution_result: result, text: excerpt(text) };
  const outputs = await Promise.all(
    Array.from({ length: votes }, (_, vote) => runStep(judgeStep, { ...asked, vote }, run)),
  );
  return conditions.map((condition) => {
    const cast = outputs.flatMap(({ answers }) => answers.find(({ line }) => line === condition.line) ?? []);
    return majority(cast, votes, condition, run);
  });
}

/** The verdict of more than half of the votes; without one it is unclear. A vote that no model cast counts for nobody. */
function majority(cast: readonly Answer[], votes: number, condition: ProseCondition, run: Run): ProseAnswer {
  const [most = []] = [...Map.groupBy(cast, ({ verdict }) => verdict).values()].sort(
    (left, right) => right.length - left.length,
  );
  const [first] = most;
  const failure = cast.length === 0 ? failureOf(run, judgeStep, run.language) : null;
  const executor = cast.length === 0 ? "rule" : (run.models.forRole(judgeStep.role)?.id ?? "rule");
  const agreement = votes === 1 ? {} : { agreement: { votes, agreeing: most.length } };
  if (first === undefined || most.length * 2 <= votes) {
    const thoughts = cast.map(({ thought }) => thought);
    return { verdict: "unclear", thoughts, summary: "", executor, failure, ...agreement };
  }
  const { verdict, thought, quote, summary } = first;
  return { verdict: verdictOf(verdict, condition), thoughts: [thought], quote, summary, executor, ...agreement };
}

/** A case has the verdict that its document declares, and a requirement says only whether it is kept. */
function verdictOf(said: Answer["verdict"], { verdict }: ProseCondition): ProseAnswer["verdict"] {
  const declared: Severity = verdict?.severity ?? "warning";
  const told = { applies: declared, met: "none", broken: "warning" } as const;
  return said === "applies" || said === "met" || said === "broken" ? told[said] : said;
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
