import { z } from "zod";
import type { JournalEntry } from "#protocol";

const promptSchema = z.object({
  instructions: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

const textPart = (content: string) => ({ type: "text", content });

/** Whether prompts, answers, arguments and results are exported too. */
export interface SpanOptions {
  readonly content: boolean;
}

/** What a model was shown and said, in the shape of the conventions. Only for those who asked for it. */
export function messageContent(
  { prompt, output, shown }: JournalEntry,
  { content: isWanted }: SpanOptions,
): Record<string, string | null> {
  if (!isWanted) return {};
  const asked = promptSchema.safeParse(prompt).data;
  const said = shown ?? (typeof output === "string" ? output : JSON.stringify(output));
  const messages = asked?.messages.map(({ role, content }) => ({ role, parts: [textPart(content)] }));
  return {
    "gen_ai.system_instructions": asked === undefined ? null : JSON.stringify([textPart(asked.instructions)]),
    "gen_ai.input.messages": messages === undefined ? null : JSON.stringify(messages),
    "gen_ai.output.messages": JSON.stringify([
      { role: "assistant", parts: [textPart(said ?? "")], finish_reason: "stop" },
    ]),
  };
}

export function toolContent(
  { input, output }: JournalEntry,
  { content: isWanted }: SpanOptions,
): Record<string, string> {
  if (!isWanted) return {};
  return {
    "gen_ai.tool.call.arguments": JSON.stringify(input) ?? "null",
    "gen_ai.tool.call.result": JSON.stringify(output) ?? "null",
  };
}
