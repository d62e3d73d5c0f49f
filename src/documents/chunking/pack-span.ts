import { type Span, sentencesOf, trimSpan } from "#language";
import type { ChunkSizes } from "./chunk-sizes.ts";

/** A block as one span, or as several of about the target's size: whole rows of a table, whole sentences of a text. */
export function packSpan(text: string, span: Span, kind: "text" | "table", sizes: ChunkSizes): Span[] {
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
