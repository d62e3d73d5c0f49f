import type { Quantity } from "#language";
import { joinSentences, type Localized, type Statement } from "#protocol";
import { equationsIn } from "./checks/equations.ts";
import { claimedFigures, countsIn, isGiven, isNear, isRough, namedFigure, rounded } from "./checks/figures.ts";
import { isComputed } from "./checks/operations.ts";
import { madeUpQuote, quotedIn } from "./checks/quotes.ts";
import { findUnknownReference } from "./checks/references.ts";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";
import type { AnswerSentence } from "./sentences/answer-sentences.ts";

type Finding = Pick<Statement, "status" | "by" | "check" | "reason" | "evidence">;

/** What code alone can prove of a sentence: a mark, a quotation, a reference or a figure that stands nowhere, or a copy. */
export function checkSentence(sentence: AnswerSentence, prepared: PreparedEvidence): Finding {
  const { bare, marks, cited, leansOn, isClaim } = sentence;
  const stray = marks.flatMap(({ units }) => units.filter(({ unit }) => unit === null))[0];
  if (stray !== undefined) return objection("unknown-name", "mark", noSuchSource(stray.label));
  const units = cited.length > 0 ? cited : leansOn;
  const quoted = quotedIn(bare, units.length > 0 ? units : prepared.units);
  if (quoted !== null) return found("quoted", [{ label: quoted.label, quote: bare }]);
  const reference = findUnknownReference(bare, prepared);
  if (reference !== null) return objection("unknown-name", "names", unknownReference(reference));
  if (!isClaim) return { ...found("own-words", []), by: null };
  const quote = cited.length > 0 ? madeUpQuote(bare, [...prepared.units, prepared.known]) : null;
  if (quote !== null) return objection("unsupported", "quote", notThere(quote));
  const { objection: wrongFigure, isOfEvidence } = checkFigures(bare, units, prepared);
  if (wrongFigure !== null) return wrongFigure;
  return { ...found(units.length > 0 ? "unchecked" : isOfEvidence ? "uncited" : "own-words", []), by: null };
}

interface FigureCheck {
  readonly objection: Finding | null;
  /** A figure of it stands in the evidence: it says something of the matter. */
  readonly isOfEvidence: boolean;
}

function checkFigures(bare: string, cited: readonly EvidenceUnit[], prepared: PreparedEvidence): FigureCheck {
  const claimed = claimedFigures(bare);
  if (claimed.length === 0 || prepared.units.length === 0) return { objection: null, isOfEvidence: false };
  const equations = equationsIn(bare);
  const wrong = equations.find(({ result, value }) => Math.abs(result - value) > 0.006 * Math.max(1, Math.abs(value)));
  if (wrong !== undefined)
    return { objection: objection("contradicts", "figures", wrongSum(wrong.text, wrong.value)), isOfEvidence: true };
  const worked = new Set(equations.map(({ result }) => rounded(result)));
  const ofCited = cited.map((unit) => unit.figures());
  const ofOthers = prepared.units.filter((unit) => !cited.includes(unit)).map((unit) => unit.figures());
  const given = [prepared.known.figures(), ...ofCited, ...ofOthers];
  const isThere = (quantity: Quantity) =>
    worked.has(rounded(quantity.value)) ||
    given.some((figures) => isGiven(quantity, figures)) ||
    (isRough(bare, quantity) && given.some((figures) => isNear(quantity, figures)));
  const missing = claimed.filter((quantity) => !isThere(quantity));
  // What is told without a source may be the answer's own advice: only of evidence can code say that a figure is not in it.
  if (missing.length === 0 || cited.length === 0)
    return { objection: null, isOfEvidence: missing.length < claimed.length };
  const told = [...claimed, ...countsIn(`${bare}\n${prepared.told.text}`), ...prepared.told.figures().quantities];
  const operands = {
    cited: ofCited.flatMap(({ quantities }) => quantities),
    elsewhere: ofOthers.flatMap(({ quantities }) => quantities),
  };
  const isMade = (quantity: Quantity) =>
    isComputed(quantity, { told: told.filter((other) => other !== quantity), ...operands });
  const figure = missing.find((quantity) => !isMade(quantity));
  if (figure === undefined) return { objection: null, isOfEvidence: true };
  return { objection: objection("unsupported", "figures", notThere(namedFigure(figure))), isOfEvidence: true };
}

function found(status: Statement["status"], evidence: Statement["evidence"]): Finding {
  return { status, by: "code", check: null, reason: null, evidence };
}

function objection(status: Statement["status"], check: string, reason: Localized): Finding {
  return { status, by: "code", check, reason, evidence: [] };
}

function noSuchSource(label: string): Localized {
  return { ko: `[${label}]에 해당하는 자료가 없습니다`, en: `There is no source [${label}]` };
}

function notThere(words: string): Localized {
  return { ko: `“${words.trim()}”: 근거에 없습니다`, en: `“${words.trim()}” is not in the evidence` };
}

function wrongSum(equation: string, value: number): Localized {
  const right = value.toLocaleString("en-US");
  return { ko: `“${equation}”: 셈하면 ${right}입니다`, en: `“${equation}”: it comes to ${right}` };
}

function unknownReference({ text, years }: { readonly text: string; readonly years: readonly string[] }): Localized {
  const unknown = {
    ko: `“${text}”: 찾은 자료에도 질문에도 없습니다`,
    en: `“${text}” is in nothing that was found, and not in the question`,
  };
  if (years.length === 0) return unknown;
  return joinSentences([
    unknown,
    { ko: `그 이름의 자료는 ${years.join(", ")}년 것입니다`, en: `What has the name is of ${years.join(", ")}` },
  ]);
}
