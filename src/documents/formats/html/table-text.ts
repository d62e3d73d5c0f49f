import { defaultTreeAdapter } from "parse5";
import { cellText, toMarkdownTable } from "../markdown-table.ts";
import { descendants } from "./descendants.ts";
import { type HtmlElement, isUnseen, nodeText } from "./node-text.ts";

/** A merged cell up to this length is a label that each of its rows is read by; a longer one is told once. */
const longestLabel = 60;

/** Empty columns that merged cells span are not made beyond this one: a few bytes would make fifty cells in each row. */
const mostSpannedColumns = 1_000;

/** What a cell of a row above puts into a column, and for how many rows yet. */
interface Covered {
  readonly text: string;
  readonly rows: number;
}

/** A table as Markdown, every cell under its own column also where cells are merged downwards. */
export function tableText(table: HtmlElement): string {
  const rows: string[][] = [];
  let above: readonly Covered[] = [];
  for (const row of descendants(table, "tr", "table").filter((row) => !isUnseen(row))) {
    const own = placeCells(row, above);
    const columns = Array.from({ length: Math.max(own.length, above.length) }, (_, at) => own[at] ?? above[at]);
    if (own.some((cell) => cell !== undefined && cell.text !== "")) rows.push(columns.map((cell) => cell?.text ?? ""));
    const lastCovered = columns.findLastIndex((cell) => cell !== undefined && cell.rows > 1);
    above = columns
      .slice(0, lastCovered + 1)
      .map((cell) => ({ text: labelOf(cell), rows: Math.max(0, (cell?.rows ?? 0) - 1) }));
  }
  return toMarkdownTable(rows);
}

/** The row's own cells by their columns; those that a row above covers stay open. */
function placeCells(row: HtmlElement, above: readonly Covered[]): (Covered | undefined)[] {
  const placed: (Covered | undefined)[] = [];
  for (const cell of cellsOf(row)) {
    while ((above[placed.length]?.rows ?? 0) > 0) placed.push(undefined);
    const rows = spanOf(cell, "rowspan", 1_000);
    placed.push({ text: cellText(nodeText(cell)), rows });
    const end = Math.min(placed.length - 1 + spanOf(cell, "colspan", 50), mostSpannedColumns);
    while (placed.length < end) placed.push({ text: "", rows });
  }
  return placed;
}

function labelOf(cell: Covered | undefined): string {
  return cell === undefined || cell.rows < 2 || cell.text.length > longestLabel ? "" : cell.text;
}

function cellsOf(row: HtmlElement): HtmlElement[] {
  return row.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .filter((cell) => (cell.tagName === "td" || cell.tagName === "th") && !isUnseen(cell));
}

function spanOf(cell: HtmlElement, name: "colspan" | "rowspan", most: number): number {
  const span = Number(cell.attrs.find((attribute) => attribute.name === name)?.value ?? 1);
  return Number.isInteger(span) && span >= 1 && span <= most ? span : 1;
}
