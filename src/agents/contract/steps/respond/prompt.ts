import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import { shortened, shortenedLines, shortenedRule } from "../shortened.ts";
import { shownEvidence } from "../shown-evidence.ts";
import { notShown } from "./not-shown.ts";
import type { RespondInput } from "./schema.ts";

export function respondPrompt(input: RespondInput, { language }: PromptContext): Prompt {
  const instructions = {
    ko: `당신은 계약서를 읽고 답하는 도우미입니다. 아래에 주어진 조항만 근거로, 질문에 한국어로 답하세요.
- 계약 내용을 말하는 모든 문장 끝에 근거를 [제5조 제2항]처럼 주어진 이름 그대로 적으세요. 근거를 적을 수 없는 말은 쓰지 마세요.
- 한 문장에는 한 가지만 말하세요. 조건, 예외, 당사자를 빠뜨리거나 바꾸지 마세요.
- 조항에 있는 말과 숫자를 그대로 쓰고, 인용할 때는 글자 그대로 “ ” 안에 적으세요.
- 빈칸으로 남은 값은 비어 있다고 말하세요. 법률이나 상식으로 메우지 마세요.
- 간결하게, 필요하면 목록으로 쓰세요.
${shortenedRule.ko}
${materialRule.ko}`,
    en: `You answer questions about a contract. Answer in English, from the parts given below and nothing else.
- End every sentence about the contract with the label of its source exactly as given, such as [Section 4.2]. Write nothing that you cannot cite.
- One claim a sentence. Leave out or change no condition, exception or party.
- Keep to the words and figures of the text; quote verbatim inside “ ”.
- If a value was left blank, say so. Do not fill gaps from law or common sense.
- Be brief; use a list where it helps.
${shortenedRule.en}
${materialRule.en}`,
  };
  const left = notShown(input);
  const absent = input.asked.filter(({ exists }) => !exists).map(({ label }) => label);
  const parts = [
    material("contract", input.contractTitle),
    input.previous === null
      ? ""
      : material(
          "previous turn",
          `${input.previous.question}\n---\n${shortened(input.previous.answer, 4_000, language)}`,
        ),
    ...shownEvidence(input, language),
    absent.length === 0 ? "" : material("not in this contract", absent.join(", ")),
    left.length === 0 ? "" : material("asked for and too many to be given here", left.join(", ")),
    ...input.notes.map(({ tool, note }) => material(tool, shortenedLines(note, 8_000, language))),
    input.missingInfo === null ? "" : material("not found", input.missingInfo),
    material("question", input.question),
  ];
  return {
    instructions: instructions[language],
    messages: [{ role: "user", content: parts.filter((part) => part !== "").join("\n\n") }],
  };
}
