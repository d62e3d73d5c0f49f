import { damagedDocument } from "../failures.ts";
import { localName, readXml } from "../read-xml.ts";

export interface Workbook {
  /** The sheets that a reader sees, in their order. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** Days are counted from 1904 instead of 1900. */
  readonly from1904: boolean;
}

/** Reads which sheets a workbook shows, and where they stand in its archive. */
export async function readWorkbook(read: (entry: string) => Uint8Array | null, file: string): Promise<Workbook> {
  const targets = new Map<string, string>();
  const links = read("xl/_rels/workbook.xml.rels");
  if (links !== null) {
    await readXml(links, file, {
      open: (_, { Id = "", Target = "" }) => targets.set(Id, Target.replace(/^(?!xl\/|\/)/, "xl/").replace(/^\//, "")),
    });
  }
  const sheets: { name: string; path: string }[] = [];
  let [count, from1904] = [0, false];
  await readXml(read("xl/workbook.xml") ?? new Uint8Array(), file, {
    open(tag, { name = "", "r:id": id = "", state = "", date1904 = "" }) {
      if (localName(tag) === "workbookPr") from1904 = date1904 === "1" || date1904 === "true";
      if (localName(tag) !== "sheet") return;
      count += 1;
      if (state === "hidden" || state === "veryHidden") return;
      sheets.push({ name, path: targets.get(id) ?? `xl/worksheets/sheet${count}.xml` });
    },
  });
  if (count === 0) throw damagedDocument(file, { ko: "시트를 찾을 수 없습니다.", en: "it lists no sheets." });
  return { sheets, from1904 };
}
