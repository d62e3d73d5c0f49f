import { localName, readXml } from "../read-xml.ts";
import { createCellNumber, type ShowNumber } from "./cell-number.ts";

/** Formats that every workbook knows by number, those that differ between languages in one way. Their currency is the reader's: none here. */
const builtIn: Readonly<Record<string, readonly number[]>> = {
  "0": [1],
  "0.00": [2],
  "#,##0": [3, 5, 6],
  "#,##0.00": [4, 7, 8],
  "0%": [9],
  "0.00%": [10],
  "yyyy-mm-dd": [14, 15, 16, 17, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58],
  "yyyy-mm-dd h:mm": [22],
  "h:mm": [18, 20, 32],
  "h:mm:ss": [19, 21, 33],
  "#,##0;(#,##0)": [37, 38],
  "#,##0.00;(#,##0.00)": [39, 40],
  '#,##0;-#,##0;"-"': [41, 42],
  '#,##0.00;-#,##0.00;"-"': [43, 44],
  "mm:ss": [45, 47],
  "[h]:mm:ss": [46],
};

/** Reads `styles.xml`, which a workbook may lack: how the number of a cell is shown by its style. */
export async function readCellFormats(
  xml: Uint8Array | null,
  file: string,
  from1904: boolean,
): Promise<readonly ShowNumber[]> {
  const codes = new Map(Object.entries(builtIn).flatMap(([code, ids]) => ids.map((id) => [id, code] as const)));
  const formats: ShowNumber[] = [];
  let inCells = false;
  if (xml === null) return formats;
  await readXml(xml, file, {
    open(tag, { numFmtId = "", formatCode = "" }) {
      const name = localName(tag);
      if (name === "numFmt") codes.set(Number(numFmtId), formatCode);
      if (name === "cellXfs") inCells = true;
      if (name === "xf" && inCells) formats.push(createCellNumber(codes.get(Number(numFmtId)) ?? "General", from1904));
    },
    close(tag) {
      if (localName(tag) === "cellXfs") inCells = false;
    },
  });
  return formats;
}
