/** A prime: that two runs of letters make one number is rare. */
const spread = 65_599;

/** The runs of so many letters next to each other, each once, as rising numbers. */
export function runNumbers(letters: string, size: number): Uint32Array {
  const runs = new Uint32Array(Math.max(0, letters.length - size + 1));
  for (let at = 0; at < runs.length; at++) {
    let run = 0;
    for (let next = at; next < at + size; next++) run = Math.imul(run, spread) + letters.charCodeAt(next);
    runs[at] = run;
  }
  runs.sort();
  let distinct = 0;
  for (let at = 0; at < runs.length; at++) {
    if (at > 0 && runs[at] === runs[at - 1]) continue;
    runs[distinct] = runs[at] ?? 0;
    distinct += 1;
  }
  return runs.subarray(0, distinct);
}

/** How many runs two texts have in common. */
export function sharedRuns(one: Uint32Array, other: Uint32Array): number {
  let count = 0;
  for (let at = 0, beside = 0; at < one.length && beside < other.length; ) {
    const difference = (one[at] ?? 0) - (other[beside] ?? 0);
    if (difference === 0) count += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
  return count;
}
