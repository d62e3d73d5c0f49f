import type { ParseContext, ParsedPage } from "../format.ts";
import { tablePages } from "../table-pages.ts";
import { openZip } from "../zip-archive.ts";
import { readCellFormats } from "./cell-formats.ts";
import { readSheet } from "./read-sheet.ts";
import { readWorkbook } from "./read-workbook.ts";
import { readSharedStrings } from "./shared-strings.ts";

/**
 * XLSX: a table for each sheet that is not hidden, under the sheet's name. Values are read as they were last shown, dates as
 * 2026-01-05; macros are not run.
 */
export async function* parseXlsx(bytes: Uint8Array, { name, limits }: ParseContext): AsyncIterable<ParsedPage> {
  const read = openZip(bytes, name, limits.unpackedBytes);
  const { sheets, from1904 } = await readWorkbook(read, name);
  const strings = await readSharedStrings(read("xl/sharedStrings.xml"), name);
  const formats = await readCellFormats(read("xl/styles.xml"), name, from1904);
  let page = 1;
  for (const sheet of sheets) {
    const xml = read(sheet.path);
    const rows = xml === null ? [] : await readSheet(xml, name, { strings, formats });
    for (const { text, rows: lines } of tablePages(rows, `## ${sheet.name}`.trim()))
      yield { page: page++, text, leftOut: [], table: { sheet: sheet.name, rows: lines } };
  }
}
