import { foldPlural } from "#language";
import { sameMeaning, sensesOf } from "#language/meaning";
import { bareLetters } from "./bare-letters.ts";
import type { CellIndex, NamedCells } from "./cell-index.ts";
import { isOfKind, namesSameKind } from "./column-words.ts";
import { type Column, isCode, type ReadTable } from "./columns.ts";

/** A column that words name, and how well. */
export interface NamedColumn {
  readonly column: number;
  readonly fit: number;
}

/** What words of a question name in a table. */
export interface NamedInTable {
  readonly columns: readonly NamedColumn[];
  readonly cells: readonly NamedCells[];
  /** They stand in the name of the document, the sheet, or above the table. */
  readonly isTitle: boolean;
}

export interface TableNames {
  /** What some words in a row name. */
  find(words: string): NamedInTable;
}

export const fits = { whole: 4, word: 3, part: 2, kind: 1.5, meaning: 1 } as const;

/** What can be named in a table: its columns by their names or words for the same, cells, and what it is called. */
export function createTableNames({ table, columns }: ReadTable, index: CellIndex): TableNames {
  const headers = columns.map((column) => {
    const words = column.base
      .toLowerCase()
      .split(/[\s_/·]+/)
      .map(foldPlural);
    return { column, letters: bareLetters(column.base), folded: bareLetters(words.join("")), words };
  });
  // A sentence above a table may speak of what is not in it.
  const heads = table.title.split("\n").filter((line) => !/(?:[.!?]|[다요])\s*$/.test(line));
  const title = bareLetters(`${table.document.name.replace(/\.\w+$/, "")} ${table.sheet ?? ""} ${heads.join(" ")}`);
  const isKorean = (word: string) => /[가-힣]/.test(word);
  const meant = new Map<string, readonly NamedColumn[]>();

  return {
    find(words) {
      const letters = bareLetters(words);
      return {
        columns: columnsOf(letters),
        cells: index.find(letters),
        isTitle: letters.length > 1 && (isKorean(letters) ? title.includes(letters) : hasWord(title, letters)),
      };
    },
  };

  function columnsOf(letters: string): readonly NamedColumn[] {
    const named = headers.flatMap((header) => {
      const fit = fitOf(letters, header);
      return fit === 0 ? [] : [{ column: header.column.at, fit }];
    });
    if (named.length > 0) {
      const best = Math.max(...named.map(({ fit }) => fit));
      return named.filter(({ fit }) => fit === best);
    }
    if (!meant.has(letters)) meant.set(letters, byMeaning(letters));
    return meant.get(letters) ?? [];
  }

  function fitOf(word: string, { column, letters, folded, words }: (typeof headers)[number]): number {
    if (word === letters || word === folded || word === bareLetters(column.name)) return fits.whole;
    if (word.length > 1 && words.includes(word)) return fits.word;
    // 예산 of 예산액, 입사 of 입사일자; an English word is whole.
    if (isCode(column)) return 0;
    if (word.length > 1 && isKorean(word) && (letters.startsWith(word) || letters.endsWith(word))) return fits.part;
    if (namesSameKind(word, letters) || words.some((one) => namesSameKind(word, one))) return fits.kind;
    return wordsOfKind(word, column, letters) ? fits.kind : 0;
  }

  function byMeaning(word: string): NamedColumn[] {
    if (word.length < 2) return [];
    return headers.flatMap(({ column, letters }) => {
      if (isKorean(word) !== isKorean(letters)) return [];
      const [one = null, other = null] = sensesOf([word, column.base], isKorean(word));
      return one !== null && other !== null && sameMeaning(one, other)
        ? [{ column: column.at, fit: fits.meaning }]
        : [];
    });
  }
}

/** 날짜 is any column of days. */
const wordsOfKind = (word: string, { kind }: Column, letters: string) =>
  kind === "day" && isOfKind(word, ["date"]) && !isOfKind(letters, ["birth"]);

const hasWord = (title: string, word: string) => word.length > 3 && title.includes(word);
