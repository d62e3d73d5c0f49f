import { material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { beginning, earlierMessages } from "../beginning.ts";
import type { RewriteInput } from "./schema.ts";

const instructions = {
  ko: "지금 할 일: 마지막 말이 앞선 대화를 가리키면, 가리키는 것을 넣어 혼자서도 뜻이 통하는 질문으로 고쳐 씁니다. 가리키지 않으면 그대로 둡니다. 답하거나 새 내용을 보태지 마세요.",
  en: "Now: if the last message refers back to the conversation, rewrite it so that it can stand alone, with what it refers to written out. If it does not, leave it as it is. Do not answer it and do not add anything.",
};

export function rewritePrompt({ text, history, summary }: RewriteInput, context: PromptContext): Prompt {
  const { language } = context;
  const said = earlierMessages(history, 2_000).map(({ role, content }) => `${role}: ${content}`);
  const talk = material("conversation", [summary, ...said].filter((line) => line !== "").join("\n"));
  const last = `${language === "ko" ? "마지막 말" : "Last message"}: ${text}`;
  return promptOf(beginning(context, instructions[language]), [talk, last]);
}
