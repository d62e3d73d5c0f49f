import { oneOf } from "#language";
import { type Reading, rememberedOf } from "#language/meaning";
import type { Alignment } from "../align.ts";
import { isLight } from "../doubt/light-words.ts";
import type { PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";

/** What a sentence sets aside, what it puts in its place, and the rest of it. */
interface Choice {
  readonly rejected: readonly Token[];
  readonly chosen: readonly Token[];
  readonly rest: readonly Token[];
}

/** 팀장이 아닌 본부장의 승인, by post rather than by mail: a claim that has what is set aside and lacks what stands in its place. */
export function checkRejected(
  claim: Reading,
  { unit, segment }: Alignment,
  prepared: PreparedEvidence,
): Objection | null {
  const sentence = prepared.read(segment.sentence);
  if (sentence.isKorean !== claim.isKorean) return null;
  const choice = choiceOf(sentence).at(0);
  if (choice === undefined || (claim.isKorean ? koreanOpen : englishOpen).test(claim.text)) return null;
  const mine = tokensOf(claim);
  const rejected = choice.rejected.find((token) => has(mine, token));
  if (rejected === undefined || choice.chosen.some((token) => has(mine, token))) return null;
  if (choice.rest.filter((token) => has(mine, token)).length < leastShared) return null;
  const isFree = unit
    .segments()
    .every(({ sentence: other, reading }) => other === segment.sentence || !has(tokensOf(reading), rejected));
  if (!isFree) return null;
  const [chosen = rejected] = choice.chosen;
  return {
    status: "contradicts",
    check: "rejected",
    reason: {
      ko: `원문은 “${rejected.stem}”이(가) 아니라 “${chosen.stem}”이라고 합니다`,
      en: `The evidence says “${chosen.stem}” and not “${rejected.stem}”`,
    },
    against: { label: unit.label, quote: segment.sentence },
  };
}

/** So many words beside what is chosen show that a claim tells of the same. */
const leastShared = 2;

/** A claim that denies or tells how it was before may well name what is set aside. */
const koreanOpen =
  /아니|아닌|아닙|않|없|못|말고|대신|종전|원래|기존|이전|전에는|[가-힣]던\s|달리|거르|걸러|건너뛰|피하/u;
const englishOpen = new RegExp(
  oneOf`
    \b(?:not|no|never|cannot|without|instead|rather|unlike|until)\b
    n[’']t\b
    \b(?:used to|before|previous|previously|formerly|former)\b
    \b(?:skip|avoid|ignor|fail)
  `,
  "iu",
);

const koreanChoice = /([이가]\s(?:아닌|아니라)|\s대신에?|지\s(?:않고|말고))(?=[,\s])/u;
const englishChoice = {
  before: /\b(?:instead of|rather than)\s|,\s(?:but\s)?not\s(?!only|just|if|when|because|later|until|yet|including)/iu,
  behind: /\bnot\s(?!only|just)([^,.;]{2,40}?),?\sbut\s/iu,
};

const choiceOf = rememberedOf((reading: Reading): readonly Choice[] => {
  const choice = reading.isKorean ? koreanChoiceOf(reading) : englishChoiceOf(reading);
  return choice === null || choice.rejected.length === 0 || choice.chosen.length === 0 ? [] : [choice];
});

function koreanChoiceOf(reading: Reading): Choice | null {
  const { text } = reading;
  const sign = koreanChoice.exec(text);
  if (sign === null) return null;
  const words = wordsOf(reading);
  const end = sign.index + sign[0].length;
  const rejected = words.filter(({ start }) => start <= sign.index).slice(-1);
  const behind = words.filter(({ start }) => start >= end);
  // 중앙공원 북문을 거쳐: up to the first noun that has its particle.
  const last = behind.findIndex((token) => particle.test(text.slice(token.start + token.stem.length)));
  const chosen = behind.slice(0, last + 1);
  return parted(rejected, chosen, words);
}

const particle = new RegExp(
  `^(?:${oneOf`
  [을를이가의에로은는]
  에서
  으로
  에게
  부터
  까지
`})(?=[\\s,.])`,
  "u",
);

function englishChoiceOf(reading: Reading): Choice | null {
  const { text } = reading;
  const words = wordsOf(reading);
  const inside = englishChoice.behind.exec(text);
  if (inside !== null) {
    const [from, end] = [inside.index, inside.index + inside[0].length];
    const rejected = words.filter(({ start }) => start > from && start < end);
    return parted(rejected, wordsTo(reading, words, end), words);
  }
  const sign = englishChoice.before.exec(text);
  if (sign === null) return null;
  const chosen = words.filter(({ end }) => end <= sign.index).slice(-1);
  return parted(wordsTo(reading, words, sign.index + sign[0].length), chosen, words);
}

/** The words up to the next comma, a few at most. */
function wordsTo({ text }: Reading, words: readonly Token[], from: number): Token[] {
  const comma = /[,.;]/u.exec(text.slice(from));
  const to = comma === null ? text.length : from + comma.index;
  return words.filter(({ start }) => start >= from && start < to).slice(0, 2);
}

/** What both have tells neither. */
function parted(rejected: readonly Token[], chosen: readonly Token[], words: readonly Token[]): Choice {
  return {
    rejected: rejected.filter((token) => !has(chosen, token)),
    chosen: chosen.filter((token) => !has(rejected, token)),
    rest: words.filter((token) => !rejected.includes(token) && !chosen.includes(token)),
  };
}

function wordsOf(reading: Reading): Token[] {
  return tokensOf(reading).filter((token) => token.kind !== "figure" && !isLight(token));
}

function has(tokens: readonly Token[], token: Token): boolean {
  return tokens.some((each) => agreement(each, token) !== null);
}
