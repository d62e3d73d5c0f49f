/** Stands where a string of an input was cut. */
export const cutMark = "… [cut]";

/**
 * An input whose JSON is too long, with its longest strings cut to the same length: it still has the shape of its schema, so
 * that invariants can be checked over it. What is long without its strings is cut as text.
 */
export function cutInput(json: string, most: number): unknown {
  const lengths: number[] = [];
  JSON.parse(json, (_key, value) => {
    if (typeof value === "string") lengths.push(value.length);
  });
  const room = most - (json.length - lengths.reduce((sum, length) => sum + length, 0));
  if (room <= 0) return json.slice(0, most) + cutMark;
  const longest = longestThatFits(lengths, room);
  return JSON.parse(json, (_key, value) =>
    typeof value === "string" && value.length > longest ? value.slice(0, longest) + cutMark : value,
  );
}

/** The length at which strings are cut so that all of them together fit: short ones leave their room to the others. */
function longestThatFits(lengths: readonly number[], room: number): number {
  let left = room;
  for (const [at, length] of lengths.toSorted((one, other) => one - other).entries()) {
    const share = Math.floor(left / (lengths.length - at));
    if (length > share) return share;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}
