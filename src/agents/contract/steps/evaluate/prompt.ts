import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import { shortenedLines, shortenedRule } from "../shortened.ts";
import { shownEvidence } from "../shown-evidence.ts";
import type { EvaluateInput } from "./schema.ts";

export function evaluatePrompt(input: EvaluateInput, { language }: PromptContext): Prompt {
  const instructions = {
    ko: `모은 내용이 질문에 답하기에 충분한지 평가하세요.
- 질문이 묻는 것이 모은 글 안에 적혀 있을 때만 충분합니다. 아는 것으로 메우지 마세요.
- 모자라면 missing_info에 무엇을 더 찾아야 하는지 검색어처럼 적으세요. 아직 읽지 않은 조항의 제목을 참고하세요.
- 계약서에 없는 것이 분명하면 is_sufficient를 false로, missing_info에 없는 것이 무엇인지 적으세요.
${shortenedRule.ko}
${materialRule.ko}`,
    en: `Judge whether what was collected suffices to answer the question.
- It suffices only when the text itself says what was asked. Do not fill gaps from what you know.
- If something is lacking, say in missing_info what to look for, as search words. The titles of unexplored parts may help.
- If the contract clearly does not say it, is_sufficient is false and missing_info names what is absent.
${shortenedRule.en}
${materialRule.en}`,
  };
  const parts = [
    material("question", input.question),
    `explored: ${input.explored.join(", ") || "-"}`,
    material("unexplored parts", input.unexplored.slice(0, 120).join("\n") || "-"),
    ...shownEvidence(input, language),
    input.notes.length === 0
      ? ""
      : material(
          "tool notes",
          shortenedLines(input.notes.map(({ tool, note }) => `${tool}: ${note}`).join("\n"), 4_000, language),
        ),
  ];
  return {
    instructions: instructions[language],
    messages: [{ role: "user", content: parts.filter((part) => part !== "").join("\n\n") }],
  };
}
