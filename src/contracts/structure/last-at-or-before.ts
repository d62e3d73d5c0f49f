/** The place of the last of these, which stand in text order, that begins at or before an offset; -1 where none does. */
export function lastAtOrBefore(pieces: readonly { readonly start: number }[], offset: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
