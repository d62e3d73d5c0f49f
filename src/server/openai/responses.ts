import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { JihwiApp } from "#app";
import type { Language, Usage } from "#protocol";
import { languageOfRequest } from "../errors.ts";
import { serverFailure } from "../failure.ts";
import { nothingRead, readTurn, readWholeTurn, type TurnReading } from "../read-turn.ts";
import { requested } from "../requested.ts";
import { placeCitations, responseAnnotation } from "./annotations.ts";
import { about, cancelWhenLeft } from "./chat-completions.ts";
import { codeOf } from "./errors.ts";
import { readMessages } from "./read-messages.ts";
import { messageSchema, type ResponsesRequest } from "./schemas.ts";
import type { createTurnStarter, TurnOfClient } from "./start-turn.ts";

const idPrefix = "resp_";

/** `POST /v1/responses`: an agent's turn as a response. A response's id names its turn, and so its session. */
export async function createResponse(
  context: Context,
  request: ResponsesRequest,
  jihwi: JihwiApp,
  start: ReturnType<typeof createTurnStarter>,
): Promise<Response> {
  const previous = request.previous_response_id ?? null;
  const sessionId = previous === null ? request.session_id : (await turnOf(jihwi, previous)).sessionId;
  const messages =
    typeof request.input === "string"
      ? [{ role: "user" as const, content: request.input }]
      : request.input.filter((item) => item.role !== undefined).map((item) => requested(messageSchema, item));
  const turn = await start(context, { ...request, session_id: sessionId }, readMessages(messages));
  const head = {
    id: `${idPrefix}${turn.id}`,
    model: request.model,
    previous,
    createdAt: Math.floor(Date.now() / 1000),
  };
  if (request.stream === true) return stream(context, turn, jihwi, head);
  cancelWhenLeft(context, turn);
  const reading = await readWholeTurn(jihwi, turn);
  turn.answered(reading.text);
  return context.json(responseOf(head, turn, reading, languageOfRequest(context)));
}

/** `GET /v1/responses/{id}`: a response that was given, as the store has it. */
export async function readResponse(context: Context, jihwi: JihwiApp, id: string): Promise<Response> {
  const turn = await turnOf(jihwi, id);
  const stream = await jihwi.conductor.stream(turn.id);
  const reading = stream === null ? nothingRead() : await readWholeTurn(jihwi, { id: turn.id, stream });
  const head = { id, model: `jihwi-${turn.agent}`, previous: null, createdAt: Math.floor(turn.startedAt / 1000) };
  return context.json(responseOf(head, turn, reading, languageOfRequest(context)));
}

export async function turnOf(jihwi: JihwiApp, responseId: string) {
  const id = responseId.startsWith(idPrefix) ? responseId.slice(idPrefix.length) : "";
  const turn = await jihwi.store.turns.find(id);
  if (turn !== null) return turn;
  throw serverFailure("unknown-response", { responseId });
}

interface Head {
  readonly id: string;
  readonly model: string;
  readonly previous: string | null;
  readonly createdAt: number;
}

function stream(context: Context, turn: TurnOfClient, jihwi: JihwiApp, head: Head): Response {
  return streamSSE(context, async (sse) => {
    sse.onAbort(turn.leave);
    let sequence_number = 0;
    const send = (type: string, fields: object) =>
      sse.writeSSE({ event: type, data: JSON.stringify({ type, sequence_number: sequence_number++, ...fields }) });
    const place = { item_id: `msg_${turn.id}`, output_index: 0, content_index: 0 };
    const begun = {
      ...responseOf(head, turn, nothingRead(), languageOfRequest(context)),
      status: "in_progress",
      output: [],
    };
    const part = (text: string, annotations: readonly object[]) => ({ type: "output_text", text, annotations });
    await send("response.created", { response: begun });
    await send("response.in_progress", { response: begun });
    const item = { id: place.item_id, type: "message", status: "in_progress", role: "assistant", content: [] };
    await send("response.output_item.added", { output_index: 0, item });
    await send("response.content_part.added", { ...place, part: part("", []) });
    const reading = await readTurn(jihwi, turn, (delta) =>
      send("response.output_text.delta", { ...place, delta, logprobs: [] }),
    );
    turn.answered(reading.text);
    const annotations = placeCitations(reading.text, reading.citations).map(responseAnnotation);
    for (const [annotation_index, annotation] of annotations.entries())
      await send("response.output_text.annotation.added", { ...place, annotation_index, annotation });
    const response = responseOf(head, turn, reading, languageOfRequest(context));
    await send("response.output_text.done", { ...place, text: reading.text, logprobs: [] });
    await send("response.content_part.done", { ...place, part: part(reading.text, annotations) });
    await send("response.output_item.done", {
      output_index: 0,
      item: { ...item, status: reading.isCut ? "incomplete" : "completed", content: [part(reading.text, annotations)] },
    });
    await send(`response.${response.status}`, { response });
  });
}

function responseOf(
  head: Head,
  turn: Pick<TurnOfClient, "id" | "sessionId">,
  reading: TurnReading,
  language: Language,
) {
  const { text, failure } = reading;
  const failed = failure !== null && text.trim() === "";
  const status = failed ? "failed" : reading.isCut ? "incomplete" : "completed";
  const annotations = placeCitations(text, reading.citations).map(responseAnnotation);
  return {
    id: head.id,
    object: "response",
    created_at: head.createdAt,
    status,
    error: failed ? { code: codeOf(failure), message: failure.message } : null,
    incomplete_details: status === "incomplete" ? { reason: "max_output_tokens" } : null,
    instructions: null,
    metadata: {},
    model: head.model,
    output: [
      {
        id: `msg_${turn.id}`,
        type: "message",
        status: status === "completed" ? "completed" : "incomplete",
        role: "assistant",
        content: [{ type: "output_text", text, annotations }],
      },
    ],
    parallel_tool_calls: false,
    previous_response_id: head.previous,
    temperature: null,
    tool_choice: "none",
    tools: [],
    top_p: null,
    usage: usageOf(reading.metadata?.usage),
    jihwi: about(turn, reading, language),
  };
}

function usageOf(usage: Usage | undefined): object {
  const input_tokens = usage?.inputTokens ?? 0;
  const output_tokens = usage?.outputTokens ?? 0;
  return {
    input_tokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input_tokens + output_tokens,
  };
}
