import { allMatches } from "#language";
import { numberValue, type Quantity, type Reading, sameQuantity } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

const totalBefore =
  /(?:합계|합쳐|합해|합하여|합산해|합산하여|통틀어|합친|합한|\b(?:a total of|in total|altogether|combined))[가-힣]*\s(?:\S{1,6}\s)?$/iu;
const totalBehind = /^\s?(?:을|를|이|가)?\s?(?:\b(?:in total|altogether|combined|in all)\b)/iu;
const eachBefore =
  /(?:[가-힣\d](?:당|마다)|각각|각자|각|한 (?:마리|사람|명|번|개|대|장)(?:에|의|은|는|이|가)?)\s(?:[가-힣]{1,5}(?:이|가|은|는)?\s)?(?:최대\s)?$/u;
const eachBehind = /^(?:씩|\s(?:each|apiece|per (?:person|animal|item|visit|head|room|household|session)))/iu;

type Share = "total" | "each" | null;

/** Whether a figure is told of all together or of each. */
function shareTold({ text }: Reading, { start, end }: Quantity): Share {
  const [before, behind] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 20)];
  if (totalBefore.test(before) || totalBehind.test(behind)) return "total";
  return eachBefore.test(before) || eachBehind.test(behind) ? "each" : null;
}

/** 회당 30일 where the evidence has 합계 30일, and the other way round; or a price for each of two things of which one is left out. */
export function toldOfEach(claim: Reading, { unit, segment }: Alignment): Objection | null {
  for (const mine of claim.quantities) {
    const share = shareTold(claim, mine);
    if (share === null) continue;
    const theirs = segment.reading.quantities.filter((other) => sameQuantity(mine, other));
    const shares = theirs.map((other) => shareTold(segment.reading, other));
    if (shares.length === 0 || shares.some((other) => other === null || other === share)) continue;
    return {
      status: "contradicts",
      check: "per",
      reason: {
        ko: `“${mine.text}”은(는) 원문에서 ${share === "each" ? "모두 합한 수치입니다" : "하나하나의 수치입니다"}`,
        en: `“${mine.text}” is ${share === "each" ? "for all together" : "for each"} in the evidence`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  // A price is told once, and a claim that works with it may share little else with its sentence.
  const [told] = unit.segments().flatMap((each) => {
    const short = shortProduct(claim, each.reading);
    return short === null ? [] : [{ short, sentence: each.sentence }];
  });
  if (told === undefined) return null;
  return {
    status: "contradicts",
    check: "per",
    reason: {
      ko: `“${told.short.text}”: 두 가지를 모두 곱해야 합니다`,
      en: `“${told.short.text}”: it is charged for each of two things, and one is left out`,
    },
    against: { label: unit.label, quote: told.sentence },
  };
}

const timeEach = /(?:1박|하루|1일|한 시간|1시간|박당|시간당|\b(?:per|a|each) (?:night|day|hour))/iu;
const perThing = /\b(?:per|each) (tent|person|dog|pet|room|guest|car|vehicle|child|adult)/iu;
const perThingKorean = /(마리|명|인|사람|대|팀|객실|동)(?:당|마다|에\s(?:1박|하루))/u;
const nights =
  /(?:(\d{1,2}|두|세|네|다섯)\s?(?:박|밤|일|시간)|(이틀|사흘|나흘|닷새)|\b(two|three|four|five|\d{1,2}) (?:nights?|days?|hours?))/giu;
const periods: Readonly<Record<string, number>> = { 이틀: 2, 사흘: 3, 나흘: 4, 닷새: 5 };

/** 두 마리가 이틀 밤 4만 원, where each costs 2만 원 a night. */
function shortProduct(claim: Reading, evidence: Reading): Quantity | null {
  const amounts = claim.quantities.filter(({ dimension }) => dimension === "money");
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1 || !timeEach.test(evidence.text)) return null;
  const thing = (evidence.isKorean ? perThingKorean : perThing).exec(evidence.text)?.[1];
  if (thing === undefined) return null;
  const [length] = allMatches(claim.text, nights).map(([, native, word, english]) =>
    word === undefined ? numberValue(native ?? english ?? "") : (periods[word] ?? null),
  );
  const many = new RegExp(`(\\d{1,2}|두|세|네|다섯|two|three|four|five)\\s?${thing}`, "iu").exec(claim.text)?.[1];
  const count = many === undefined ? null : numberValue(many.toLowerCase());
  if (length == null || count === null || length < 2 || count < 2) return null;
  const isShort = evidence.quantities.some(
    ({ dimension, unit, value }) =>
      dimension === "money" && unit === amount.unit && [value * count, value * length].includes(amount.value),
  );
  return isShort && !evidence.quantities.some(({ value }) => value * count * length === amount.value) ? amount : null;
}
