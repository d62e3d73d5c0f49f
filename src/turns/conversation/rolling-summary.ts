import { conversationTokens, evidenceTokens, type HistoryMessage, type Run, runStep, tokensOf } from "#kernel";
import type { Store } from "#store";
import { type Conversation, countWhole, summaryTokens } from "./fit-conversation.ts";
import { type KeptConversation, readConversation, roomFor } from "./read-conversation.ts";
import { spoken } from "./spoken.ts";
import { summarise } from "./summarise.ts";

/** A summary takes in so many messages at once, or fewer where they are long: a conversation is folded in several goes. */
const foldedAtOnce = 20;
/** So many goes at most follow one answer; the next one's go on. */
export const goesAfterAnswer = 20;

/** What goes into the summary next. */
export interface Unsummarised {
  readonly summary: string;
  readonly messages: readonly HistoryMessage[];
}

export interface Folding {
  /** The branch that is folded ends with this message; the one that is shown unless it is given. */
  readonly leafId?: string;
  /** How many of its last messages are told in full. */
  readonly countWhole: (conversation: Conversation) => number;
  /** Tokens that are folded at once. */
  readonly tokensAtOnce: number;
  readonly mostGoes: number;
  readonly fold: (next: Unsummarised) => Promise<string>;
  readonly folded?: (progress: { readonly done: number; readonly total: number }) => void;
}

/**
 * Folds what comes before the last messages of a branch into its summary, piece by piece, until nothing is left. A summary knows
 * up to which message it goes, so that a turn that was stopped leaves no gap in it, an answer that is written again is not folded
 * twice, and of two writers one goes on.
 */
export async function bringUpTo(store: Store, sessionId: string, folding: Folding): Promise<void> {
  const { leafId, countWhole: whole, tokensAtOnce, mostGoes, fold, folded } = folding;
  // Two writers on two branches would else take turns for ever.
  for (let go = 0; go < mostGoes; go += 1) {
    const kept = await readConversation(store, sessionId, leafId);
    const total = kept.messages.length - whole(kept);
    folded?.({ done: Math.min(kept.summarised, total), total });
    const next = pieceAfter(kept, total, tokensAtOnce);
    const last = next.at(-1);
    if (last === undefined || !(await isShown(store, sessionId, last.id))) return;
    const messages = (await store.messages.list(sessionId, { upTo: last.id, last: next.length })).map(spoken);
    const summary = await fold({ summary: kept.summary, messages });
    await store.sessions.goOnWithSummary(sessionId, { from: kept.summaryUpTo, upTo: last.id, summary });
    // What cannot be gone on with, such as a damaged row, would be folded for ever.
    if ((await readConversation(store, sessionId, leafId)).summarised <= kept.summarised) return;
  }
}

/** A branch that was left while its summary was written is not the one that the next question is asked on. */
const isShown = async (store: Store, sessionId: string, id: string) =>
  (await readConversation(store, sessionId)).branch.some((message) => message.id === id);

/** The first messages that the summary lacks: as many as are folded at once, one at least. */
function pieceAfter({ branch, summarised }: KeptConversation, end: number, tokens: number) {
  const left = branch.slice(summarised, end).slice(0, foldedAtOnce);
  let count = Math.min(1, left.length);
  while (count < left.length && tokensOf(left.slice(0, count + 1)) <= tokens) count += 1;
  return left.slice(0, count);
}

/** How a conversation is folded for those who ask in it: by the model that summarises, for the one that writes. */
export function foldingBy(run: Run): Pick<Folding, "countWhole" | "tokensAtOnce" | "fold"> {
  const writer = run.models.forRole("respond");
  return {
    countWhole: (conversation) => countWhole(conversation, roomFor(conversation.messages, writer)),
    tokensAtOnce: evidenceTokens(run.models.forRole(summarise.role)),
    async fold({ summary, messages }) {
      const input = { summary, messages: [...messages], mostTokens: summaryTokens(conversationTokens(writer)) };
      return (await runStep(summarise, input, run)).summary;
    },
  };
}
