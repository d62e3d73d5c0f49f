import { leftOutMark } from "#language";
import type { Language } from "#protocol";

/** A text as a model is shown it: whole, or its beginning with a mark that says how much is missing. */
export function shortened(text: string, mostCharacters: number, language: Language): string {
  const left = text.length - mostCharacters;
  return left <= 0 ? text : `${text.slice(0, mostCharacters)}\n${leftOutMark(left, language)}`;
}

/** Lines as a model is shown them: whole ones only, and how many are missing. */
export function shortenedLines(text: string, mostCharacters: number, language: Language): string {
  if (text.length <= mostCharacters) return text;
  const lines = text.split("\n");
  let length = 0;
  const kept = lines.findIndex((line) => {
    length += line.length + 1;
    return length > mostCharacters;
  });
  // A single line that is too long is still better than none.
  if (kept <= 0) return shortened(text, mostCharacters, language);
  const left = lines.length - kept;
  const mark = language === "ko" ? `[… ${left}줄 생략]` : `[… ${left} lines left out]`;
  return [...lines.slice(0, kept), mark].join("\n");
}

/** What the mark means, for those who are shown it. */
export const shortenedRule = {
  ko: "- “[… 생략]”이라고 적힌 곳은 줄인 것입니다. 줄인 글에 보이지 않는다고 계약서에 없다고 하지 마세요.",
  en: "- “[… left out]” marks what was cut. That something does not show in a cut text is no proof that the contract lacks it.",
} as const satisfies Record<Language, string>;
