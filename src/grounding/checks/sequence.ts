import type { Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";

/** What is done first, and what then. */
interface Sequence {
  readonly first: readonly Token[];
  readonly next: readonly Token[];
}

/** 승인한 뒤에 확인한다 where the evidence has 확인한 뒤 승인한다: two steps in each other's place. */
export function checkSequence(claim: Reading, { unit, segment }: Alignment): Objection | null {
  const mine = sequenceOf(claim);
  const theirs = mine === null ? null : sequenceOf(segment.reading);
  if (mine === null || theirs === null) return null;
  const crossed = [shared(mine.first, theirs.next), shared(mine.next, theirs.first)] as const;
  const straight = shared(mine.first, theirs.first) + shared(mine.next, theirs.next);
  // Whoever does both stands in both of them: one word in its own place against three in the other's.
  if (crossed.includes(0) || straight * straightAgainst > crossed[0] + crossed[1]) return null;
  const told = ({ text }: Reading, steps: readonly Token[]) => text.slice(steps[0]?.start, steps.at(-1)?.end).trim();
  return {
    status: "contradicts",
    check: "sequence",
    reason: {
      ko: `“${told(claim, mine.first)}” 다음에 “${told(claim, mine.next)}”이(가) 아니라 원문은 그 반대입니다`,
      en: `“${told(claim, mine.first)}” does not come before “${told(claim, mine.next)}” in the evidence, but after it`,
    },
    against: { label: unit.label, quote: segment.sentence },
  };
}

const straightAgainst = 3;

const koreanThen = /[가-힣](?:\s(?:뒤|후|다음|이후)(?:에|에야)?|고\s나서|고\s나면)(?=[\s,])/u;
const koreanBefore = /기\s(?:전에|이전에)(?=[\s,])/u;
const koreanFirst = /먼저\s(?:\S+\s){0,3}?\S+?(?:고|며|여|아|어)(?=[\s,])/u;
const englishBefore = /\b(?:before|prior to|and then|, then)\s/iu;
const englishAfter = /\b(?:after|once)\s/iu;
/** 6개월 뒤, 3 days after, after 50 hours: a period and no step. */
const afterFigure = /\d\s?\S{0,4}$/u;
const figureBehind = /^\d/u;

/** So many words tell a step. */
const wordsOfStep = 3;

function sequenceOf(reading: Reading): Sequence | null {
  const { text, isKorean } = reading;
  if (!isKorean) return englishSequence(reading);
  const then = koreanThen.exec(text);
  if (then !== null && !afterFigure.test(text.slice(0, then.index + 1))) return around(reading, then, "first");
  const before = koreanBefore.exec(text);
  if (before !== null) return around(reading, before, "next");
  const first = koreanFirst.exec(text);
  if (first === null) return null;
  const end = first.index + first[0].length;
  return parted(stepBefore(reading, end), stepBehind(reading, end));
}

function around(reading: Reading, marker: RegExpExecArray, before: "first" | "next"): Sequence | null {
  const [one, other] = [stepBefore(reading, marker.index + 1), stepBehind(reading, marker.index + marker[0].length)];
  return before === "first" ? parted(one, other) : parted(other, one);
}

function englishSequence(reading: Reading): Sequence | null {
  const { text } = reading;
  const before = englishBefore.exec(text);
  if (before !== null && before.index > 0)
    return parted(stepBefore(reading, before.index), stepBehind(reading, before.index + before[0].length));
  const after = englishAfter.exec(text);
  if (after === null || afterFigure.test(text.slice(0, after.index).trim())) return null;
  const end = after.index + after[0].length;
  if (figureBehind.test(text.slice(end))) return null;
  if (after.index > 0) return parted(stepBehind(reading, end), stepBefore(reading, after.index));
  const comma = text.indexOf(",", end);
  return comma < 0 ? null : parted(stepBefore(reading, comma), stepBehind(reading, comma));
}

function stepBefore(reading: Reading, at: number): readonly Token[] {
  const from = reading.text.lastIndexOf(",", at - 1);
  return wordsIn(reading, Math.max(0, from), at).slice(-wordsOfStep);
}

/** In Korean what is done stands at the end of its clause, in English at its beginning. */
function stepBehind(reading: Reading, at: number): readonly Token[] {
  const comma = reading.text.indexOf(",", at + 1);
  const words = wordsIn(reading, at, comma < 0 ? reading.text.length : comma);
  return reading.isKorean ? words.slice(-wordsOfStep) : words.slice(0, wordsOfStep);
}

function wordsIn(reading: Reading, from: number, to: number): Token[] {
  return tokensOf(reading).filter(({ kind, start, end }) => kind !== "figure" && start >= from && end <= to);
}

/** What both steps have tells neither of them. */
function parted(first: readonly Token[], next: readonly Token[]): Sequence | null {
  const one = first.filter((token) => !meet([token], next));
  const other = next.filter((token) => !meet([token], first));
  return one.length === 0 || other.length === 0 ? null : { first: one, next: other };
}

function meet(one: readonly Token[], other: readonly Token[]): boolean {
  return shared(one, other) > 0;
}

function shared(one: readonly Token[], other: readonly Token[]): number {
  return one.filter((token) => other.some((each) => agreement(token, each) !== null)).length;
}
