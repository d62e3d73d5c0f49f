import { type Quantity, type Reading, rememberedOf } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { isToldOtherwise, missingFigure, missingFigures } from "./figures.ts";
import { numbersIn, spelledAt } from "./numbers-in.ts";
import { isRough } from "./rough-figures.ts";

/** From here on a text is Korean; below the other it is in another language. */
const koreanFrom = 0.25;
const foreignBelow = 0.1;
const maxLookedAt = 2000;

function hangulShare(text: string): number {
  const hangul = text.match(/[가-힣]/gu)?.length ?? 0;
  const latin = text.match(/[a-z]/giu)?.length ?? 0;
  return hangul + latin === 0 ? 0 : hangul / (hangul + latin);
}

const unitShare = rememberedOf(({ text }: EvidenceUnit) => hangulShare(text.slice(0, maxLookedAt)));

/** Whether a claim is in one language and all that it cites in another. */
export function isAcrossLanguages(claim: Reading, units: readonly EvidenceUnit[]): boolean {
  const share = hangulShare(claim.text);
  if (share >= koreanFrom) return units.every((unit) => unitShare(unit) < foreignBelow);
  return share < foreignBelow && units.every((unit) => unitShare(unit) >= koreanFrom);
}

/** What is told of days and times by words of its own in each language. */
const toldByWords: ReadonlySet<Quantity["dimension"]> = new Set(["weekday", "frequency", "clock", "month-day"]);

/**
 * Across languages hardly a word is shared, so how closely a claim follows its source tells nothing. But figures are written
 * alike: one that the source does not tell anywhere, in digits or words, is no paraphrase.
 */
export function checkForeignFigures(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection | null {
  if (claim.quantities.length === 0 || units.length === 0 || !isAcrossLanguages(claim, units)) return null;
  const numbers = units.flatMap(numbersIn);
  for (const quantity of missingFigures(claim, units, prepared, isToldOtherwise)) {
    const isTold =
      toldByWords.has(quantity.dimension) ||
      !isFigure(quantity) ||
      isName(quantity, claim, units) ||
      isShareInWords(quantity, claim) ||
      isCountOf(quantity, units) ||
      isSumOf(quantity, claim, numbers) ||
      isPartOf(quantity, claim, numbers) ||
      isChangeBetween(quantity, numbers) ||
      isAmong(quantity, numbers, claim);
    if (!isTold) return missingFigure(quantity, claim, units, prepared);
  }
  return null;
}

/** Korean numerals that are words of their own beside what they count: 여섯 개, not 사 of 사회. */
const natives = "두 세 네 다섯 여섯 일곱 여덟 아홉 열 스무 스물 서른 마흔 쉰 예순 일흔 여든 아흔".replaceAll(" ", "|");
const nativeNumeral = new RegExp(String.raw`^(?:${natives})\S{0,2}(?=\s|개|명|번|배)`, "u");

/** A figure that is meant as one: in digits, or in numerals that count more than one. */
function isFigure({ dimension, text, value }: Quantity): boolean {
  const least = dimension === "number" ? 3 : 1;
  if (value <= least && Number.isInteger(value)) return false;
  return /\d/u.test(text) || nativeNumeral.test(text) || /^[a-z]{3,}/iu.test(text);
}

/** Llama 2, 그림 3, 4절, 6번 논문, or the number of an item: a figure that names something. */
function isName(
  { dimension, value, start, end }: Quantity,
  { text }: Reading,
  units: readonly EvidenceUnit[],
): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (
    /(?:표|그림|식|부록|논문|문헌|자료|출처|제)\s?$/u.test(before) ||
    /^\s?(?:절|장|쪽|페이지|번째|번 논문)/u.test(after)
  )
    return true;
  if (units.some(({ label }) => label === String(value)) && /^번/u.test(after)) return true;
  if (dimension !== "number") return false;
  return (before.trim() === "" && /^[.)]\s/u.test(after)) || /(?:\p{L}-|\b[A-Z][A-Za-z-]*\s?)$/u.test(before);
}

const counters = "번|명|개|곳|건|차례|사람|편";
const shareInWords = new RegExp(
  String.raw`(?:${natives}|백|\d+)\s?(?:${counters})?\s?(?:에|중)\s?(?:${natives}|한|하나|둘|셋|넷|\d)`,
  "u",
);

/** 열 번에 네 번, 10명 중 4명: a share told by two small numbers. */
function isShareInWords({ start, end, value }: Quantity, { text }: Reading): boolean {
  const match = shareInWords.exec(text);
  return match !== null && value <= 10 && start < match.index + match[0].length && end > match.index;
}

const countable: ReadonlySet<Quantity["dimension"]> = new Set(["count", "number"]);
const mostItems = 12;

/** 네 데이터셋: as many as a sentence of the source lists. The first item of a list has the sentence's head, the last its tail. */
function isCountOf({ dimension, value }: Quantity, units: readonly EvidenceUnit[]): boolean {
  if (!countable.has(dimension) || value > mostItems) return false;
  return units.some(({ text }) =>
    text.split(/(?<=[.!?다])\s/u).some((sentence) => {
      const inner = sentence.split(/[,;·、]\s?(?:and |및 )?|\sand\s|\s및\s/u).slice(1, -1);
      let run = 0;
      return inner.some((item) => {
        run = item.trim().split(/\s+/u).length <= 4 ? run + 1 : 0;
        return run > 0 && value >= run && value <= run + 2;
      });
    }),
  );
}

const sumWords = /총|합계|합쳐|합하|더하|모두|\b(?:in total|totals?|altogether|in all|made up of|adds? up)\b/iu;

/** 기본료 800원에 150원씩, 모두 2,300원: a sum whose parts stand beside it. */
function isSumOf({ dimension }: Quantity, { text, quantities }: Reading, numbers: readonly number[]): boolean {
  if (!sumWords.test(text)) return false;
  return quantities.filter((part) => part.dimension === dimension && numbers.includes(part.value)).length >= 2;
}

const halves = /절반|\bhal(?:f|ves)\b/iu;
const doubles = /두 배|2배|갑절|\b(?:twice|doubled?)\b/iu;

/** 절반인 100명, of 200 participants. */
function isPartOf({ value }: Quantity, { text }: Reading, numbers: readonly number[]): boolean {
  return numbers.some(
    (number) => (halves.test(text) && value * 2 === number) || (doubles.test(text) && value === number * 2),
  );
}

/** How far a share that was worked out may be rounded. */
const roundedBy = 0.06;

/** 12.5% 높아졌다, where something rose from 80 to 90: the change as a share of the number before. */
function isChangeBetween({ dimension, value }: Quantity, numbers: readonly number[]): boolean {
  if (dimension !== "percent") return false;
  return numbers.some((before) =>
    numbers.some(
      (after) =>
        before !== 0 && before !== after && Math.abs(Math.abs((100 * (after - before)) / before) - value) < roundedBy,
    ),
  );
}

const roughReach = 0.2;

/** Whether one of the numbers is this figure in its own unit, another one, or rounded as it is. */
function isAmong(quantity: Quantity, numbers: readonly number[], claim: Reading): boolean {
  const isRoughly = isRough(claim, quantity);
  const mine = [...waysToTell(quantity), ...spelledAt(claim.text, quantity.start)];
  const decimals = /\.(\d+)/u.exec(quantity.text)?.[1]?.length ?? 0;
  return numbers.some((number) =>
    mine.some(
      (value) =>
        Math.abs(value - number) <= 1e-6 * Math.max(1, Math.abs(value)) ||
        (isRoughly && value === quantity.value && Math.abs(value - number) <= roughReach * number) ||
        (!Number.isInteger(number) && number.toFixed(decimals) === value.toFixed(decimals)),
    ),
  );
}

/** 3주 is 3 and 21 days, 91.3% is 0.913, 2배 is 200 % and 100 % more. */
function waysToTell({ dimension, value, text }: Quantity): number[] {
  const written = /^\D*?(\d[\d,]*(?:\.\d+)?)\s?[^\d천만억조.]*$/u.exec(text)?.[1];
  const asWritten = written === undefined ? [] : [Number(written.replaceAll(",", ""))];
  if (dimension === "date") return [value];
  if (dimension === "percent") return [value, ...asWritten, value / 100, 100 - value];
  if (dimension === "multiple") return [value, ...asWritten, value * 100, (value - 1) * 100];
  if (dimension === "days") return [value, ...asWritten, value / 7, value * 24];
  if (dimension === "months") return [value, ...asWritten, value / 12, value * 30];
  if (dimension === "minutes" || dimension === "hours") return [value, ...asWritten, value * 60, value / 60];
  return [value, ...asWritten, ...(value < 1 ? [value * 100] : [])];
}
