import { z } from "zod";
import type { FakeMessage } from "../call.ts";
import { contentSchema } from "./content.ts";
import { openaiChat } from "./openai-chat.ts";
import { type Frame, inPieces, type Protocol, type Said } from "./protocol.ts";

const requestSchema = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  // Messages and what became of tools stand in one list; only messages have a role.
  input: z.array(
    z.object({
      role: z.enum(["system", "developer", "user", "assistant"]).optional(),
      type: z.string().optional(),
      content: contentSchema,
      output: contentSchema,
    }),
  ),
  text: z
    .object({
      format: z.object({ type: z.string(), name: z.string().optional(), schema: z.unknown().optional() }).optional(),
    })
    .optional(),
  tools: z
    .array(z.object({ name: z.string(), description: z.string().default(""), parameters: z.unknown() }))
    .default([]),
});

/** `POST /responses`: OpenAI's own newer interface. */
export const openaiResponses: Protocol = {
  name: "openai-responses",
  matches: (path) => path.endsWith("/responses"),
  read(body) {
    const { model, stream, input, text, tools } = requestSchema.parse(body);
    const format = text?.format;
    return {
      model,
      stream,
      instructions: input
        .filter(({ role }) => role === "system" || role === "developer")
        .map(({ content }) => content)
        .join("\n"),
      messages: input.flatMap(({ role, type, content, output }): FakeMessage[] => {
        if (type === "function_call_output") return [{ role: "tool", text: output }];
        return role === "user" || role === "assistant" ? [{ role, text: content }] : [];
      }),
      schema: format?.type === "json_schema" ? { name: format.name ?? null, schema: format.schema } : null,
      tools,
      values: [],
    };
  },
  whole: (said) => ({ ...response(said), output: items(said), usage: usage(said) }),
  opening: (said) => [
    event("response.created", { response: response(said) }),
    event("response.in_progress", { response: response(said) }),
    ...(said.text === "" ? [] : [event("response.output_item.added", { output_index: 0, item: emptyMessage })]),
  ],
  delta: (piece, said) => [
    event(said.finish === "refusal" ? "response.refusal.delta" : "response.output_text.delta", {
      item_id: "msg_1",
      output_index: 0,
      content_index: 0,
      delta: piece,
    }),
  ],
  closing: (said) => [
    ...items(said).flatMap((item, output_index) => closingOf(item, output_index)),
    event(isIncomplete(said) ? "response.incomplete" : "response.completed", {
      response: { ...response(said), output: items(said), usage: usage(said) },
    }),
  ],
  error: openaiChat.error,
};

const emptyMessage = { type: "message", id: "msg_1", role: "assistant", content: [] };

type Item = ReturnType<typeof items>[number];

function items(said: Said) {
  const part =
    said.finish === "refusal"
      ? { type: "refusal", refusal: said.text }
      : { type: "output_text", text: said.text, annotations: [] };
  const message = { ...emptyMessage, type: "message" as const, content: [part] };
  const calls = said.toolCalls.map(({ id, name, arguments: value }, index) => ({
    type: "function_call" as const,
    id: `fc_${index + 1}`,
    call_id: id,
    name,
    arguments: JSON.stringify(value),
    status: "completed",
    value,
  }));
  return [...(said.text === "" ? [] : [message]), ...calls];
}

function closingOf(item: Item, output_index: number): Frame[] {
  if (item.type === "message") return [event("response.output_item.done", { output_index, item })];
  return [
    event("response.output_item.added", { output_index, item: { ...item, arguments: "", status: "in_progress" } }),
    ...inPieces(item.value).map((delta) =>
      event("response.function_call_arguments.delta", { item_id: item.id, output_index, delta }),
    ),
    event("response.output_item.done", { output_index, item }),
  ];
}

function isIncomplete(said: Said): boolean {
  return said.finish === "length" || said.finish === "filtered";
}

function response(said: Said) {
  const reason = said.finish === "length" ? "max_output_tokens" : "content_filter";
  return {
    id: "resp_fake",
    object: "response",
    created_at: 1_760_000_000,
    model: said.call.model,
    status: isIncomplete(said) ? "incomplete" : "completed",
    incomplete_details: isIncomplete(said) ? { reason } : null,
    error: null,
    output: [],
  };
}

function usage(said: Said) {
  return { input_tokens: said.input, output_tokens: said.output, total_tokens: said.input + said.output };
}

/** Every event names its type twice: in the event line and in the data. */
function event(type: string, data: object): Frame {
  return { event: type, data: { type, sequence_number: 0, ...data } };
}
