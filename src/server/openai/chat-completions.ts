import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { JihwiApp } from "#app";
import type { Language, Usage } from "#protocol";
import { languageOfRequest, statusOf } from "../errors.ts";
import { askedIn, readTurn, readWholeTurn, type TurnReading } from "../read-turn.ts";
import { chatAnnotation, placeCitations } from "./annotations.ts";
import { openAiError } from "./errors.ts";
import { readMessages } from "./read-messages.ts";
import type { ChatRequest } from "./schemas.ts";
import type { createTurnStarter, TurnOfClient } from "./start-turn.ts";
import { createStopFilter } from "./stop-filter.ts";

/** `POST /v1/chat/completions`: an agent's turn as a chat completion. */
export async function chatCompletion(
  context: Context,
  request: ChatRequest,
  jihwi: JihwiApp,
  start: ReturnType<typeof createTurnStarter>,
): Promise<Response> {
  const turn = await start(context, request, readMessages(request.messages));
  const stops = request.stop == null ? [] : [request.stop].flat();
  const head = { id: `chatcmpl-${turn.id}`, created: Math.floor(Date.now() / 1000), model: request.model };
  return request.stream === true
    ? stream(context, turn, jihwi, head, stops, request.stream_options?.include_usage === true)
    : whole(context, turn, jihwi, head, stops);
}

interface Head {
  readonly id: string;
  readonly created: number;
  readonly model: string;
}

async function whole(context: Context, turn: TurnOfClient, jihwi: JihwiApp, head: Head, stops: readonly string[]) {
  cancelWhenLeft(context, turn);
  const filter = createStopFilter(stops);
  const reading = await readWholeTurn(jihwi, turn, (text) => filter.push(text) + filter.flush());
  const content = reading.text;
  if (reading.failure !== null && content.trim() === "") throw reading.failure;
  turn.answered(content);
  const message = { role: "assistant", content, refusal: null, annotations: annotationsOf(content, reading) };
  return context.json({
    ...head,
    object: "chat.completion",
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishOf(reading, filter.stopped) }],
    usage: completionUsageOf(reading.metadata?.usage),
    jihwi: about(turn, reading, languageOfRequest(context)),
  });
}

function stream(
  context: Context,
  turn: TurnOfClient,
  jihwi: JihwiApp,
  head: Head,
  stops: readonly string[],
  withUsage: boolean,
): Response {
  return streamSSE(context, async (sse) => {
    sse.onAbort(turn.leave);
    const filter = createStopFilter(stops);
    let content = "";
    const send = (fields: object) =>
      sse.writeSSE({ data: JSON.stringify({ ...head, object: "chat.completion.chunk", ...fields }) });
    const delta = (delta: object, finish_reason: string | null = null, more: object = {}) =>
      send({ choices: [{ index: 0, delta, logprobs: null, finish_reason }], ...more });
    const say = async (text: string) => {
      content += text;
      if (text !== "") await delta({ content: text });
    };
    await delta({ role: "assistant", content: "" });
    const reading = await readTurn(jihwi, turn, (text) => say(filter.push(text)));
    await say(filter.flush());
    turn.answered(content);
    if (reading.failure !== null && content.trim() === "") {
      const body = reading.failure.toBody(languageOfRequest(context));
      const error = openAiError(body, statusOf(reading.failure), reading.failure);
      await sse.writeSSE({ data: JSON.stringify(error) });
      return await sse.writeSSE({ data: "[DONE]" });
    }
    const annotations = annotationsOf(content, reading);
    await delta(annotations.length === 0 ? {} : { annotations }, finishOf(reading, filter.stopped), {
      jihwi: about(turn, reading, languageOfRequest(context)),
    });
    if (withUsage) await send({ choices: [], usage: completionUsageOf(reading.metadata?.usage) });
    await sse.writeSSE({ data: "[DONE]" });
  });
}

/** Nobody waits for an answer whose connection is gone, be it since before the turn began. */
export function cancelWhenLeft(context: Context, { leave }: TurnOfClient): void {
  const { signal } = context.req.raw;
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
}

/** A text that breaks off ends for its length, as OpenAI's clients know it; one that the client's own sign stopped is whole. */
function finishOf({ isCut }: TurnReading, isStopped: boolean): "stop" | "length" {
  return isCut && !isStopped ? "length" : "stop";
}

function annotationsOf(content: string, { citations }: TurnReading): object[] {
  return placeCitations(content, citations).map(chatAnnotation);
}

/** What OpenAI's shape has no place for. */
export function about(turn: Pick<TurnOfClient, "id" | "sessionId">, reading: TurnReading, language: Language): object {
  const { citations, statements, notices, metadata } = reading;
  return {
    session_id: turn.sessionId,
    trace_id: turn.id,
    ended: metadata?.ended ?? null,
    executors: metadata?.executors ?? {},
    asked: askedIn(reading),
    citations,
    statements,
    notices: notices.map(({ kind, text }) => ({ kind, message: text[language] })),
  };
}

export function completionUsageOf(usage: Usage | undefined): object {
  const prompt_tokens = usage?.inputTokens ?? 0;
  const completion_tokens = usage?.outputTokens ?? 0;
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
