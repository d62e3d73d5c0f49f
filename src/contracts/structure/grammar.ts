import type { Span } from "#language";
import type { Language } from "#protocol";
import { englishArticles } from "./english-articles.ts";
import { englishAttachments } from "./english-divisions.ts";
import { englishParagraphs, englishPointName } from "./english-paragraphs.ts";
import type { Heading } from "./heading.ts";
import { koreanArticles } from "./korean-articles.ts";
import { type Division, koreanAttachments, koreanChapters } from "./korean-divisions.ts";
import { koreanParagraphs, koreanPointName } from "./korean-paragraphs.ts";
import type { NumberedNode } from "./numbering.ts";

/** How contracts of one language are divided and numbered. */
export interface StructureGrammar {
  articles(text: string, range: Span): Heading[];
  chapters(text: string, range: Span): Division[];
  attachments(text: string, range: Span, headings: readonly Heading[]): Division[];
  /** `items` stand directly in the article, above its first paragraph. */
  points(text: string, body: Span, heading: Heading): { paragraphs: NumberedNode[]; items: NumberedNode[] };
  pointName(depth: number, node: NumberedNode, heading: Heading): string;
  readonly parts: { readonly preamble: string; readonly signature: string };
}

export const grammars: Readonly<Record<Language, StructureGrammar>> = {
  ko: {
    articles: koreanArticles,
    chapters: koreanChapters,
    attachments: koreanAttachments,
    points: koreanParagraphs,
    pointName: koreanPointName,
    parts: { preamble: "전문", signature: "서명란" },
  },
  en: {
    articles: englishArticles,
    chapters: () => [],
    attachments: englishAttachments,
    points: (text, body, heading) => ({ paragraphs: englishParagraphs(text, body, heading.index), items: [] }),
    pointName: (_depth, node, heading) => englishPointName(heading.index, node),
    parts: { preamble: "Preamble", signature: "Signatures" },
  },
};
