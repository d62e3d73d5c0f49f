import type { IRBlock } from "kordoc";
import type { ParseContext, ParsedPage } from "../format.ts";
import { toFailure } from "../hwp/kordoc-pages.ts";
import { tablePages } from "../table-pages.ts";
import { readableWorkbook } from "./readable-workbook.ts";

/**
 * XLSX: a table for each sheet that is not hidden, under the sheet's name. Values are read as they were last shown, dates as
 * 2026-01-05; macros are not run.
 */
export async function* parseXlsx(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const readable = await readableWorkbook(bytes, context);
  const { parseXlsx: readSheets } = await import("kordoc");
  const result = await readSheets(new Uint8Array(readable).buffer);
  if (!result.success) throw toFailure(result, context.name);
  let page = 1;
  for (const text of sheetTexts(result.blocks)) yield { page: page++, text, layout: null, leftOut: [] };
}

function* sheetTexts(blocks: readonly IRBlock[]): Iterable<string> {
  let heading: string | null = null;
  for (const { type, text, table } of blocks) {
    if (type === "heading") heading = `## ${text ?? ""}`.trim();
    if (table === undefined) continue;
    const rows = table.cells.map((row) => row.map((cell) => cell?.text ?? ""));
    yield* tablePages(rows, heading);
  }
}
