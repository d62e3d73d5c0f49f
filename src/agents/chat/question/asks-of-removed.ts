import type { RemovedDocument } from "../services.ts";
import { asksForOverview } from "./cues.ts";
import { termsOf } from "./terms.ts";

/** A word of which the text holds more than this is one of its own, whatever ending it wears. */
const mostForeign = 0.5;

/** Whether a question is about a document that is gone: about the whole of it, or with a word of its name or of what was told from it. */
export function asksOfRemoved(question: string, { name, text }: RemovedDocument): boolean {
  const told = `${name}\n${text}`;
  const words = termsOf(question).words.filter((word) => /\p{L}{2}/u.test(word));
  return asksForOverview(question) || words.some((word) => termsOf(word).coverage(told) > mostForeign);
}
