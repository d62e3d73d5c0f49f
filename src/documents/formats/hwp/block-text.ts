import type { IRBlock, IRTable } from "kordoc";
import { cellText, toMarkdownTable } from "../markdown-table.ts";

/** A block's words, without the marks of bold and underline that would get into quotes. */
export function blockText(block: IRBlock): string {
  if (block.type === "image" || block.type === "separator") return "";
  if (block.table !== undefined) return tableText(block.table);
  const words = [block.text?.trim() ?? "", ...(block.children ?? []).map(blockText)]
    .filter((part) => part !== "")
    .join("\n");
  const note = block.footnoteText === undefined || block.footnoteText === "" ? "" : ` (주: ${block.footnoteText})`;
  return headingMark(block, words) + words + note;
}

/** Some bold sentences pass for headings; a heading is short and no sentence. */
function headingMark(block: IRBlock, words: string): string {
  if (block.type !== "heading" || words.length > 80 || /[다요][.?!]$|[,;]$/.test(words)) return "";
  return `${"#".repeat(Math.min(6, Math.max(1, block.level ?? 1)))} `;
}

function tableText(table: IRTable): string {
  const rows = table.cells.map((row) =>
    // A cell that another one covers is absent in the document and blank here.
    row.map((cell) => (cell === undefined ? "" : cellText(cell.blocks?.map(blockText).join("\n") ?? cell.text))),
  );
  const caption = table.caption === undefined || table.caption === "" ? "" : `${table.caption}\n\n`;
  return caption + toMarkdownTable(rows);
}
