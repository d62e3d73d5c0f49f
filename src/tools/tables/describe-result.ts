import { createSay } from "#kernel";
import type { Language, Localized } from "#protocol";
import { isProblem, type TableProblem, type TableResult } from "./run-table-query.ts";
import { tableName } from "./table.ts";
import type { Fold, RowCondition, TableQuery } from "./table-query.ts";

/** So many rows that were used are shown below the result. */
const mostRowsShown = 20;

const foldNames: Readonly<Record<Fold, Localized>> = {
  each: { ko: "", en: "" },
  sum: { ko: "합계", en: "sum" },
  mean: { ko: "평균", en: "mean" },
  max: { ko: "최댓값", en: "maximum" },
  min: { ko: "최솟값", en: "minimum" },
  count: { ko: "개수", en: "count" },
  distinct: { ko: "서로 다른 값의 수", en: "different values" },
};

const problems: Readonly<Record<TableProblem["problem"], (name: string) => Localized>> = {
  "no-table": (name) => ({ ko: `"${name}"이라는 표를 찾지 못했습니다.`, en: `There is no table called "${name}".` }),
  "no-column": (name) => ({ ko: `표에 "${name}" 열이 없습니다.`, en: `The table has no column "${name}".` }),
  "not-figures": (name) => ({
    ko: `"${name}" 열에 숫자가 아닌 칸이 있어 계산하지 않았습니다.`,
    en: `The column "${name}" has cells that are no figures, so nothing was computed.`,
  }),
  "several-units": (name) => ({
    ko: `"${name}" 열의 단위가 서로 달라 계산하지 않았습니다.`,
    en: `The column "${name}" has several units, so nothing was computed.`,
  }),
  "mixed-fold": (name) => ({
    ko: `"${name}" 열은 계산한 값과 함께 보일 수 없습니다.`,
    en: `The column "${name}" cannot stand beside computed values.`,
  }),
};

/** The result in words: one value as a sentence, else as a table; then what it was computed from. */
export function describeTableResult(answer: TableResult | TableProblem, query: TableQuery, language: Language): string {
  if (isProblem(answer)) return problems[answer.problem](answer.name)[language];
  const [first] = answer.rows;
  const isOneValue = answer.rows.length === 1 && query.select.length === 1 && first !== undefined;
  const head = isOneValue
    ? valueSentence(first[0] ?? "", query, language)
    : answer.rows.length === 0
      ? { ko: "조건에 맞는 행이 없습니다.", en: "No row fulfils the conditions." }[language]
      : markdownTable(
          query.select.map((each) => columnLabel(each, language)),
          answer.rows,
        );
  return [head, basisLine(answer, language)].join("\n\n");
}

/** The rows that were used, as a table; null where there are none. */
export function describeUsedRows({ table, used }: TableResult): string | null {
  if (used.length === 0) return null;
  const shown = used.slice(0, mostRowsShown).map(({ cells }) => cells);
  return markdownTable(table.head, used.length > shown.length ? [...shown, ["…"]] : shown);
}

function valueSentence(value: string, { select, where }: TableQuery, language: Language): string {
  const [selected] = select;
  const label = selected === undefined ? "" : columnLabel(selected, language);
  const chosen = where.map((condition) => conditionWords(condition)).join(", ");
  const shown = value === "" ? { ko: "값이 없음", en: "no value" }[language] : value;
  return `${chosen === "" ? "" : `${chosen} · `}${label}: **${shown}**`;
}

const conditionWords = ({ column, is, value }: RowCondition) =>
  is === "=" ? `${column} ${value}` : `${column} ${is} ${value}`;

function columnLabel({ column, fold }: TableQuery["select"][number], language: Language): string {
  if (column === null) return { ko: "행의 수", en: "rows" }[language];
  return [column, foldNames[fold][language]].filter((words) => words !== "").join(" ");
}

function basisLine({ table, used, totalsLeftOut, blankCells }: TableResult, language: Language): string {
  const say = createSay({ language });
  const name = tableName(table);
  const parts = [
    say(`「${name}」 표의 ${used.length}개 행`, `${used.length} rows of "${name}"`),
    totalsLeftOut > 0 ? say(`합계·평균 행 ${totalsLeftOut}개 제외`, `without ${totalsLeftOut} rows of totals`) : "",
    blankCells > 0 ? say(`빈칸 ${blankCells}개 제외`, `without ${blankCells} blank cells`) : "",
  ];
  return `(${parts.filter((part) => part !== "").join(", ")})`;
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${head.map((_, at) => (cells[at] ?? "").replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `| ${head.map(() => "---").join(" | ")} |`, ...rows.map(line)].join("\n");
}
