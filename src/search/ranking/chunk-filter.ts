import type { OpenSegment } from "../index/open-segments.ts";
import { chunkCount } from "../index/segment.ts";

export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** Where to search: in some documents, on some pages; left out, everywhere. */
export interface ChunkFilter {
  readonly documents?: readonly string[] | undefined;
  readonly pages?: PageRange | undefined;
}

/** Whether a chunk of the segment is where the search looks. */
export function passing(segment: OpenSegment, { documents, pages }: ChunkFilter): (chunk: number) => boolean {
  const inDocument = documents === undefined ? null : chunksOf(segment, new Set(documents));
  return (chunk) => {
    if (inDocument !== null && inDocument[chunk] !== 1) return false;
    return onPages(segment.header.pages[chunk] ?? 0, pages);
  };
}

export function onPages(page: number, pages: PageRange | undefined): boolean {
  return pages === undefined || (page >= pages.from && page <= pages.to);
}

function chunksOf({ header }: OpenSegment, documents: ReadonlySet<string>): Uint8Array {
  const marks = new Uint8Array(chunkCount(header));
  for (const { documentId, from, count } of header.documents)
    if (documents.has(documentId)) marks.fill(1, from, from + count);
  return marks;
}
