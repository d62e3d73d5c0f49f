import { type Quantity, readQuantities } from "../figures/index.ts";
import { oneOf } from "../one-of.ts";
import { type Senses, sensesOf } from "./lexicon/index.ts";
import { englishModality, englishModalitySign, koreanModality, type Modality } from "./modality.ts";
import { type NegationWord, negationWordsOf, signsOf } from "./negation.ts";
import type { PartyHit, PartyWords } from "./parties.ts";
import { type Placed, place } from "./placing.ts";
import { assignRoles, type Roles } from "./roles.ts";

/** One meaning at one place: what is done or meant, whether it is denied, how binding it is, and who does it to whom. */
export interface Mention extends Roles {
  /** A meaning of the table, or "=" and the stem of a word that is not in it. */
  readonly concept: string;
  /** -1: denied, or said by its opposite. */
  readonly sign: 1 | -1;
  /** It is denied by words of the clause, whichever of two opposites it is. */
  readonly isDenied: boolean;
  /** The meaning has an opposite with words of its own: 무상 and 유상. */
  readonly isPolar: boolean;
  /** It stands in a condition or under "without": 동의 없이, unless … */
  readonly isCondition: boolean;
  readonly modality: Modality;
  readonly start: number;
  readonly end: number;
  /** It is said to be or not to be so, rather than merely named: 해지할, 동의 없이, but not 청구권. */
  readonly asserted: boolean;
  /** It is a verb, with its own subject. */
  readonly isVerb: boolean;
  /** What the clause is about: a noun with 은, 는, 이, 가 or 도. */
  readonly isTopic: boolean;
  /** Whether something happens before or after it: 회수 후, 개막 전. */
  readonly side: "before" | "after" | null;
  /** What the lexicon knows of the word. */
  readonly senses: Senses | null;
}

/** A clause as code understands it. */
export interface Reading {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly parties: readonly PartyHit[];
  readonly quantities: readonly Quantity[];
  readonly isKorean: boolean;
}

/** Reads a clause or a sentence. Nothing here looks further than a sentence, so the time is linear in the text. */
export function readClause(text: string, parties: PartyWords): Reading {
  const words = negationWordsOf(text);
  const isKorean = /[가-힣]/u.test(text);
  const quantities = readQuantities(text);
  const inQuantity = (word: NegationWord) =>
    quantities.some(({ start, end }) => word.start >= start && word.start < end);
  const senses = sensesOf(
    words.map((word) => word.text),
    isKorean,
  );
  const isListed = (word: number) => (senses[word] ?? null) !== null;
  const { placed, partyOf, covered } = place(text, words, parties, inQuantity, isListed);
  const bearing = new Set(placed.map(({ word }) => word));
  const qualifying = new Set(
    placed.filter(({ concept, word }) => modifiers.has(concept) && bearing.has(word + 1)).map(({ word }) => word),
  );
  const signs = signsOf(
    words,
    (index) => covered.has(index) && words[index]?.form.isPlainDenial !== true,
    (index) => bearing.has(index) && !qualifying.has(index),
  );
  const roles = assignRoles({ text, words, partyOf, bearing, isKorean });
  const endingOf = ({ end, word }: Placed) => text.slice(end, words[word]?.end ?? end);
  const mayHaveCondition = (isKorean ? koreanConditionSign : englishConditionSign).test(text);
  const mayBind = isKorean || englishModalitySign.test(text);
  const mayHaveSide = (isKorean ? koreanSideSign : englishSideSign).test(text);
  const mentions = placed.map((hit): Mention => {
    // 양도하거나 제공할 수 없다: what is joined by 거나 shares the end of the last one.
    const last = words[hit.word]?.form.isJoined === true ? lastOfChain(placed, hit, endingOf) : hit;
    const sign = signs[last.word] === -1 ? -1 : 1;
    const ending = endingOf(hit);
    const isVerb = isKorean ? hit.isStem || verbEnding.test(ending) : !things.has(hit.concept);
    const { agent, to, from, holder, voice } = roles(hit.word, ending);
    return {
      concept: hit.concept,
      isPolar: hit.isPolar,
      isCondition: mayHaveCondition && isConditional(text, hit, isKorean),
      sign: sign === hit.sign ? 1 : -1,
      isDenied: sign === -1,
      modality: mayBind ? modalityOf(text, words, last, isKorean, endingOf(last)) : "plain",
      start: hit.start,
      end: hit.end,
      isVerb,
      asserted: isKorean
        ? isVerb || hit.isPolar || isAsserted(words, hit.word, ending)
        : sign === -1 || (!things.has(hit.concept) && (!hit.concept.startsWith("=") || isBound(text, hit))),
      isTopic: topicEndings.has(ending),
      side: mayHaveSide ? sideOf(text, hit, isKorean) : null,
      senses: senses[hit.word] ?? null,
      agent,
      to,
      from,
      holder,
      voice,
    };
  });
  // X의 비용으로: X bears the cost.
  const costs = mentions.filter(
    ({ concept, holder, end }) => concept === "fee" && holder !== null && /^(?:으로|로|\s|$)/u.test(text.slice(end)),
  );
  for (const cost of costs) mentions.push({ ...cost, concept: "bear", agent: cost.holder, holder: null, isVerb: true });
  return { text, mentions, parties: [...partyOf.values()], quantities, isKorean };
}

/** Meanings that only qualify the noun behind them: "without prior written consent" denies the consent. */
const modifiers: ReadonlySet<string> = new Set(
  "prior written whole gross free fixed exclusive new prompt indirect high same joint".split(" "),
);
/** Meanings that English names without saying anything of them. */
const things: ReadonlySet<string> = new Set([
  ..."contract clause right duty period fee tax wage rent deposit downpayment interim balance interest penalty law".split(
    " ",
  ),
  ..."court third result work business technical secret damage holiday vacation defect written prior own dispute".split(
    " ",
  ),
]);

const topicEndings: ReadonlySet<string> = new Set("은 는 이 가 도 만이 만은".split(" "));

/** What every condition and every side has; a clause without it is not looked at word by word. */
const koreanConditionSign = /[없않면]|아니/u;
const englishConditionSign = /unless|without|except|if|provided/iu;
const koreanSideSign = /[전앞후뒤]|다음에|고 [나난]/u;
const englishSideSign = /before|prior to|after|following|once|until/iu;

const koreanCondition = new RegExp(
  String.raw`^\S*\s(?:${oneOf`
    \S{1,4}지\s(?:아니하고|않고|않은 채)
    없(?:이|는|으면|어도|을)
    않(?:으면|고|는)
    못하는 한
    못하면
    아니하는 한
    아니면
    아니라면
    아니하면
    아니한 (?:때|경우)
  `})|^\S*면(?:\s|$)`,
  "u",
);
const englishCondition = /\b(?:unless|without|except|if|provided)\b[^,.;]*$/iu;

function isConditional(text: string, { start, end }: Placed, isKorean: boolean): boolean {
  return isKorean
    ? koreanCondition.test(text.slice(end, end + 16))
    : englishCondition.test(text.slice(Math.max(0, start - 48), start));
}

const verbEnding = /^(?:하|할|한|함|합|해|했|되|된|될|됩|돼|받|시키|시킬|시킨|드리|ㄹ)/u;
/** May lend: what a word of binding stands right before is said, whichever verb it is. */
const isBound = (text: string, { start }: Placed) => boundBy.test(text.slice(Math.max(0, start - 30), start));
const boundBy = /\b(?:may|shall|must|will|can)\s(?:\w+\s(?:or|and)\s)?$/iu;
const argument = /^(?:|은|는|이|가|을|를|도|만|의|과|와|에)$/u;
/** A noun is asserted by what is said of it next: 동의 없이, 수수료가 있다, 서면이 필요하다; a verb by being one. */
function isAsserted(words: readonly NegationWord[], word: number, ending: string): boolean {
  if (!argument.test(ending)) return /^(?:이|입|인|이며|이고|이에|예)/u.test(ending);
  return words[word + 1]?.form.saysOfNoun === true;
}

function modalityOf(
  text: string,
  words: readonly NegationWord[],
  hit: Placed,
  isKorean: boolean,
  ending: string,
): Modality {
  if (!isKorean) return englishModality(text.slice(0, hit.start));
  if (!mayBindNear(words, hit.word)) return "plain";
  if (/^(?:은|는|이|가|의|에|로|과|와|도|만)/u.test(ending)) return "plain";
  return koreanModality(text.slice(words[hit.word]?.start, words[hit.word + 3]?.end));
}

/** Whether a predicate or one of the three words behind it may tell how binding it is. */
function mayBindNear(words: readonly NegationWord[], from: number): boolean {
  for (let at = from; at <= from + 3; at++) if (words[at]?.form.mayBind === true) return true;
  return false;
}

/** The verb at the end of a chain of verbs joined by 거나. */
function lastOfChain(placed: readonly Placed[], first: Placed, endingOf: (hit: Placed) => string): Placed {
  const reach = first.word + 8;
  return placed.find((hit) => hit.word > first.word && hit.word <= reach && verbEnding.test(endingOf(hit))) ?? first;
}

function sideOf(text: string, { start, end }: Placed, isKorean: boolean): Mention["side"] {
  return isKorean ? koreanSide(text.slice(end, end + 14)) : englishSide(text.slice(Math.max(0, start - 60), start));
}

function koreanSide(behind: string): Mention["side"] {
  if (/^\S{0,3}(?:\s?하기|기)?\s?(?:전에|이전에|직전|전까지|에 앞서|기 전)/u.test(behind)) return "before";
  return /^\S{0,3}\s?(?:후에|후\s|직후|뒤에|뒤\s|이후|다음에|고 나서|고 난)/u.test(behind) ? "after" : null;
}

function englishSide(before: string): Mention["side"] {
  const lead = /\b(before|prior to|after|following|once|until)\s(?:\w+\s){0,3}$/iu.exec(before)?.[1]?.toLowerCase();
  if (lead === undefined) return null;
  return lead === "before" || lead === "prior to" || lead === "until" ? "before" : "after";
}
