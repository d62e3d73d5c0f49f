import { z } from "zod";
import type { DataParts, JihwiChunk, JihwiMessage, JournalEntry } from "#protocol";
import { dataPartSchemas } from "#protocol";
import type { JournalObserver, OpenedWork } from "./journal.ts";

export type MessagePart = JihwiMessage["parts"][number];

/** A part with the name under which a later row of the same work replaces it. */
interface ProjectedPart {
  readonly id: string;
  readonly part: MessagePart;
}

/**
 * What a reader sees of a row. This is the only way from the journal to people: the live stream, the stored message, a late
 * reader and a resumed turn all show what this returns.
 */
export function project(entry: JournalEntry): ProjectedPart[] {
  const { key, kind, name, status, output, shown } = entry;
  switch (kind) {
    case "node":
      return [data("node", nodeId(entry), { node: name, status: "left", round: roundOf(key) })];
    case "step": {
      const failed = status === "failed" ? "failed" : "finished";
      const state = entry.fallbackFrom === null ? failed : "fallback";
      const step = { step: name, status: state, executor: entry.executor, usage: entry.usage } as const;
      return [data("step", `step-${key}`, step), ...reasoningPart(entry), ...textPart(entry)];
    }
    case "tool":
      return [data("tool", `tool-${key}`, { tool: name, arguments: entry.input, status, summary: shown })];
    case "say":
      return textPart(entry);
    case "show":
      return [shownPart(entry)];
    case "notice":
      return [data("notice", `notice-${key}`, dataPartSchemas.notice.parse({ kind: name, text: output }))];
    case "ended":
      return [data("ended", "ended", dataPartSchemas.ended.parse(output))];
    default:
      return [];
  }
}

/** A row of another version may hold what this one does not know: all else is shown without it. */
function projectKnown(entry: JournalEntry): ProjectedPart[] {
  try {
    return project(entry);
  } catch (thrown) {
    if (thrown instanceof z.ZodError) return [];
    throw thrown;
  }
}

/** The message that a journal adds up to. Work that was done again stands where it stood first, as it came out last. */
export function messageParts(entries: readonly JournalEntry[]): MessagePart[] {
  const parts = new Map<string, MessagePart>();
  for (const { id, part } of entries.flatMap(projectKnown)) parts.set(id, part);
  return [...parts.values()];
}

/** Follows a journal for one reader: what is under way, its words as they are written, and then what each row shows. */
export function createReader(emit: (chunk: JihwiChunk) => void): JournalObserver {
  const openTexts = new Map<string, string>();
  return {
    opened(work) {
      const part = underWay(work);
      if (part !== null) emit(part as JihwiChunk);
    },
    streamed(key, delta) {
      const id = `text-${key}`;
      if (!openTexts.has(id)) emit({ type: "text-start", id });
      openTexts.set(id, (openTexts.get(id) ?? "") + delta);
      emit({ type: "text-delta", id, delta });
    },
    written(entry) {
      for (const { id, part } of projectKnown(entry)) {
        if (part.type === "reasoning") {
          for (const chunk of reasoningChunks(id, part.text)) emit(chunk);
          continue;
        }
        if (part.type !== "text") {
          emit(part as JihwiChunk);
          continue;
        }
        const streamed = openTexts.get(id);
        if (streamed === undefined) emit({ type: "text-start", id });
        const rest = part.text.slice(streamed?.length ?? 0);
        if (rest !== "") emit({ type: "text-delta", id, delta: rest });
        emit({ type: "text-end", id });
        openTexts.delete(id);
      }
    },
  };
}

/** A kept message as the chunks that would have made it, for a client that comes after the end. */
export function chunksFromMessage(message: JihwiMessage): JihwiChunk[] {
  const metadata = message.metadata === undefined ? {} : { messageMetadata: message.metadata };
  const chunks: JihwiChunk[] = [{ type: "start", messageId: message.id, ...metadata }];
  message.parts.forEach((part, index) => {
    if (part.type === "text") {
      const id = `text-${index}`;
      chunks.push({ type: "text-start", id }, { type: "text-delta", id, delta: part.text }, { type: "text-end", id });
    } else if (part.type === "reasoning") chunks.push(...reasoningChunks(`reasoning-${index}`, part.text));
    else if (part.type.startsWith("data-")) chunks.push(part as JihwiChunk);
  });
  chunks.push({ type: "finish", ...metadata });
  return chunks;
}

function reasoningChunks(id: string, text: string): JihwiChunk[] {
  return [
    { type: "reasoning-start", id },
    { type: "reasoning-delta", id, delta: text },
    { type: "reasoning-end", id },
  ];
}

function data<Name extends keyof DataParts>(name: Name, id: string, value: DataParts[Name]): ProjectedPart {
  // The name and the type of the data belong together by the signature; the union of parts cannot say so.
  return { id, part: { type: `data-${name}`, id, data: value } as unknown as MessagePart };
}

function textPart({ key, shown }: JournalEntry): ProjectedPart[] {
  return shown === null || shown === "" ? [] : [{ id: `text-${key}`, part: { type: "text", text: shown } }];
}

/** What was thought before words that the reader sees; of other steps the trace tells it. */
function reasoningPart({ key, shown, reasoning }: JournalEntry): ProjectedPart[] {
  if (!shown || !reasoning) return [];
  return [{ id: `reasoning-${key}`, part: { type: "reasoning", text: reasoning, state: "done" } }];
}

/** `research.cluster-map` is a result that the agent's page knows; sources and citations are everybody's. */
export function shownPart({ name, input, output }: Pick<JournalEntry, "name" | "input" | "output">): ProjectedPart {
  const kind = name.slice(name.indexOf(".") + 1);
  if (kind === "sources") return data("sources", "sources", dataPartSchemas.sources.parse({ sources: output }));
  if (kind === "citations")
    return data("citations", "citations", dataPartSchemas.citations.parse({ citations: output }));
  if (kind === "approval") {
    const part = dataPartSchemas.approval.parse(output);
    return data("approval", `approval-${part.id}`, part);
  }
  if (kind === "statements") return data("statements", "statements", dataPartSchemas.statements.parse(output));
  const id = typeof input === "string" ? `${kind}-${input}` : kind;
  return data("result", id, { agent: name.slice(0, name.indexOf(".")), kind, value: output });
}

function underWay({ key, kind, name, input }: OpenedWork): MessagePart | null {
  if (kind === "node")
    return data("node", nodeId({ key, name }), { node: name, status: "entered", round: roundOf(key) }).part;
  if (kind === "step")
    return data("step", `step-${key}`, { step: name, status: "running", executor: null, usage: null }).part;
  if (kind === "tool")
    return data("tool", `tool-${key}`, { tool: name, arguments: input, status: "running", summary: null }).part;
  return null;
}

/** How often the same node was entered, which is the last part of its key. */
const roundOf = (key: string) => Number(key.slice(key.lastIndexOf(":") + 1));
const nodeId = ({ key, name }: Pick<JournalEntry, "key" | "name">) => `node-${name}-${roundOf(key)}`;
