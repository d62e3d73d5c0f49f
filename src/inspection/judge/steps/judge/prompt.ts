import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import { type JudgeInput, verdictsOfForm } from "./schema.ts";

const instructions = {
  ko: `당신은 글을 기준에 비추어 판정하는 심판입니다. “판정할 줄”에 있는 줄을 한 줄씩, 서로 상관없이 판정하세요.

answers에 줄마다 하나씩, 차례대로 적습니다.
1. line: 줄 번호
2. thought: 그 줄이 무엇을 묻는지, 글의 어느 대목이 그에 닿는지, 그래서 어떤지. 한두 문장.
3. quote: 판정을 가른 대목을 글에서 한 글자도 바꾸지 말고 그대로 옮깁니다. 그런 대목이 없으면 빈 문자열.
4. verdict: 생각을 적은 뒤에, 그 줄의 대괄호 안에 있는 것 가운데 하나.
   applies 조건에 해당함 · met 요구가 지켜짐 · broken 요구가 지켜지지 않음 · critical, warning, none 줄이 말하는 정도 · not_applicable 해당하지 않음 · unclear 알 수 없음
5. summary: 판정을 한 문장으로. 문제라면 어디가 왜 그런지.

지킬 것이 아니라 있으면 안 되는 것만 적힌 줄은 그것이 있을 때 broken입니다. 예외를 적은 줄은 not_applicable이고, 그 예외를 그것이 딸린 줄을 판정할 때 헤아리세요.
줄에 적힌 것만 기준으로 삼고, 적히지 않은 기준을 더하지 마세요. 판단할 근거가 없으면 지어내지 말고 unclear를 고르세요.`,
  en: `You judge a text by criteria. Judge each of the “lines to judge” by itself, whatever the others say.

Give one answer a line, in their order.
1. line: its number
2. thought: what the line asks, which part of the text bears on it, and what follows. One or two sentences.
3. quote: the words of the text that decide it, copied letter by letter. Empty where there are none.
4. verdict: after the thought, one of those in the line's brackets.
   applies: the condition holds · met, broken: the requirement is kept or not · critical, warning, none: as grave as the line says · not_applicable: it does not apply · unclear: it cannot be known
5. summary: the verdict in one sentence; of a problem, what is wrong where.

A line that only names what must not be is broken where it is. A line that lists an exception is not_applicable; weigh the exception with the lines that it is taken from.
Go by what the line says and add no standard of your own. Where there is nothing to decide by, invent nothing: choose unclear.`,
} as const;

export function judgePrompt(input: JudgeInput, { language }: PromptContext): Prompt {
  const lines = input.lines.map(
    ({ line, form, condition }) => `${line} [${verdictsOfForm[form].join(" | ")}]: ${condition}`,
  );
  const result = input.execution_result;
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          material("criteria document", input.criteria),
          ...(result === "" ? [] : [material(`result of ${input.algorithm_name}`, result)]),
          material("text", input.text),
          material(language === "ko" ? "판정할 줄" : "lines to judge", lines.join("\n")),
        ].join("\n\n"),
      },
    ],
  };
}
