import { phrasesOf } from "../clause.ts";
import type { DateToken } from "../token.ts";
import type { DayCandidate, DoubtfulQuestion } from "./candidates.ts";
import { isIn } from "./token-groups.ts";

/** The day of one thing was told and that of another is asked for, so that no part of the question tells it. */
export const asksOfAnother = (doubt: DoubtfulQuestion, candidate: DayCandidate) =>
  isNextOne(doubt, candidate) ||
  isCountedFromOther(doubt, candidate) ||
  isOtherNoun(doubt, candidate) ||
  isWhenOfOther(doubt, candidate);

/** “시험이 20일인데 다음 시험은 언제야?”: the next one is not the one that was told. */
const isNextOne = (doubt: DoubtfulQuestion, candidate: DayCandidate) =>
  doubt.tokens.some((token) => token.kind === "shift" && isIn(token, candidate.part)) &&
  !leavesOutDay(doubt, candidate);

/** "The Saturday right before our fair": before a day that is not known, and not any Saturday. */
function isCountedFromOther(doubt: DoubtfulQuestion, candidate: DayCandidate): boolean {
  const gone = doubt.tokens.filter((token) => isIn(token, candidate.part));
  const hasAmount = gone.some(({ kind }) => kind === "number" || kind === "span");
  return gone.some(({ kind }) => kind === "direction") && !hasAmount && !leavesOutDay(doubt, candidate);
}

const leavesOutDay = ({ clauses }: DoubtfulQuestion, { part }: DayCandidate) =>
  phrasesOf(clauses).some(({ start, end }) => start >= part.start && end <= part.end);

/** “금요일에 출발하는데 도착이 언제야?”: a thing that is named only where it is asked for, after the day. */
function isOtherNoun({ text, tokens, clauses }: DoubtfulQuestion, { part }: DayCandidate): boolean {
  const gone = tokens.filter((token) => isIn(token, part));
  const noun = gone.findLast(({ kind }) => kind === "word");
  const after = tokens.find((token) => token.start >= part.end);
  if (noun === undefined || (after?.kind !== "ask" && !gone.some((token) => token.kind === "ask"))) return false;
  if (!/^[가-힣]{2,}$/.test(noun.text) || /(?:[을를에로]|에서|데|[고면서니])$/.test(noun.text)) return false;
  const named = noun.text.replace(/(?<=..)[은는이가]$/, "");
  const isNamedTwice = text.indexOf(named) !== text.lastIndexOf(named);
  return !isNamedTwice && phrasesOf(clauses).every(({ end }) => end <= noun.start);
}

/** "The meeting is on Friday. When is the party?": its own sentence names no day. */
function isWhenOfOther({ text, tokens, clauses }: DoubtfulQuestion, { part }: DayCandidate): boolean {
  const when = tokens.find((token) => isWhen(token) && token.start >= part.start && token.start < part.end);
  if (when === undefined || !phrasesOf(clauses).every(({ end }) => end <= when.start)) return false;
  return /^when\s+(?:is|are|do|does|will|did|was)\b/i.test(text.slice(when.start));
}

const isWhen = ({ kind, text }: DateToken) => kind === "ask" && /^when/i.test(text);
