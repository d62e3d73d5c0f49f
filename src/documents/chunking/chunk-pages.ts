import { type Span, sentencesOf, trimSpan } from "#language";
import { type Block, blocksOf } from "./blocks.ts";
import { type ChunkSizes, defaultChunkSizes } from "./chunk-sizes.ts";
import type { PageHeading } from "./headings.ts";

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

/** A block as one span, or as several of about the target's size: whole rows of a table, whole sentences of a text. */
function packSpan(text: string, span: Span, kind: "text" | "table", sizes: ChunkSizes): Span[] {
  const most = kind === "table" ? sizes.table : sizes.target * 1.25;
  if (span.end - span.start <= most) return [span];
  const size = kind === "table" ? sizes.table : sizes.target;
  const pieces = kind === "table" ? rowsOf(text, span) : sentencesOf(text, span.start, span.end);
  return pack(
    pieces.flatMap((piece) => cutLong(text, piece, most)),
    size,
  );
}

function pack(pieces: readonly Span[], size: number): Span[] {
  const packed: Span[] = [];
  for (const piece of pieces) {
    const last = packed.at(-1);
    if (last !== undefined && piece.end - last.start <= size)
      packed[packed.length - 1] = { start: last.start, end: piece.end };
    else packed.push(piece);
  }
  return packed;
}

function rowsOf(text: string, span: Span): Span[] {
  const rows: Span[] = [];
  for (let start = span.start; start < span.end; ) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? span.end : Math.min(newline, span.end);
    const row = trimSpan(text, start, end);
    if (row !== null) rows.push(row);
    start = end + 1;
  }
  return rows;
}

/** A sentence or row without end is cut at a comma or a space, and where there is none, between two characters. */
function cutLong(text: string, span: Span, most: number): Span[] {
  const parts: Span[] = [];
  let start = span.start;
  while (span.end - start > most) {
    const room = text.slice(start + most / 2, start + most);
    const comma = Math.max(room.lastIndexOf(", "), room.lastIndexOf("; "), room.lastIndexOf("\n"));
    const border = comma >= 0 ? comma : room.lastIndexOf(" ");
    let end = Math.floor(border >= 0 ? start + most / 2 + border + 1 : start + most);
    if (/[\udc00-\udfff]/.test(text[end] ?? "")) end--;
    const part = trimSpan(text, start, end);
    if (part !== null) parts.push(part);
    start = end;
  }
  const rest = trimSpan(text, start, span.end);
  return rest === null ? parts : [...parts, rest];
}
