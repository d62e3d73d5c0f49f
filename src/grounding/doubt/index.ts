import type { OwnWeights } from "#kernel";
import { checkForeignFigures } from "../checks/index.ts";
import type { Claim } from "../claim.ts";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Steps } from "../in-step.ts";
import { objectionsTo } from "../object.ts";
import type { CheckName, Objection } from "../statement.ts";
import { doubtWeights } from "./doubt-weights.ts";
import { checkOf, wordingObjection } from "./explain.ts";
import type { Closest } from "./match-tokens.ts";
import { isProvision } from "./provisions.ts";
import { isReference } from "./references.ts";
import type { Signal } from "./signal.ts";
import { likenessOf, signalsOf } from "./signals.ts";
import { isMarked, weigh } from "./weigh.ts";
import type { WeightsBySource } from "./weights.ts";

export interface DoubtOptions {
  /** Checks that are left out, so that a test can show what each is good for. */
  readonly without?: ReadonlySet<CheckName> | undefined;
  /** Weights other than the ones that are shipped, such as those learned without a batch. */
  readonly weights?: WeightsBySource | undefined;
  readonly learnedWords?: OwnWeights | undefined;
}

/** A claim of fewer words leaves its subject to a heading or the sentence before; what it leaves out tells nothing. */
const fewestWords = 3;

/** A claim that follows the evidence's words at least this closely takes its figures over; a freer one may have worked them out. */
const toldAsItStands = { provisions: 0.3, documents: 0.6 } as const;

/** From here on what a claim does not exchange is told much as the evidence tells it. */
const restIsAlike = 0.45;

/** A sentence of a page is long by itself: who tells of it leaves most of it out, as who tells of a long source does. */
const longSentence = 2;

/** They object seldom, too seldom to learn from, and to hardly any true claim of the cases. */
const sureChecks: ReadonlySet<CheckName> = new Set([
  "cap",
  "change",
  "near-copy",
  "part",
  "per",
  "places",
  "reason",
  "sequence",
  "settled",
  "transposed",
  "whose",
]);

/** What there is against a claim. */
export interface ClaimDoubt {
  /** What it is marked for. */
  readonly objection: Objection | null;
  /** No check has anything against it, whether it is marked or not. */
  readonly isClear: boolean;
}

/**
 * What the checks object to and how the wording differs is weighed together: the freer a claim is worded, the less a single
 * difference tells.
 */
export function* doubtAbout(
  claim: Claim,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
  { without, weights = doubtWeights, learnedWords }: DoubtOptions = {},
): Steps<ClaimDoubt> {
  const foreign = without?.has("figures") === true ? null : checkForeignFigures(claim.reading, units, prepared);
  if (foreign !== null) return { objection: foreign, isClear: false };
  const objections = objectionsTo(claim, units, prepared, without);
  const isClear = objections.length === 0;
  yield;
  const likeness = likenessOf(claim, units, prepared);
  yield;
  const source = units.some(isProvision) ? "provisions" : "documents";
  // Another figure of the same kind in its place is enough; one that the evidence is silent about may be worked out.
  const figures = objections.find(({ check, status }) => check === "figures" && status === "contradicts");
  const isToldAsItStands = likeness.closeness >= toldAsItStands[source] || differsOnce(likeness.closest);
  if (figures !== undefined && isToldAsItStands) return { objection: figures, isClear };
  const sure = objections.find(({ check }) => sureChecks.has(check));
  if (sure !== undefined) return { objection: sure.check === "near-copy" ? (objections[0] ?? sure) : sure, isClear };
  const found = signalsOf(claim, units, prepared, objections, likeness, learnedWords);
  yield;
  const isOff = (signal: Signal) => checkOf(signal) === "exchanged" && without?.has("exchanged") === true;
  const signals = { ...found, signals: found.signals.filter((signal) => !isOff(signal)) };
  const doubt = weigh(signals, weights[source]);
  // Few claims exchange a thing for another of its kind, too few to learn from; most that do and say the rest alike are false.
  const exchanged = signals.signals.filter(({ name, value }) => name === "kind" && value > 0);
  if (exchanged.length > 0 && signals.closest !== null && signals.closeness >= restIsAlike)
    return { objection: wordingObjection(exchanged, signals.closest), isClear };
  const told = source === "documents" && units.some(isReference) ? "references" : source;
  if (signals.closest === null) return { objection: null, isClear };
  const cited = units.reduce((sum, { text }) => sum + text.length, 0);
  const length = Math.max(cited, signals.closest.sentence.length * longSentence);
  if (!isMarked(doubt, told, length)) return { objection: null, isClear };
  const objection = objections.find(({ check }) => check === doubt.check);
  if (objection !== undefined) return { objection, isClear };
  const tellsByWording = signals.closest.matches.length >= fewestWords && without?.has("wording") !== true;
  return { objection: tellsByWording ? wordingObjection(doubt.against, signals.closest) : null, isClear };
}

/** 계약금은 2천만 원입니다: the figure alone is not the evidence's. */
function differsOnce(closest: Closest | null): boolean {
  return closest !== null && closest.matches.filter((match) => match === null).length <= 1;
}
