import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, isNoun, type Token, tokensOf } from "../tokens.ts";
import { compareWords } from "./contrary.ts";
import { type SentencePart, sentenceParts } from "./sentence-parts.ts";

const koreanTogether = new RegExp(
  oneOf`
    모두(?=\s)
    [둘셋넷]\s?다(?=\s)
    전부(?=\s)
    함께(?=\s)
    나란히
    똑같이
    동시에
  `,
  "u",
);
const englishTogether = /\b(?:both|all (?:two|three|four|five)|alike|equally|as well as)\b/iu;

/** What a claim says of several things at once. */
interface Joined {
  readonly things: readonly Token[];
  readonly said: readonly Token[];
}

/** A part of the evidence, and the sentence that it is part of. */
interface ToldPart extends SentencePart {
  readonly unit: EvidenceUnit;
  readonly sentence: string;
  readonly at: number;
}

/** 매출과 영업이익이 모두 늘었다, where the evidence tells one of them otherwise: 영업이익은 줄었다. */
export function checkTogether(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const joined = joinedIn(claim);
  if (joined === null) return null;
  const { things, said } = joined;
  const parts = units.flatMap((unit) => partsOfUnit(unit, claim.isKorean));
  const has = ({ tokens }: SentencePart, thing: Token) => tokens.some((token) => agreement(token, thing) === "letters");
  const saidOf = things.map((thing) => ({ thing, told: parts.filter((part) => has(part, thing)) }));
  const usual = asUsual.test(claim.text)
    ? undefined
    : parts.find(
        (part, at) => things.some((thing) => isAsUsual(part, parts[at + 1], thing)) && howSaid(said, part) !== "same",
      );
  if (usual !== undefined) return objectionTo(usual);
  for (const { thing: other, told: toldOther } of saidOf)
    for (const { thing, told } of saidOf) {
      if (thing === other) continue;
      const own = told.filter((part) => !has(part, other));
      const theirs = toldOther.filter((part) => !has(part, thing));
      // Told of both at once somewhere, or of this one elsewhere: nothing is told otherwise.
      if (told.some((part) => howSaid(said, part) === "same")) continue;
      const alike = theirs.filter((part) => howSaid(said, part) === "same");
      const against = own.find(
        (part) => howSaid(said, part) === "contrary" || alike.some((each) => isSetAgainst(part, each)),
      );
      if (against === undefined) continue;
      return objectionTo(against);
    }
  return null;
}

function objectionTo({ unit, sentence }: ToldPart): Objection {
  return {
    status: "contradicts",
    check: "together",
    reason: {
      ko: "함께 말한 것 가운데 하나를 원문은 다르게 말합니다",
      en: "Of what it tells together, the evidence tells one otherwise",
    },
    against: { label: unit.label, quote: sentence },
  };
}

const asUsual = new RegExp(
  oneOf`
    평소처럼
    평소대로
    평상시
    정상적으로
    정상\s?(?:운영|이용|영업|운행|가동|근무|진행|작동)
    그대로
    예전처럼
    \b(?:as usual|as normal|(?:not|un)\s?affected|unchanged)\b
  `,
  "iu",
);

/** 강 건넛마을은 평소처럼: nothing happens to it, whatever happens to the others. */
function isAsUsual({ text, sentence, tokens }: ToldPart, next: ToldPart | undefined, thing: Token): boolean {
  const isTold = asUsual.test(text) || (next?.sentence === sentence && !next.isContrast && asUsual.test(next.text));
  return isTold && tokens.some((token) => token.mention?.isTopic === true && agreement(token, thing) === "letters");
}

function joinedIn(claim: Reading): Joined | null {
  const found = (claim.isKorean ? koreanTogether : englishTogether).exec(claim.text);
  if (found === null) return null;
  const tokens = tokensOf(claim);
  const things = joinedThings(claim, tokens, found.index);
  const said = tokens.filter(({ start, mention }) => {
    if (mention === null || (claim.isKorean && start < found.index)) return false;
    return claim.isKorean || mention.isPolar || !mention.concept.startsWith("=");
  });
  return things.length === 0 || said.length === 0 ? null : { things, said };
}

const joinsNext = { ko: /^(?:[와과도,·]|하고|까지|이?든|이?나(?=[\s])|\s및)/u, en: /^(?:,|\sand\b)/iu } as const;
const joinedBefore = /\b(?:and|as well as)\s(?:(?:the|an?|its|their|our)\s)?(?:\w+\s)?$/iu;

/** 매출과 영업이익이 모두: nouns that are joined, and the last before the word that takes them together. */
function joinedThings({ text, isKorean }: Reading, tokens: readonly Token[], end: number): Token[] {
  const nouns = tokens.filter(isNoun);
  if (!isKorean)
    return nouns.filter(
      (token) => joinsNext.en.test(text.slice(token.end)) || joinedBefore.test(text.slice(0, token.start)),
    );
  const before = nouns.filter(({ start }) => start < end);
  const joined = before.filter((token) => joinsNext.ko.test(text.slice(token.end)));
  const last = before.at(-1);
  return joined.length === 0 || last === undefined || joined.includes(last) ? joined : [...joined, last];
}

function partsOfUnit(unit: EvidenceUnit, isKorean: boolean): ToldPart[] {
  return unit.segments().flatMap(({ text, sentence, reading }) => {
    if (text !== sentence || reading.isKorean !== isKorean) return [];
    return sentenceParts(reading).map((part, at) => ({ ...part, unit, sentence, at }));
  });
}

/** Whether a part says what is said of all of them, or its contrary; null where it says neither. */
function howSaid(said: readonly Token[], { tokens }: SentencePart): "same" | "contrary" | null {
  const found = said.flatMap((mine) => tokens.map((theirs) => compareWords(mine, theirs)));
  if (found.includes("contrary")) return "contrary";
  return found.includes("same") ? "same" : null;
}

/** 대출은 막히되 예약은 계속할 수 있다: the one behind the other, and set against it. */
function isSetAgainst(one: ToldPart, other: ToldPart): boolean {
  if (one.sentence !== other.sentence || Math.abs(one.at - other.at) !== 1) return false;
  return (one.at > other.at ? one : other).isContrast;
}
