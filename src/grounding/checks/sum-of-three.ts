import { oneOf } from "#language";
import type { Quantity, Reading } from "#language/meaning";

/** Words for all of it together, or for what is left. */
const together = new RegExp(
  oneOf`
    모두
    합계
    합[하해한치쳐친]
    합산
    총
    전부
    더하
    더한
    나머지
    잔[금액]
    남[는은]
    빼
    뺀
    제외
    제하
    차감
    \btotal
    \bin all\b
    altogether
    together
    combined
    \bsum\b
    \brest\b
    remain
    \bbalance\b
    \bleft\b
  `,
  "iu",
);

/** What an amount is of: 월세는 모두 65만 원, the fine is $800. */
const namedAmount = {
  ko: /(\p{L}+?)[은는이가]\s(?:(?:총|모두|전부|합계|약)\s)?$/u,
  en: /(\p{L}+) (?:is|are|was|were|of|costs?|comes? to|amounts? to)(?: (?:a total of|in total|about|all))? $/iu,
} as const;

/** No name of an amount stands further before it. */
const nameAtMost = 60;

/** Whether a claim says that a figure is a sum or a rest, and not of one thing whose amount the evidence tells. */
export function tellsSum(
  target: Quantity,
  claim: Reading,
  evidence: readonly string[],
  operands: readonly Quantity[],
): boolean {
  if (!together.test(claim.text)) return false;
  const before = claim.text.slice(Math.max(0, target.start - nameAtMost), target.start);
  const noun = namedAmount[claim.isKorean ? "ko" : "en"].exec(before)?.[1]?.toLowerCase();
  if (noun === undefined || isListed(noun, before)) return true;
  return !operands.some(
    ({ dimension, text }) => dimension === "money" && evidence.some((each) => isAmountOf(noun, text, each)),
  );
}

/** 월세, 관리비, 주차비는 모두: the last of several is not what the amount is of. */
function isListed(noun: string, before: string): boolean {
  const place = before.toLowerCase().lastIndexOf(noun);
  return /(?:[,·]|[와과]|및|하고|\band|\bplus)\s?(?:the |any )?$/iu.test(before.slice(0, place));
}

/** So many letters may stand between a noun and its amount: 는, of, is. */
const betweenAtMost = 6;

/** Whether a text tells an amount right behind a noun: 잔금 700만 원, 잔금은 700만 원. */
function isAmountOf(noun: string, amount: string, text: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(amount.toLowerCase()); at !== -1; at = lower.indexOf(amount.toLowerCase(), at + 1)) {
    const before = lower.slice(Math.max(0, at - noun.length - betweenAtMost), at);
    const place = before.lastIndexOf(noun);
    if (place !== -1 && !/[,.;]/u.test(before.slice(place))) return true;
  }
  return false;
}

/** Three payments together, or what two leave of the price. */
export function sumOfThree(
  target: Quantity,
  operands: readonly Quantity[],
  close: (value: number) => boolean,
): string | null {
  if (target.dimension !== "money") return null;
  const sums = operands.filter(({ dimension, unit }) => dimension === "money" && unit === target.unit);
  for (const [at, one] of sums.entries())
    for (const other of sums.slice(at + 1))
      for (const third of sums) {
        if (third === one || third === other) continue;
        if (close(one.value + other.value + third.value)) return `${one.text} + ${other.text} + ${third.text}`;
        if (close(third.value - one.value - other.value)) return `${third.text} − ${one.text} − ${other.text}`;
      }
  return null;
}
