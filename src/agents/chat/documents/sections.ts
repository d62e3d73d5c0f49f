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
  return merged(captioned(pages), pages);
}

/** The stretches around some places of a document, each with its neighbours below the same heading, in their order. */
export function sectionsAround(
  pages: Pages,
  places: readonly { readonly page: number; readonly start: number }[],
): Section[] {
  const chunks = captioned(pages);
  const kept = new Set<number>();
  for (const { page, start } of places) {
    const at = chunks.findIndex((chunk) => chunk.page === page && start >= chunk.start && start < chunk.end);
    if (at < 0) continue;
    for (const near of [at - 1, at, at + 1]) if (near === at || isBelowSame(chunks[near], chunks[at])) kept.add(near);
  }
  const keptChunks = chunks.filter((_, at) => kept.has(at));
  return merged(keptChunks, pages);
}

/** A stretch, and the scale named above it: a caption holds below its heading on its page, on rows cut off from it too. */
type Captioned = Section & { readonly scale: string | null };

function captioned(pages: Pages): Captioned[] {
  let [above, scale]: [Section | undefined, string | null] = [undefined, null];
  return [...chunkPages(pages)].map((chunk) => {
    if (!isBelowSame(above, chunk)) scale = null;
    const captionedChunk = { ...chunk, scale };
    [above, scale] = [chunk, scaleNamedIn(chunk.text) ?? scale];
    return captionedChunk;
  });
}

/** Neighbours below the same heading become one stretch. */
function merged(sections: readonly Captioned[], pages: Pages): Section[] {
  const texts = new Map(pages.map(({ page, text }) => [page, text]));
  const wholes: Captioned[] = [];
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
  return wholes.map(withScale);
}

/** Its scale stands with rows that name none of their own. */
function withScale({ scale, ...section }: Captioned): Section {
  const { text, headings } = section;
  const needsScale = scale !== null && (text.includes("\t") || text.includes("|")) && scaleNamedIn(text) === null;
  return needsScale ? { ...section, headings: [...headings, `(${scale})`] } : section;
}

function isBelowSame(one: Section | undefined, other: Section | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.page === other.page && one.headings.join("\n") === other.headings.join("\n");
}
