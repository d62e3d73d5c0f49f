import { oneOf } from "#language";
import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import { isProvision } from "../doubt/provisions.ts";
import type { EvidenceUnit } from "../evidence.ts";
import type { Segment } from "../segments.ts";
import { denialPlaces } from "./denials.ts";

/** What a rule does not hold for, behind or before the words that say so. */
const englishException = /\b(?:except(?:ing|ion)?|other than|apart from|save for|excluding|but not)\s([^.;]{2,60})/iu;
const koreanException = /((?:[^\s,]+\s){0,2}[^\s,]+?)(?:을|를|은|는)?\s?(?:제외|외에|이외|말고|빼고|예외)/u;
/** Looked for first: few sentences have one, and the words before it are looked for at every letter. */
const koreanExceptionWord = /제외|외에|이외|말고|빼고|예외/u;
const exceptionSentence = /^(?:다만|단,|단 |그러나|예외적으로|however|but |except)/iu;
const setsApart = new RegExp(
  oneOf`
    말고
    외에
    제외
    빼고
    뺀\s
    예외
    \b(?:except|other than|apart from|unlike)\b
    \b(?:everything|all|anything|nothing) but\b
  `,
  "iu",
);

/**
 * Whether a claim is about what a rule leaves: an exception to it, all but something, or as many as are left over. What the rule says is
 * denied of them, so a denial more or less tells nothing.
 */
export function isOfTheRest(claim: Reading, segment: Segment, unit: EvidenceUnit): boolean {
  // Provisions set cases apart so often that most of what is denied there is denied wrongly.
  if (isProvision(unit)) return false;
  if (isNeedTurned(claim, segment.reading) || isNeedTurned(segment.reading, claim)) return true;
  if (isLate(claim.text, segment.sentence) || isLate(segment.sentence, claim.text)) return true;
  return setsApart.test(claim.text) || isExcepted(claim, segment, unit) || tellsRest(claim, unit.quantities());
}

const notWithout = {
  ko: /(?:없이|않고|않으면|아니면)\s[^.]{0,60}(?:없|안 [된되됩]|못|않|마십|마세|아니)/u,
  en: new RegExp(
    oneOf`
      \b(?:not|no|never|cannot)\b[^.;]{0,80}\b(?:unless|until|without)\b
      \b(?:unless|until|without)\b[^.;]{0,80}\b(?:not|no|never|cannot)\b
    `,
    "iu",
  ),
} as const;
const needs = {
  ko: /야 |야만|만 |필요/u,
  en: /\b(?:only|must|ha(?:s|ve) to|needs?|required|before|once|until|first)\b/iu,
} as const;
/** "Will not start if the lid is open": only where it is not does it start. */
const notIf = {
  ko: /[가-힣]면\s[^.]{0,40}(?:수 없|안 [된되됩]|못하|못한|지 않)/u,
  en: /\bnot\b[^.;]{0,60}\b(?:if|when)\b|\b(?:if|when)\b[^.;]{0,60}\bnot\b/iu,
} as const;
const only = { ko: /때만|경우에만|때에만|어야만|아야만|해야만/u, en: /\b(?:only|must)\b/iu } as const;

/** "Not unless all racks are removed" and "remove all racks before": not without it, and what is needed. */
function isNeedTurned(denying: Reading, needing: Reading): boolean {
  const language = denying.isKorean ? "ko" : "en";
  if (denialPlaces(needing).length > 0) return false;
  const isWithout = notWithout[language].test(denying.text) && needs[language].test(needing.text);
  return isWithout || (notIf[language].test(denying.text) && only[language].test(needing.text));
}

const late = /늦[으어은게]|넘[겨긴기]|지나서|\b(?:late|overdue)\b/iu;
const notInTime = /까지[^.]{0,30}(?:않|못|없)|\bnot\b[^.;]{0,40}\b(?:by|within|in time)\b/iu;

/** 반납이 늦으면 and 정해진 날까지 반납하지 않으면. */
function isLate(text: string, other: string): boolean {
  return late.test(text) && notInTime.test(other);
}

function isExcepted(claim: Reading, { sentence }: Segment, unit: EvidenceUnit): boolean {
  const match = exceptionIn(sentence, claim.isKorean);
  if (match?.[1] !== undefined && hasOwnWord(match[1], sentence.replace(match[1], ""), claim)) return true;
  return unit
    .segments()
    .some(
      (other) =>
        other.sentence !== sentence && exceptionSentence.test(other.text) && hasOwnWord(other.text, sentence, claim),
    );
}

function exceptionIn(sentence: string, isKorean: boolean): RegExpExecArray | null {
  if (!isKorean) return englishException.exec(sentence);
  return koreanExceptionWord.test(sentence) ? koreanException.exec(sentence) : null;
}

const word = /[\p{L}\d]{2,}/gu;
/** So many letters tell a word from others whatever it ends in. */
const beginning = { ko: 2, en: 5 } as const;

/** Whether a claim has a word that only the exception has. */
function hasOwnWord(exception: string, rule: string, { text, isKorean }: Reading): boolean {
  const length = beginning[isKorean ? "ko" : "en"];
  const [mine, rest] = [text.toLowerCase(), rule.toLowerCase()];
  return (exception.toLowerCase().match(word) ?? []).some((each) => {
    const start = each.slice(0, length);
    return (isKorean || each.length >= 4) && mine.includes(start) && !rest.includes(start);
  });
}

/** 30명이 마치지 않았다, where 90 of 120 did: as many as two figures of the evidence leave. */
function tellsRest({ quantities }: Reading, given: readonly Quantity[]): boolean {
  return quantities.some((mine) => {
    if (given.some((other) => sameQuantity(mine, other))) return false;
    const alike = given.filter((other) => counted.has(other.dimension) === counted.has(mine.dimension));
    return alike.some((whole) => alike.some((part) => part.value > 0 && whole.value - part.value === mine.value));
  });
}

const counted: ReadonlySet<string> = new Set(["count", "number"]);
