import { z } from "zod";
import type { FakeMessage } from "../call.ts";
import type { Frame, Protocol, Said } from "./protocol.ts";

const partSchema = z.object({
  text: z.string().optional(),
  functionResponse: z.object({ name: z.string(), response: z.unknown() }).optional(),
});
const requestSchema = z.object({
  contents: z.array(z.object({ role: z.enum(["user", "model", "function"]), parts: z.array(partSchema) })),
  systemInstruction: z.object({ parts: z.array(partSchema) }).optional(),
  generationConfig: z.object({ responseJsonSchema: z.unknown(), responseSchema: z.unknown() }).partial().default({}),
  tools: z
    .array(
      z.object({
        functionDeclarations: z
          .array(
            z.object({
              name: z.string(),
              description: z.string().default(""),
              parameters: z.unknown().optional(),
              parametersJsonSchema: z.unknown().optional(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

const finishReasons = { stop: "STOP", length: "MAX_TOKENS", refusal: "SAFETY", filtered: "SAFETY" } as const;

const methodPath = /\/models\/([^/:]+):(generateContent|streamGenerateContent)$/;

/** `POST /v1beta/models/NAME:generateContent` and, as server-sent events, `:streamGenerateContent?alt=sse`. */
export const google: Protocol = {
  name: "google",
  matches: (path) => methodPath.test(path),
  read(body, path) {
    // The model and whether to stream stand in the path, not in the body.
    const [, model = "", method] = methodPath.exec(path) ?? [];
    const { contents, systemInstruction, generationConfig, tools } = requestSchema.parse(body);
    const schema = generationConfig.responseJsonSchema ?? generationConfig.responseSchema;
    return {
      model,
      stream: method === "streamGenerateContent",
      instructions: (systemInstruction?.parts ?? []).map((part) => part.text ?? "").join("\n"),
      messages: contents.flatMap(({ role, parts }) => parts.map((part) => messageOf(role, part))),
      schema: schema === undefined ? null : { name: null, schema },
      tools: tools
        .flatMap((tool) => tool.functionDeclarations)
        .map(({ name, description, parameters, parametersJsonSchema }) => ({
          name,
          description,
          parameters: parametersJsonSchema ?? parameters,
        })),
      values: [],
    };
  },
  whole: (said) => response(said, [...textParts(said.text), ...callParts(said)], true),
  opening: () => [],
  delta: (piece, said) => [{ data: response(said, textParts(piece), false) }],
  // There is no closing word: the last chunk carries the reason and the counts, and the stream ends.
  closing: (said): Frame[] => [{ data: response(said, callParts(said), true) }],
  error: (status, message, code) => ({
    error: {
      code: status,
      message,
      status: statusName(status),
      details: code === null ? [] : [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: code }],
    },
  }),
};

function messageOf(role: string, part: z.infer<typeof partSchema>): FakeMessage {
  if (part.functionResponse !== undefined)
    return { role: "tool", text: JSON.stringify(part.functionResponse.response) };
  return { role: role === "model" ? "assistant" : "user", text: part.text ?? "" };
}

function textParts(text: string) {
  return text === "" ? [] : [{ text }];
}

/** Calls come whole, never in pieces, and often without an id. */
function callParts(said: Said) {
  return said.toolCalls.map(({ name, arguments: args }) => ({ functionCall: { name, args } }));
}

function response(said: Said, parts: readonly object[], last: boolean) {
  const head = { modelVersion: said.call.model, responseId: "fake" };
  const usageMetadata = {
    promptTokenCount: said.input,
    candidatesTokenCount: said.output,
    totalTokenCount: said.input + said.output,
  };
  // A prompt that the filter stops gets no candidate at all.
  if (said.finish === "filtered") return { ...head, promptFeedback: { blockReason: "SAFETY" }, usageMetadata };
  const finish = last ? { finishReason: finishReasons[said.finish] } : {};
  return {
    ...head,
    candidates: [{ index: 0, content: { role: "model", parts }, ...finish }],
    ...(last ? { usageMetadata } : {}),
  };
}

function statusName(status: number): string {
  const names: Record<number, string> = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    429: "RESOURCE_EXHAUSTED",
    503: "UNAVAILABLE",
  };
  return names[status] ?? "INTERNAL";
}
