import { material } from "#kernel";
import { leftOutMark } from "#language";
import type { Language } from "#protocol";

/** A text as a model is shown it: whole, or its beginning with a mark that says how much is missing. */
export function shortened(text: string, mostCharacters: number, language: Language): string {
  const left = text.length - mostCharacters;
  return left <= 0 ? text : `${text.slice(0, mostCharacters)}\n${leftOutMark(left, language)}`;
}

/** What the mark means, for those who are shown it. */
export const shortenedRule = {
  ko: "- “[… 생략]”이라고 적힌 곳은 줄인 것입니다. 줄인 글에 보이지 않는다고 계약서에 없다고 하지 마세요.",
  en: "- “[… left out]” marks what was cut. That something does not show in a cut text is no proof that the contract lacks it.",
} as const satisfies Record<Language, string>;

const maxPreviousCharacters = 3_000;

/** The turn before, as a model is shown it; nothing where there was none. */
export function shownPrevious(previous: { question: string; answer: string } | null, language: Language): string {
  if (previous === null) return "";
  return material(
    "previous turn",
    `${previous.question}\n---\n${shortened(previous.answer, maxPreviousCharacters, language)}`,
  );
}
