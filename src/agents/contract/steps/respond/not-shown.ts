import type { Language } from "#protocol";
import type { RespondInput } from "./schema.ts";

/** Parts that a question asks for and that are too many to be shown at once, by name. */
export function notShown({ asked, evidence, onlyPrevious }: RespondInput): string[] {
  if (onlyPrevious) return [];
  const shown = new Set(evidence.map(({ unit }) => unit));
  const wanted = new Set(asked.flatMap(({ unit }) => unit ?? []));
  return [...wanted.difference(shown)];
}

/** The same for the reader, below an answer; null where all were shown. */
export function notShownLine(input: RespondInput, language: Language): string | null {
  const left = notShown(input).join(", ");
  if (left === "") return null;
  return language === "ko" ? `여기에 다 보이지 못했습니다: ${left}` : `Not shown here: ${left}`;
}
