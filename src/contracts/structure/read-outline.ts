import type { Span } from "#language";
import {
  type ContractArticle,
  type ContractAttachment,
  type ContractOutline,
  type ContractPart,
  type Language,
  languageOf,
} from "#protocol";
import { withoutContents } from "./contents.ts";
import { type ContractPage, type ContractText, joinPages } from "./contract-text.ts";
import { grammars, type StructureGrammar } from "./grammar.ts";
import { type Heading, isHeadingStart, lineStart } from "./heading.ts";
import type { Division } from "./korean-divisions.ts";
import { withDistinctLabels } from "./labels.ts";
import { lastAtOrBefore } from "./last-at-or-before.ts";
import { readArticle } from "./read-article.ts";
import { findArticleReferences } from "./references.ts";
import { signatureStart } from "./signature.ts";
import { contractTitle } from "./title.ts";

/** Reads a contract's structure from its pages. `name` is the title of last resort. */
export function readOutline(pages: readonly ContractPage[], name = ""): ContractOutline {
  const source = joinPages(pages);
  // Korean headings decide: an English annex or a long quotation does not make a Korean contract English.
  const language = koreanHeading.test(source.plain) ? "ko" : languageOf(source.text);
  const grammar = grammars[language];
  const end = source.text.length;
  const everywhere = withoutContents(source.plain, grammar.articles(source.plain, { start: 0, end }));
  const divisions = grammar.attachments(source.plain, { start: everywhere[0]?.start ?? 0, end }, everywhere);
  const mainEnd = divisions[0]?.start ?? end;
  const main = readMain(source, grammar, language, mainEnd);
  const last = divisions.at(-1);
  const signedAt =
    main.signature !== null || last === undefined
      ? null
      : signatureStart(source.plain, { start: last.end, end }, language);
  const attachments = divisions.map((division, at) => ({
    kind: division.kind,
    part: readAttachment(source, grammar, division, divisions[at + 1]?.start ?? signedAt ?? end),
  }));
  const attachmentsOf = (kind: Division["kind"]) =>
    withDistinctLabels(attachments.filter((one) => one.kind === kind).map(({ part }) => part));
  const outline = {
    title: contractTitle(main.preamble.text, language, name),
    language,
    characters: end,
    ...main,
    signature:
      signedAt === null ? main.signature : partOf(source, grammar.parts.signature, "", { start: signedAt, end }),
    supplementary: attachmentsOf("supplementary"),
    annexes: attachmentsOf("annex"),
  };
  return { ...outline, references: findArticleReferences(source.plain, outline) };
}

const koreanHeading = /^[^가-힣\n]{0,12}제\s{0,3}\d{1,4}\s{0,3}조/m;

type MainPart = Pick<ContractOutline, "preamble" | "chapters" | "articles" | "signature">;

/** 전문, chapters, articles and signatures: the pieces from the beginning to the first attachment. */
function readMain(source: ContractText, grammar: StructureGrammar, language: Language, end: number): MainPart {
  const headings = withoutContents(source.plain, grammar.articles(source.plain, { start: 0, end }));
  const chapters = mainChapters(grammar.chapters(source.plain, { start: 0, end }), headings);
  const pieces = [...headings, ...chapters];
  const starts = pieces
    .map((piece) => ({ start: pieceStart(source.plain, piece.start) }))
    .sort((a, b) => a.start - b.start);
  const tail = pieces.reduce((last, piece) => Math.max(last, piece.end), 0);
  const signedAt = headings.length === 0 ? null : signatureStart(source.plain, { start: tail, end }, language);
  const endOf = (start: number) => starts[lastAtOrBefore(starts, start) + 1]?.start ?? signedAt ?? end;
  const above = chaptersAbove(chapters, headings);
  const part = (label: string, title: string, span: Span) => partOf(source, label, title, span);
  return {
    preamble: part(grammar.parts.preamble, "", { start: 0, end: starts[0]?.start ?? end }),
    chapters: chapters.map(({ start, label, title }) => part(label, title, pieceSpan(source.plain, start, endOf))),
    articles: withDistinctLabels(
      headings.map((heading, at) =>
        readArticle(source, grammar, heading, pieceSpan(source.plain, heading.start, endOf), above[at] ?? null),
      ),
    ),
    signature: signedAt === null ? null : part(grammar.parts.signature, "", { start: signedAt, end }),
  };
}

function readAttachment(
  source: ContractText,
  grammar: StructureGrammar,
  division: Division,
  end: number,
): ContractAttachment {
  const headings = grammar.articles(source.plain, { start: division.end, end });
  const starts = headings.map((heading) => pieceStart(source.plain, heading.start, division.end));
  const articles: ContractArticle[] = headings.map((heading, at) => {
    const span = { start: starts[at] ?? heading.start, end: starts[at + 1] ?? end };
    return readArticle(source, grammar, heading, span, null);
  });
  return {
    ...partOf(source, division.label, division.title, { start: division.start, end }),
    articles: withDistinctLabels(articles),
  };
}

function partOf(source: ContractText, label: string, title: string, { start, end }: Span): ContractPart {
  return { label, title, page: source.pageAt(start), start, end, text: source.text.slice(start, end) };
}

/** Signs before a heading belong to it; blanks stay with the piece above. */
function pieceStart(text: string, start: number, from = 0): number {
  const line = lineStart(text, start, from);
  return isHeadingStart(text, start, from) && text.slice(line, start).trim() !== "" ? line : start;
}

function pieceSpan(text: string, headingStart: number, endOf: (start: number) => number): Span {
  const start = pieceStart(text, headingStart);
  return { start, end: endOf(start) };
}

/** Chapters of a table of contents come again later; the later ones are meant. */
function mainChapters(chapters: readonly Division[], headings: readonly Heading[]): Division[] {
  const first = headings[0]?.start ?? 0;
  const last = new Map(chapters.map((chapter) => [nameOf(chapter), chapter]));
  return chapters.filter((chapter) => chapter.start > first || last.get(nameOf(chapter)) === chapter);
}

const nameOf = ({ label, title }: Division) => `${label} ${title}`.trim();

/** "제1편 총칙 제2장 인": the divisions above each article. */
function chaptersAbove(chapters: readonly Division[], headings: readonly Heading[]): (string | null)[] {
  const above: Division[] = [];
  let next = 0;
  return headings.map((heading) => {
    for (; next < chapters.length; next++) {
      const chapter = chapters[next];
      if (chapter === undefined || chapter.start > heading.start) break;
      while ((above.at(-1)?.depth ?? -1) >= chapter.depth) above.pop();
      above.push(chapter);
    }
    return above.length === 0 ? null : above.map(nameOf).join(" ");
  });
}
