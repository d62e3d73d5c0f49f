/** The first message of a session waits here while its page opens. */
const waiting = new Map<string, string>();

export const leaveFirstMessage = (sessionId: string, text: string) => waiting.set(sessionId, text);

/** Taken once, so that it is sent once. */
export function takeFirstMessage(sessionId: string): string | null {
  const text = waiting.get(sessionId) ?? null;
  waiting.delete(sessionId);
  return text;
}
