import { z } from "zod";
import { type AnyTool, defineTool } from "#kernel";
import { oneLine } from "#language";
import { boundedSchema } from "./bounded-schema.ts";
import type { Connection, DeclaredTool } from "./connection.ts";
import { mcpFailures } from "./failures.ts";
import { type McpResult, mcpResultSchema, readResult } from "./result.ts";

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
