import type { Reading } from "#language/meaning";
import { type Alignment, align } from "./align.ts";
import {
  checkAnchor,
  checkBounds,
  checkComparison,
  checkFigures,
  checkKind,
  checkModality,
  checkOnly,
  checkOrder,
  checkPairing,
  checkParties,
  checkPolarity,
  checkUnlimited,
} from "./checks/index.ts";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";
import { clausesOf } from "./segments.ts";
import type { Objection } from "./statement.ts";

type ClauseCheck = (claim: Reading, alignment: Alignment, prepared: PreparedEvidence) => Objection | null;

/** Checks of a clause against the clause of the evidence that it is about, the surest first. */
const clauseChecks: readonly ClauseCheck[] = [
  checkPolarity,
  checkParties,
  checkModality,
  checkBounds,
  checkUnlimited,
  checkOnly,
  checkComparison,
  checkAnchor,
  checkOrder,
  checkKind,
];

/** A clause that shares less than this with the evidence is not compared with it. */
const leastShared = 1.5;
/** A sentence without a mark is compared only with what it is plainly about. */
const uncitedLeast = { shared: 3, score: 0.6 };

/** The first objection of any check, clause by clause. Where evidence fits equally well, all of it must object. */
export function objectionTo(
  bare: string,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
  isCited: boolean,
): Objection | null {
  const whole = prepared.read(bare);
  if (isCited) {
    const hasFigures = whole.quantities.length > 0;
    const figures = hasFigures ? (checkFigures(whole, units, prepared) ?? checkPairing(bare, units, prepared)) : null;
    if (figures !== null) return figures;
  }
  const clauses = clausesOf(bare);
  for (const clause of clauses.length > 1 ? [...clauses, bare] : [bare]) {
    const reading = clause === bare ? whole : prepared.read(clause);
    const alignments = align(reading, units);
    const [best] = alignments;
    if (best === undefined || best.shared < leastShared) continue;
    if (!isCited && (best.score < uncitedLeast.score || best.shared < uncitedLeast.shared)) continue;
    const objection = firstOf(clauseChecks, reading, alignments, prepared);
    if (objection !== null) return objection;
  }
  return null;
}

function firstOf(
  checks: readonly ClauseCheck[],
  reading: Reading,
  alignments: readonly Alignment[],
  prepared: PreparedEvidence,
): Objection | null {
  for (const check of checks) {
    const objections = alignments.map((alignment) => check(reading, alignment, prepared));
    const [first] = objections;
    if (first != null && objections.every((each) => each !== null)) return first;
  }
  return null;
}
