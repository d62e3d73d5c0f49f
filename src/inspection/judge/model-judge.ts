import { type Run, runStep, type StepRole } from "#kernel";
import { type Language, saidIn } from "#protocol";
import type { Ask } from "../algorithms/algorithm.ts";
import type { JudgeProse, ProseAnswer } from "./prose.ts";
import { judgeStep } from "./steps/judge/index.ts";
import type { JudgeOutput } from "./steps/judge/schema.ts";
import { questionStep } from "./steps/question/index.ts";

/** The most of a text that a model is shown; of longer ones it sees both ends, and the reasoning says so. */
const mostText = 60_000;
const excerptNote = {
  ko: "글이 길어 앞부분과 뒷부분만 보고 판단했다.",
  en: "The text is long; only its beginning and end were judged.",
} as const;

/** Lets the judge step decide prose within a run, by one vote or the majority of several. */
export function createModelJudge(run: Run, votes: number): JudgeProse {
  return async ({ algorithm_name, condition, criteria, execution_result, text }) => {
    const shown = excerpt(text);
    const outputs = await Promise.all(
      Array.from({ length: votes }, (_, vote) =>
        runStep(
          judgeStep,
          {
            algorithm_name,
            condition: condition.source,
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
    return shown === text ? answer : { ...answer, thoughts: [...answer.thoughts, excerptNote[run.language]] };
  };
}

/** Lets the question step answer model_check within a run. */
export function createModelAsk(run: Run): Ask {
  return (question, text) => runStep(questionStep, { question, text: excerpt(text) }, run);
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

/** What a model is shown of a text. */
export function excerpt(text: string): string {
  if (text.length <= mostText) return text;
  return `${text.slice(0, (mostText * 2) / 3)}\n[…]\n${text.slice(-mostText / 3)}`;
}
