import type { Span } from "#language";
import { type Block, blocksOf } from "./blocks.ts";
import { type ChunkSizes, defaultChunkSizes } from "./chunk-sizes.ts";
import type { PageHeading } from "./headings.ts";
import { packSpan } from "./pack-span.ts";

/** A passage that is found and cited as one: `page.text.slice(start, end) === text`. */
export interface PageChunk {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The headings it stands under, the outermost first. */
  readonly headings: readonly string[];
}

/**
 * Chunks of pages in their order. A chunk never crosses a page, begins at a heading when there is one, and ends between
 * paragraphs, else between sentences. Headings hold until one of their level follows, over page borders too.
 */
export function* chunkPages(
  pages: Iterable<{ readonly page: number; readonly text: string }>,
  sizes: ChunkSizes = defaultChunkSizes,
): Generator<PageChunk, void> {
  const trail: PageHeading[] = [];
  for (const { page, text } of pages) {
    for (const { headings, ...span } of chunkBlocks(text, blocksOf(text), trail, sizes)) {
      yield { page, start: span.start, end: span.end, text: text.slice(span.start, span.end), headings };
    }
  }
}

interface Open extends Span {
  readonly headings: readonly string[];
  /** It holds nothing but headings so far, so what follows belongs to it. */
  readonly bare: boolean;
}

function chunkBlocks(text: string, blocks: readonly Block[], trail: PageHeading[], sizes: ChunkSizes): Open[] {
  const chunks: Open[] = [];
  let open: Open | null = null;
  const most = sizes.target * 1.25;
  for (const block of blocks) {
    if (block.heading !== null) enter(trail, block.heading);
    const headings = trail.map((heading) => heading.title);
    const bare = block.heading !== null && block.heading.title.length + 8 > block.end - block.start;
    const room = block.kind === "table" ? sizes.table : most;
    const starts: boolean = open === null || (block.heading !== null && !open.bare) || block.end - open.start > room;
    if (!starts && open !== null) {
      open = {
        start: open.start,
        end: block.end,
        headings: open.bare ? headings : open.headings,
        bare: open.bare && bare,
      };
      continue;
    }
    // A heading is not left alone before a block that is too long for both.
    const from: number = open?.bare === true ? open.start : block.start;
    if (open !== null && !open.bare) chunks.push(open);
    open = null;
    const parts = packSpan(text, { start: from, end: block.end }, block.kind, sizes);
    for (const part of parts.slice(0, -1)) chunks.push({ ...part, headings, bare: false });
    const last = parts.at(-1);
    if (last !== undefined) open = { ...last, headings, bare };
  }
  if (open !== null) chunks.push(open);
  return mergeTails(chunks, sizes);
}

function enter(trail: PageHeading[], heading: PageHeading): void {
  const keep = trail.findIndex((each) => each.level >= heading.level);
  if (keep >= 0) trail.length = keep;
  trail.push(heading);
}

/** A few words that were left over join the chunk before them. */
function mergeTails(chunks: readonly Open[], sizes: ChunkSizes): Open[] {
  const merged: Open[] = [];
  for (const chunk of chunks) {
    const before = merged.at(-1);
    const small = chunk.end - chunk.start < sizes.target / 5;
    const sameTrail = before !== undefined && before.headings.join("\n") === chunk.headings.join("\n");
    if (before !== undefined && small && sameTrail && chunk.end - before.start <= sizes.target * 1.6) {
      merged[merged.length - 1] = { ...before, end: chunk.end };
    } else merged.push(chunk);
  }
  return merged;
}
