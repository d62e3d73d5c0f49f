import { allMatches } from "#language";
import { type Quantity, type Reading, rememberedOf } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";

/** What evidence names by its two ends: 105동~108동, flats 6 to 11. */
interface Range {
  readonly least: number;
  readonly most: number;
  readonly unit: string | undefined;
  /** What is numbered, where that stands before the numbers. */
  readonly noun: string | undefined;
}

const unitName = "[가-힣]{1,3}?|%|℃|°c|[a-z]{1,3}";
const shape = new RegExp(
  String.raw`(?<![\d.,])(\d[\d,]*(?:\.\d+)?)\s?(?:${unitName})?\s?(?:~|∼|–|-|부터\s|에서\s|\sto\s|\sthrough\s|\sand\s)\s?(?:제|만\s|오[전후]\s)?(\d[\d,]*(?:\.\d+)?)\s?(${unitName})?(?=[^가-힣\d]|까지|은|는|이|가|의|을|를|에|로|$)`,
  "giu",
);
const nounBefore = /(\p{L}+)\s$/u;
const maxText = 6000;

const rangesOf = rememberedOf(({ text }: EvidenceUnit): readonly Range[] =>
  allMatches(text.slice(0, maxText), shape).map(({ 1: from, 2: to, 3: unit, index }) => ({
    least: Math.min(numberOf(from), numberOf(to)),
    most: Math.max(numberOf(from), numberOf(to)),
    unit: unit?.toLowerCase(),
    noun: nounBefore.exec(text.slice(Math.max(0, index - 16), index))?.[1]?.toLowerCase(),
  })),
);

/** 106동, where a rule is for 105동~108동. */
export function isWithinRange({ text: written, limit, end }: Quantity, { text }: Reading, unit: EvidenceUnit): boolean {
  const match = limit === null ? /(\d[\d,]*(?:\.\d+)?)\s?(\D{0,3})/u.exec(written) : null;
  if (match === null) return false;
  const value = numberOf(match[1]);
  const mine = (match[2] ?? "").trim().toLowerCase();
  return rangesOf(unit).some(({ least, most, unit: theirs, noun }) => {
    if (value < least || value > most) return false;
    if (theirs !== undefined) return theirs === (mine || text.slice(end).trim().slice(0, theirs.length));
    return noun !== undefined && text.toLowerCase().includes(noun.slice(0, 4));
  });
}

function numberOf(written = ""): number {
  return Number(written.replaceAll(",", ""));
}
