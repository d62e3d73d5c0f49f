import { z } from "zod";

/** Content as OpenAI and Anthropic write it: a string, or parts of which some are text or hold text further down. */
export const contentSchema = z.unknown().optional().transform(textOfContent);

function textOfContent(content: unknown): string {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map(textOfContent).join("");
  if (typeof content !== "object" || content === null) return "";
  const part = z.object({ text: z.string().optional(), content: z.unknown().optional() }).safeParse(content).data;
  return part?.text ?? textOfContent(part?.content);
}
