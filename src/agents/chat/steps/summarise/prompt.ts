import { material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { beginning } from "../beginning.ts";
import type { SummariseInput } from "./schema.ts";

const instructions = {
  ko: "지금 할 일: 이전 요약에 새 대화를 합쳐 하나의 요약으로 다시 씁니다. 이름, 숫자, 날짜, 결정한 것, 사용자의 바람과 규칙은 빠뜨리지 않습니다. 열 문장을 넘기지 마세요.",
  en: "Now: merge the earlier summary and the new messages into one summary. Keep names, numbers, dates, decisions, and the user's wishes and rules. Ten sentences at most.",
};

export function summarisePrompt({ summary, messages }: SummariseInput, context: PromptContext): Prompt {
  const said = messages.map(({ role, text }) => `${role}: ${text.slice(0, 2_000)}`).join("\n");
  const shown = [material("summary", summary), material("messages", said)];
  return promptOf(beginning(context, instructions[context.language]), shown);
}
