import type { AttachedDocument } from "../state.ts";
import { comparedSides } from "./compared-sides.ts";
import { asksForAnalysis, asksForOverview } from "./cues.ts";
import { digestKind } from "./digest-kind.ts";
import { searchWords } from "./search-words.ts";
import { termsOf } from "./terms.ts";

/** Where documents say what they are about. */
const overviewWords = "목적 개요 요약 결론 purpose overview summary conclusion";
/** A side has been looked for when an earlier query holds so much of it. */
const lookedFor = 0.6;
/** Documents that are compared with one another, when a question says so. */
const mostCompared = 4;
const documentsTogether =
  /(?<![가-힣])(?:두|양쪽|양측|각각?|서로|모두)(?![가-힣]{2})|끼리|문서\s*별|\b(?:both|two|each|these|across|between)\b/i;

const aboutComparing =
  /^[안쪽]$|유리|나은|좋은|문서|계약서|제안서|보고서|파일|비교|차이|분석|document|contract|proposal|report|compar|differ/i;

export interface SearchAsked {
  readonly question: string;
  readonly documents: readonly Pick<AttachedDocument, "name">[];
  /** What the documents were searched for so far. */
  readonly searched: readonly string[];
  readonly iteration: number;
  readonly maxIterations: number;
}

/**
 * What to look for in the documents next; null when everything has been looked for. Two things that are compared are looked
 * for one after the other, since words of both lead to passages about neither, while a round is left to reason in.
 */
export function nextSearch(asked: SearchAsked): string | null {
  const { question, searched: queries, iteration, maxIterations } = asked;
  const left = maxIterations - iteration;
  const sides = sidesOf(asked);
  if (sides === null || (queries.length === 0 && left < 3)) {
    if (queries.length > 0) return null;
    return asksForWhole(question) ? overviewWords : searchWords(question);
  }
  const open = sides.find(({ wasSought }) => !queries.some(wasSought));
  return open === undefined || (queries.length > 0 && left < 2) ? null : open.query;
}

function asksForWhole(question: string): boolean {
  const kind = digestKind(question);
  return kind === null ? asksForOverview(question) : kind !== "table";
}

interface Side {
  readonly query: string;
  /** Whether an earlier query was for it. */
  readonly wasSought: (query: string) => boolean;
}

/** The things a question compares: the two it names, or the documents themselves, each with what is asked of it. */
function sidesOf({ question, documents }: SearchAsked): readonly Side[] | null {
  const named = comparedSides(question);
  if (named !== null) {
    return named.map((side, at) => {
      const own = ownWords(side, named[1 - at] ?? "");
      return { query: side, wasSought: (query) => covers(query, own) };
    });
  }
  const together = asksForAnalysis(question) && documentsTogether.test(question);
  if (!together || documents.length < 2 || documents.length > mostCompared) return null;
  const words = termsOf(searchWords(question)).words.filter((word) => !aboutComparing.test(word));
  const sought = words.length === 0 ? overviewWords : words.join(" ");
  const forAll = (query: string) => !documents.some(({ name }) => query.includes(name)) && covers(query, sought);
  return documents.map(({ name }) => ({
    query: `${sought} ${name}`,
    wasSought: (query) => query.includes(name) || forAll(query),
  }));
}

/** What a side is told apart by: what both sides share was looked for with either. */
function ownWords(side: string, other: string): string {
  const shared = new Set(termsOf(other).words);
  return (
    termsOf(side)
      .words.filter((word) => !shared.has(word))
      .join(" ") || side
  );
}

function covers(query: string, side: string): boolean {
  return termsOf(side).coverage(query) >= lookedFor;
}
