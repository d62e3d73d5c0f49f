/** What a case of the repository without a name of its batch belongs to. */
export const ownBatch = "own";
/** A batch with fewer lines is measured with the others' folds, since a share of so few says little. */
const leastBatch = 20;
const foldsOfOneBatch = 5;

/**
 * The fold that each line is left out with: its batch, so that no figure is of lines whose author a rule has learned
 * from. Where there is one batch only, every fifth line is left out in turn.
 */
export function foldsOf(batches: readonly (string | undefined)[]): string[] {
  const named = batches.map((batch) => batch ?? ownBatch);
  const sizes = new Map<string, number>();
  for (const batch of named) sizes.set(batch, (sizes.get(batch) ?? 0) + 1);
  const large = [...sizes.values()].filter((size) => size >= leastBatch).length;
  if (large >= 2) return named;
  return named.map((_, at) => `${(at % foldsOfOneBatch) + 1}/${foldsOfOneBatch}`);
}
