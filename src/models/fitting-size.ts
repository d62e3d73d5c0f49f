/** The sizes that open models usually come in, in billions of weights. */
const usualSizes = [1, 2, 4, 8, 14, 32, 70, 120];
/** A weight of four bits with its scales, and what a program with a context of 8,000 tokens takes beside the weights. */
const bytesOfWeight = 0.6;
const bytesBesides = 1.5e9;

/** How large a local model may be to fit into the memory that is free; null when none of the usual sizes does. */
export function fittingSize(freeBytes: number): { freeGigabytes: number; billions: number | null } {
  const billions = usualSizes.findLast((size) => size * 1e9 * bytesOfWeight + bytesBesides <= freeBytes) ?? null;
  return { freeGigabytes: Math.floor(freeBytes / 1e9), billions };
}
