import { allMatches } from "#language";
import type { EvidenceUnit } from "../evidence.ts";
import { quotedLetters } from "../letters.ts";

/** Fewer letters in a row may agree by accident. */
const minQuoteLength = 10;

/** The unit that has a sentence word for word, and whole: what is cut out of a sentence may say the opposite of it. */
export function quotedIn(bare: string, units: readonly EvidenceUnit[]): EvidenceUnit | null {
  const letters = quotedLetters(bare);
  if (letters.length < minQuoteLength) return null;
  return units.find((unit) => unit.letters().includes(letters) && unit.sentences().has(letters)) ?? null;
}

/** An apostrophe inside a word opens and closes nothing, nor does that of a year: "don't … haven't", '14년 … '23년. */
const yearBehind = String.raw`\d{2}(?:\s?년|\.)`;
const quotation = new RegExp(
  String.raw`["“]([^"“”\n]{6,400})["”]|(?<![\p{L}\p{N}])[‘'](?!${yearBehind})([^‘’'\n]{6,400})[’'](?![a-z]|${yearBehind})`,
  "gu",
);

/** Words in quotation marks that stand in none of the texts. Each part between dots is looked up by itself. */
export function madeUpQuote(bare: string, texts: readonly EvidenceUnit[]): string | null {
  for (const [, double, single] of allMatches(bare, quotation)) {
    const quote = double ?? single ?? "";
    const parts = quote.split(/…|\.{3}/u).map(quotedLetters);
    if (parts.join("").length < minQuoteLength) continue;
    if (!parts.every((part) => texts.some((text) => text.letters().includes(part)))) return quote;
  }
  return null;
}
