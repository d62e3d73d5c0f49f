import { cellsOfRow } from "#language";
import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import { computedFrom } from "./checks/computed.ts";
import { missingFigure } from "./checks/figures.ts";
import { checkCap, checkForeignFigures, isAcrossLanguages } from "./checks/index.ts";
import { isNearGiven } from "./checks/rough-figures.ts";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";
import { flatten } from "./flatten.ts";
import type { Objection, VerdictEvidence } from "./statement.ts";

/** A cell of a table as a small claim. */
interface Cell {
  /** What its row is about. */
  readonly name: string;
  /** Row name, column name and value. */
  readonly claim: Reading;
  /** The figures of the value. */
  readonly figures: readonly Quantity[];
}

/** A column that is called so tells nothing of its cells, */
const plainColumn =
  /^(?:항목|내용|값|설명|구분|비고|세부|상세|요약|item|details?|value|content|description|summary|notes?)?$/iu;
/** or only counts or places them. */
const countingColumn =
  /^(?:인용 ?수|피인용(?: ?수)?|citations?|번호|순번|순위|순서|근거|출처|조항|no\.?|#|rank|order|source|clause|section)$/iu;
const workedOut = /합계|총|소계|평균|차이|증감|비율|total|sum|average|mean|difference|change|share/iu;

/** What a row of a table is compared with. */
interface RowEvidence {
  readonly units: readonly EvidenceUnit[];
  /** The row has a mark of its own: what stands in other sources is not what it cites. */
  readonly isCited: boolean;
  readonly prepared: PreparedEvidence;
}

/** What there is against a row of a table: its cells are too few words to be weighed, but each figure must be the evidence's. */
export function objectionToRow(row: string, head: string, evidence: RowEvidence): Objection | null {
  const { units, prepared } = evidence;
  for (const cell of cellsOf(row, head, prepared)) {
    const objection = otherRow(cell, units) ?? unknownFigure(cell, evidence) ?? checkCap(cell.claim, units);
    if (objection !== null) return objection;
  }
  return null;
}

/** The cell of the evidence's own table that a row tells again, where it does so with every one of its cells. */
export function rowOfEvidence(row: string, head: string, units: readonly EvidenceUnit[]): VerdictEvidence | null {
  const columns = split(head);
  const [name = "", ...values] = split(row);
  const told = values.flatMap((value, index) => (value === "" ? [] : [{ value, column: columns[index + 1] ?? "" }]));
  for (const unit of name === "" ? [] : units) {
    const sentences = unit.segments().map(({ sentence }) => sentence.replaceAll("**", ""));
    const found = told.map(({ value, column }) => cellOf(sentences, name, column, value));
    const [first] = found;
    if (first != null && !found.includes(null)) return { label: unit.label, quote: first };
  }
  return null;
}

/** 본인 결혼 일수: 5일, where nothing else is said of the same row and column. */
function cellOf(sentences: readonly string[], name: string, column: string, value: string): string | null {
  const isOfColumn = (sentence: string) =>
    plainColumn.test(column) ? sentence.startsWith(`${name} `) : sentence.startsWith(`${name} ${column}: `);
  const cells = [...new Set(sentences)].filter((sentence) => sentence.includes(": ") && isOfColumn(sentence));
  const [cell] = cells;
  return cells.length === 1 && cell?.endsWith(`: ${value}`) === true ? cell : null;
}

function cellsOf(row: string, head: string, { read }: PreparedEvidence): Cell[] {
  const columns = split(head);
  const [name = "", ...values] = split(row);
  return values.flatMap((value, index) => {
    const column = columns[index + 1] ?? "";
    if (!/[\p{L}\p{N}]/u.test(value) || countingColumn.test(column)) return [];
    const before = `${name}${plainColumn.test(column) ? "" : ` ${column}`}: `;
    const claim = read(before + value);
    return [{ name, claim, figures: claim.quantities.filter(({ start }) => start >= before.length) }];
  });
}

const split = (line: string) => cellsOfRow(line).map((cell) => cell.replaceAll("**", "").trim());

/** A row of the evidence's own table that has another figure for the same. */
function otherRow({ name, figures }: Cell, units: readonly EvidenceUnit[]): Objection | null {
  for (const unit of units)
    for (const { sentence, reading } of unit.segments()) {
      const isOfRow = name !== "" && sentence.includes(": ") && sentence.startsWith(`${name} `);
      const wrong = isOfRow ? figures.find((figure) => isOther(figure, reading)) : undefined;
      if (wrong === undefined) continue;
      return {
        status: "contradicts",
        check: "pairing",
        reason: {
          ko: `“${wrong.text}”이(가) 아니라 원문은 “${sentence}”입니다`,
          en: `The evidence says “${sentence}”, not “${wrong.text}”`,
        },
        against: { label: unit.label, quote: sentence },
      };
    }
  return null;
}

function isOther(figure: Quantity, { quantities }: Reading): boolean {
  const alike = quantities.filter(({ dimension, unit }) => dimension === figure.dimension && unit === figure.unit);
  return alike.length > 0 && !quantities.some((other) => sameQuantity(figure, other));
}

/** Numbers without a unit that are written rather than meant, and how often something is. */
function isLoose({ dimension, value }: Quantity): boolean {
  return dimension === "frequency" || dimension === "weekday" || (dimension === "number" && value <= 3);
}

/** 3. 재택근무: the number of a heading. */
function isNumbering({ dimension, start, end }: Quantity, text: string): boolean {
  if (dimension !== "number" || !/^[.)]\s/u.test(text.slice(end, end + 2))) return false;
  return /(?:^|\n)[#\s]*$/u.test(text.slice(Math.max(0, start - 8), start));
}

/** A figure that neither the evidence nor the user has. What a table tells is the rule itself, never an instance of it. */
function unknownFigure({ claim, figures }: Cell, { units, isCited, prepared }: RowEvidence): Objection | null {
  if (isAcrossLanguages(claim, units)) return checkForeignFigures(claim, units, prepared);
  const given = units.flatMap((unit) => unit.quantities().filter((each) => !isNumbering(each, unit.text)));
  const known = [...given, ...prepared.userQuantities];
  const isElsewhere = ({ text }: Quantity) => prepared.units.some((unit) => unit.flat().includes(flatten(text)));
  const wrong = figures.find(
    (figure) =>
      !isLoose(figure) &&
      !known.some((other) => sameQuantity(figure, other)) &&
      !isNearGiven(claim, figure, given) &&
      !(workedOut.test(claim.text) && computedFrom(figure, given, claim, []) !== null) &&
      (isCited || !isElsewhere(figure)),
  );
  return wrong === undefined ? null : missingFigure(wrong, claim, units, prepared);
}
