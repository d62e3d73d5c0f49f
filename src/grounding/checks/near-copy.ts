import { opposite, type Quantity, type Reading, rememberedOf, sameQuantity } from "#language/meaning";
import type { Localized } from "#protocol";
import type { EvidenceUnit } from "../evidence.ts";
import { runNumbers, sharedRuns } from "../run-numbers.ts";
import type { Segment } from "../segments.ts";
import type { Objection } from "../statement.ts";
import { agreement, isNoun, type Token, tokensOf } from "../tokens.ts";
import { type Change, changesBetween, isOtherSide } from "./changes.ts";
import { denialPlaces, freeDenials } from "./denials.ts";
import { areExchanged } from "./exchange.ts";

/** From this share of letter pairs on, either way, a claim says a clause in nearly its own words. */
const nearlyAll = 0.72;

/** Small words that each turn what the other says, in whatever sentence they stand; what words with a meaning turn, the lexicon knows. */
const turningWords: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<!더 )이상(?=[\s이인을의,.)])/gu, /이하(?=[\s이인을의,.)])/gu],
  [/이내|(?<=[\d일월년주간분초])\s?안에/gu, /이후|(?<=[\d일월년주간분초])\s?(?:뒤|후)에/gu],
  [/미만/gu, /초과/gu],
  [/(?<=[\s가-힣])전(?=까지|에|\s)/gu, /(?<=[\s가-힣])(?:후|뒤)(?=부터|에|\s)/gu],
  [/(?<=[가-힣])만(?=[\s,.])/gu, /(?<=[가-힣])도(?=[\s,.])/gu],
  [/부터/gu, /까지/gu],
  [/또는|거나(?=\s)|(?<=[가-힣])이나(?=\s)/gu, /\s및\s|(?<=[가-힣])[와과고](?=\s)/gu],
  [/(?<=[하되으라])면(?=[\s,])/gu, /라도(?=[\s,])/gu],
  [/최대/gu, /최소/gu],
  [/먼저/gu, /나중/gu],
  [/켜/gu, /꺼/gu],
  [/전액/gu, /일부/gu],
  [/\band\b/giu, /\bor\b/giu],
  [/\bbefore\b/giu, /\bafter\b/giu],
  [/\bat least\b/giu, /\b(?:at most|up to)\b/giu],
  [/\bonly (?:if|when)\b/giu, /\beven (?:if|when)\b/giu],
  [/\bmore\b/giu, /\b(?:less|fewer)\b/giu],
  [/\bopen\b/giu, /\bclosed\b/giu],
  [/\bfor\b/giu, /\bagainst\b/giu],
  [/\bwith\b/giu, /\bwithout\b/giu],
  [/\bexcept\b|\ball but\b/giu, /\bonly\b/giu],
  [/늦어도/gu, /빨라도/gu],
  [/만큼/gu, /보다/gu],
];

/**
 * A clause of the evidence in nearly its own words, but for one that turns it: 7일 이후에 for 7일 이내에, 받을 수 없다 for 받을 수 있다. The
 * other checks compare meanings, and a word that a clause has twice tells them nothing.
 */
export function checkNearCopy(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  let turned: { readonly unit: EvidenceUnit; readonly segment: Segment; readonly by: Turn } | null = null;
  for (const unit of units)
    for (const segment of unit.segments()) {
      if (segment.reading.isKorean !== claim.isKorean || !isNearCopy(claim, segment.reading)) continue;
      const by = turnOf(claim, segment, unit);
      if (by === null) return null;
      turned ??= { unit, segment, by };
    }
  if (turned === null) return null;
  return {
    status: "contradicts",
    check: "near-copy",
    reason: turned.by.words === null ? somehow : inPlaceOf(turned.by.words),
    against: { label: turned.unit.label, quote: turned.segment.sentence },
  };
}

/** What turns a clause: a word of the claim and the one of the evidence in its place, or null where no two words do. */
interface Turn {
  readonly words: { readonly mine: string; readonly theirs: string } | null;
}

const somehow: Localized = {
  ko: "원문과 거의 같은 말인데, 뜻을 뒤집는 낱말 하나가 다릅니다",
  en: "Nearly the words of the evidence, but for one that turns their meaning",
};

function inPlaceOf({ mine, theirs }: NonNullable<Turn["words"]>): Localized {
  return {
    ko: `“${mine}” 자리에 원문은 “${theirs}”입니다`,
    en: `Where it says “${mine}”, the evidence says “${theirs}”`,
  };
}

function turnOf(claim: Reading, { reading: evidence, sentence }: Segment, unit: EvidenceUnit): Turn | null {
  const figures = otherFigure(claim, evidence);
  if (figures !== null) return { words: { mine: figures.mine.text, theirs: figures.theirs.text } };
  const turning = turningWord(claim.text, evidence.text);
  if (turning !== null) return turning;
  const [mine, theirs] = [tokensOf(claim), tokensOf(evidence)];
  if (areExchanged(claim, evidence)) return { words: null };
  const changes = changesBetween(mine, theirs).filter((change) => !isAuthor(change.mine, claim));
  const others = changes.length === 0 ? [] : unit.segments().filter((other) => other.sentence !== sentence);
  const elsewhere = others.flatMap(({ reading }) => tokensOf(reading));
  const taken = changes.find((change) => isTakenFrom(elsewhere, change, mine, theirs));
  if (taken !== undefined) return { words: wordsOf(taken, claim, evidence) };
  const opposites = changes.filter(areOpposite);
  const own = deniedBeside(claim, (place) => opposites.some((change) => isWithin(place, change.mine)));
  const other = deniedBeside(evidence, (place) => opposites.some((change) => isWithin(place, change.theirs)));
  const isDenied = isOdd(own, other) && !tellsBound(claim, evidence);
  // 유료가 아니다 for 무료이다: denied, and of the opposite.
  if (opposites.length > 0 === isDenied) return null;
  const [first] = opposites;
  return { words: first === undefined ? null : wordsOf(first, claim, evidence) };
}

/** Oberlin (2013) separates nine hands, where the paper says that cluster analysis does: who tells of it. */
const isAuthor = ({ end }: Token, { text }: Reading) => /^(?:\set\sal\.?)?\s?\((?:19|20)\d{2}/u.test(text.slice(end));

function wordsOf({ mine, theirs }: Change, claim: Reading, evidence: Reading): NonNullable<Turn["words"]> {
  return { mine: claim.text.slice(mine.start, mine.end), theirs: evidence.text.slice(theirs.start, theirs.end) };
}

/** Denials but for those that a word is by itself, which is compared as the opposite of another: forbidden and allowed. */
function deniedBeside(reading: Reading, isOfWord: (place: number) => boolean): number {
  return denialPlaces(reading).filter((place) => !isOfWord(place)).length;
}

function isWithin(place: number, { start, end }: Token): boolean {
  return place >= start && place < end;
}

function turningWord(claim: string, evidence: string): Turn | null {
  for (const [one, other] of turningWords) {
    const [mine, mineOther] = [countOf(claim, one), countOf(claim, other)];
    const [theirs, theirsOther] = [countOf(evidence, one), countOf(evidence, other)];
    if (mine + mineOther !== theirs + theirsOther || mine === theirs) continue;
    const [own, their] = mine > theirs ? [one, other] : [other, one];
    const words = { mine: wordOf(claim, own), theirs: wordOf(evidence, their) };
    // A particle alone tells a reader nothing.
    return { words: words.mine.length > 1 && words.theirs.length > 1 ? words : null };
  }
  return null;
}

function wordOf(text: string, pattern: RegExp): string {
  return (text.match(pattern)?.[0] ?? "").trim();
}

/** 유상 in the place of 무상, by the lexicon or by the table of meanings. */
function areOpposite({ mine, theirs }: Change): boolean {
  if (opposite(mine.mention?.senses ?? null, theirs.mention?.senses ?? null)) return true;
  return mine.mention?.concept === theirs.mention?.concept && isOtherSide(mine, theirs);
}

/** A noun in the place of another that the evidence says of something else: 이슬비가 for 최민재가, who is told of in another sentence. */
function isTakenFrom(
  elsewhere: readonly Token[],
  { mine, theirs }: Change,
  own: readonly Token[],
  other: readonly Token[],
): boolean {
  // 차임은 지급한다 for 임차인은 지급한다: what is done for who does it.
  if (!isNoun(mine) || !isNoun(theirs) || mine.kind !== theirs.kind) return false;
  const standsIn = (tokens: readonly Token[], token: Token) => tokens.some((each) => agreement(each, token) !== null);
  return standsIn(elsewhere, mine) && !standsIn(other, mine) && !standsIn(own, theirs);
}

/** Another day, time or amount in the place of one of its kind, though other words of the evidence may have it. */
function otherFigure(claim: Reading, evidence: Reading): { readonly mine: Quantity; readonly theirs: Quantity } | null {
  const lacks = ({ quantities }: Reading, one: Quantity) => !quantities.some((other) => sameQuantity(one, other));
  const own = claim.quantities.filter((one) => lacks(evidence, one));
  const left = evidence.quantities.filter((one) => lacks(claim, one));
  for (const mine of own) {
    const theirs = left.find((other) => isOfKind(mine, other));
    if (theirs !== undefined) return { mine, theirs };
  }
  return null;
}

/** A time of day is one, whichever half of the day it is in. */
function isOfKind(one: Quantity, other: Quantity): boolean {
  return one.dimension === other.dimension && (one.dimension === "clock" || one.unit === other.unit);
}

function isOdd(one: number, other: number): boolean {
  return (one + other) % 2 === 1;
}

/** "Not less than six months" and "at least six months": a denial that only makes the same bound. */
function tellsBound(claim: Reading, evidence: Reading): boolean {
  if (isOdd(freeDenials(claim), freeDenials(evidence))) return false;
  return claim.quantities.every((mine) =>
    evidence.quantities.some((other) => sameQuantity(mine, other) && mine.limit === other.limit),
  );
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

export function isNearCopy(claim: Reading, evidence: Reading): boolean {
  const [mine, theirs] = [runsOf(claim), runsOf(evidence)];
  const [fewer, more] = mine.length < theirs.length ? [mine, theirs] : [theirs, mine];
  if (fewer.length < nearlyAll * more.length || fewer.length < leastRuns) return false;
  return sharedRuns(fewer, more) >= nearlyAll * more.length;
}

/** A sentence of a few letters is like another by chance. */
const leastRuns = 8;

/** Two letters of Hangul or three others next to each other, without how politely the sentence ends. */
const runsOf = rememberedOf(({ text, isKorean }: Reading): Uint32Array => {
  const besides = isKorean ? /(?:습니다|ㅂ니다|니다|다|요)?[.\s]*$|[\s.,]/gu : /[\s.,]/gu;
  return runNumbers(text.toLowerCase().replace(besides, ""), isKorean ? 2 : 3);
});
