import type { Turn } from "#kernel";

/** Says fixed words of the code's own to the reader. */
export async function speak(turn: Turn, text: string): Promise<string> {
  const slot = turn.journal.slot("node", "speak", text);
  const id = `text-${slot.key}`;
  turn.emit({ type: "text-start", id });
  turn.emit({ type: "text-delta", id, delta: text });
  turn.emit({ type: "text-end", id });
  if (!slot.finished) await slot.record({ status: "finished", output: text });
  return text;
}
