import { type Run, runStep, type StepRole } from "#kernel";
import { type Language, saidIn } from "#protocol";
import type { Ask } from "../algorithms/algorithm.ts";
import { sourceWithExceptions } from "../criteria/source-with-exceptions.ts";
import { excerpt, excerptNote } from "./excerpt.ts";
import type { JudgeProse, ProseAnswer } from "./prose.ts";
import { judgeStep } from "./steps/judge/index.ts";
import type { JudgeOutput } from "./steps/judge/schema.ts";
import { questionStep } from "./steps/question/index.ts";
import { judgeWords } from "./words.ts";

/** The whole document is shown beside the condition. */
const mostLettersOfExceptions = 4000;

/** Lets the judge step decide prose within a run, by one vote or the majority of several. */
export function createModelJudge(run: Run, votes: number): JudgeProse {
  return async ({ algorithm_name, condition, criteria, execution_result, text }) => {
    const { shown, cut } = excerpt(text);
    const outputs = await Promise.all(
      Array.from({ length: votes }, (_, vote) =>
        runStep(
          judgeStep,
          {
            algorithm_name,
            condition: sourceWithExceptions(condition, mostLettersOfExceptions),
            form: condition.form,
            declared: condition.verdict?.severity ?? null,
            criteria,
            execution_result: JSON.stringify(execution_result),
            text: shown,
            vote,
          },
          run,
        ),
      ),
    );
    const answer = majority(outputs, run);
    return cut && answer.executor !== "rule" ? ofAnExcerpt(answer, run.language) : answer;
  };
}

/** Lets the question step answer model_check within a run. */
export function createModelAsk(run: Run): Ask {
  return async (question, text) => {
    const { shown, cut } = excerpt(text);
    const output = await runStep(questionStep, { question, text: shown }, run);
    const { answer } = output;
    const reason = answer === "unclear" && output.reason === "" ? whyUnanswered(run) : output.reason;
    if (!cut || run.models.forRole(questionStep.role) === null) return { answer, reason };
    return { answer, reason: `${excerptNote[run.language]} ${reason}`.trim(), ofExcerpt: true };
  };
}

/** Empty where no model is connected: then nobody was asked. */
function whyUnanswered(run: Run): string {
  const { language } = run;
  const failure = failureOf(run, questionStep, language);
  return failure === null ? "" : judgeWords[language].unanswered(failure);
}

/** A problem in what was seen is one; that there is none was not seen of the rest. */
function ofAnExcerpt(answer: ProseAnswer, language: Language): ProseAnswer {
  const note = excerptNote[language];
  const { verdict, thoughts, summary } = answer;
  return {
    ...answer,
    verdict: verdict === "critical" || verdict === "warning" ? verdict : "unclear",
    thoughts: [...thoughts, note],
    summary: summary === "" ? note : `${summary} ${note}`,
  };
}

/** The verdict of more than half of the votes; without one it is unclear. A vote that no model cast counts for nobody. */
function majority(outputs: readonly JudgeOutput[], run: Run): ProseAnswer {
  const cast = outputs.filter((output) => output.thoughts.length > 0);
  const counts = new Map<JudgeOutput["verdict"], JudgeOutput[]>();
  for (const output of cast) counts.set(output.verdict, [...(counts.get(output.verdict) ?? []), output]);
  const [most = []] = [...counts.values()].sort((left, right) => right.length - left.length);
  const [first] = most;
  const failure = cast.length === 0 ? failureOf(run, judgeStep, run.language) : null;
  const executor = cast.length === 0 ? "rule" : (run.models.forRole(judgeStep.role)?.id ?? "rule");
  const agreement = outputs.length === 1 ? {} : { agreement: { votes: outputs.length, agreeing: most.length } };
  if (first === undefined || most.length * 2 <= outputs.length) {
    return {
      verdict: "unclear",
      thoughts: cast.flatMap(({ thoughts }) => thoughts),
      summary: "",
      executor,
      failure,
      ...agreement,
    };
  }
  return { verdict: first.verdict, thoughts: first.thoughts, summary: first.summary, executor, ...agreement };
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
