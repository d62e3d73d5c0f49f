import { z } from "zod";
import { scrub } from "#models";

const textPart = z.looseObject({ type: z.literal("text"), text: z.string() });
const linkPart = z.looseObject({
  type: z.literal("resource_link"),
  uri: z.string(),
  name: z.string().optional(),
  description: z.string().optional(),
});
const resourcePart = z.looseObject({
  type: z.literal("resource"),
  resource: z.looseObject({ uri: z.string(), text: z.string().optional() }),
});
const contentSchema = z.array(z.unknown()).default([]);

/** What a call brought, as it is kept: words, each with the address it came from. */
export const mcpResultSchema = z.object({
  parts: z.array(z.object({ text: z.string(), url: z.string().nullable() })),
  /** Images, sounds and files, which are not read. */
  unread: z.number().int(),
});
export type McpResult = z.infer<typeof mcpResultSchema>;

/** Reads the content of a call's answer. What is no text is counted, and not kept. */
export function readResult(content: unknown, structured: unknown): McpResult {
  const parts: McpResult["parts"] = [];
  let unread = 0;
  for (const part of contentSchema.parse(content)) {
    const text = textPart.safeParse(part);
    const link = linkPart.safeParse(part);
    const resource = resourcePart.safeParse(part);
    if (text.success) parts.push({ text: text.data.text, url: null });
    else if (link.success) {
      const { uri, name = uri, description = "" } = link.data;
      parts.push({ text: `${name} ${description}`.trim(), url: webAddress(uri) });
    } else if (resource.success && resource.data.resource.text !== undefined) {
      parts.push({ text: resource.data.resource.text, url: webAddress(resource.data.resource.uri) });
    } else unread += 1;
  }
  const said = parts.some(({ text }) => text.trim() !== "");
  if (!said && structured !== undefined) parts.push({ text: JSON.stringify(structured, null, 1), url: null });
  // A server may say its own keys aloud: they stand in no journal and go to no model.
  return {
    parts: parts.map(({ text, url }) => ({ text: scrub(text), url: url === null ? null : scrub(url) })),
    unread,
  };
}

/** An address that a page may link to. */
function webAddress(uri: string): string | null {
  return /^https?:\/\//.test(uri) ? uri : null;
}
