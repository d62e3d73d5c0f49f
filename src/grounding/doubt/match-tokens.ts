import type { EvidenceUnit } from "../evidence.ts";
import { beginsException } from "../exception-start.ts";
import { type Agreement, agreement, type Token, tokensOf } from "../tokens.ts";
import type { EvidenceWords } from "./evidence-words.ts";
import { isProvision } from "./provisions.ts";
import type { Place } from "./unit-index.ts";

/** The word of the evidence that a word of the claim stands for. */
export interface Match {
  readonly how: "letters" | "meaning";
  /** Its place among the words of the sentence. */
  readonly at: number;
}

/** The sentence of the evidence that a claim is closest to, and what of the claim is anywhere in the evidence. */
export interface Closest {
  readonly unit: EvidenceUnit;
  readonly sentence: string;
  readonly tokens: readonly Token[];
  readonly matches: readonly (Match | null)[];
  /** The share of the claim's words that only a heading has, or the rule before an exception with its figure. */
  readonly headed: number;
  /** Shares of the claim's words that are somewhere in the evidence. */
  readonly anywhere: number;
  readonly anywhereByLetters: number;
  /** The words of the claim that the evidence has nowhere. */
  readonly unknown: readonly Token[];
}

/** For each word of the claim its counterpart; of several the one that keeps the order. */
function matchTokens(mine: readonly Token[], theirs: readonly Token[]): (Match | null)[] {
  let last = -1;
  return mine.map((token) => {
    let best = -1;
    let bestHow: Agreement = null;
    let bestScore = 0;
    for (let at = 0; at < theirs.length; at++) {
      const other = theirs[at];
      const how = other === undefined ? null : agreement(token, other);
      if (how === null) continue;
      const order = at === last + 1 ? 0.6 : at > last ? 0.3 : 0;
      const score = (how === "letters" ? 2 : 1) + order - Math.abs(at - last) * 0.01;
      if (bestHow !== null && score <= bestScore) continue;
      bestScore = score;
      best = at;
      bestHow = how;
    }
    if (bestHow === null) return null;
    last = best;
    return { how: bestHow, at: best };
  });
}

export function closestTo(mine: readonly Token[], words: EvidenceWords): Closest | null {
  const scores = new Map<Place, number>();
  let anywhere = 0;
  let anywhereByLetters = 0;
  const unknown: Token[] = [];
  for (const token of mine) {
    const hits = words.sentencesWith(token);
    if (hits.length > 0) anywhere += 1;
    else unknown.push(token);
    if (hits.some(({ score }) => score === 1)) anywhereByLetters += 1;
    for (const { place, score } of hits) scores.set(place, (scores.get(place) ?? 0) + score);
  }
  let best: Place | null = null;
  let bestScore = 0;
  for (const [place, sum] of scores) {
    const score = sum - 0.01 * place.tokens.length;
    if (best !== null && score <= bestScore) continue;
    best = place;
    bestScore = score;
  }
  if (best === null) return null;
  const { unit, sentence, tokens } = best;
  const matches = matchTokens(mine, tokens);
  const beside = besideIn(best, mine);
  const isAbove = (token: Token) =>
    words.isInHeading(token) || beside.some((other) => agreement(token, other) !== null);
  const headed = mine.filter((token, at) => matches[at] === null && isAbove(token)).length;
  return {
    unit,
    sentence,
    tokens,
    matches,
    headed: headed / mine.length,
    anywhere: anywhere / mine.length,
    anywhereByLetters: anywhereByLetters / mine.length,
    unknown,
  };
}

/**
 * 8만원까지 지급한다. 다만, 서울은 10만원까지: who tells the exception's figure and what it is for tells it of what the rule is
 * about, so the words of both go together. (In provisions, whose exceptions are mostly without figures, it only hid what was told wrongly.)
 */
function besideIn({ unit, sentence }: Place, mine: readonly Token[]): readonly Token[] {
  if (isProvision(unit)) return [];
  const sentences = unit.segments().filter((segment) => segment.text === segment.sentence);
  const at = sentences.findIndex((segment) => segment.sentence === sentence);
  const isException = beginsException(sentence);
  const [rule, exception] = sentences.slice(isException ? at - 1 : at, isException ? at + 1 : at + 2);
  if (rule === undefined || exception === undefined || !beginsException(exception.sentence)) return [];
  const said = tokensOf(exception.reading);
  const ruled = tokensOf(rule.reading);
  const isIn = (token: Token, tokens: readonly Token[]) => tokens.some((other) => agreement(token, other) !== null);
  const own = mine.filter((token) => isIn(token, said) && !isIn(token, ruled));
  const tellsBoth = own.some(({ kind }) => kind === "figure") && own.some(({ kind }) => kind !== "figure");
  if (!tellsBoth) return [];
  return isException ? ruled : said;
}

/** A clause of a claim beside the clause of the evidence that has most of its words. */
export interface ClosestClause {
  readonly tokens: readonly Token[];
  /** The words of the claim's clause that no heading has. */
  readonly own: readonly Token[];
  /** Those of them that the evidence has somewhere. */
  readonly known: ReadonlySet<Token>;
  /** The share of its words that the evidence has, but not in this clause. */
  readonly scattered: number;
}

export function closestClauseTo(all: readonly Token[], words: EvidenceWords): ClosestClause | null {
  const counts = new Map<Place, number>();
  const scores = new Map<Place, number>();
  const known = new Set<Token>();
  const own = all.filter((token) => !words.isInHeading(token));
  for (const token of own)
    for (const { place, score } of words.clausesWith(token)) {
      known.add(token);
      counts.set(place, (counts.get(place) ?? 0) + 1);
      scores.set(place, (scores.get(place) ?? -0.01 * place.tokens.length) + score);
    }
  let best: Place | null = null;
  for (const [place, score] of scores) if (best === null || score > (scores.get(best) ?? 0)) best = place;
  if (best === null) return null;
  return {
    tokens: best.tokens,
    own,
    known,
    scattered: (known.size - Math.max(0, ...counts.values())) / all.length,
  };
}
