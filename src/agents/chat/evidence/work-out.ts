import { oneOf } from "#language";
import { type AskedOfTable, askedOfTable } from "../question/asked-of-table.ts";
import { termsOf } from "../question/terms.ts";
import { tidyNumber } from "../question/tidy-number.ts";
import { type EvidenceTable, holdsWord, isTotal, rowInWords } from "./tables.ts";

/** What came of a column: its value, and the rows that it comes of. */
export interface WorkedOut {
  readonly kind: AskedOfTable;
  /** What rows were chosen by, such as 개발팀. */
  readonly of: readonly string[];
  readonly column: string;
  readonly value: string;
  /** How many rows were looked at. */
  readonly count: number;
  readonly rows: readonly string[];
}

type Cells = readonly string[];

/** Words that any table may be asked about with. */
const general = new Set(
  `중 중에 중에서 가운데 전체 모든 모두 전부 다 총 표 값 은 는 which what who how much has have had is the item row entry all of in`
    .trim()
    .split(" "),
);
const person = /^(?:사람|직원|사원|팀원|who|person|employee)$/;
const personColumn = /이름|성명|성함|담당자|name/i;
const figure = /^(-?)([₩$€£]?)\s?(\d[\d,]*(?:\.\d+)?)\s?([가-힣%]{0,3})$/;
/** What chooses rows by something that no cell need have, or wants a figure for each of them. */
const choosesOtherwise = new RegExp(
  oneOf`
    (?:^|\s)(?:그|이|저|이번|지난|다음)\s
    [가-힣](?:별|마다)
    \b(?:per|each|every|by)\b
    \b(?:this|that|last|next)\b
    \b(?:january|february|march|april|may|june)\b
    \b(?:july|august|september|october|november|december)\b
  `,
  "i",
);
/** The largest of them is not the most of anything, or the least is the oldest. */
const noMeasure = /연도|년도|순위|등급|번호|차수|\b(?:years?|ranks?|grade|no|number|id)\b/i;
/** What the names of several things of one kind end in. */
const kindEnding = /^(?:팀|부|부서|본부|점|지점|반|실|과|국|층|월|년)$/;

/**
 * What a question asks of a column as a whole, worked out over the rows of a table: "개발팀 예산 합계는?", "집행률이 가장 낮은 항목은?"
 * Null unless every word of the question names a column or a cell: what is not understood is not worked out.
 */
export function workOut(question: string, { header, rows }: EvidenceTable): WorkedOut | null {
  const asked = askedOfTable(question);
  // What stands in a column of its own is found there.
  if (asked === null || header.some((name) => asked.words.some((word) => holdsWord(name, word.toLowerCase()))))
    return null;
  if (choosesOtherwise.test(question)) return null;
  const plain = rows.filter((cells) => !isTotal(cells));
  const words = termsOf(asked.rest).words.filter((word) => !general.has(word));
  const column = valueColumn(words, header, plain);
  if (column < 0) return null;
  const name = header[column] ?? "";
  const others = words.filter((word) => !holdsWord(name, word));
  const labels = others.map((word) => labelColumn(word, header, plain, column)).filter((at) => at >= 0);
  const of = others.filter((word) => labelColumn(word, header, plain, column) < 0);
  const isOf = (cells: Cells) => of.every((word) => cells.some((cell) => !isFigure(cell) && names(cell, word)));
  const measured = plain.filter(isOf).map((cells) => ({ cells, ...readFigure(cells[column] ?? "") }));
  const [first] = measured;
  const isMeasure = asked.kind === "sum" || asked.kind === "average" || !noMeasure.test(name);
  if (!isMeasure || endsInSum(measured.map(({ value }) => value))) return null;
  const isAlike = measured.every(
    ({ unit, currency }) => unit !== null && unit === first?.unit && currency === first.currency,
  );
  if (first === undefined || measured.length < 2 || !isAlike) return null;
  const values = measured.map(({ value }) => value);
  const told = (value: number, from: typeof measured): WorkedOut => ({
    kind: asked.kind,
    of,
    column: name,
    value: `${first.currency}${value.toLocaleString("en-US", { maximumFractionDigits: 2 })}${first.unit}`,
    count: measured.length,
    rows: from.map(({ cells }) => rowInWords(header, cells)),
  });
  if (asked.kind === "most" || asked.kind === "least") {
    // One row of several of a team is not the team.
    if (!labels.every((at) => areDistinct(measured.map(({ cells }) => cells[at] ?? "")))) return null;
    const best = asked.kind === "most" ? Math.max(...values) : Math.min(...values);
    return told(
      best,
      measured.filter(({ value }) => value === best),
    );
  }
  const sum = tidyNumber(values.reduce((total, value) => total + value, 0));
  const totals = of.length > 0 ? [] : rows.filter(isTotal).map((cells) => readFigure(cells[column] ?? "").value);
  // Shares of different wholes have neither a sum nor a plain average, and what the table adds up otherwise is not ours to add.
  if (first.unit === "%" || (totals.length > 0 && !totals.includes(sum))) return null;
  return told(asked.kind === "sum" ? sum : tidyNumber(sum / values.length), measured);
}

/** The column of figures that a question names; -1 where it names none or leaves open which. */
function valueColumn(words: readonly string[], header: Cells, rows: readonly Cells[]): number {
  const named = header.flatMap((name, at) => {
    const said = words.filter((word) => holdsWord(name, word));
    const isOfFigures = rows.every((cells) => readFigure(cells[at] ?? "").unit !== null);
    const whole = words.includes(name.replace(/\([^)]*\)|\d{4}년?|\s/g, "")) ? 1 : 0;
    return said.length > 0 && isOfFigures ? [{ at, fit: 2 * said.length + whole }] : [];
  });
  const [best, next] = named.sort((one, other) => other.fit - one.fit);
  return best === undefined || best.fit === next?.fit ? -1 : best.at;
}

/** The column that a word asks for one of: 항목 by its name, 사람 by the names in it, 팀 by how all its cells end. */
function labelColumn(word: string, header: Cells, rows: readonly Cells[], value: number): number {
  return header.findIndex((name, at) => {
    if (at === value) return false;
    if (holdsWord(name, word) || (person.test(word) && personColumn.test(name))) return true;
    return kindEnding.test(word) && rows.length > 0 && rows.every((cells) => (cells[at] ?? "").endsWith(word));
  });
}

/** The figure of a cell, its unit null where it is none. */
function readFigure(cell: string): {
  readonly value: number;
  readonly unit: string | null;
  readonly currency: string;
} {
  const [, sign = "", currency = "", digits, unit = ""] = figure.exec(cell) ?? [];
  return digits === undefined
    ? { value: Number.NaN, unit: null, currency }
    : { value: Number(`${sign}${digits.replaceAll(",", "")}`), unit, currency };
}

/** A last row that is the sum of those above it may be no row of its own, whatever it is called. */
function endsInSum(values: readonly number[]): boolean {
  const above = values.slice(0, -1);
  return above.length > 1 && tidyNumber(above.reduce((sum, value) => sum + value, 0)) === values.at(-1);
}

/** Whether a cell is called so: 지급, and not 미지급. */
function names(cell: string, word: string): boolean {
  const said = cell.toLowerCase();
  return (
    said.replace(/\s/g, "") === word || said.split(/[\s,/·()]+/).some((part) => part === word) || isNumberIn(cell, word)
  );
}

const isNumberIn = (cell: string, word: string) => /^\d+$/.test(word) && holdsWord(cell, word);

const isFigure = (cell: string) => figure.test(cell);

const areDistinct = (cells: Cells) => new Set(cells).size === cells.length;
