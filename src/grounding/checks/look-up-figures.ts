import { type Quantity, sameQuantity } from "#language";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { lettersOf } from "../letters.ts";
import { type Equation, equationsIn } from "./equations.ts";
import {
  asCells,
  claimedFigures,
  codesIn,
  countsIn,
  distinctQuantities,
  type Figures,
  isGiven,
  isNear,
  isRough,
  namedFigure,
  rounded,
} from "./figures.ts";
import { counting, createReckoner, isMadeOfCells, isShareOf } from "./operations.ts";

export interface FiguresFound {
  /** A written equation that comes to something else. */
  readonly wrong: Equation | null;
  /** A figure that stands nowhere and comes of nothing that does. */
  readonly missing: string | null;
  /** A figure of it stands in the evidence: it says something of the matter. */
  readonly isOfEvidence: boolean;
}

/** Looks the figures of a sentence up, given what the sentence leans on. */
export type FigureCheck = (bare: string, cited: readonly EvidenceUnit[]) => FiguresFound;

/** What a unit is in the next smaller one, and shares of hundred: an equation needs no source for these. */
const conversions: ReadonlySet<number> = new Set([7, 12, 24, 30, 60, 100, 365, 1000, 3600]);
const spans: ReadonlySet<Quantity["dimension"]> = new Set(["minutes", "hours", "days", "months"]);

/** For one answer from its first sentence on: what an earlier sentence has rightly worked out is given to the next. */
export function createFigureCheck({ units, known, told }: PreparedEvidence): FigureCheck {
  let worked: readonly Quantity[] = [];
  const sourcesFor = createSources(told);
  return (bare, cited) => {
    if (units.length === 0) return { wrong: null, missing: null, isOfEvidence: false };
    const madeUp = cited.length === 0 ? null : madeUpCode(bare, [...units, known]);
    if (madeUp !== null) return { wrong: null, missing: madeUp, isOfEvidence: true };
    const claimed = claimedFigures(bare);
    if (claimed.length === 0) return { wrong: null, missing: null, isOfEvidence: false };
    const ofCited = cited.map((unit) => unit.figures());
    const cellScales = ofCited.flatMap((figures) => figures.scales);
    const equations = equationsIn(bare, cellScales);
    const wrong = equations.find(({ isRight }) => !isRight);
    if (wrong !== undefined) return { wrong, missing: null, isOfEvidence: true };
    const ofOthers = units.filter((unit) => !cited.includes(unit)).map((unit) => unit.figures());
    const given = [known.figures(), ...ofCited, ...ofOthers];
    // Nothing of a thing may be told in words: free, none.
    const isThere = (quantity: Quantity) =>
      quantity.value === 0 ||
      given.some((figures) => isGiven(quantity, figures)) ||
      (isRough(bare, quantity) && given.some((figures) => isNear(quantity, figures))) ||
      (conversions.has(quantity.value) && equations.some((equation) => isOperand(quantity, equation)));
    let missing = claimed.filter((quantity) => !isThere(quantity));
    // What is told without a source may be the answer's own advice: only of evidence can code say that a figure is not in it.
    if (missing.length === 0 || cited.length === 0)
      return { wrong: null, missing: null, isOfEvidence: missing.length < claimed.length };
    const own = [...claimed.filter((quantity) => !missing.includes(quantity)), ...worked, ...countsIn(bare)];
    const { toldCounts, operands, scales, isComputed } = sourcesFor(cited, ofCited, ofOthers);
    const before = [...worked, ...toldCounts];
    const madeOfKnown = () => {
      const amounts = [...own, ...operands.told, ...operands.cited];
      return missing.filter(
        (quantity) =>
          before.some((other) => sameQuantity(quantity, other)) ||
          equations.some((equation) => isResult(quantity, equation, missing)) ||
          isComputed(quantity, own) ||
          asCells(quantity, scales).some((cell) => isMadeOfCells(cell, operands.together)) ||
          isSupposed(quantity, missing, amounts),
      );
    };
    // What has come out is reckoned with in turn: 45 minutes four times are 180, and 3 hours.
    for (let made = madeOfKnown(); made.length > 0; made = madeOfKnown()) {
      own.unshift(...made);
      before.push(...made);
      worked = distinctQuantities([...worked, ...made]);
      missing = missing.filter((quantity) => !made.includes(quantity));
    }
    return { wrong: null, missing: missing[0] === undefined ? null : namedFigure(missing[0]), isOfEvidence: true };
  };
}

/** What a sentence is reckoned from, gathered once for all that cite the same. */
function createSources(told: EvidenceUnit) {
  const kept = new Map<string, ReturnType<typeof gathered>>();
  return (cited: readonly EvidenceUnit[], ofCited: readonly Figures[], ofOthers: readonly Figures[]) => {
    const key = cited.map(({ label }) => label).join("\n");
    const sources = kept.get(key) ?? gathered(told, ofCited, ofOthers);
    kept.set(key, sources);
    return sources;
  };
}

function gathered(told: EvidenceUnit, ofCited: readonly Figures[], ofOthers: readonly Figures[]) {
  const toldCounts = countsIn(told.text);
  const operands = {
    told: [...toldCounts, ...told.figures().quantities],
    cited: ofCited.flatMap(({ quantities }) => quantities),
    together: ofCited.flatMap(({ together }) => together),
    elsewhere: ofOthers.flatMap(({ quantities }) => quantities),
  };
  const scales = ofCited.flatMap((figures) => figures.scales);
  return { toldCounts, operands, scales, isComputed: createReckoner(operands) };
}

/** The first telephone, account or other number of several parts that none of the texts has. */
function madeUpCode(bare: string, texts: readonly EvidenceUnit[]): string | null {
  const codes = codesIn(bare).map(({ start, end }) => bare.slice(start, end));
  return codes.find((code) => !texts.some((text) => text.letters().includes(lettersOf(code)))) ?? null;
}

/** The unit of a result stands behind what was read as the equation. */
function isWithin({ start }: Quantity, equation: Equation): boolean {
  return equation.start <= start && start < equation.start + equation.text.length;
}

function isOperand(quantity: Quantity, equation: Equation): boolean {
  return isWithin(quantity, equation) && quantity.start < equation.start + equation.text.indexOf("=");
}

/** It comes out of an equation whose operands are all there, or is told before it. */
function isResult(quantity: Quantity, equation: Equation, missing: readonly Quantity[]): boolean {
  return (
    (isWithin(quantity, equation)
      ? !isOperand(quantity, equation)
      : rounded(quantity.value) === rounded(equation.result)) &&
    !missing.some((operand) => isOperand(operand, equation))
  );
}

/**
 * "For 30 people that is 360,000", "15 % of 4 million would be 600,000": what the answer supposes, where it makes what it says
 * with an amount or a share that is given.
 */
function isSupposed(quantity: Quantity, missing: readonly Quantity[], given: readonly Quantity[]): boolean {
  const isCount = counting.has(quantity.dimension) || spans.has(quantity.dimension);
  return missing.some(
    (product) =>
      product !== quantity &&
      given.some(
        (one) =>
          (isCount && isShareOf(product, one, quantity)) ||
          (one.dimension === "percent" && isShareOf(product, quantity, one)),
      ),
  );
}
