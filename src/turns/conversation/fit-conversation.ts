import { countInFull, type HistoryMessage, inFullTokens, tokensIn, tokensOf, turnsWithin, withinTokens } from "#kernel";
import { oneLine, relevantExcerpt } from "#language";
import { type ConversationSeen, languageOf } from "#protocol";

export interface Conversation {
  /** The branch that leads to the question, oldest first. */
  readonly messages: readonly HistoryMessage[];
  readonly summary: string;
  /** How many of the first messages the summary holds. */
  readonly summarised: number;
  /** How many of the first messages are told in short though there may be room for them: a person wanted it so. */
  readonly compacted: number;
}

/** What is asked, and what is known of the messages before it by their places. */
export interface Asked {
  readonly text: string;
  /** Older messages, those first that speak of it most. */
  readonly closest: readonly number[];
  /** What the last answers were told from, by name. */
  readonly read?: readonly { readonly place: number; readonly names: readonly string[] }[];
}

/** What of a conversation a prompt shows. */
export interface ShownConversation {
  /** The last messages in full. */
  readonly history: readonly HistoryMessage[];
  /**
   * What was said before them: the summary, beginnings of what no summary holds yet, older words that the question is about, and
   * what the last answers were told from.
   */
  readonly summary: string;
  readonly seen: ConversationSeen;
}

/** A message that is neither told in full nor summarised is shown by its beginning. */
const beginningLength = 160;
/** What is quoted takes a third of what is told in short at most. */
const shareOfQuotes = 1 / 3;
/** What was read, by name, a tenth, and of an answer no more than these. */
const shareOfNames = 0.1;
const mostNames = 5;
const longestName = 60;

/** How many of the last messages are told in full where a conversation has so many tokens: the last turn at least. */
export function countWhole(
  { messages, compacted }: Pick<Conversation, "messages" | "compacted">,
  tokens: number,
): number {
  return Math.max(countInFull(messages, 0), countInFull(messages.slice(compacted), inFullTokens(tokens)));
}

/** Tokens that a summary has where a conversation has so many. */
export const summaryTokens = (tokens: number): number =>
  Math.floor((tokens - inFullTokens(tokens)) * (1 - shareOfQuotes));

/**
 * What fits into so many tokens: the last turn whole, as many turns before it as there is room for, and the rest in short.
 * Which turns are told in full does not depend on the summary, so that what falls out of one can be put into the other.
 */
export function fitConversation(
  conversation: Conversation,
  tokens: number,
  asked: Asked | null = null,
): ShownConversation {
  const { messages, summary, summarised } = conversation;
  const older = messages.length - countWhole(conversation, tokens);
  const history = turnsWithin(messages.slice(older), tokens);
  const room = tokens - tokensOf(history);
  const quotes = asked === null ? [] : quotesOf(messages.slice(0, older), asked, Math.floor(room * shareOfQuotes));
  const read = asked === null ? [] : readLines(messages, asked, Math.floor(room * shareOfNames));
  const quoted = titled([...quotes.map(({ line }) => line), ...read], asked, room);
  const left = room - tokensIn(`${quoted}\n\n`);
  const short = withBeginnings(withinTokens(summary, left), messages.slice(summarised, older), left);
  const before = [short, quoted].filter((part) => part !== "").join("\n\n");
  const seen = {
    messages: messages.length,
    whole: history.length,
    summarised: summary === "" ? 0 : Math.min(summarised, older),
    quoted: quoted === "" ? [] : [...new Set(quotes.map(({ turn }) => turn))],
    tokens: tokensOf(history) + tokensIn(before),
    limit: tokens,
  };
  return { history, summary: before, seen };
}

const quotesTitle = {
  ko: "지난 말 그대로(#은 몇 번째 질문인지, read는 그 답이 읽은 것):",
  en: "As it was said (#: which turn, read: what its answer was told from):",
};

/** Lines below what they are, where there are any and both fit. */
function titled(lines: readonly string[], asked: Asked | null, tokens: number): string {
  const whole = [quotesTitle[languageOf(asked?.text ?? "")], ...lines].join("\n");
  return lines.length > 0 && tokensIn(whole) <= tokens ? whole : "";
}

/**
 * Words of older messages as they were said, with the number of their turn: what the conversation began with, and what speaks
 * of the question.
 */
function quotesOf(older: readonly HistoryMessage[], { text: about, closest }: Asked, tokens: number) {
  const places = [...new Set([0, ...closest])].filter((place) => place < older.length);
  const lengthAt = (place: number) => older[place]?.text.length ?? 0;
  let left = tokens;
  // Short ones leave their share to the long ones.
  const quotes = places
    .sort((one, other) => lengthAt(one) - lengthAt(other))
    .flatMap((place, at) => {
      const { role = "user", text = "" } = older[place] ?? {};
      const turn = turnAt(older, place);
      const name = `#${turn} ${role}: `;
      const room = Math.floor(left / (places.length - at)) - tokensIn(`${name}\n`);
      const options = { mostCharacters: room, about, language: languageOf(about) };
      const words = withinTokens(oneLine(relevantExcerpt([{ label: null, text }], options).shown), room);
      if (words === "") return [];
      left -= tokensIn(`${name}${words}\n`);
      return [{ place, turn, line: name + words }];
    });
  return quotes.sort((one, other) => one.place - other.place);
}

const turnAt = (messages: readonly HistoryMessage[], place: number): number =>
  messages.slice(0, place + 1).filter(({ role }) => role === "user").length;

/** What the last answers were told from, the newest as far as there is room. */
function readLines(messages: readonly HistoryMessage[], { read = [] }: Asked, tokens: number): string[] {
  const lines: string[] = [];
  let left = tokens;
  for (const { place, names } of read.toReversed()) {
    const told = names.slice(0, mostNames).map((name) => oneLine(name).slice(0, longestName));
    const line = `#${turnAt(messages, place)} read: ${told.join("; ")}`;
    left -= tokensIn(`${line}\n`);
    if (left < 0) break;
    lines.unshift(line);
  }
  return lines;
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
