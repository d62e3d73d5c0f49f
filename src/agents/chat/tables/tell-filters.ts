import type { Language } from "#protocol";
import { namesOfCell } from "./cell-index.ts";
import type { Filter, TableReading } from "./table-reading.ts";

/** The conditions that rows were chosen by, as they were understood: 부서 = 영업팀, 입사일: 3월 이후. */
export function tellFilters({ filters, source }: TableReading, language: Language): string[] {
  return filters.map((filter) => tellFilter(filter, source.read.columns[filter.column]?.name ?? "", source, language));
}

function tellFilter(filter: Filter, name: string, { read }: TableReading["source"], language: Language): string {
  if (filter.kind === "condition") {
    const { condition } = filter;
    if (condition.kind === "blank") return language === "ko" ? `${name}: 없음` : `${name}: none`;
    if (condition.kind === "filled") return language === "ko" ? `${name}: 있음` : `${name}: given`;
    return `${name}: ${condition.words.replace(/(?<=[상하과만내후전터지])\s?(?:인|의|되는|하는|가|은|는)$/, "")}`;
  }
  const written = (letters: string) => {
    const cells = read.rows.map(({ row }) => row.cells[filter.column] ?? "");
    return cells.find((cell) => namesOfCell(cell).whole.includes(letters)) ?? letters;
  };
  const values = filter.names.map(({ letters }) => written(letters)).join(", ");
  if (filter.isNot) return `${name} ≠ ${values}`;
  return filter.names.every(({ isWhole }) => isWhole) ? `${name} = ${values}` : `${name} ∋ ${values}`;
}
