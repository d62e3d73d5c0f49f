import writeXlsxFile from "write-excel-file/node";
import { makeZip } from "../../../src/documents/formats/make-zip.ts";

/** A workbook of one sheet. */
export async function makeXlsx(
  sheet: string,
  rows: readonly (readonly (string | number | Date | null)[])[],
): Promise<Uint8Array> {
  const cells = rows.map((row) =>
    row.map((value) =>
      value instanceof Date ? { value, type: Date, format: "yyyy-mm-dd" } : value === null ? null : { value },
    ),
  );
  return new Uint8Array(await (await writeXlsxFile(cells, { sheet })).toBuffer());
}

/** A workbook whose only sheet is this XML, as a hostile program would write it. */
export function rawXlsx(sheetXml: string, more: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return makeZip({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${sheetXml}</sheetData></worksheet>`,
    ...more,
  });
}
