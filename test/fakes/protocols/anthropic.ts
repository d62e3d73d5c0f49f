import { z } from "zod";
import type { FakeMessage } from "../call.ts";
import { contentSchema } from "./content.ts";
import { type Frame, inPieces, type Protocol, type Said } from "./protocol.ts";

const partSchema = z.object({ type: z.string(), text: z.string().default(""), content: contentSchema });
const requestSchema = z.object({
  model: z.string(),
  // Anthropic refuses a request that does not say how long the answer may become.
  max_tokens: z.number(),
  stream: z.boolean().default(false),
  system: contentSchema.optional(),
  messages: z.array(
    z.object({
      role: z.enum(["user", "assistant"]),
      content: z.union([z.string().transform((text) => [{ type: "text", text, content: "" }]), z.array(partSchema)]),
    }),
  ),
  output_config: z.object({ format: z.object({ schema: z.unknown() }).optional() }).optional(),
  tools: z
    .array(z.object({ name: z.string(), description: z.string().default(""), input_schema: z.unknown() }))
    .default([]),
});

const stopReasons = { stop: "end_turn", length: "max_tokens", refusal: "refusal", filtered: "refusal" } as const;

/** `POST /v1/messages`. */
export const anthropic: Protocol = {
  name: "anthropic",
  matches: (path) => path.endsWith("/messages"),
  read(body) {
    const { model, stream, system, messages, output_config, tools } = requestSchema.parse(body);
    const format = output_config?.format;
    // Models before 4.5 know no output format: the SDK makes them call a tool named `json` instead.
    const jsonTool = tools.find((tool) => tool.name === "json");
    const schema = format?.schema ?? jsonTool?.input_schema;
    return {
      model,
      stream,
      instructions: system ?? "",
      messages: messages.flatMap(({ role, content }) => content.map((part) => messageOf(role, part))),
      schema: schema === undefined ? null : { name: null, schema },
      tools: tools
        .filter((tool) => tool !== jsonTool)
        .map(({ name, description, input_schema }) => ({ name, description, parameters: input_schema })),
      values: [],
    };
  },
  whole: (said) => ({
    ...message(said),
    content: blocks(said).map(({ pieces: _pieces, ...block }) => block),
    stop_reason: stopReason(said),
    stop_sequence: null,
    usage: { input_tokens: said.input, output_tokens: said.output },
  }),
  opening: (said) => [
    event("message_start", {
      message: { ...message(said), content: [], usage: { input_tokens: said.input, output_tokens: 1 } },
    }),
    event("ping", {}),
    ...(startsWithText(said)
      ? [event("content_block_start", { index: 0, content_block: { type: "text", text: "" } })]
      : []),
  ],
  delta: (piece, said) =>
    startsWithText(said)
      ? [event("content_block_delta", { index: 0, delta: { type: "text_delta", text: piece } })]
      : [],
  closing: (said) => [
    ...blocks(said).flatMap((block, index) => [
      ...(block.type === "text" ? [] : toolFrames(block, index)),
      event("content_block_stop", { index }),
    ]),
    // The count of output tokens here replaces the one in message_start; input tokens stood there only.
    event("message_delta", {
      delta: { stop_reason: stopReason(said), stop_sequence: null },
      usage: { output_tokens: said.output },
    }),
    event("message_stop", {}),
  ],
  error: (status, text) => ({ type: "error", error: { type: errorType(status), message: text } }),
};

function messageOf(role: "user" | "assistant", part: z.infer<typeof partSchema>): FakeMessage {
  // Results of tools come as parts of a user's message.
  return part.type === "tool_result" ? { role: "tool", text: part.content } : { role, text: part.text };
}

type Block = { type: "text"; text: string; pieces?: never } | ToolBlock;

interface ToolBlock {
  type: "tool_use";
  id: string;
  name: string;
  input: unknown;
  pieces: readonly string[];
}

function blocks(said: Said): Block[] {
  const calls = said.toolCalls.map(({ id, name, arguments: input }) => toolBlock(id, name, input));
  if (said.text === "") return calls;
  if (!startsWithText(said)) return [toolBlock("toolu_json", "json", JSON.parse(said.text)), ...calls];
  return [{ type: "text", text: said.text }, ...calls];
}

function toolBlock(id: string, name: string, input: unknown): ToolBlock {
  return { type: "tool_use", id, name, input, pieces: inPieces(input) };
}

/** False when the answer is the input of the tool named `json`. A refusal is text in either case. */
function startsWithText(said: Said): boolean {
  const known = textFirst.get(said);
  if (known !== undefined) return known;
  const tools = requestSchema.parse(said.call.body).tools;
  const isText = said.text !== "" && !(tools.some((tool) => tool.name === "json") && isJson(said.text));
  textFirst.set(said, isText);
  return isText;
}

/** Asked for every piece of an answer, and an answer may have thousands. */
const textFirst = new WeakMap<Said, boolean>();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function toolFrames(block: ToolBlock, index: number): Frame[] {
  const { id, name, pieces } = block;
  return [
    event("content_block_start", { index, content_block: { type: "tool_use", id, name, input: {} } }),
    ...pieces.map((partial_json) =>
      event("content_block_delta", { index, delta: { type: "input_json_delta", partial_json } }),
    ),
  ];
}

function message(said: Said) {
  return { id: "msg_fake", type: "message", role: "assistant", model: said.call.model };
}

function stopReason(said: Said): string {
  return blocks(said).some((block) => block.type === "tool_use") ? "tool_use" : stopReasons[said.finish];
}

function errorType(status: number): string {
  const types: Record<number, string> = {
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    429: "rate_limit_error",
    529: "overloaded_error",
  };
  return types[status] ?? (status >= 500 ? "api_error" : "invalid_request_error");
}

function event(type: string, data: object): Frame {
  return { event: type, data: { type, ...data } };
}
