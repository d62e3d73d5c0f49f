import type { HistoryMessage } from "./agent.ts";
import { answerTokens, type ModelRoom, pictureTokens, tokensIn } from "./limits.ts";
import type { Prompt } from "./step.ts";

const cut = " … ";

/** Tokens of what was said, about. */
export function tokensOf(messages: readonly Pick<HistoryMessage, "text">[]): number {
  return messages.reduce((sum, { text }) => sum + tokensIn(text), 0);
}

/** How many of the last messages fit into so many tokens. A turn is told whole or not at all, and the last one always. */
export function countInFull(messages: readonly HistoryMessage[], tokens: number): number {
  let [used, counted] = [0, 0];
  for (const [at, { role, text }] of messages.entries().toArray().toReversed()) {
    used += tokensIn(text);
    if (used > tokens && counted > 0) break;
    if (role === "user") counted = messages.length - at;
  }
  // A conversation that another program began may have no question in it.
  return counted === 0 ? Math.min(1, messages.length) : counted;
}

/** As many of the last turns as fit into so many tokens: each whole, and the last one always. */
export function lastTurns(messages: readonly HistoryMessage[], tokens: number): readonly HistoryMessage[] {
  return messages.slice(messages.length - countInFull(messages, tokens));
}

/** The last turns; of one that is longer than all the room its messages by both their ends. */
export function turnsWithin(messages: readonly HistoryMessage[], tokens: number): readonly HistoryMessage[] {
  const last = lastTurns(messages, tokens);
  if (tokensOf(last) <= tokens) return last;
  const room = Math.floor(tokens / last.length);
  return last.map(({ role, text }) => ({ role, text: withinTokens(text, room) }));
}

/** A text within so many tokens: its beginning and its end. */
export function withinTokens(text: string, tokens: number): string {
  if (tokensIn(text) <= tokens) return text;
  // As if each letter had three bytes, or four where two code units make one.
  const letters = Math.floor((tokens - tokensIn(cut)) / 2) - 1;
  return letters <= 0 ? "" : text.slice(0, letters).trimEnd() + cut + text.slice(-letters).trimStart();
}

/** A prompt as its model has room for it: where instructions, evidence and pictures leave too little, the oldest turns fall out. */
export function fitPrompt(prompt: Prompt, model: ModelRoom, pictures = 0): Prompt {
  const { window } = model.capabilities;
  const last = prompt.messages.at(-1);
  if (window === null || last === undefined) return prompt;
  const before = prompt.messages.slice(0, -1).map(({ role, content }) => ({ role, text: content }));
  const own = tokensIn(prompt.instructions) + tokensIn(last.content) + pictures * pictureTokens;
  const room = window - answerTokens(window) - own;
  if (tokensOf(before) <= room) return prompt;
  const kept = turnsWithin(before, room).filter(({ text }) => text !== "");
  return { ...prompt, messages: [...kept.map(({ role, text }) => ({ role, content: text })), last] };
}
