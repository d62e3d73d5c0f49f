/** Rows that go into one statement: below both databases' limits on parameters, and a few milliseconds on SQLite. */
const batchSize = 200;

export function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}
