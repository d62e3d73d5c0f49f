import type { SessionDetail } from "#protocol";
import { keepDraft, readDraft } from "../drafts/drafts.ts";

const keyOf = (sessionId: string) => `first message of ${sessionId}`;
const taken = new Set<string>();

/** The first message of a session waits while its page opens, and until the server has it: a reload does not lose it. */
export const leaveFirstMessage = (sessionId: string, text: string) => keepDraft(keyOf(sessionId), text);

/** Taken once, so that it is sent once; null where there is none, or the server has it. */
export function takeFirstMessage({ id, messages, runningTurnId }: SessionDetail): string | null {
  const text = readDraft(keyOf(id));
  if (text === "" || taken.has(id)) return null;
  taken.add(id);
  if (messages.length === 0 && runningTurnId === null) return text;
  forgetFirstMessage(id);
  return null;
}

export const forgetFirstMessage = (sessionId: string) => keepDraft(keyOf(sessionId), "");
