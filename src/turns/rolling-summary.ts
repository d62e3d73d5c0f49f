import type { Message, Store } from "#store";
import { countInFull } from "./fit-conversation.ts";
import { spoken } from "./spoken.ts";

/** A summary takes in so many messages at once: a conversation that was long without one is folded in several goes. */
const foldedAtOnce = 20;
/** How far back a branch is looked at for messages that no summary holds: an imported conversation may have none of them. */
const farthest = 2_000;
/** So many goes at most follow one answer; the next one's go on. */
const mostGoes = 20;

/** What goes into the summary next. */
export interface Unsummarised {
  readonly summary: string;
  readonly messages: readonly Pick<Message, "role" | "text">[];
}

/**
 * The summary of what a conversation no longer tells in full. It knows up to which message it goes, so that a turn that was
 * stopped leaves no gap in it, an answer that is written again is not folded twice, and of two writers one goes on.
 */
export function createRollingSummary({ sessions, messages }: Pick<Store, "sessions" | "messages">) {
  /** A branch that was left while its summary was written is not the one that the next question is asked on. */
  const isShown = async (sessionId: string, { id }: Message) =>
    (await messages.list(sessionId, { last: 2 * farthest })).some((message) => message.id === id);
  return {
    /** Folds what comes before the last turns of a branch, which are told in full within so many tokens, until nothing is left. */
    async bringUpTo(
      sessionId: string,
      { leafId, tokens }: { readonly leafId: string; readonly tokens: number },
      fold: (next: Unsummarised) => Promise<string>,
    ): Promise<void> {
      const branch = await messages.list(sessionId, { upTo: leafId, last: farthest });
      const inFull = countInFull(branch.map(spoken), tokens);
      // Two writers on two branches would else take turns for ever.
      for (let go = 0; go < mostGoes; go += 1) {
        const { summary, settings } = await sessions.get(sessionId);
        const after = typeof settings.summaryUpTo === "string" ? settings.summaryUpTo : null;
        const next = unsummarised(branch, inFull, summary === null ? "" : after).slice(0, foldedAtOnce);
        const last = next.at(-1);
        if (last === undefined || !(await isShown(sessionId, last))) return;
        const folded = await fold({ summary: summary ?? "", messages: next.map(spoken) });
        await sessions.goOnWithSummary(sessionId, { seen: settings, upTo: last.id, summary: folded });
      }
    },
  };
}

function unsummarised(branch: readonly Message[], inFull: number, after: string | null): readonly Message[] {
  const old = branch.slice(0, -inFull);
  if (branch.slice(old.length).some(({ id }) => id === after)) return [];
  // A summary that does not say how far it goes was written turn by turn.
  if (after === null) return old.slice(-2);
  return old.slice(old.findIndex(({ id }) => id === after) + 1);
}
