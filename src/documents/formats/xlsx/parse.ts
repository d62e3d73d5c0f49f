import type { IRBlock } from "kordoc";
import { tooLargeDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { toFailure } from "../hwp/kordoc-pages.ts";
import { readXml } from "../read-xml.ts";
import { tablePages } from "../table-pages.ts";
import { openZip } from "../zip-archive.ts";

/** A sheet whose last cell lies farther out than this is blank for the most part, and would fill the memory. */
const mostCells = 5_000_000;

/** XLSX: a table for each sheet, under the sheet's name. Values are read as they were last shown; macros are not run. */
export async function* parseXlsx(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  await checkSheets(bytes, context);
  const { parseXlsx: readSheets } = await import("kordoc");
  const result = await readSheets(new Uint8Array(bytes).buffer);
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

/** Looks at how far the cells of each sheet reach, before a library makes room for all of them. */
async function checkSheets(bytes: Uint8Array, { name, limits }: ParseContext): Promise<void> {
  const read = openZip(bytes, name, limits.unpackedBytes);
  for (let sheet = 1; ; sheet += 1) {
    const xml = read(`xl/worksheets/sheet${sheet}.xml`);
    if (xml === null) return;
    let [rows, columns] = [0, 0];
    await readXml(xml, name, {
      open(tag, { r = "" }) {
        const [, letters = "", row = ""] = tag === "c" ? (/^([A-Z]{1,3})(\d{1,7})$/.exec(r) ?? []) : [];
        rows = Math.max(rows, Number(row));
        columns = Math.max(columns, columnOf(letters));
      },
    });
    if (rows * columns <= mostCells) continue;
    const reach = `${rows} × ${columns}`;
    throw tooLargeDocument(name, { ko: `시트가 너무 넓습니다 (${reach}).`, en: `a sheet is too wide (${reach}).` });
  }
}

function columnOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
