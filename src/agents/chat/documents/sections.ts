import { chunkPages, type PageChunk } from "#documents";
import { scaleNamedIn } from "#grounding";
import type { KeptDocument } from "../services.ts";

type Pages = KeptDocument["pages"];

/** A stretch of one page, below the headings it stands under. */
export type Section = PageChunk;

/** What is cited as one is about so long: a reader who follows a mark finds the words. */
const longestSection = 1_500;

/** A whole document in its order, in stretches below one heading each. */
export function sectionsOf(pages: Pages): Section[] {
  return merged([...chunkPages(pages)], pages);
}

/** The stretches around some places of a document, each with its neighbours below the same heading, in their order. */
export function sectionsAround(
  pages: Pages,
  places: readonly { readonly page: number; readonly start: number }[],
): Section[] {
  const chunks = [...chunkPages(pages)];
  const kept = new Set<number>();
  for (const { page, start } of places) {
    const at = chunks.findIndex((chunk) => chunk.page === page && start >= chunk.start && start < chunk.end);
    if (at < 0) continue;
    for (const near of [at - 1, at, at + 1]) if (near === at || isBelowSame(chunks[near], chunks[at])) kept.add(near);
  }
  return merged(
    chunks.filter((_, at) => kept.has(at)),
    pages,
  );
}

/** Neighbours below the same heading become one stretch. */
function merged(sections: readonly Section[], pages: Pages): Section[] {
  const texts = new Map(pages.map(({ page, text }) => [page, text]));
  const wholes: Section[] = [];
  for (const section of sections) {
    const before = wholes.at(-1);
    const text = texts.get(section.page) ?? "";
    const goesOn =
      before !== undefined &&
      isBelowSame(before, section) &&
      section.end - before.start <= longestSection &&
      text.slice(before.end, section.start).trim() === "";
    if (goesOn)
      wholes[wholes.length - 1] = { ...before, end: section.end, text: text.slice(before.start, section.end) };
    else wholes.push(section);
  }
  return wholes.map((section) => withScale(section, texts.get(section.page) ?? ""));
}

/** What the caption of a table counts its figures in holds below it on its page, on rows too that were cut off from it. */
function withScale(section: Section, page: string): Section {
  const { text, start, headings } = section;
  const hasCells = (text.includes("\t") || text.includes("|")) && scaleNamedIn(text) === null;
  const scale = hasCells ? scaleNamedIn(page.slice(0, start)) : null;
  return scale === null ? section : { ...section, headings: [...headings, `(${scale})`] };
}

function isBelowSame(one: Section | undefined, other: Section | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.page === other.page && one.headings.join("\n") === other.headings.join("\n");
}
