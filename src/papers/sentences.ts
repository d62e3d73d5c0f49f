import { sentencesOf as spansOf } from "#language";

/** The sentences of a text, in Korean and in English. */
export function sentencesOf(text: string): string[] {
  return spansOf(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, " "));
}
