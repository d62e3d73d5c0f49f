/** Waits for something, not longer than that. */
export async function waitWithin(awaited: Promise<unknown>, limitMs: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, limitMs);
  await Promise.race([awaited, late.promise]).finally(() => clearTimeout(timer));
}
