import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { ValidateScopeInput } from "./schema.ts";

export function validateScopePrompt(input: ValidateScopeInput, { language }: PromptContext): Prompt {
  const instructions = {
    ko: `당신은 계약서 질의응답의 문지기입니다. 질문이 이 계약서에 관한 것이거나 계약서에서 답을 찾을 수 있는 것인지, 그리고 바로 앞의 답변에 기대는 질문인지 판단하세요.
계약과 무관한 시사, 코딩, 창작 요청은 범위 밖(foreign)입니다. 인사(greeting), 감사(thanks), 무엇을 할 수 있느냐는 물음(ability)은 범위 안입니다. 확실하지 않으면 범위 안(own)으로 보세요.
${materialRule.ko}`,
    en: `You guard the door of a contract assistant. Decide whether the question is about this contract or could be answered from it, and whether it leans on the answer before it.
News, coding and creative requests that have nothing to do with the contract are out of scope (foreign). A greeting, thanks and a question about what you can do (ability) are in scope. When in doubt, it is in scope (own).
${materialRule.en}`,
  };
  return {
    instructions: instructions[language],
    messages: [
      {
        role: "user",
        content: [
          material("contract contents", [input.contractTitle, ...input.contents.slice(0, 120)].join("\n")),
          material("question", input.question),
          `previous answer: ${input.previous !== null ? "yes" : "no"}`,
        ].join("\n\n"),
      },
    ],
  };
}
