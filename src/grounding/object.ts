import type { Reading } from "#language/meaning";
import { type Alignment, align } from "./align.ts";
import {
  checkAnchor,
  checkBounds,
  checkCap,
  checkChange,
  checkComparison,
  checkFigures,
  checkKind,
  checkModality,
  checkNearCopy,
  checkOrder,
  checkPairing,
  checkPart,
  checkParties,
  checkPer,
  checkPlaces,
  checkPolarity,
  checkReason,
  checkSequence,
  checkSettled,
  checkTransposed,
  checkUnlimited,
  checkWhose,
  hasSameHolders,
} from "./checks/index.ts";
import type { Claim } from "./claim.ts";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";
import { beginsException } from "./exception-start.ts";
import type { CheckName, Objection } from "./statement.ts";

type ClauseCheck = (claim: Reading, alignment: Alignment, prepared: PreparedEvidence) => Objection | null;

type SentenceCheck = (claim: Reading, units: readonly EvidenceUnit[], prepared: PreparedEvidence) => Objection | null;

interface Named<Check> {
  readonly name: CheckName;
  readonly check: Check;
}

/** Checks of a clause against the clause of the evidence that it is about, the surest first. */
const clauseChecks: readonly Named<ClauseCheck>[] = [
  { name: "polarity", check: checkPolarity },
  { name: "parties", check: checkParties },
  { name: "modality", check: checkModality },
  { name: "bounds", check: checkBounds },
  { name: "unlimited", check: checkUnlimited },
  { name: "comparison", check: checkComparison },
  { name: "anchor", check: checkAnchor },
  { name: "order", check: checkOrder },
  { name: "sequence", check: checkSequence },
  { name: "kind", check: checkKind },
  { name: "change", check: checkChange },
  { name: "part", check: checkPart },
  { name: "reason", check: checkReason },
  { name: "places", check: checkPlaces },
  { name: "per", check: checkPer },
];

/** Checks of a sentence against all that is cited. */
const wholeChecks: readonly Named<SentenceCheck>[] = [
  { name: "settled", check: checkSettled },
  { name: "whose", check: checkWhose },
  { name: "cap", check: checkCap },
];

/** A clause that shares less than this with the evidence is not compared with it. */
const leastShared = 1.5;

/** What a claim may take from an exception behind the rule: 다만, 과실이 없으면 그러하지 아니하다. */
const liftedByExceptions: ReadonlySet<CheckName> = new Set(["polarity", "modality", "unlimited"]);

/** This share of what only an exception says shows that a claim is about it, however much it has of the rule. */
const leastOfException = 1 / 3;

/** The exceptions behind the sentence that a claim has most words of, where the claim has words that only they have. */
function exceptionsTo({ unit, segment, ...rest }: Alignment, claim: Reading): Alignment[] {
  const ruleKeys = new Set(segment.reading.mentions.map(({ concept }) => concept));
  return unit
    .segments()
    .filter(({ sentence, reading }) => {
      if (sentence === segment.sentence || !beginsException(sentence)) return false;
      const own = new Set(reading.mentions.map(({ concept }) => concept).filter((concept) => !ruleKeys.has(concept)));
      const shared = new Set(claim.mentions.map(({ concept }) => concept).filter((concept) => own.has(concept)));
      return shared.size > 0 && shared.size >= leastOfException * own.size;
    })
    .map((exception) => ({ ...rest, unit, segment: exception }));
}

/**
 * What each check has against a sentence, clause by clause, the surest check first and each once. Where evidence fits
 * equally well, all of it must object.
 */
export function objectionsTo(
  { text, reading: whole, clauses }: Claim,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
  without: ReadonlySet<CheckName> = new Set(),
): Objection[] {
  const found = new Map<CheckName, Objection>();
  if (whole.quantities.length > 0) {
    const figures = without.has("figures") ? null : checkFigures(whole, units, prepared);
    const pairing = without.has("pairing") ? null : checkPairing(whole, units, prepared);
    const turned = without.has("transposed") ? null : checkTransposed(whole, units);
    for (const objection of [figures, pairing, turned]) if (objection !== null) found.set(objection.check, objection);
  }
  for (const clause of clauses.length > 1 ? [...clauses.map((each) => each.text), text] : [text]) {
    const reading = clause === text ? whole : prepared.read(clause);
    const alignments = align(reading, units);
    const [best] = alignments;
    if (best === undefined || best.shared < leastShared) continue;
    for (const { name, check } of clauseChecks) {
      if (found.has(name) || without.has(name)) continue;
      const first = check(reading, best, prepared);
      if (first === null) continue;
      const others = liftedByExceptions.has(name)
        ? [...alignments.slice(1), ...exceptionsTo(best, reading)]
        : alignments.slice(1);
      if (others.every((each) => check(reading, each, prepared) !== null)) found.set(name, first);
    }
  }
  for (const { name, check } of wholeChecks) {
    const objection = without.has(name) ? null : check(whole, units, prepared);
    if (objection !== null) found.set(name, objection);
  }
  // Whose a thing is tells more than which side of a verb a party stands on.
  if (found.has("parties") && hasSameHolders(whole, units)) found.delete("parties");
  // The last, since the others tell which words it is.
  const copy = without.has("near-copy") ? null : checkNearCopy(whole, units);
  if (copy !== null) found.set(copy.check, copy);
  return [...found.values()];
}
