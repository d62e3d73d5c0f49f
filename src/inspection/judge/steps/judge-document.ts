import { z } from "zod";
import { defineStep, material, materialRule, type Prompt, type PromptContext } from "#kernel";

/** A result and the whole document that it is judged by. */
const judgeDocumentInputSchema = z.object({
  algorithm_name: z.string(),
  criteria: z.string(),
  execution_result: z.string(),
  text: z.string(),
});
type JudgeDocumentInput = z.infer<typeof judgeDocumentInputSchema>;

/** The specification's answer, thoughts first. `has_problem` is null when nobody judged. */
const judgeDocumentOutputSchema = z.object({
  thoughts: z.array(z.string().max(2000)).max(30),
  has_problem: z.boolean().nullable(),
  severity: z.enum(["critical", "warning", "none", "undecided"]),
  reasoning: z.string().max(4000),
  summary: z.string().max(1000),
});

const instructions = {
  ko: `당신은 텍스트 분석 결과를 판정하는 심판입니다. 알고리즘의 이름과 실행 결과, 판단 기준 문서 전체를 받습니다. 기준 문서에 비추어 결과에 문제가 있는지 판정하세요.

순서:
1. thoughts: 기준의 조건을 하나씩 확인하고, 결과의 값과 견주고, 그래서 어느 정도에 드는지를 한 줄씩 적습니다. 조건이 많으면 판정을 가르는 것부터 25줄까지만 적습니다.
2. has_problem: 생각을 다 적은 뒤에 정합니다. 문제가 있으면 true, 없으면 false.
3. severity: critical, warning, none 가운데 하나. 문제가 없으면 none, 있으면 critical이나 warning입니다. 판단할 근거가 없으면 has_problem은 null, severity는 undecided입니다.
4. reasoning: 판정의 까닭을 값과 함께 적습니다. 문제가 되는 대목은 글에서 한 글자도 바꾸지 말고 “ ” 안에 옮깁니다.
5. summary: 한두 문장으로 줄입니다.

기준 문서에 적힌 것만 기준으로 삼으세요.`,
  en: `You judge results of text analysis. You get the name of an algorithm, its result, and the whole criteria document. Judge by that document whether the result is a problem.

In this order:
1. thoughts: a line each on the conditions of the document, how the result's values compare with it, and which severity follows. Of many conditions write on those that decide, in 25 lines at most.
2. has_problem: decide after the thoughts; true or false.
3. severity: critical, warning or none. Without a problem it is none; with one it is critical or warning. Where there is nothing to decide by, has_problem is null and severity is undecided.
4. reasoning: why, with the values. Words of the text that make the problem stand in “ ”, copied letter by letter.
5. summary: one or two sentences.

Go by what the document says and add no standard of your own.`,
} as const;

function judgeDocumentPrompt(input: JudgeDocumentInput, { language }: PromptContext): Prompt {
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          material("algorithm", input.algorithm_name),
          material("criteria document", input.criteria),
          material("result", input.execution_result),
          material("text", input.text),
        ].join("\n\n"),
      },
    ],
  };
}

/** The specification's judge: one look at a result and the whole criteria document. Without a model it stays undecided. */
export const judgeDocumentStep = defineStep({
  name: "inspect.judge-document",
  role: "judge",
  input: judgeDocumentInputSchema,
  output: judgeDocumentOutputSchema,
  prompt: judgeDocumentPrompt,
  rule: (): z.infer<typeof judgeDocumentOutputSchema> => ({
    thoughts: [],
    has_problem: null,
    severity: "undecided",
    reasoning: "",
    summary: "",
  }),
  temperature: 0,
  check: ({ thoughts, has_problem, severity }) => {
    if (thoughts.length === 0) return "thoughts must come before the verdict";
    const fits =
      has_problem === null
        ? severity === "undecided"
        : has_problem === (severity === "critical" || severity === "warning");
    return fits && (has_problem === null || severity !== "undecided")
      ? null
      : "has_problem and severity contradict each other";
  },
});
