/** Works on items in their order, so many of them at once. After a failure no further one is begun, and those begun are waited for. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const failures: unknown[] = [];
  const next = async () => {
    for (const [at, item] of waiting) {
      await work(item, at).catch((thrown: unknown) => failures.push(thrown));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  if (failures.length > 0) throw failures[0];
}
