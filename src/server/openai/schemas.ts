import { z } from "zod";

/** Text of a message as OpenAI's clients send it: a string, or parts of which some are text and some are files. */
const textPart = z.object({ type: z.enum(["text", "input_text", "output_text"]), text: z.string() });
const filePart = z.object({ type: z.literal("file"), file: z.object({ file_id: z.string() }) });
const inputFilePart = z.object({ type: z.literal("input_file"), file_id: z.string() });
const otherPart = z.looseObject({ type: z.string() });
const contentSchema = z.union([z.string(), z.array(z.union([textPart, filePart, inputFilePart, otherPart]))]).nullish();

export const messageSchema = z.looseObject({
  role: z.enum(["system", "developer", "user", "assistant", "tool"]),
  content: contentSchema,
});
export type OpenAiMessage = z.infer<typeof messageSchema>;

/** What Jihwi takes beside OpenAI's own fields. */
const extensions = {
  /** Documents to answer from, by the ids that `POST /v1/files` gave. */
  file_ids: z.array(z.string().max(200)).max(500).optional(),
  /** They stand among the options, and would be passed over here. */
  collections: z.never("Send options.collections.").optional(),
  /** The agent's own options, as `/api` takes them. */
  options: z.record(z.string(), z.unknown()).optional(),
  /** A session to go on with; its history is then the store's, and only the last message is read. */
  session_id: z.string().min(1).max(100).optional(),
};

export const chatRequestSchema = z.looseObject({
  model: z.string().min(1).max(200),
  messages: z.array(messageSchema).min(1).max(2_000),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
  n: z.number().int().nullish(),
  stop: z.union([z.string().min(1), z.array(z.string().min(1)).max(4)]).nullish(),
  tools: z.array(z.unknown()).nullish(),
  ...extensions,
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

const inputItemSchema = z.looseObject({ type: z.string().optional(), role: z.string().optional() });

export const responsesRequestSchema = z.looseObject({
  model: z.string().min(1).max(200),
  input: z.union([z.string().min(1), z.array(inputItemSchema).min(1).max(2_000)]),
  previous_response_id: z.string().max(200).nullish(),
  stream: z.boolean().nullish(),
  tools: z.array(z.unknown()).nullish(),
  ...extensions,
});
export type ResponsesRequest = z.infer<typeof responsesRequestSchema>;

export const embeddingsRequestSchema = z.looseObject({
  model: z.string().min(1).max(200),
  input: z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(2_048)]),
  encoding_format: z.enum(["float", "base64"]).nullish(),
});
