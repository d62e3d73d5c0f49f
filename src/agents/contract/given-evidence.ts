import type { AskedLabel } from "#contracts";
import type { ContractState, ReadEvidence } from "./state.ts";

/** Pieces that evaluator and writer are given of a contract that was read in parts; how much of each they are shown is measured in characters. */
const maxPieces = 40;

/** What evaluator and writer are given of what was read, in its order, and how many pieces they are not. */
interface GivenEvidence {
  readonly evidence: ReadEvidence[];
  readonly notGiven: number;
}

/** Of too much the parts that the question names, then what each round read first: no round hides what another read. */
export function givenEvidence(
  { evidence: read, whole }: Pick<ContractState, "evidence" | "whole">,
  asked: readonly AskedLabel[],
): GivenEvidence {
  if (whole) return { evidence: [...read], notGiven: 0 };
  const named = new Set(asked.flatMap(({ unit }) => unit?.label ?? []));
  const readInRound = new Map<number, number>();
  const ranked = read.map((piece) => {
    const place = readInRound.get(piece.round) ?? 0;
    readInRound.set(piece.round, place + 1);
    return { piece, place: named.has(piece.unit) ? -1 : place };
  });
  const chosen = new Set(
    ranked.toSorted((a, b) => a.place - b.place || b.piece.round - a.piece.round).slice(0, maxPieces),
  );
  return {
    evidence: ranked.filter((one) => chosen.has(one)).map(({ piece }) => piece),
    notGiven: read.length - chosen.size,
  };
}
