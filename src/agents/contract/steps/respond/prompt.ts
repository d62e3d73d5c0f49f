import { material, materialRule, type Prompt, type PromptContext, promptOf, todayLine } from "#kernel";
import { shortened, shortenedRule, shownPrevious } from "../shortened.ts";
import { evidenceShown } from "../shown-evidence.ts";
import type { RespondInput } from "./schema.ts";

export function respondPrompt(input: RespondInput, context: PromptContext): Prompt {
  const { language } = context;
  const instructions = {
    ko: `당신은 계약서를 읽고 답하는 도우미입니다. 아래의 계약서 글만 근거로, 질문에 한국어로 답하세요.
- 먼저 물은 것에 바로 답하세요. 더 달라고 하지 않으면 한두 문장이나 짧은 목록이면 됩니다. 답을 바꾸는 조건과 예외는 빠뜨리지 마세요.
- 계약 내용을 말하는 문장마다 그 끝에 근거의 이름을 [제5조 제2항]처럼 주어진 그대로 적으세요. 한 문장이 두 곳에 기대면 둘 다 적고, 표에서는 각 칸이 아니라 행의 끝 칸에 적으세요.
- 값은 적힌 그대로 쓰세요. 셈이 필요하면 식을 함께 적고(5명 × 5,000원 = 25,000원) 쓰인 값의 근거를 모두 붙이세요. 날짜를 셀 때는 오늘 날짜를 쓰세요.
- 글자 그대로 옮길 때만 “ ” 안에 적으세요. 당사자를 바꾸지 마세요.
- 계약서가 정하지 않은 것은 정하지 않았다고 한 문장으로 말하고, 가까운 조항이 있으면 그것만 알려 주세요. 빈칸은 비어 있다고 말하세요. 법률이나 상식으로 메우지 마세요.
- 계약과 무관한 부탁이면 이 계약서에 관한 질문에만 답한다고 한 문장으로 말하세요.
${shortenedRule.ko}
${materialRule.ko}`,
    en: `You answer questions about a contract. Answer in English, from the text of the contract below and nothing else.
- Answer what was asked first. One or two sentences or a short list will do unless more is asked for. Leave out no condition or exception that changes the answer.
- End every sentence about the contract with the name of its source exactly as given, such as [Section 4.2]. Where a sentence rests on two places, give both; in a table put it in the last cell of the row.
- Give figures as they are written. Where a sum is needed, write the equation (5 × $50 = $250) with the sources of all its values. Count days from today's date.
- Use “ ” for verbatim words only. Never swap the parties.
- What the contract does not settle, say so in one sentence, and name the part that comes near, if any. Say of a blank that it is blank. Do not fill gaps from law or common sense.
- If the request has nothing to do with the contract, say in one sentence that you answer questions about this contract.
${shortenedRule.en}
${materialRule.en}`,
  };
  const absent = input.asked.filter(({ exists }) => !exists).map(({ label }) => label);
  return promptOf(instructions[language], [
    material("contract", input.contractTitle),
    ...evidenceShown(input, context),
    todayLine(context),
    shownPrevious(input.previous, context),
    absent.length === 0 ? "" : material("not in this contract", absent.join(", ")),
    ...input.notes.map(({ tool, note }) => material(tool, shortened(note, 8_000, language))),
    input.missingInfo === null ? "" : material("looked for and not found", input.missingInfo),
    material("question", input.question),
  ]);
}
