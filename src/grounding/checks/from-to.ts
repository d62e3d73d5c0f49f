import { oneOf } from "#language";
import { type Quantity, type Reading, rememberedOf, sameQuantity } from "#language/meaning";
import { denialPlaces } from "./denials.ts";

/** Where a change or a span begins and where it ends. */
type FromTo = readonly [from: Quantity, to: Quantity];

const koreanFrom =
  /^(?:\([^)]*\))?(?:에서|부터|이던 것이|였던 것이|이었던 것이)\s(?:다음 ?날 |약 |최대 |[가-힣]{2,4} ){0,2}$/u;
const koreanTo = /^(?:\([^)]*\))?\s?(?:으로|로|까지|사이)/u;
const englishFrom = /\bfrom\s(?:about\s|around\s|the\s|only\s)?$/iu;
const englishTo = /^[^,.;]{0,24}\s(?:to|until|till|through)\s(?:about\s|around\s|the\s|only\s)?$/iu;
/** Stands at 26 names, down from 41. */
const changedFrom = new RegExp(
  String.raw`^[^.;]{0,40}\b(?:${oneOf`
    up
    down
    increase
    reduced
    raised
    lowered
    cut
    changed
    moved
    extended
    shortened
  `})\sfrom\s(?:about\s|around\s|the\s|only\s)?$`,
  "iu",
);
/** Raised to 30 from 20. */
const endBefore = /\bto\s(?:about\s|around\s|the\s|only\s)?$/iu;
const startBehind = /^[^,.;]{0,24}\sfrom\s(?:about\s|around\s|the\s|only\s)?$/iu;
/** What was changed back went the other way. */
const backAgain = /되돌|원래대로|복구|원상|환원|\b(?:back|restor\w*|revert\w*|undo\w*|undone)\b/iu;

/** "20에서 200으로" where the evidence has "200에서 20으로"; down from 41 to 26, told as grown from 26 to 41. */
export function turnedFromTo(claim: Reading, evidence: Reading): FromTo | null {
  const mine = fromTosOf(claim);
  if (mine.length === 0 || backAgain.test(claim.text)) return null;
  // Not from ten at night to six is from six to ten at night.
  if ((denialPlaces(claim).length + denialPlaces(evidence).length) % 2 === 1) return null;
  const theirs = fromTosOf(evidence);
  const has = (pairs: readonly FromTo[], from: Quantity, to: Quantity) =>
    pairs.some(([one, other]) => sameQuantity(one, from) && sameQuantity(other, to));
  return mine.find(([from, to]) => has(theirs, to, from) && !has(theirs, from, to) && !has(mine, to, from)) ?? null;
}

const fromTosOf = rememberedOf(({ text, quantities, isKorean }: Reading): readonly FromTo[] =>
  quantities.flatMap((one, at): FromTo[] => {
    const other = quantities[at + 1];
    if (other === undefined || sameQuantity(one, other)) return [];
    return (isKorean ? isKoreanFromTo : isEnglishFromTo)(text, one, other)
      ? [[one, other]]
      : !isKorean && isEnglishToFrom(text, one, other)
        ? [[other, one]]
        : [];
  }),
);

/** A particle may have been read with its figure: 20으로. */
const readWithFigure = /(?:에서|부터|으로|로|까지)$/u;

function isKoreanFromTo(text: string, one: Quantity, other: Quantity): boolean {
  const begins = (readWithFigure.exec(one.text)?.[0] ?? "") + text.slice(one.end, other.start);
  const ends = readWithFigure.exec(other.text)?.[0] ?? text.slice(other.end, other.end + 24);
  return koreanFrom.test(begins) && koreanTo.test(ends);
}

function isEnglishFromTo(text: string, one: Quantity, other: Quantity): boolean {
  return englishFrom.test(before(text, one)) && englishTo.test(text.slice(one.end, other.start));
}

function isEnglishToFrom(text: string, one: Quantity, other: Quantity): boolean {
  const between = text.slice(one.end, other.start);
  return changedFrom.test(between) || (endBefore.test(before(text, one)) && startBehind.test(between));
}

function before(text: string, { start }: Quantity): string {
  return text.slice(Math.max(0, start - 16), start);
}
