import type { OpenSegment } from "./open-segments.ts";

/** So many segments of about one size become one of the next size; a chunk is rewritten once a size. */
const fanIn = 8;
/** Larger segments stay as they are: one more to read costs a query less than their rewriting costs the writer. */
const largest = 200_000;

/** The segments that should be rewritten as one, or null when the index is in good shape. */
export function nextMerge(segments: readonly OpenSegment[]): readonly OpenSegment[] | null {
  // However large it is: a removed document leaves none of its words behind.
  const worn = segments.find(({ gone }) => gone !== null);
  if (worn !== undefined) return [worn];
  const bySize = Map.groupBy(segments, ({ live }) => sizeClass(live));
  for (const size of [...bySize.keys()].sort((a, b) => a - b)) {
    const alike = bySize.get(size) ?? [];
    if (size < sizeClass(largest) && alike.length >= fanIn) return alike.slice(0, fanIn);
  }
  return null;
}

/** Everything up to 64 chunks is one class, then a class for every eightfold. */
function sizeClass(chunks: number): number {
  return Math.max(0, Math.ceil(Math.log(Math.max(chunks, 1) / 64) / Math.log(fanIn)));
}
