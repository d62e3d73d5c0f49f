import { material, materialRule, type Prompt, type PromptContext, promptOf, todayLine } from "#kernel";
import { answerLines, shownEvidence } from "../judge/prompt.ts";
import type { RepairClaimsInput } from "./schema.ts";

export function repairClaimsPrompt(
  { question, answer, problems, evidence }: RepairClaimsInput,
  context: PromptContext,
): Prompt {
  const instructions = {
    ko: `답의 문장 가운데 번호가 붙은 것은 근거와 다르거나 근거에 없다고 의심됩니다. 근거를 다시 읽고 문장마다 하나를 고르세요.
- 틀렸으면: 근거가 말하는 대로 고쳐 쓴 한 문장. 앞뒤 문장과 이어지게, 근거의 표시를 [이름표] 꼴로 문장 끝에 붙입니다. 표의 줄이면 같은 칸 수의 줄로 씁니다.
- 맞으면: 문장을 있던 그대로 옮깁니다. 억지로 고치지 않습니다.
- 근거에 없는 말을 보탰을 뿐이고 바른 말로 바꿀 것이 없으면: text를 비워 둡니다.
근거에 없는 이름, 수치, 조건은 쓰지 않습니다.
${materialRule.ko}`,
    en: `The numbered sentences of the answer may differ from the evidence or say what it does not. Read the evidence again and choose for each:
- it is wrong: the sentence put right as the evidence has it, fitting the sentences around it, with the mark of its evidence at its end as [label]. A row of a table stays a row with as many cells.
- it stands: the sentence exactly as it was. Do not change what is right.
- it only adds what the evidence does not have, and there is nothing right to put in its place: leave text empty.
Use no name, figure or condition that the evidence does not have.
${materialRule.en}`,
  };
  const seems = problems.map(({ number, reason, words }) => `${number}. ${[reason, words].filter(Boolean).join(": ")}`);
  return promptOf(instructions[context.language], [
    ...shownEvidence(evidence, context),
    material(context.language === "ko" ? "질문" : "question", question),
    material(context.language === "ko" ? "답" : "answer", answerLines(answer)),
    material(context.language === "ko" ? "의심되는 까닭" : "what seems wrong", seems.join("\n")),
    todayLine(context),
  ]);
}
