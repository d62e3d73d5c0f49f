import type { Language } from "#protocol";
import type { ContractEvidence } from "../evidence.ts";
import { leftPartNote } from "../left-part.ts";

/** The last stretch that was read of each part that was read in stretches, by the part's name. */
function lastStretches(evidence: readonly ContractEvidence[]): Map<string, ContractEvidence> {
  const stretches = evidence.filter(({ left, continues }) => left !== undefined || continues === true);
  return new Map(stretches.toSorted((a, b) => a.end - b.end).map((piece) => [piece.unit, piece]));
}

/**
 * What is left of the parts that an answer is about, for the reader and for the next turn, which goes on by it; null where
 * all was read.
 */
export function partsLeft(
  evidence: readonly ContractEvidence[],
  about: ReadonlySet<string>,
  language: Language,
): string | null {
  const notes = [...lastStretches(evidence).values()].flatMap(({ unit, label, left, continues }) =>
    left !== undefined && (continues === true || about.has(unit)) ? [leftPartNote({ label, left })[language]] : [],
  );
  return notes.length === 0 ? null : notes.join("\n");
}
