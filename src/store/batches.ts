/** Rows that go into one statement: well below both databases' limits on parameters. */
const batchSize = 500;

export function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}
