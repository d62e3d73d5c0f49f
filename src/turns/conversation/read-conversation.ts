import { conversationTokens, countInFull, type HistoryMessage, type ModelRoom, tokensOf } from "#kernel";
import type { MessageWords, Store } from "#store";
import { type Conversation, countWhole, fitConversation, type ShownConversation } from "./fit-conversation.ts";
import { readFor, spoken } from "./spoken.ts";

/** So far back a branch is looked at. */
const farthest = 2_000;
/** So many of the last messages at most are read with what was put right in them. */
const mostSpoken = 200;

/** A branch as it is kept: its words, and how far its summary goes, which holds for this branch only. */
export interface KeptConversation extends Conversation {
  readonly branch: readonly MessageWords[];
  /** The message up to which the session's summary goes, on whichever branch. */
  readonly summaryUpTo: unknown;
}

/** The branch that ends with a message, or the one that the session shows. A summary of another branch is none of it. */
export async function readConversation(
  { sessions, messages }: Pick<Store, "sessions" | "messages">,
  sessionId: string,
  upTo?: string,
): Promise<KeptConversation> {
  const branch = await messages.words(sessionId, { upTo, last: farthest });
  const { summary, settings } = await sessions.get(sessionId);
  const countUpTo = (id: unknown) => branch.findIndex((message) => message.id === id) + 1;
  const summarised = countUpTo(settings.summaryUpTo);
  return {
    branch,
    messages: branch.map(({ role, text }) => ({ role, text })),
    summary: summarised === 0 ? "" : (summary ?? ""),
    summarised,
    summaryUpTo: settings.summaryUpTo,
    compacted: countUpTo(settings.compactedUpTo),
  };
}

/** The room that a model has for a conversation: its share of a prompt, and as much as the last turn needs. */
export function roomFor(messages: readonly HistoryMessage[], model: ModelRoom | null): number {
  return conversationTokens(model, tokensOf(messages.slice(messages.length - countInFull(messages, 0))));
}

/** How texts are found by what they are about: the score of each. */
export type ScoreTexts = (texts: readonly string[], about: string) => ArrayLike<number>;

/** What a prompt tells of the branch that leads to a question, for a model that has so much room. */
export async function showConversation(
  { store, findOlder }: { readonly store: Store; readonly findOlder?: ScoreTexts | undefined },
  { sessionId, questionId, text }: { readonly sessionId: string; readonly questionId: string; readonly text: string },
  model: ModelRoom | null,
): Promise<ShownConversation> {
  const kept = await readConversation(store, sessionId, questionId);
  const before = { ...kept, messages: kept.messages.slice(0, -1) };
  const older = before.messages.length - countWhole(before, roomFor(before.messages, model));
  const closest = older === 0 ? [] : closestTo(text, before.messages.slice(0, older), findOlder);
  const last = Math.min(mostSpoken, before.messages.length - Math.min(older, kept.summarised));
  const recent = await store.messages.list(sessionId, { upTo: questionId, last: last + 1 });
  const messages = [...before.messages.slice(0, before.messages.length - last), ...recent.slice(0, -1).map(spoken)];
  for (const place of closest) {
    const whole = await store.messages.find(sessionId, kept.branch[place]?.id ?? "");
    if (whole !== null) messages[place] = spoken(whole);
  }
  const read = recent.slice(0, -1).flatMap((message, at) => {
    const names = readFor(message);
    return names.length === 0 ? [] : [{ place: messages.length - last + at, names }];
  });
  return fitConversation({ ...before, messages }, roomFor(messages, model), { text, closest, read });
}

/** Older messages that are quoted beside the first one. */
const mostQuoted = 3;

/** The places of the messages that speak of the words, those first that do so most. */
function closestTo(about: string, older: readonly HistoryMessage[], score: ScoreTexts | undefined): number[] {
  const scores = Array.from(
    score?.(
      older.map(({ text }) => text),
      about,
    ) ?? [],
  );
  const places = [...scores.keys()].filter((place) => (scores[place] ?? 0) > 0);
  return places.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other).slice(0, mostQuoted);
}
