import { material, materialRule, type Prompt, type PromptContext, promptOf } from "#kernel";
import { shownPrevious } from "../shortened.ts";
import type { ValidateScopeInput } from "./schema.ts";

/** Parts whose titles are shown. */
const maxParts = 120;

export function validateScopePrompt(input: ValidateScopeInput, { language }: PromptContext): Prompt {
  const instructions = {
    ko: `당신은 계약서 질의응답의 문지기입니다. 새 질문이 이 계약서에 관한 것이거나 계약서에서 답을 찾을 수 있는 것인지, 그리고 바로 앞의 답변에 기대는 질문인지 판단하세요.
- 계약과 무관한 날씨, 시사, 코딩, 번역, 창작 요청은 앞에 무엇을 물었든 범위 밖(foreign)입니다.
- 일상의 말로 물어도 계약이 정하는 일(돈, 기간, 권리, 책임, 그만두기)이면 범위 안(own)입니다. 확실하지 않으면 own입니다.
- 인사(greeting), 감사(thanks), 무엇을 할 수 있느냐는 물음(ability)도 범위 안입니다.
${materialRule.ko}`,
    en: `You guard the door of a contract assistant. Decide whether the new question is about this contract or could be answered from it, and whether it leans on the answer before it.
- Weather, news, coding, translation and creative requests that have nothing to do with the contract are out of scope (foreign), whatever was asked before.
- Everyday words for what a contract settles (money, time, rights, liability, leaving) are in scope (own). When in doubt, it is own.
- A greeting, thanks, and a question about what you can do (ability) are in scope.
${materialRule.en}`,
  };
  return promptOf(instructions[language], [
    material("contract contents", [input.contractTitle, ...input.contents.slice(0, maxParts)].join("\n")),
    shownPrevious(input.previous, language),
    material("new question", input.question),
  ]);
}
