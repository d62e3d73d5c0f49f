import { material } from "#kernel";
import { leftOutMark } from "#language";
import type { Language } from "#protocol";
import { contractText } from "../text.ts";

/** A text as a model is shown it: whole, or its beginning with a mark that says how much is missing. */
export function shortened(text: string, mostCharacters: number, language: Language): string {
  const left = text.length - mostCharacters;
  return left <= 0 ? text : `${text.slice(0, mostCharacters)}\n${leftOutMark(left, language)}`;
}

/** What the mark means, for those who are shown it. */
export const shortenedRule = contractText("shortened-rule");

const maxPreviousCharacters = 3_000;

/** The turn before, as a model is shown it; nothing where there was none. */
export function shownPrevious(previous: { question: string; answer: string } | null, language: Language): string {
  if (previous === null) return "";
  return material(
    "previous turn",
    `${previous.question}\n---\n${shortened(previous.answer, maxPreviousCharacters, language)}`,
  );
}
