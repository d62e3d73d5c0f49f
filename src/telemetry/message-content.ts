import { z } from "zod";
import type { JournalEntry } from "#protocol";

const promptSchema = z.object({
  instructions: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

const textPart = (content: string) => ({ type: "text", content });

/** What a model was shown and said, in the shape of the conventions. Only for those who asked for it. */
export function messageContent({ prompt, output, shown }: JournalEntry): Record<string, string> {
  const asked = promptSchema.safeParse(prompt).data;
  const said = shown ?? (typeof output === "string" ? output : JSON.stringify(output));
  return {
    ...(asked && { "gen_ai.system_instructions": JSON.stringify([textPart(asked.instructions)]) }),
    ...(asked && {
      "gen_ai.input.messages": JSON.stringify(
        asked.messages.map(({ role, content }) => ({ role, parts: [textPart(content)] })),
      ),
    }),
    "gen_ai.output.messages": JSON.stringify([
      { role: "assistant", parts: [textPart(said ?? "")], finish_reason: "stop" },
    ]),
  };
}

export function toolContent({ input, output }: JournalEntry): Record<string, string> {
  return {
    "gen_ai.tool.call.arguments": JSON.stringify(input) ?? "null",
    "gen_ai.tool.call.result": JSON.stringify(output) ?? "null",
  };
}
