/** A place in the text that may be a heading, with what speaks for it on its own. */
export interface SequenceCandidate {
  readonly start: number;
  readonly score: number;
}

/** How far back a heading looks for the one before it. Longer runs of false candidates do not occur in real texts. */
const lookBack = 240;

/**
 * The sequence of candidates, in text order, that is best as a whole: each candidate's own score plus what its
 * `transition` from the one before it is worth (null before the first). A reference that looks like a heading loses,
 * because it breaks the numbering that the true headings keep.
 */
export function bestSequence<T extends SequenceCandidate>(
  candidates: readonly T[],
  transition: (before: T | null, after: T) => number,
): T[] {
  const totals: number[] = [];
  const previous: number[] = [];
  let best = -1;
  for (const [at, candidate] of candidates.entries()) {
    let total = transition(null, candidate);
    let from = -1;
    for (let earlier = at - 1; earlier >= Math.max(0, at - lookBack); earlier--) {
      const before = candidates[earlier];
      if (before === undefined) continue;
      const sum = (totals[earlier] ?? 0) + transition(before, candidate);
      if (sum > total) {
        total = sum;
        from = earlier;
      }
    }
    totals.push(total + candidate.score);
    previous.push(from);
    if ((totals[at] ?? 0) > (totals[best] ?? 0)) best = at;
  }
  const chosen: T[] = [];
  for (let at = best; at >= 0; at = previous[at] ?? -1) {
    const candidate = candidates[at];
    if (candidate !== undefined) chosen.push(candidate);
  }
  return chosen.reverse();
}
