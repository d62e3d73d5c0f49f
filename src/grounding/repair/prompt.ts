import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import { cutUnitsRule } from "../shown-units.ts";
import type { RepairClaimsInput } from "./schema.ts";

export function repairClaimsPrompt({ claims }: RepairClaimsInput, { language }: PromptContext): Prompt {
  const instructions = {
    ko: `아래 문장들은 근거와 맞지 않거나 근거에 없는 내용이 있습니다. 문장마다 근거가 말하는 대로 고쳐 쓰세요.
- 한 문장에 한 가지만 말하고, 문장 끝에 근거의 표시를 [이름표] 꼴로 그대로 붙입니다.
- 수치, 당사자, 조건, 할 수 있다와 해야 한다의 구별을 근거 그대로 옮깁니다.
- 근거에 없는 이름, 논문, 수치는 쓰지 않습니다.
- 근거가 그 문제에 대해 아무 말도 하지 않으면 text를 비워 둡니다.
- ${cutUnitsRule.ko}
${materialRule.ko}`,
    en: `The sentences below differ from their evidence or say what it does not. Write each anew as the evidence has it.
- One claim a sentence, with the mark of its evidence at the end, as [label].
- Keep figures, parties, conditions and the difference between may and must exactly as the evidence has them.
- Use no name, paper or figure that the evidence does not have.
- Where the evidence says nothing about the matter, leave text empty.
- ${cutUnitsRule.en}
${materialRule.en}`,
  };
  const parts = claims.map(({ number, text, reason, evidence }) =>
    [
      `${number}.`,
      material("sentence", text),
      material("problem", reason),
      ...evidence.map(({ label, text: words }) => material(`[${label}]`, words)),
    ].join("\n"),
  );
  return { instructions: instructions[language], messages: [{ role: "user", content: parts.join("\n\n") }] };
}
