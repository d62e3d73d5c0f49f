import { type Run, runStep } from "#kernel";
import type { Language } from "#protocol";
import type { RawFinding } from "../algorithms/algorithm.ts";
import { excerpt } from "./excerpt.ts";
import { failureOf } from "./model-judge.ts";
import type { JudgeDocument } from "./prose.ts";
import { placesQuoted } from "./quoted-places.ts";
import { judgeDocumentStep } from "./steps/judge-document.ts";

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
