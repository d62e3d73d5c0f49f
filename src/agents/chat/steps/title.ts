import { z } from "zod";
import { defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { hasHangul, oneLine } from "#language";
import { beginning } from "./beginning.ts";

export const titleInput = z.object({ question: z.string(), answer: z.string() });
export type TitleInput = z.infer<typeof titleInput>;

export const titleOutput = z.object({
  title: z.string().describe("A title of at most 30 characters, without quotes or a full stop"),
});
export type TitleOutput = z.infer<typeof titleOutput>;

const instructions = instructionsIn("agents/chat/steps/title.md");

export function titlePrompt({ question, answer }: TitleInput, context: PromptContext): Prompt {
  const shown = [material("question", question.slice(0, 1_000)), material("answer", answer.slice(0, 1_000))];
  return promptOf(beginning(context, instructions[context.language]), [shown.join("\n")]);
}

/** Letters of two languages take different room: a Korean title of 30 is as wide as an English one of 48. */
const longest = { hangul: 30, latin: 48 };

/** How code names a conversation: by its first question as it was asked, as far as there is room. */
export function titleRule({ question }: TitleInput): TitleOutput {
  const words = oneLine(question);
  const limit = hasHangul(words) ? longest.hangul : longest.latin;
  if (words.length <= limit) return { title: words };
  const cut = words.slice(0, limit - 1);
  const end = limit === longest.latin ? Math.max(cut.lastIndexOf(" "), limit / 2) : cut.length;
  return { title: `${cut.slice(0, end).trimEnd()}…` };
}

/** The title of a session. */
export const title = defineStep({
  name: "chat.title",
  role: "title",
  input: titleInput,
  output: titleOutput,
  prompt: titlePrompt,
  rule: titleRule,
  check: ({ title: written }) =>
    written.trim() === "" || written.length > 60 ? "a title has 1 to 30 characters" : null,
});
