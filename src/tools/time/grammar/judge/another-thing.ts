import { phrasesOf } from "../clause.ts";
import { saysWhichOne, saysWhose } from "./asked-words.ts";
import type { DayCandidate, DoubtfulQuestion } from "./candidates.ts";
import { isIn, isOfTime } from "./token-groups.ts";

/** The day of one thing was told and that of another is asked for, so that no part of the question tells it. */
export const asksOfAnother = (doubt: DoubtfulQuestion, candidate: DayCandidate) =>
  isNextOne(doubt, candidate) ||
  isCountedFromOther(doubt, candidate) ||
  isSaidBetween(doubt, candidate) ||
  isEndAsked(doubt, candidate) ||
  saysWhose(wordsLeftOut(doubt, candidate)) ||
  saysWhichOne(wordsLeftOut(doubt, candidate));

const wordsLeftOut = ({ text }: DoubtfulQuestion, { part }: DayCandidate) => text.slice(part.start, part.end);

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

/** “다음 주 금요일 회의가 수요일이래”, “다음 달 결혼하는데 셋째 날이”: of two days the one is said of what stands between them. */
function isSaidBetween(doubt: DoubtfulQuestion, candidate: DayCandidate): boolean {
  const { part } = candidate;
  const before = doubt.tokens.findLast((token) => token.end <= part.start);
  const after = doubt.tokens.find((token) => token.start >= part.end);
  const isBetween = before !== undefined && isOfTime(before) && after !== undefined && isOfTime(after);
  const last = doubt.tokens.findLast((token) => isIn(token, part));
  const endsClause = last?.kind === "word" && last.endsClause;
  return isBetween && (endsClause || /[가-힣]{2}[이가]$|이라서?$/.test(wordsLeftOut(doubt, candidate)));
}

/** “휴가 마지막 날이 며칠이야? 월요일부터 쉬는데”: the one end that is asked for. */
function isEndAsked({ tokens }: DoubtfulQuestion, { part }: DayCandidate): boolean {
  const edges = tokens.filter((token) => token.kind === "edge" && isIn(token, part));
  return edges.length === 1 && tokens.find((token) => token.start >= part.end)?.kind === "ask";
}
