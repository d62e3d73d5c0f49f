import { tooLargeDocument } from "../failures.ts";
import type { ParseContext } from "../format.ts";
import { makeZip } from "../make-zip.ts";
import { readXml, type TagSpan } from "../read-xml.ts";
import { applyEdits, escapeXml, type XmlEdit } from "../xml-edits.ts";
import { listZip, openZip } from "../zip-archive.ts";
import { readCellFormats } from "./cell-formats.ts";
import { formatCell } from "./number-format.ts";
import { formatTime } from "./time-of-day.ts";

/** A sheet whose last cell lies farther out than this is blank for the most part, and would fill the memory. */
const mostCells = 5_000_000;
const workbook = "xl/workbook.xml";

/**
 * A workbook whose cells hold what a reader sees (5%, 18:00, 0042), without the sheets that are hidden. Each sheet's reach is
 * looked at before a library makes room for all of it.
 */
export async function readableWorkbook(bytes: Uint8Array, context: ParseContext): Promise<Uint8Array> {
  const { name, limits } = context;
  const read = openZip(bytes, name, limits.unpackedBytes);
  const formats = await readCellFormats(read("xl/styles.xml"), name);
  const { paths, hidden } = await readSheets(read, name);
  const edits = new Map<string, readonly XmlEdit[]>([[workbook, hidden]]);
  for (const path of new Set(paths)) {
    const xml = read(path);
    if (xml !== null) edits.set(path, await cellEdits(xml, formats, name));
  }
  const entries = (listZip(bytes) ?? []).map((entry) => entry.name).filter((entry) => /\.(?:xml|rels)$/.test(entry));
  if ([...edits.values()].every((ofPart) => ofPart.length === 0)) return bytes;
  const parts = entries.map((entry) => {
    const [xml, ofPart = []] = [read(entry) ?? new Uint8Array(), edits.get(entry)];
    return [entry, ofPart.length === 0 ? xml : applyEdits(new TextDecoder().decode(xml), ofPart)] as const;
  });
  return makeZip(Object.fromEntries(parts));
}

/** Where the sheets stand that a reader sees, and the edits that take the others out of the workbook. */
async function readSheets(
  read: (entry: string) => Uint8Array | null,
  name: string,
): Promise<{ paths: string[]; hidden: XmlEdit[] }> {
  const targets = new Map<string, string>();
  await readXml(read("xl/_rels/workbook.xml.rels") ?? new Uint8Array(), name, {
    open: (_, { Id = "", Target = "" }) => targets.set(Id, Target.replace(/^(?!xl\/|\/)/, "xl/").replace(/^\//, "")),
  });
  const paths: string[] = [];
  const hidden: XmlEdit[] = [];
  let sheets = 0;
  await readXml(read(workbook) ?? new Uint8Array(), name, {
    open(tag, { "r:id": id = "", state = "" }, span) {
      if (localName(tag) !== "sheet") return;
      sheets += 1;
      const path = targets.get(id) ?? `xl/worksheets/sheet${sheets}.xml`;
      if (/^(?:hidden|veryHidden)$/.test(state)) hidden.push({ ...span, xml: "" });
      else paths.push(path);
    },
  });
  return { paths, hidden };
}

/** Writes what is shown into the cells whose number is shown otherwise. */
async function cellEdits(xml: Uint8Array, formats: readonly (string | null)[], name: string): Promise<XmlEdit[]> {
  const edits: XmlEdit[] = [];
  let [rows, columns] = [0, 0];
  let cell: { tag: string; start: number; place: string; format: string | null; value: string } | null = null;
  let inValue = false;
  await readXml(xml, name, {
    open(tag, { r = "", s = "", t = "n" }, { start }: TagSpan) {
      inValue = localName(tag) === "v";
      if (localName(tag) !== "c") return;
      const [, letters = "", row = ""] = /^([A-Z]{1,3})(\d{1,7})$/.exec(r) ?? [];
      rows = Math.max(rows, Number(row));
      columns = Math.max(columns, columnOf(letters));
      cell = { tag, start, place: r, format: t === "n" ? (formats[Number(s)] ?? null) : null, value: "" };
    },
    text(words) {
      if (inValue && cell !== null) cell.value += words;
    },
    close(tag, { end }) {
      inValue = false;
      if (cell === null || tag !== cell.tag) return;
      const shown =
        cell.format === null || cell.value === "" || cell.place === ""
          ? null
          : shownAs(Number(cell.value), cell.format);
      if (shown !== null) edits.push({ start: cell.start, end, xml: textCell(cell.tag, cell.place, shown) });
      cell = null;
    },
  });
  if (rows * columns <= mostCells) return edits;
  const reach = `${rows} × ${columns}`;
  throw tooLargeDocument(name, { ko: `시트가 너무 넓습니다 (${reach}).`, en: `a sheet is too wide (${reach}).` });
}

const shownAs = (value: number, format: string): string | null =>
  formatTime(value, format) ?? formatCell(value, format);

/** A cell of words in as few elements as before; only plain decimals need more, or kordoc would take 1.50 for 1.5. */
function textCell(tag: string, place: string, words: string): string {
  const prefix = tag.slice(0, -1);
  const wrap = (name: string, inside: string): string => `<${prefix}${name}>${inside}</${prefix}${name}>`;
  const isDecimal = /^-?\d+\.\d+$/.test(words);
  const text = isDecimal ? wrap("is", wrap("t", words)) : wrap("v", escapeXml(words));
  return `<${tag} r="${escapeXml(place)}" t="${isDecimal ? "inlineStr" : "str"}">${text}</${tag}>`;
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(":") + 1);
}

function columnOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
