import type { TextPieces } from "../features/text-pieces.ts";
import { pieceValue } from "../features/vector.ts";
import { rowAt } from "../rows.ts";
import type { Weights } from "../weights.ts";

const mostWords = 3;
/** A word that weighs less than this share of the heaviest is not worth naming. */
const leastShare = 0.25;

/**
 * The words that weighed most for a label against another: each piece's weight is spread over the words it covers. In
 * the order of the text.
 */
export function heaviestWords(
  weights: Weights,
  { text, groups }: TextPieces,
  label: number,
  against: number | null,
): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    weight: 0,
  }));
  for (const { weight: groupWeight, pieces } of groups) {
    const value = pieceValue(groupWeight, new Set(pieces.map(({ place }) => place)).size);
    for (const { place, start, end } of pieces) {
      const covered = words.filter((word) => word.start < end && word.end > start);
      const share = (value * difference(weights, place, label, against)) / covered.length;
      for (const word of covered) word.weight += share;
    }
  }
  const heaviest = words.toSorted((a, b) => b.weight - a.weight);
  const least = (heaviest[0]?.weight ?? 0) * leastShare;
  const named = new Set(heaviest.slice(0, mostWords).filter(({ weight }) => weight > 0 && weight >= least));
  return [...new Set(words.filter((word) => named.has(word)).map((word) => word.text))];
}

function difference(weights: Weights, place: number, label: number, against: number | null): number {
  const { starts, entryLabels, entryWeights } = weights;
  const row = rowAt(weights, place);
  if (row < 0) return 0;
  let sum = 0;
  const end = starts[row + 1] ?? 0;
  for (let entry = starts[row] ?? 0; entry < end; entry += 1) {
    if (entryLabels[entry] === label) sum += entryWeights[entry] ?? 0;
    if (entryLabels[entry] === against) sum -= entryWeights[entry] ?? 0;
  }
  return sum;
}
