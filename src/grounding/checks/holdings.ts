import { oneOf } from "#language";
import { type Reading, rememberedOf } from "#language/meaning";
import { type Token, tokensOf } from "../tokens.ts";

/** A thing, a right or a burden with the party that has it, or is left with it, or gets it. */
export interface Holding {
  readonly holder: string;
  /** The words of the thing; its name is the last. */
  readonly thing: readonly Token[];
}

/** Words between a party and what it has. */
const adverbs = String.raw`(?:(?:그대로|계속|계속해서|여전히|모두|전부|전적으로|단독으로|즉시|자동으로|각각|최종적으로|처음부터)\s){0,2}`;
const ends = String.raw`[가-힣]*(?:다|요|고|며|나|만|되|음|함|됨|임|죠|야)(?=[\s,.)]|$)`;

const korean = {
  /** 갑에게 귀속한다, 을에게 남아 있습니다; but not 갑에게 이전받다. */
  goal: new RegExp(
    `^\\s${adverbs}(?:${oneOf`
      있
      귀속
      남[는고습아으기]
      남다
      이전(?!받)
      양도(?!받)
      넘어[가갑간]
      넘긴다
      돌아[가갑간]
      속[하한합]
      이관
      유보
      환원
      옮겨
    `})${ends}`,
    "u",
  ),
  /** 갑의 소유이다, 을의 몫입니다. */
  owner: /^\s?(?:소유|것|몫|재산|자산|부담|책임)(?:이|입|인|으로|로|에\s속|이고|임)/u,
  /** 갑이 보유한다, 을은 … 부담하여야 한다; but not 을이 보유한 프로그램. */
  verb: new RegExp(
    `(?<=\\s)(?:${oneOf`
      보유[하한합해]
      소유[하한합해]
      가[진집지]
      갖[는고습]
      부담[하한합해]
      승계[하한합해]
      넘겨받
      이전받
      양도받
      양수[하한합해]
      취득[하한합해]
    `})${ends}`,
    "u",
  ),
};

const english = {
  /** Title passes to the Buyer, the roof is the responsibility of the Landlord. */
  goal: new RegExp(
    String.raw`\b(?:${oneOf`
      belongs?\sto
      pass(?:es)?\sto
      go(?:es)?\sto
      transfers?\sto
      (?:is|are)\s(?:assigned|transferred)\sto
      (?:remains?|stays?|lies?|rests?)\s(?:\w+ly\s)?with
      vests?\sin
      (?:is|are|be)\s(?:owned|borne|retained)\sby
      (?:is|are|remains?|becomes?)\sthe\s(?:\w+\s)?(?:property|responsibility)\sof
    `})\s(?:the\s)?$`,
    "iu",
  ),
  owner: /^\s(?:own\s|sole\s|exclusive\s)?(?:property|responsibility)\b/iu,
  ownerBefore: /\b(?:is|are|remains?|becomes?)\s(?:the\s)?$/iu,
  verb: /^\s(?:shall\s|will\s|must\s)?(?:\w+ly\s)?(?:owns?|retains?|keeps?|bears?|acquires?)\b/iu,
};

/** Whose the things of a clause are, as far as it tells. */
export const holdingsOf = rememberedOf((reading: Reading): readonly Holding[] =>
  reading.isKorean ? koreanHoldings(reading) : englishHoldings(reading),
);

const joins = /^(?:(?:과|와|이나|나)\s|\s?(?:및|또는|and|or)\s(?:the\s)?)$/iu;

/** 갑과 을에게, the Buyer and the Seller: of both. */
function holderOf({ parties, text }: Reading, hit: Reading["parties"][number]): string {
  const isJoined = parties.some(
    (other) => other.end <= hit.start && joins.test(text.slice(other.end - other.particle.length, hit.start)),
  );
  return isJoined ? "both" : hit.party;
}

const subject = /^(?:측|쪽)?(?:이|가|은|는)$/u;
const forATime = /(?:까지|부터|동안|전에|후에|때에|경우에?)[는은]?\s/u;

function hasShare({ quantities }: Reading, from: number, to: number): boolean {
  return quantities.some(
    ({ dimension, start, end }) => (dimension === "percent" || dimension === "multiple") && start >= from && end <= to,
  );
}

function koreanHoldings(reading: Reading): Holding[] {
  const { text, parties } = reading;
  const found: Holding[] = [];
  let from = 0;
  for (const hit of parties) {
    const { start, end, particle } = hit;
    if (start < from) continue;
    const behind = text.slice(end);
    const match = /^(?:측|쪽)?(?:에게|에게로|에게만|에)$/u.test(particle)
      ? korean.goal.exec(behind)
      : particle === "의"
        ? korean.owner.exec(behind)
        : null;
    if (match !== null) {
      const thing = thingIn(reading, from, start);
      from = end + match[0].length;
      if (thing.length > 0) found.push({ holder: holderOf(reading, hit), thing });
    } else if (subject.test(particle)) {
      const verb = korean.verb.exec(behind);
      if (verb === null) continue;
      const at = end + verb.index;
      const isNext = parties.some((other) => other.start > end && other.start < at && subject.test(other.particle));
      // 운임은 갑이, 보험료는 을이 부담한다; but where each bears a share, or for a time, neither has the whole.
      if (isNext && !behind.startsWith(",")) continue;
      // 갑은 을이 제공한 자료를 보유한다: whoever acts in a relative clause has nothing by that.
      const agent = reading.mentions.find((mention) => mention.start >= at)?.agent ?? null;
      if (!isNext && agent !== null && agent !== hit.party && agent !== "both") continue;
      if (hasShare(reading, from, at) || (isNext && forATime.test(text.slice(from, at)))) {
        from = at;
        continue;
      }
      const thing = thingIn(reading, from, isNext ? start : at);
      from = isNext ? end : at + verb[0].length;
      if (thing.length > 0) found.push({ holder: holderOf(reading, hit), thing });
    }
  }
  return found;
}

/** The words up to what is told of, or all where nothing is named as that. */
function thingIn(reading: Reading, from: number, to: number): Token[] {
  const words = wordsIn(reading, from, to);
  const last = words.findLastIndex(({ mention }) => mention?.isTopic === true);
  return last < 0 ? words : words.slice(0, last + 1);
}

function wordsIn(reading: Reading, from: number, to: number): Token[] {
  return tokensOf(reading).filter(({ kind, start, end }) => kind === "word" && start >= from && end <= to);
}

const clauseEnd = /[,;.]|\s(?:and|but|while|upon|after|when|once)\s/iu;

/** Freight is borne by the Seller and customs duties by the Buyer. */
const alsoBy = /(?<=^(?:,| and|, and)\s[^,;.]{2,40})\sby\s(?:the\s)?$/iu;

function englishHoldings(reading: Reading): Holding[] {
  const { text, parties } = reading;
  const found: Holding[] = [];
  let from = 0;
  for (const hit of parties) {
    const { start, end, particle } = hit;
    if (start < from) continue;
    const before = text.slice(from, start);
    const behind = text.slice(end);
    const goal =
      particle === "s" ? null : (english.goal.exec(before) ?? (found.length > 0 ? alsoBy.exec(before) : null));
    const isOwner = particle === "s" && english.ownerBefore.test(before) && english.owner.test(behind);
    const verb = particle === "" ? english.verb.exec(behind) : null;
    if (goal !== null || isOwner) {
      const thing = wordsIn(reading, from, goal === null ? start : from + goal.index);
      from = end;
      if (thing.length > 0) found.push({ holder: holderOf(reading, hit), thing });
    } else if (verb !== null) {
      const at = end + verb[0].length;
      const length = clauseEnd.exec(text.slice(at))?.index ?? text.length - at;
      const thing = wordsIn(reading, at, at + length);
      from = at + length;
      if (thing.length > 0) found.push({ holder: holderOf(reading, hit), thing });
    }
  }
  return found;
}
