import { bareLetters } from "./bare-letters.ts";
import type { NamedCells } from "./cell-index.ts";
import { conditionAt, type RowCondition, readConditions } from "./conditions.ts";
import { fits, type NamedColumn, type NamedInTable } from "./name-match.ts";
import { type Operation, readOperation, superlativeMark } from "./operation.ts";
import { formsOf, isGeneral, isPlainVerb, type QuestionWord, questionWords } from "./question-words.ts";
import { readCell } from "./read-cell.ts";
import { readDay } from "./read-day.ts";
import type { TableSource } from "./table-reading.ts";

/** A part of a question, in its order. */
export type QuestionItem =
  | {
      readonly kind: "column";
      readonly columns: readonly NamedColumn[];
      readonly words: string;
      readonly isEach: boolean;
    }
  | {
      readonly kind: "cell";
      readonly cells: readonly NamedCells[];
      readonly columns: readonly NamedColumn[];
      readonly letters: string;
      readonly words: string;
    }
  | { readonly kind: "condition"; readonly condition: RowCondition; readonly words: string }
  | { readonly kind: "each"; readonly by: "month" | "year"; readonly words: string }
  | { readonly kind: "title"; readonly words: string }
  | { readonly kind: "verb"; readonly words: string }
  | { readonly kind: "superlative"; readonly words: string }
  | { readonly kind: "unknown"; readonly words: string };

export interface QuestionItems {
  readonly operation: Operation;
  readonly items: readonly QuestionItem[];
}

/** Names of rows and columns have no more words than this. */
const mostWords = 6;
const eachOf = /^(.+?)(?:별로는?|별의?|별|마다|당)(?:은|는|의|로)?$/;
const eachBefore = /^(?:per|each|every|by|각|각각)$/;
const tellsDocument =
  /(?:(?<![목대발지])표|명부|목록|대장|현황|자료|문서|시트|파일|리스트|명단|내역|장부|roster|sheet|table|list)(?:에서|에서는|에|에는|의|상|을|를)$/;

const isOperation = /^(?:평균|합계|총합|총합계|총계|총액|total|sum|average|mean)$/;

/** Whether a word may name something: a noun, as the language's own reader has it. */
export type MayName = (word: string) => boolean;

/** The parts of a question over one table: what it names of it, what it says of rows, and what names nothing there. */
export function questionItems(question: string, { read, names }: TableSource, mayName: MayName): QuestionItems {
  const headers = read.columns.map(({ base }) => bareLetters(base));
  const isColumn = (word: string) => headers.some((header) => header.includes(bareLetters(word)));
  const first = readItems(isColumn);
  if (first.operation.kind !== null || !first.items.some(namesOtherFigures)) return first;
  // 국어 평균: beside a column of its own name it is asked of another.
  const second = readItems(() => false);
  return second.operation.kind === null ? first : second;

  function readItems(isKept: (word: string) => boolean): QuestionItems {
    const { operation, rest } = readOperation(question.normalize("NFC"), isKept);
    const { conditions, rest: left } = readConditions(rest);
    const words = questionWords(left);
    const items: QuestionItem[] = [];
    for (let at = 0; at < words.length; ) {
      const { item, length } = itemAt(words, at, conditions);
      if (item !== null) items.push(item);
      at += length;
    }
    return { operation, items: withoutDocumentWords(items) };
  }

  function namesOtherFigures(item: QuestionItem): boolean {
    if (item.kind !== "column") return false;
    return item.columns.some(
      ({ column }) => read.columns[column]?.kind === "figure" && !isOperation.test(headers[column] ?? ""),
    );
  }

  function itemAt(
    all: readonly QuestionWord[],
    at: number,
    conditions: readonly RowCondition[],
  ): { item: QuestionItem | null; length: number } {
    const first = all[at];
    if (first === undefined) return { item: null, length: 1 };
    if (first.text === superlativeMark) return { item: { kind: "superlative", words: "" }, length: 1 };
    const condition = conditionAt(first.text);
    if (condition !== null) {
      const found = conditions[condition];
      return {
        item: found === undefined ? null : { kind: "condition", condition: found, words: found.words },
        length: 1,
      };
    }
    // What is compared with something else than a figure is not understood.
    if (/.보다$|^(?:than|대비|비해)$/.test(first.text))
      return { item: { kind: "unknown", words: first.text }, length: 1 };
    for (let length = Math.min(mostWords, all.length - at); length > 0; length -= 1) {
      const some = all.slice(at, at + length);
      if (length > 1 && some.some(({ text }) => text === superlativeMark || conditionAt(text) !== null)) continue;
      const item = length === 1 ? ofWord(first, all[at - 1]) : ofWords(some);
      if (item !== null) return { item, length };
    }
    if (isGeneral(first) || isPlainVerb(first)) return { item: null, length: 1 };
    if (/^(?:외|외에|외의|이외.*|밖의|안|못|않.*|아니.*|not|no|never|don't|isn't|aren't)$/.test(first.text))
      return { item: { kind: "unknown", words: first.text }, length: 1 };
    return { item: { kind: mayName(first.text) ? "unknown" : "verb", words: first.text }, length: 1 };
  }

  /** Several words that name one thing are the whole name of it. */
  function ofWords(some: readonly QuestionWord[]): QuestionItem | null {
    const before = some.slice(0, -1).map(({ text }) => text);
    for (const form of some.at(-1)?.forms ?? []) {
      const words = [...before, form].join(" ");
      const named = names.find(words);
      const whole = named.columns.filter(({ fit }) => fit === fits.whole);
      if (whole.length > 0) return { kind: "column", columns: whole, words, isEach: false };
      const cells = named.cells.filter(({ isWhole }) => isWhole);
      if (cells.length > 0) return { kind: "cell", cells, columns: [], letters: bareLetters(words), words };
    }
    const day = dayOf([...before, some.at(-1)?.text ?? ""].join(" "));
    return day;
  }

  function ofWord(word: QuestionWord, before: QuestionWord | undefined): QuestionItem | null {
    const found = word.forms.map((form) => ({ form, named: names.find(form) }));
    const isEach = before !== undefined && eachBefore.test(before.text);
    const whole = found.find(({ named }) => named.columns.some(({ fit }) => fit === fits.whole));
    // What a column and a cell of it are both called is the cell.
    if (
      whole !== undefined &&
      !whole.named.columns.some(({ column }) =>
        whole.named.cells.some((cell) => cell.isWhole && cell.column === column),
      )
    )
      return columnItem(whole, isEach);
    const each = eachItem(word);
    if (each !== null) return each;
    // 사업 is the column 사업명 before it is a word of a name in it.
    const isCell = ({ cells, columns }: NamedInTable) =>
      cells.some(({ isWhole }) => isWhole) || (cells.length > 0 && columns.every(({ fit }) => fit < fits.part));
    const cell = found.find(({ form, named }) => isCell(named) && isTelling(form));
    if (cell !== undefined) {
      const { cells, columns } = cell.named;
      const best = cells.some(({ isWhole }) => isWhole) ? cells.filter(({ isWhole }) => isWhole) : cells;
      return { kind: "cell", cells: best, columns, letters: bareLetters(cell.form), words: cell.form };
    }
    const figure = figureOf(word);
    if (figure !== null) return figure;
    const day = dayOf(word.text) ?? word.forms.map(dayOf).find((one) => one !== null) ?? null;
    if (day !== null) return day;
    const column = found
      .filter(
        ({ form, named }) =>
          named.columns.length > 0 &&
          (isEach || (isTelling(form) && (!isGeneral(word) || bestFit(named) >= fits.word))),
      )
      .toSorted((one, other) => bestFit(other.named) - bestFit(one.named))[0];
    if (column !== undefined) return columnItem(column, isEach);
    const title = found.find(({ form, named }) => named.isTitle && isTelling(form));
    if (title !== undefined) return { kind: "title", words: word.text };
    return null;
  }

  function columnItem({ form, named }: { form: string; named: NamedInTable }, isEach: boolean): QuestionItem {
    return { kind: "column", columns: named.columns, words: form, isEach };
  }

  function eachItem({ text }: QuestionWord): QuestionItem | null {
    const base = eachOf.exec(text)?.[1];
    if (base === undefined) return null;
    if (/^(?:월|달|매월)$/.test(base)) return monthOrColumn(base, "month", text);
    if (/^(?:연도|년도|연|년|해)$/.test(base)) return monthOrColumn(base, "year", text);
    const found = formsOf(base)
      .map((form) => names.find(form))
      .find(({ columns }) => columns.length > 0);
    return found === undefined ? null : { kind: "column", columns: found.columns, words: base, isEach: true };
  }

  function monthOrColumn(base: string, by: "month" | "year", words: string): QuestionItem {
    const { columns } = names.find(base);
    const whole = columns.filter(({ fit }) => fit === fits.whole);
    return whole.length > 0 ? { kind: "column", columns: whole, words, isEach: true } : { kind: "each", by, words };
  }
}

/** A word that chooses nothing names no cell, even where one is called like it. */
const isTelling = (form: string) => !isGeneral({ text: form, forms: [form] });
const bestFit = ({ columns }: NamedInTable) => Math.max(0, ...columns.map(({ fit }) => fit));

/** 15% 할인하는 것: a figure that is named by itself is the one that is meant. */
function figureOf({ forms }: QuestionWord): QuestionItem | null {
  for (const form of forms) {
    const value = readCell(form);
    // 2천원대 and 1분기 are more than one figure.
    if (value.kind !== "figure" || /[대기]$/.test(value.unit)) continue;
    const bound = { relation: "is", value: value.value, unit: value.unit, isScaled: false } as const;
    return { kind: "condition", condition: { kind: "figure", bounds: [bound], words: form }, words: form };
  }
  return null;
}

/** 3월에, 2025년 3월: a day that a question names without saying before or after. */
function dayOf(words: string): QuestionItem | null {
  const named = words.replace(/(?:에는|에|의|은|는)$/, "");
  if (!/[월년]|\d{4}-\d/.test(named)) return null;
  const day = readDay(named);
  return day === null
    ? null
    : { kind: "condition", condition: { kind: "day", bounds: [{ relation: "is", day }], words: named }, words: named };
}

/** 사업예산에서, 직원 명부에서: the name of the document chooses no rows. What stands before it and names nothing stays unknown. */
function withoutDocumentWords(items: readonly QuestionItem[]): readonly QuestionItem[] {
  const last = items.findLastIndex(
    ({ kind, words }) =>
      (kind === "title" && /(?:에서|에서는|에|의)$/.test(words)) || (kind !== "cell" && tellsDocument.test(words)),
  );
  return items.filter(({ kind }, at) => at !== last || (kind !== "unknown" && kind !== "column"));
}
