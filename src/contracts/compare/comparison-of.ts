import { diffArrays } from "diff";
import { oneLine, withoutSpaces } from "#language";
import type { ContractComparison, ContractUnitPair } from "#protocol";
import type { Unit } from "../contract.ts";
import { pairUnits, type TooManyParts } from "./pair-units.ts";
import { withoutNumber } from "./without-number.ts";

/** A contract as a worker thread is given it. */
export interface ComparedContract {
  readonly documentId: string;
  readonly name: string;
  readonly title: string;
  readonly units: readonly Unit[];
}

/**
 * Compares a contract with another one, its standard: articles paired, missing, added, moved and changed, with the words that
 * differ. What stands before the articles, such as the sheet of parties, period and sum, comes last where it differs.
 * Signatures always do.
 */
export function comparisonOf(
  contract: ComparedContract,
  standard: ComparedContract,
): ContractComparison | TooManyParts {
  const paired = pairUnits(comparable(standard), comparable(contract));
  if ("standardParts" in paired) return paired;
  const pairs = paired.map(([theirs, ours]) => pairOf(theirs, ours));
  const [theirPreamble, ourPreamble] = [preambleOf(standard), preambleOf(contract)];
  if (theirPreamble !== null || ourPreamble !== null) {
    const preambles = pairOf(theirPreamble, ourPreamble);
    if (preambles.status !== "same") pairs.push(preambles);
  }
  const count = (status: ContractUnitPair["status"]) => pairs.filter((pair) => pair.status === status).length;
  return {
    contract: nameOf(contract),
    standard: nameOf(standard),
    counts: { same: count("same"), changed: count("changed"), missing: count("missing"), added: count("added") },
    pairs,
  };
}

const nameOf = ({ documentId, name, title }: ComparedContract) => ({ documentId, name, title });
const comparable = ({ units }: ComparedContract) =>
  units.filter(({ kind }) => kind !== "signature" && kind !== "preamble");
const preambleOf = ({ units }: ComparedContract) => units.find(({ kind }) => kind === "preamble") ?? null;

function pairOf(theirs: Unit | null, ours: Unit | null): ContractUnitPair {
  const side = (unit: Unit | null) =>
    unit && {
      label: unit.label,
      title: unit.title,
      page: unit.page,
      start: unit.start,
      end: unit.end,
      text: unit.text,
    };
  const base = { standard: side(theirs), contract: side(ours) };
  if (theirs === null) return { ...base, status: "added", renumbered: false, changes: [] };
  if (ours === null) return { ...base, status: "missing", renumbered: false, changes: [] };
  const renumbered = theirs.label !== ours.label;
  const [before, after] = [bodyOf(theirs), bodyOf(ours)];
  if (squeeze(before) === squeeze(after)) return { ...base, status: "same", renumbered, changes: [] };
  return { ...base, status: "changed", renumbered, changes: changesOf(before, after) };
}

/** The time that a comparison takes grows with the square of the edits. */
const mostEdits = 1000;

/** Word by word; where too much differs for that, sentence by sentence, or all of it. */
function changesOf(before: string, after: string): ContractUnitPair["changes"] {
  for (const split of [wordsOf, sentencesOf]) {
    const changes = diffArrays(split(before), split(after), { maxEditLength: mostEdits });
    if (changes === undefined) continue;
    return changes.map(({ value, added, removed }) => ({
      kind: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
      text: value.join(""),
    }));
  }
  return [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
}

/** Without its number: an article that only moved is the same. Blanks and line breaks are one space. */
function bodyOf(unit: Unit): string {
  return oneLine(withoutNumber(unit));
}

/** Words with the blank after them. Korean words change as a whole: 데이터제공자 and 데이터이용자 share no letters worth showing. */
const wordsOf = (text: string) => text.split(/(?<=\s)/);
const sentencesOf = (text: string) => text.split(/(?<=[.!?]\s)/);
const squeeze = (text: string) => withoutSpaces(text);
