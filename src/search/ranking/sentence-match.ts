import { type Span, sentencesOf, trimSpan } from "#language";
import type { WeighedTerm } from "./lexical-search.ts";
import type { TermFinder } from "./term-finder.ts";

/** A term that stands only in the sentence before or after counts for this much. */
const neighbour = 0.5;
/** Sentences beyond this are not looked at, so that a page without stops cannot take all the time. */
const mostSentences = 200;

export interface SentenceMatch {
  readonly span: Span;
  /** What the found terms are worth together. */
  readonly score: number;
}

/**
 * Finds the sentence of a chunk that holds most of the query, counting what the title and its neighbours hold. A chunk in which one
 * sentence says it all is a better answer than one that has the same words scattered.
 */
export function bestSentence(
  { title, text }: { readonly title: string; readonly text: string },
  terms: readonly WeighedTerm[],
  finder: TermFinder,
): SentenceMatch {
  const spans = passagesOf(text).slice(0, mostSentences);
  const inTitle = finder.findIn(title, finder.possibleIn(title));
  const possible = finder.possibleIn(text);
  const bySentence = spans.map(({ start, end }) => finder.findIn(text.slice(start, end), possible));
  let best: SentenceMatch = { span: spans[0] ?? { start: 0, end: text.length }, score: -1 };
  let bestOwn = -1;
  for (const [at, span] of spans.entries()) {
    let score = 0;
    let own = 0;
    for (const [index, { worth }] of terms.entries()) {
      if (bySentence[at]?.[index] === 1) {
        score += worth;
        own += worth;
      } else if (inTitle[index] === 1) score += worth;
      else if (bySentence[at - 1]?.[index] === 1 || bySentence[at + 1]?.[index] === 1) score += worth * neighbour;
    }
    // The title's words count for every sentence alike: of equals, the one that says more itself is shown.
    if (score > best.score || (score === best.score && own > bestOwn)) {
      best = { span, score };
      bestOwn = own;
    }
  }
  return { span: best.span, score: Math.max(0, best.score) };
}

/** Longer than any sentence people like to read. */
const longSentence = 240;
/** Lists, tables and poor PDFs have lines where prose has sentences; text without capitals has only its stops. */
const anyBreak = /\n|[.?!](?=\s)/g;

/** What is shown as the matching words of a chunk: its sentences, and the parts of what is too long for one. */
export function passagesOf(text: string): Span[] {
  return withNumbers(text, sentencesOf(text)).flatMap((span) =>
    span.end - span.start > longSentence ? partsOf(text, span) : [span],
  );
}

/** "## 4." is the number of the heading behind it, and no passage that anybody looks for. */
const numberAlone = /^(?:#+\s*)?\d+(?:\.\d+)*[.)]$/;

function withNumbers(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isNumbered =
      before !== undefined &&
      numberAlone.test(text.slice(before.start, before.end)) &&
      !text.slice(before.end, span.start).includes("\n");
    if (isNumbered) joined[joined.length - 1] = { start: before.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}

function partsOf(text: string, { start, end }: Span): Span[] {
  const breaks = [...text.slice(start, end).matchAll(anyBreak)].map((match) => start + match.index + 1);
  const edges = [start, ...breaks, end];
  return edges.slice(1).flatMap((edge, at) => trimSpan(text, edges[at] ?? start, edge) ?? []);
}
