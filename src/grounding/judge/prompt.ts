import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import { cutUnitsRule } from "../shown-units.ts";
import type { JudgeClaimsInput } from "./schema.ts";

export function judgeClaimsPrompt({ claims }: JudgeClaimsInput, { language }: PromptContext): Prompt {
  const instructions = {
    ko: `문장마다 함께 주어진 근거가 그 문장을 뒷받침하는지 판정하세요.
- supports: 근거가 그렇게 말합니다. 쉬운 말로 옮긴 것도 뜻이 같으면 supports입니다.
- contradicts: 근거가 다르게 말합니다. 부정, 당사자와 방향, 금액·기한, 의무와 재량, 조건과 예외를 하나씩 맞춰 보세요.
- not-said: 근거에 그런 말이 없습니다.
words에는 판정의 근거가 된 말을 글자 그대로 옮기세요. 모든 번호에 답하세요.
${cutUnitsRule.ko}
${materialRule.ko}`,
    en: `For each sentence judge whether the evidence given with it bears it out.
- supports: the evidence says so. Plain words for the same thing count.
- contradicts: the evidence says otherwise. Compare denials, parties and direction, figures and deadlines, duty and choice, conditions and exceptions one by one.
- not-said: the evidence says nothing of the kind.
Copy the words that decide into words, verbatim. Answer for every number.
${cutUnitsRule.en}
${materialRule.en}`,
  };
  const parts = claims.map(({ number, text, evidence }) =>
    [
      `${number}.`,
      material("sentence", text),
      ...evidence.map(({ label, text: words }) => material(`[${label}]`, words)),
    ].join("\n"),
  );
  return { instructions: instructions[language], messages: [{ role: "user", content: parts.join("\n\n") }] };
}
