import type { Language } from "#protocol";
import { rowInWords } from "../evidence/tables.ts";
import { bareLetters } from "./bare-letters.ts";
import { isOfKind } from "./column-words.ts";
import { tellFilters } from "./tell-filters.ts";
import { type TellWords, tellWords } from "./tell-words.ts";
import type { Declined, Worked } from "./worked.ts";

/** What is told of a reading: one line, and the rows or groups below it. */
export interface ToldTable {
  readonly text: string;
  /** Each with the page that it stands on, where it is a row. */
  readonly rows: readonly { readonly text: string; readonly page: number | null }[];
}

/** So many rows stand below a figure that comes of them; where rows or groups are the answer, more. */
const mostUsed = 10;
const mostAnswered = 30;
const mostNamed = 20;

export function tellWorked(worked: Worked, language: Language): ToldTable {
  const say = tellWords[language];
  const { reading, groups, rows } = worked;
  const { read } = reading.source;
  const isAnswer = ["rows", "cells", "most", "least"].includes(reading.asked);
  const most = isAnswer ? mostAnswered : mostUsed;
  const told = groups.length > 0 ? groups.length : rows.length;
  const shown = Math.min(groups.length > 0 ? mostAnswered : most, told);
  const lines =
    groups.length > 0
      ? groups.slice(0, shown).map(({ name, value, rows: count }) => ({
          text: `${name || say.unnamed}: ${value} (${say.rows(count)})`,
          page: null,
        }))
      : rows.slice(0, shown).map((at) => {
          const row = read.rows[at]?.row;
          return { text: rowInWords(read.table.header, row?.cells ?? []), page: row?.page ?? null };
        });
  const conditions = tellFilters(reading, language);
  const head = [...conditions, headOf(worked, say)].filter((part) => part !== "").join(" · ");
  const notes = worked.notes.map((note) => say.note(note));
  const counted = [
    say.counted(worked.counts, reading.filters.length > 0 || reading.within !== null),
    ...(shown < told ? [say.first(shown)] : []),
  ].filter((part) => part !== "");
  return { text: `${head} (${counted.join(", ")})${notes.map((note) => ` ${note}`).join("")}`, rows: lines };
}

function headOf({ reading, column, value, named, groups, rows }: Worked, say: TellWords): string {
  const { asked, operation, grouping, source } = reading;
  const { columns } = source.read;
  const name = column?.name ?? "";
  const names = named.slice(0, mostNamed).join(", ");
  if (asked === "rows") return say.found(rows.length);
  if (asked === "cells") {
    const cellsOf = (at: number) =>
      [...new Set(rows.slice(0, mostAnswered).map((row) => source.read.rows[row]?.row.cells[at] ?? ""))].join(", ");
    const told = reading.columns.map((at) => `${columns[at]?.name ?? ""}: ${cellsOf(at)}`);
    return column !== null && value !== null ? `${name}: ${value}` : told.join(" · ");
  }
  if (asked === "count" && groups.length === 0)
    return column === null ? say.rows(Number(value)) : say.kinds(name, Number(value), names);
  const group = grouping === null ? "" : say.each(columns[grouping.column]?.name ?? "", grouping.by);
  const what = operation.of ?? (asked === "most" || asked === "least" ? null : asked);
  if (grouping !== null && (asked === "sum" || asked === "average" || asked === "count"))
    return `${group} ${say.did(asked, name)}`.trim();
  const measured = what === null ? name : say.did(what, name);
  const ranked = say.ranked(measured, asked === "most", column?.kind ?? "figure", operation);
  if (asked === "most" || asked === "least") {
    const isList = (operation.take ?? 1) > 1;
    const said = isList ? names : [value, names].filter((part) => part !== null && part !== "").join(" — ");
    return `${group === "" ? "" : `${group} `}${ranked}: ${said}`;
  }
  return `${say.did(asked, name)}: ${value}`;
}

/** Why nothing was worked out, and what the table has instead. */
export function tellDeclined({ reading, why }: Declined, language: Language): ToldTable {
  const { columns, rows } = reading.source.read;
  const nameOf = (at: number) => columns[at]?.name ?? "";
  const say = tellWords[language].declined;
  const text = ((): string => {
    if (why.kind === "no-such-row" && reading.asked === "cells") return say.noSuchCell(why.words);
    if (why.kind === "no-such-row") return say.noSuchRow(why.words, valuesBeside());
    if (why.kind === "which-column") return say.whichColumn(why.columns.map(nameOf));
    if (why.kind === "which-filter") return say.whichFilter(why.words, why.columns.map(nameOf));
    if (why.kind === "mixed-units") return say.mixedUnits(why.sums);
    return say[why.kind](tellFilters(reading, language).join(" · "));
  })();
  return { text, rows: [] };

  /** The names that rows have where there are but a few of them. */
  function valuesBeside(): string {
    const words = columns.filter(({ kind, base }) => kind === "words" && !isOfKind(bareLetters(base), ["note"]));
    // 인사팀 is looked for among what ends like it.
    const ending = why.kind === "no-such-row" ? (why.words[0]?.replace(/[은는이가을를의]$/, "").at(-1) ?? "") : "";
    const alike = words.find(
      ({ at }) => distinct(at).filter((cell) => cell.endsWith(ending)).length * 2 > distinct(at).length,
    );
    const few = words.find(
      ({ at }) => distinct(at).length > 2 && distinct(at).length <= mostNamed && distinct(at).length < rows.length,
    );
    const first = alike ?? few ?? words[0];
    return first === undefined ? "" : `${first.name}: ${distinct(first.at).slice(0, mostNamed).join(", ")}`;
  }

  function distinct(at: number): string[] {
    return [...new Set(rows.map(({ row }) => row.cells[at] ?? ""))].filter((cell) => cell !== "");
  }
}
