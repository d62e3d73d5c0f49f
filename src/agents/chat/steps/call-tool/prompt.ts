import { material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { beginning } from "../beginning.ts";
import type { CallToolInput } from "./schema.ts";

const instructions = {
  ko: `지금 할 일: 이미 고른 도구를 한 번 부릅니다. 질문과 지금까지 모은 내용에서 값을 가져와 입력을 채우세요.
모르는 값은 지어내지 말고, 없어도 되는 항목이면 비워 둡니다. 직접 답하지 않습니다.`,
  en: `Now: call the tool that was chosen, once. Fill its input with values from the question and from what was gathered.
Do not make up a value; leave out what is optional and unknown. You do not answer the question yourself.`,
};

export function callToolPrompt(input: CallToolInput, context: PromptContext): Prompt {
  const { language } = context;
  const gathered = input.toolResults.map(({ tool, text }) => material(tool, text.slice(0, 2_000)));
  const say =
    language === "ko"
      ? { question: "질문", wanted: "도구에 바라는 것", gathered: "모은 내용" }
      : { question: "Question", wanted: "Wanted of the tool", gathered: "Gathered so far" };
  return promptOf(beginning(context, instructions[language]), [
    `${say.question}: ${input.question}`,
    `${say.wanted}: ${input.query}`,
    gathered.length === 0 ? null : `${say.gathered}:\n${gathered.join("\n")}`,
  ]);
}
