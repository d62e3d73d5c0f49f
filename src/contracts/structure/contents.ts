import type { Heading } from "./heading.ts";

/** A run of headings this close together has no bodies: it is a table of contents. */
const bodyless = 90;

/** Drops a table of contents: a run of headings without bodies whose labels come again further on. */
export function withoutContents(headings: readonly Heading[], end: number): Heading[] {
  const restart = headings.findIndex(
    (heading, at) => at > 0 && heading.index <= (headings[at - 1]?.index ?? 0) && heading.index === 1,
  );
  if (restart <= 0) return [...headings];
  const before = headings.slice(0, restart);
  const after = headings.slice(restart);
  const labels = new Set(after.map((heading) => heading.label));
  const repeated = before.filter((heading) => labels.has(heading.label)).length / before.length;
  const length = ((headings[restart]?.start ?? end) - (before[0]?.start ?? 0)) / before.length;
  return repeated >= 0.6 && length < bodyless ? after : [...headings];
}
