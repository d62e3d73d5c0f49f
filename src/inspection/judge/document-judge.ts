import { type Run, runStep } from "#kernel";
import type { Language } from "#protocol";
import type { RawFinding } from "../algorithms/algorithm.ts";
import { excerpt, excerptNote } from "./excerpt.ts";
import { failureOf } from "./model-judge.ts";
import type { JudgeDocument } from "./prose.ts";
import { placesQuoted } from "./quoted-places.ts";
import { judgeDocumentStep } from "./steps/judge-document/index.ts";
import type { JudgeDocumentOutput } from "./steps/judge-document/schema.ts";

const says = {
  ko: {
    differs: (model: string, code: string) => `모델은 ${model}, 코드로 옮긴 기준은 ${code}로 판정이 다르다.`,
    failed: (why: string) => `모델이 판정하지 못해 코드로 옮긴 기준을 따른다: ${why}`,
    noModel: "판정할 모델이 연결되어 있지 않아 코드로 옮긴 기준을 따른다.",
  },
  en: {
    differs: (model: string, code: string) => `The model says ${model}, the compiled criteria say ${code}.`,
    failed: (why: string) => `The model could not judge, so the compiled criteria decide: ${why}`,
    noModel: "No model is connected to judge, so the compiled criteria decide.",
  },
} as const satisfies Record<Language, unknown>;

/** The specification's judge within a run. What code makes of the same document stands beside it, and a difference is shown. */
export function createDocumentJudge(run: Run): JudgeDocument {
  return async ({ algorithm_name, title, criteria, execution_result, text, language }, compiled) => {
    const say = says[language];
    const { shown, cut } = excerpt(text);
    const answer = await runStep(
      judgeDocumentStep,
      {
        algorithm_name,
        criteria: criteria.markdown,
        execution_result: JSON.stringify(execution_result),
        text: shown,
      },
      run,
    );
    const { has_problem, severity } = compiled;
    const output = cut ? ofAnExcerpt(answer, language) : answer;
    if (output.thoughts.length === 0) {
      const failure = failureOf(run, judgeDocumentStep, language);
      const note = failure === null ? say.noModel : say.failed(failure);
      const judgment = { ...compiled, reasoning: `[Thought] ${note}\n${compiled.reasoning}` };
      return { judgment, places: [] };
    }
    const disagrees = severity !== "undecided" && output.severity !== severity;
    const thoughts = [
      ...output.thoughts,
      output.reasoning,
      ...(disagrees ? [say.differs(output.severity, severity)] : []),
    ];
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

/** A problem in what was seen is one; a pass would be one of what nobody saw. */
function ofAnExcerpt(answer: JudgeDocumentOutput, language: Language): JudgeDocumentOutput {
  const { thoughts, has_problem, summary } = answer;
  if (thoughts.length === 0) return answer;
  const note = excerptNote[language];
  const told = { ...answer, thoughts: [...thoughts, note], summary: summary === "" ? note : `${summary} ${note}` };
  return has_problem === true ? told : { ...told, has_problem: null, severity: "undecided" };
}
