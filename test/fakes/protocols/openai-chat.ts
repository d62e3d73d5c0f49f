import { z } from "zod";
import { contentSchema } from "./content.ts";
import { type Frame, inPieces, type Protocol, type Said } from "./protocol.ts";

const requestSchema = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(
    z.object({
      role: z.enum(["system", "developer", "user", "assistant", "tool"]),
      content: contentSchema,
    }),
  ),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ name: z.string(), schema: z.unknown() }).optional() })
    .optional(),
  tools: z
    .array(
      z.object({
        function: z.object({ name: z.string(), description: z.string().default(""), parameters: z.unknown() }),
      }),
    )
    .default([]),
});

const finishReasons = { stop: "stop", length: "length", refusal: "stop", filtered: "content_filter" } as const;

/** `POST /chat/completions`: OpenAI's older interface, which every compatible server speaks. */
export const openaiChat: Protocol = {
  name: "openai-chat",
  matches: (path) => path.endsWith("/chat/completions"),
  read(body) {
    const { model, stream, messages, response_format, tools } = requestSchema.parse(body);
    const schema = response_format?.json_schema;
    return {
      model,
      stream,
      instructions: messages
        .filter(({ role }) => role === "system" || role === "developer")
        .map(({ content }) => content)
        .join("\n"),
      messages: messages.flatMap(({ role, content }) =>
        role === "system" || role === "developer" ? [] : [{ role, text: content }],
      ),
      schema: schema === undefined ? null : { name: schema.name, schema: schema.schema },
      tools: tools.map((tool) => ({ ...tool.function, parameters: tool.function.parameters })),
      values: [],
    };
  },
  whole: (said) => ({
    ...head(said, "chat.completion"),
    choices: [{ index: 0, message: message(said), finish_reason: finishReason(said) }],
    usage: usage(said),
  }),
  opening: (said) => [chunk(said, { role: "assistant", content: "" })],
  // A refusal has a field of its own beside the content.
  delta: (piece, said) => [chunk(said, said.finish === "refusal" ? { refusal: piece } : { content: piece })],
  closing: (said) => [
    ...said.toolCalls.flatMap((call, index) => [
      // The name comes once, with the id; the arguments follow in pieces under the same index.
      chunk(said, {
        tool_calls: [{ index, id: call.id, type: "function", function: { name: call.name, arguments: "" } }],
      }),
      ...inPieces(call.arguments).map((piece) =>
        chunk(said, { tool_calls: [{ index, function: { arguments: piece } }] }),
      ),
    ]),
    chunk(said, {}, finishReason(said)),
    // Token counts come after the last choice, in a chunk without choices, and only to those who ask for them.
    ...(wantsUsage(said.call.body)
      ? [{ data: { ...head(said, "chat.completion.chunk"), choices: [], usage: usage(said) } }]
      : []),
    { data: "[DONE]" },
  ],
  error: (status, message, code) => ({
    error: { message, type: status === 429 ? "rate_limit_error" : "invalid_request_error", param: null, code },
  }),
};

function head(said: Said, object: string) {
  return { id: "chatcmpl-fake", object, created: 1_760_000_000, model: said.call.model };
}

function message(said: Said) {
  const calls = said.toolCalls.map(({ id, name, arguments: args }) => ({
    id,
    type: "function",
    function: { name, arguments: JSON.stringify(args) },
  }));
  return {
    role: "assistant",
    content: said.finish === "refusal" || (said.text === "" && calls.length > 0) ? null : said.text,
    refusal: said.finish === "refusal" ? said.text : null,
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
}

function finishReason(said: Said): string {
  return said.toolCalls.length > 0 ? "tool_calls" : finishReasons[said.finish];
}

function usage(said: Said) {
  return {
    prompt_tokens: said.input,
    completion_tokens: said.output,
    total_tokens: said.input + said.output,
  };
}

function chunk(said: Said, delta: object, finish_reason: string | null = null): Frame {
  return { data: { ...head(said, "chat.completion.chunk"), choices: [{ index: 0, delta, finish_reason }] } };
}

function wantsUsage(body: unknown): boolean {
  const options = z.object({ stream_options: z.object({ include_usage: z.literal(true) }) });
  return options.safeParse(body).success;
}
