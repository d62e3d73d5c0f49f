import { type HistoryMessage, tokensIn } from "#kernel";
import { oneLine } from "#language";

export interface Conversation {
  /** The branch that leads to the question, oldest first. */
  readonly messages: readonly HistoryMessage[];
  readonly summary: string;
  /** How many of the first messages the summary holds. */
  readonly summarised: number;
}

/** What of a conversation a prompt shows. */
export interface ShownConversation {
  /** The last messages in full. */
  readonly history: readonly HistoryMessage[];
  /** What was said before them: the summary, and the beginnings of messages that no summary holds yet. */
  readonly summary: string;
}

/** What is told in short takes a quarter of the room at most. */
const shareInShort = 0.25;
/** A message that is neither told in full nor summarised is shown by its beginning. */
const beginningLength = 160;
const cut = " … ";

/**
 * What fits into so many tokens: the last turn whole, as many turns before it as there is room for, and the rest in short.
 * Which turns are told in full does not depend on the summary, so that what falls out of one can be put into the other.
 */
export function fitConversation({ messages, summary, summarised }: Conversation, tokens: number): ShownConversation {
  const inFull = countInFull(messages, tokens);
  const history = withinRoom(messages.slice(messages.length - inFull), tokens);
  const roomInShort = tokens - tokensOf(history);
  const unsummarised = messages.slice(summarised, messages.length - inFull);
  const told = withinLetters(summary, roomInShort);
  return { history, summary: withBeginnings(told, unsummarised, roomInShort) };
}

/** How many of the last messages are told in full. A turn is told whole or not at all, and the last one always. */
export function countInFull(messages: readonly HistoryMessage[], tokens: number): number {
  const room = Math.floor(tokens * (1 - shareInShort));
  let [used, counted] = [0, 0];
  for (let at = messages.length - 1; at >= 0; at--) {
    const message = messages[at];
    if (message === undefined) break;
    used += tokensOf([message]);
    if (used > room && counted > 0) break;
    if (message.role === "user") counted = messages.length - at;
  }
  // A conversation that another program began may have no question in it.
  return counted === 0 ? Math.min(1, messages.length) : counted;
}

/** The last turn whole where it fits at all, else question and answer by both their ends. */
function withinRoom(messages: readonly HistoryMessage[], tokens: number): readonly HistoryMessage[] {
  if (tokensOf(messages) <= tokens) return messages;
  const room = Math.floor(tokens / messages.length);
  return messages.map(({ role, text }) => ({ role, text: withinLetters(text, room) }));
}

/** A text within so many tokens: its beginning and its end. */
function withinLetters(text: string, tokens: number): string {
  if (tokensIn(text) <= tokens) return text;
  // As if each letter had three bytes, or four where two code units make one.
  const letters = Math.floor((tokens - tokensIn(cut)) / 2) - 1;
  return letters <= 0 ? "" : text.slice(0, letters).trimEnd() + cut + text.slice(-letters).trimStart();
}

/** The newest of them that there is room for, in order, each in a line. */
function withBeginnings(summary: string, messages: readonly HistoryMessage[], tokens: number): string {
  const lines: string[] = [];
  let left = tokens - tokensIn(summary);
  for (const { role, text } of messages.toReversed()) {
    const beginning = oneLine(text.slice(0, beginningLength));
    const line = `\n${role}: ${beginning}${text.length > beginningLength ? " …" : ""}`;
    left -= tokensIn(line);
    if (left < 0) break;
    lines.unshift(line);
  }
  return (summary + lines.join("")).trim();
}

function tokensOf(messages: readonly HistoryMessage[]): number {
  return messages.reduce((sum, { text }) => sum + tokensIn(text), 0);
}
