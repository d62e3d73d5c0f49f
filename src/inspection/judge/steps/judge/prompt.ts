import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { JudgeInput } from "./schema.ts";

const instructions = {
  ko: `당신은 텍스트 분석 결과를 판정하는 심판입니다. 조건 하나만 판정하세요.

순서:
1. thoughts: 조건이 무엇을 묻는지, 결과와 글의 어느 대목이 그에 닿는지, 그래서 어떤지를 한 줄씩 적습니다.
2. verdict: 생각을 다 적은 뒤에 하나를 고릅니다.
3. summary: 판정을 한두 문장으로 줄입니다.

조건에 적힌 것만 기준으로 삼고, 적히지 않은 기준을 더하지 마세요. 판단할 근거가 없으면 지어내지 말고 unclear를 고르세요.`,
  en: `You judge results of text analysis. Judge one condition only.

In this order:
1. thoughts: a line each on what the condition asks, which part of the result or text bears on it, and what follows.
2. verdict: choose one, after the thoughts.
3. summary: the verdict in one or two sentences.

Go by what the condition says and add no standard of your own. Where there is nothing to decide by, invent nothing: choose unclear.`,
} as const;

const verdicts = {
  case: {
    ko: (declared: string) => `조건에 해당하면 ${declared}, 해당하지 않으면 not_applicable, 알 수 없으면 unclear.`,
    en: (declared: string) =>
      `If the condition applies: ${declared}. If not: not_applicable. If it cannot be known: unclear.`,
  },
  requirement: {
    ko: () => "조건은 지켜져야 할 요구입니다. 지켜졌으면 none, 지켜지지 않았으면 warning, 알 수 없으면 unclear.",
    en: () =>
      "The condition is a requirement. If it is met: none. If it is not met: warning. If it cannot be known: unclear.",
  },
  open: {
    ko: () =>
      "이 줄이 말하는 대로 critical, warning, none 가운데 고르고, 해당이 없으면 not_applicable, 알 수 없으면 unclear.",
    en: () =>
      "Choose critical, warning or none as the line says; not_applicable if it does not apply; unclear if it cannot be known.",
  },
} as const;

export function judgePrompt(input: JudgeInput, { language }: PromptContext): Prompt {
  const choice = verdicts[input.form][language](input.declared ?? "");
  return {
    instructions: `${instructions[language]}\n\n${choice}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          material("condition", input.condition),
          material("criteria document", input.criteria),
          material(`result of ${input.algorithm_name}`, input.execution_result),
          material("text", input.text),
        ].join("\n\n"),
      },
    ],
  };
}
