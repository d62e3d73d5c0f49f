import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";
import { type SentencePart, sentenceParts } from "./sentence-parts.ts";

const all = new RegExp(
  oneOf`
    모든
    모두
    전부
    전체
    어디서나
    어디서든
    언제나
    항상
    누구나
    누구든
    내내
    \b(?:all|every|any|both|throughout|always|anyone|everyone|anywhere|whole|entire)\b
  `,
  "iu",
);
const koreanOnly = /(?<![\d천백십다그이저뿐])만(?:이|을|은|으로)?(?=[\s,.])|에\s한[해하]/u;
const englishOnly = /\bonly\b/iu;

/** Off on all three days, where it is off on the Tuesday only: what holds of some, told of all. */
export function checkOnly(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const says = claim.isKorean ? koreanOnly : englishOnly;
  const word = all.exec(claim.text)?.[0];
  if (word === undefined || says.test(claim.text)) return null;
  const mine = tokensOf(claim);
  for (const unit of units)
    for (const { text, sentence, reading } of unit.segments()) {
      if (text !== sentence || reading.isKorean !== claim.isKorean || !says.test(text) || all.test(text)) continue;
      if (!sentenceParts(reading).some((part) => isWidened(part, mine, says, claim.isKorean))) continue;
      return {
        status: "contradicts",
        check: "only",
        reason: {
          ko: `“${word}”라고 하지만, 원문은 일부에만 그렇다고 합니다`,
          en: `It says “${word}”, but the evidence says so of some only`,
        },
        against: { label: unit.label, quote: sentence },
      };
    }
  return null;
}

/** So many words before or behind "only" tell what it is that it holds of. */
const wordsOfSome = 2;
/** A part that shares less than this with a claim is about something else. */
const leastShared = 2;

/** The claim has all of the part but what it is limited to. */
function isWidened(
  { text, start: from, tokens }: SentencePart,
  mine: readonly Token[],
  says: RegExp,
  isKorean: boolean,
): boolean {
  const found = says.exec(text);
  if (found === null) return false;
  const before = tokens.filter(({ start }) => start < from + found.index);
  const behind = tokens.slice(before.length, before.length + wordsOfSome);
  // "On the Tuesday only", and "only on Tuesdays".
  const limit = isKorean || behind.length === 0 ? before.slice(-wordsOfSome) : behind;
  const isShared = (token: Token) => mine.some((other) => agreement(other, token) !== null);
  const own = tokens.filter((token) => !isShared(token));
  return own.length > 0 && tokens.length - own.length >= leastShared && own.every((token) => limit.includes(token));
}
