import type { JournalEntry } from "#protocol";
import type { EndedTurn, FollowedUpTurn } from "#turns";
import { messageContent, type SpanOptions, toolContent } from "./message-content.ts";
import { type ModelCall, modelCallOf } from "./model-calls.ts";
import { type SpanRecord, spanIdOf, traceIdOf } from "./span-record.ts";

const rootWork = "turn";

/** A turn as spans of the GenAI conventions: a projection of its journal, made when it is over. */
export function spansOfTurn(turn: EndedTurn, options: SpanOptions): SpanRecord[] {
  const { inputTokens, outputTokens } = turn.usage;
  const root: SpanRecord = {
    name: `invoke_agent ${turn.agent}`,
    kind: "internal",
    traceId: turn.trace?.traceId ?? traceIdOf(turn.id),
    spanId: spanIdOf(turn.id, rootWork),
    parentSpanId: turn.trace?.parentSpanId ?? null,
    startedAt: turn.startedAt,
    endedAt: turn.endedAt,
    attributes: {
      ...askedIn("invoke_agent", turn),
      "gen_ai.provider.name": "jihwi",
      "gen_ai.usage.input_tokens": inputTokens,
      "gen_ai.usage.output_tokens": outputTokens,
      "jihwi.turn.cost_usd": turn.cost,
      "jihwi.turn.id": turn.id,
      "jihwi.turn.status": turn.status,
      "jihwi.turn.ended": turn.ended,
    },
    errorType: turn.error?.code ?? null,
  };
  return [root, ...spansOfRows(turn, options)];
}

/** The rows of a journal as children of their turn's span. */
export function spansOfRows(turn: FollowedUpTurn, options: SpanOptions): SpanRecord[] {
  const spans: SpanRecord[] = [];
  let node: string | null = null;
  for (const entry of turn.entries) {
    if (entry.kind === "node") node = entry.name;
    if (entry.kind !== "step" && entry.kind !== "tool") continue;
    const place = { ...placeOf(turn, entry), node };
    if (entry.kind === "tool") spans.push(toolSpan(entry, place, turn, options));
    else spans.push(...stepSpans(entry, place, turn, options));
  }
  return spans;
}

interface Place {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly node: string | null;
}

/** A row lies in the tool whose call encloses it, where there is exactly one; else in the turn. */
function placeOf(turn: FollowedUpTurn, entry: JournalEntry): Omit<Place, "node"> {
  const enclosing = turn.entries.filter(
    (other) =>
      other.kind === "tool" &&
      other.seq < entry.seq &&
      other.startedAt <= entry.startedAt &&
      other.endedAt >= entry.endedAt &&
      entry.kind === "step",
  );
  const [tool] = enclosing;
  const parent = tool !== undefined && enclosing.length === 1 ? workOf(tool) : rootWork;
  return {
    traceId: turn.trace?.traceId ?? traceIdOf(turn.id),
    spanId: spanIdOf(turn.id, workOf(entry)),
    parentSpanId: spanIdOf(turn.id, parent),
  };
}

const workOf = ({ seq, key }: JournalEntry) => `${seq}:${key}`;

/** The span of one row. */
function spanOf(
  { startedAt, endedAt }: JournalEntry,
  { node, attributes, ...rest }: Place & Omit<SpanRecord, "startedAt" | "endedAt" | "kind"> & Partial<SpanRecord>,
): SpanRecord {
  return { kind: "internal", ...rest, startedAt, endedAt, attributes: { "jihwi.node": node, ...attributes } };
}

const askedIn = (operation: string, { agent, sessionId }: FollowedUpTurn) => ({
  "gen_ai.operation.name": operation,
  "gen_ai.agent.name": agent,
  "gen_ai.conversation.id": sessionId,
});

function stepSpans(entry: JournalEntry, place: Place, turn: FollowedUpTurn, options: SpanOptions): SpanRecord[] {
  const call = modelCallOf(entry);
  if (call === null) return [ruleSpan(entry, place)];
  if (entry.fallbackFrom === null) return [chatSpan(call, place, turn, options)];
  // The rule took over: its span holds the call that failed.
  const within = { ...place, spanId: spanIdOf(turn.id, `${workOf(entry)}:call`), parentSpanId: place.spanId };
  return [ruleSpan(entry, place), chatSpan(call, within, turn, { content: false })];
}

function chatSpan(call: ModelCall, place: Place, turn: FollowedUpTurn, options: SpanOptions): SpanRecord {
  const { entry, provider, model, errorType } = call;
  const attributes = {
    ...askedIn("chat", turn),
    "gen_ai.provider.name": provider,
    "gen_ai.request.model": model,
    "gen_ai.usage.input_tokens": entry.usage?.inputTokens ?? null,
    "gen_ai.usage.output_tokens": entry.usage?.outputTokens ?? null,
    "jihwi.step.name": entry.name,
    "jihwi.step.attempts": entry.attempts,
    ...messageContent(entry, options),
  };
  return spanOf(entry, { ...place, name: `chat ${model}`, kind: "client", attributes, errorType });
}

function ruleSpan(entry: JournalEntry, place: Place): SpanRecord {
  const attributes = {
    "jihwi.step.name": entry.name,
    "jihwi.step.executor": entry.executor,
    "jihwi.step.fallback_from": entry.fallbackFrom,
  };
  const errorType = entry.status === "failed" ? (entry.error?.code ?? "internal") : null;
  return spanOf(entry, { ...place, name: `step ${entry.name}`, attributes, errorType });
}

function toolSpan(entry: JournalEntry, place: Place, turn: FollowedUpTurn, options: SpanOptions): SpanRecord {
  const attributes = {
    ...askedIn("execute_tool", turn),
    "gen_ai.tool.name": entry.name,
    "gen_ai.tool.type": "function",
    "gen_ai.tool.call.id": `${turn.id}:${entry.seq}`,
    ...toolContent(entry, options),
  };
  const errorType = entry.status === "failed" ? (entry.error?.code ?? "tool-failed") : null;
  return spanOf(entry, { ...place, name: `execute_tool ${entry.name}`, attributes, errorType });
}
