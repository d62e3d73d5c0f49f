import { letterPairs, letterRunsOf, type Span, sentencesOf } from "#language";
import { type CompactText, compactText } from "../compact-text.ts";

/** A source's words, ready for being quoted from. */
export interface SourceText {
  /** Where a quotation stands; white space, case and kinds of quotation marks aside. Null when it does not. */
  find(quote: string): Span | null;
  /** The sentence, or the row of a table, that says most of what a claim says; the whole text when none stands out. */
  closest(claim: string): Span;
}

/** Reads a source once, for any number of marks: an answer may cite it hundreds of times. */
export function readSource(text: string): SourceText {
  let compact: CompactText | null = null;
  let index: SentenceIndex | null = null;
  return {
    find(quote) {
      compact ??= compactText(text);
      const { letters, places } = compact;
      let from = 0;
      let start = -1;
      let end = -1;
      // A quotation may leave words out: each part must stand there, in order.
      for (const part of quote.split(/…|\.{3}|\[…\]|\(중략\)/)) {
        const wanted = compactText(part).letters;
        if (wanted === "") continue;
        const at = letters.indexOf(wanted, from);
        if (at < 0) return null;
        if (start < 0) start = places[at] ?? 0;
        from = at + wanted.length;
        end = (places[from - 1] ?? 0) + 1;
      }
      return start < 0 ? null : { start, end };
    },
    closest(claim) {
      index ??= indexSentences(text);
      const wanted = pairsOf(claim);
      const shared = new Uint16Array(index.sentences.length);
      let best: Span = { start: 0, end: text.length };
      let most = wanted.size * 0.15;
      for (const pair of wanted) {
        const places = index.withPair.get(pair) ?? [];
        // A figure that stands in one place alone says more than all words that a caption shares with it.
        const weight = places.length === 1 && pair.length > 2 ? wanted.size : 1;
        for (const at of places) shared[at] = (shared[at] ?? 0) + weight;
      }
      for (const [at, sentence] of index.sentences.entries()) {
        const count = shared[at] ?? 0;
        if (count > most) [best, most] = [sentence, count];
      }
      return best;
    },
  };
}

interface SentenceIndex {
  readonly sentences: readonly Span[];
  /** For each pair of letters the sentences that have it. */
  readonly withPair: ReadonlyMap<string, readonly number[]>;
}

function indexSentences(text: string): SentenceIndex {
  const sentences = partsOf(text);
  const withPair = new Map<string, number[]>();
  for (const [at, { start, end }] of sentences.entries()) {
    for (const pair of pairsOf(text.slice(start, end))) {
      const places = withPair.get(pair);
      if (places === undefined) withPair.set(pair, [at]);
      else places.push(at);
    }
  }
  return { sentences, withPair };
}

/** A row of Markdown, or of a PDF, whose cells are parted by tabs. */
const row = /^[ \t]*\|[^\n]*$|^[^\n]*\t[^\n]*$/gm;
/** The names of the columns and the line below them, which tell nothing alone. */
const tableHead = /^[ \t]*\|[^\n]*\n[ \t]*\|[ \t:|-]+$/gm;

/** Sentences, and of a table its rows. */
function partsOf(text: string): Span[] {
  const heads = [...text.matchAll(tableHead)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const isOfHead = ({ start }: Span) => heads.some((head) => start >= head.start && start < head.end);
  const parts: Span[] = [];
  let from = 0;
  for (const { 0: cells, index: start } of text.matchAll(row)) {
    const span = { start, end: start + cells.trimEnd().length };
    parts.push(...sentencesOf(text, from, start), ...(isOfHead(span) ? [] : [span]));
    from = start + cells.length;
  }
  return [...parts, ...sentencesOf(text, from)];
}

const figures = /\d[\d,]*(?:\.\d+)?/g;

/** Neighbouring letters inside words, and whole figures: a likeness that needs no knowledge of either language. */
function pairsOf(text: string): Set<string> {
  const words = letterRunsOf(text.toLowerCase().replace(figures, " "));
  const written = (text.match(figures) ?? []).map((figure) => figure.replaceAll(",", ""));
  return new Set([...written, ...words.flatMap((word) => (word.length > 1 ? letterPairs(word) : []))]);
}
