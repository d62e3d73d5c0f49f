import { z } from "zod";
import { type AnyTool, defineTool } from "#kernel";
import { oneLine } from "#language";
import { scrub } from "#models";
import { isWebAddress } from "#protocol";
import { boundedSchema } from "./bounded-schema.ts";
import type { Connection, DeclaredTool } from "./connection.ts";
import { mcpFailures } from "./failures.ts";

const usualTimeoutMs = 60_000;
const maxCharacters = 200_000;
const longestTitle = 60;
const longestDescription = 1_000;

export interface ServerOfTool {
  readonly name: string;
  readonly title: string;
  readonly timeoutMs?: number | undefined;
  readonly connection: Connection;
}

/** A server's tool as one that chat and research may choose; null when its input cannot be described. */
export function toolOf(server: ServerOfTool, declared: DeclaredTool): AnyTool | null {
  const input = inputOf(declared);
  if (input === null) return null;
  const own = oneLine(declared.title ?? declared.name.replaceAll(/[_-]+/g, " ")).slice(0, longestTitle);
  const title = `${server.title}: ${own}`;
  const description = oneLine(declared.description ?? own).slice(0, longestDescription);
  const timeoutMs = server.timeoutMs ?? usualTimeoutMs;
  return defineTool<unknown, McpResult>({
    name: toolName(server.name, declared.name),
    title: { ko: title, en: title },
    description: { ko: description, en: description },
    input,
    output: mcpResultSchema,
    timeoutMs,
    maxCharacters,
    needsApproval: true,
    async run(given, { signal }) {
      const answer = await call(server, declared, given, signal, timeoutMs);
      const result = readResult(answer.content, answer.structured);
      if (answer.isError) throw mcpFailures.call(title, wordsOf(result));
      return result;
    },
    summary: (result) => oneLine(wordsOf(result)).slice(0, 160),
    words: wordsOf,
    sources: ({ parts }) => parts.map(({ text, url }) => ({ title, text, url: url ?? undefined })),
  });
}

async function call(
  { connection }: ServerOfTool,
  { name }: DeclaredTool,
  input: unknown,
  signal: AbortSignal,
  timeoutMs: number,
) {
  try {
    return await connection.call(name, input, signal, timeoutMs);
  } catch (thrown) {
    signal.throwIfAborted();
    throw mcpFailures.call(name, thrown);
  }
}

/** `server__tool`, in letters that every model's function calling takes. */
export function toolName(server: string, tool: string): string {
  return `${server}__${tool}`.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, 64);
}

function inputOf({ inputSchema }: DeclaredTool): z.ZodType | null {
  try {
    const input = z.fromJSONSchema(boundedSchema(inputSchema));
    // What a model is shown is written from it: a schema that cannot be written again is of no use.
    z.toJSONSchema(input, { io: "input" });
    return input;
  } catch {
    return null;
  }
}

const wordsOf = ({ parts }: McpResult) => parts.map(({ text }) => text).join("\n\n");

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
const mcpResultSchema = z.object({
  parts: z.array(z.object({ text: z.string(), url: z.string().nullable() })),
  /** Images, sounds and files, which are not read. */
  unread: z.number().int(),
});
type McpResult = z.infer<typeof mcpResultSchema>;

/** Reads the content of a call's answer. What is no text is counted, and not kept. */
function readResult(content: unknown, structured: unknown): McpResult {
  const parts: McpResult["parts"] = [];
  let unread = 0;
  for (const part of contentSchema.parse(content)) {
    const text = textPart.safeParse(part);
    const link = linkPart.safeParse(part);
    const resource = resourcePart.safeParse(part);
    if (text.success) parts.push({ text: text.data.text, url: null });
    else if (link.success) {
      const { uri, name = uri, description = "" } = link.data;
      parts.push({ text: `${name} ${description}`.trim(), url: linkTo(uri) });
    } else if (resource.success && resource.data.resource.text !== undefined) {
      parts.push({ text: resource.data.resource.text, url: linkTo(resource.data.resource.uri) });
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

/** What a page may link to. */
const linkTo = (uri: string): string | null => (isWebAddress(uri) ? uri : null);
