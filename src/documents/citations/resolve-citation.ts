import type { Span } from "#language";
import type { Citation, Source } from "#protocol";
import { quoteBefore } from "./quote-before.ts";
import { readSource, type SourceText } from "./source-text.ts";

/** A mark that was taken out of an answer, and why. */
export interface StruckMark {
  readonly mark: string;
  readonly reason: "unknown-source" | "quote-not-found" | "too-many";
  readonly quote: string | null;
}

/** What a mark leads to, wherever it stands. */
type Resolved = Omit<Citation, "places">;

/** Resolves a mark's number, given the words it stands behind. */
export type ResolveCitation = (number: number, before: string) => Resolved | StruckMark;

export function createResolver(sources: readonly Source[]): ResolveCitation {
  const texts = new Map<Source, SourceText>();
  return (number, before) => {
    const mark = `[${number}]`;
    const source = sources[number - 1];
    const quote = quoteBefore(before);
    if (source === undefined) return { mark, reason: "unknown-source", quote };
    const text = texts.get(source) ?? readSource(source.text);
    texts.set(source, text);
    if (quote === null) return toCitation(mark, source, text.closest(claimOf(before)));
    const span = text.find(quote);
    return span === null ? { mark, reason: "quote-not-found", quote } : toCitation(mark, source, span);
  };
}

/** The longest sentence that is compared with a source. */
const longestClaim = 400;

/** The sentence a mark stands behind. */
function claimOf(before: string): string {
  const words = withoutMarks(before).slice(-longestClaim);
  const border = Math.max(...["\n", ". ", "? ", "! ", "] "].map((end) => words.slice(0, -1).lastIndexOf(end)));
  return words.slice(border + 1);
}

/** The words without the marks at their end. From the end on: a pattern would try every place before it. */
function withoutMarks(before: string): string {
  let words = before.trimEnd();
  while (words.endsWith("]")) {
    const start = words.lastIndexOf("[");
    if (start < 0 || !/^\d{1,3}$/.test(words.slice(start + 1, -1))) break;
    words = words.slice(0, start).trimEnd();
  }
  return words;
}

export function toCitation(mark: string, source: Source, { start, end }: Span): Resolved {
  const common = { mark, sourceId: source.id, quote: source.text.slice(start, end) };
  switch (source.kind) {
    case "document":
    case "article": {
      const name = source.kind === "document" ? source.name : `${source.label} ${source.title}`.trim();
      const { documentId, page, start: from } = source;
      const { url = null, sheet = null } = source.kind === "document" ? source : {};
      return { ...common, documentId, name, page, sheet, start: from + start, end: from + end, url };
    }
    case "web":
    case "tool":
    case "paper": {
      return { ...common, documentId: null, name: source.title, page: null, start: null, end: null, url: source.url };
    }
  }
}
