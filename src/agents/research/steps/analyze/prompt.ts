import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { AnalyzeInput } from "./schema.ts";

const instructions = {
  ko: `논문 초록을 네 가지로 나누어 읽습니다: 문제, 방법, 결과, 한계.
- 초록에 있는 것만 한국어 한두 문장으로 적습니다.
- 초록에 없는 것은 null로 둡니다. 짐작해서 채우지 마세요.
- 다른 논문을 끌어오지 마세요.`,
  en: `You read the abstract of a paper by four aspects: problem, method, result, limits.
- Write only what the abstract says, in one or two English sentences each.
- What the abstract does not say is null. Do not fill it in by guessing.
- Bring in no other paper.`,
};

export function analyzePrompt({ title, abstract }: AnalyzeInput, { language }: PromptContext): Prompt {
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [{ role: "user", content: material(title, abstract) }],
  };
}
