import { makeZip } from "../../../src/documents/formats/make-zip.ts";

/** An HWPX with one section: paragraphs, and tables as rows of cells. */
export function makeHwpx(blocks: readonly (string | readonly (readonly string[])[])[]): Uint8Array {
  const body = blocks.map((block) => (typeof block === "string" ? paragraph(block) : table(block))).join("");
  return makeZip({
    mimetype: "application/hwp+zip",
    "version.xml": `<?xml version="1.0"?><hv:HCFVersion xmlns:hv="http://www.hancom.co.kr/hwpml/2011/version" major="5" minor="1"/>`,
    "Contents/content.hpf": `<?xml version="1.0"?><opf:package xmlns:opf="http://www.idpf.org/2007/opf/"><opf:manifest><opf:item id="section0" href="Contents/section0.xml" media-type="application/xml"/></opf:manifest><opf:spine><opf:itemref idref="section0"/></opf:spine></opf:package>`,
    "Contents/section0.xml": `<?xml version="1.0"?><hs:sec xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section" xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph">${body}</hs:sec>`,
  });
}

function paragraph(text: string): string {
  return `<hp:p><hp:run><hp:t>${text}</hp:t></hp:run></hp:p>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string, row: number, column: number): string =>
    `<hp:tc><hp:subList>${paragraph(text)}</hp:subList><hp:cellAddr colAddr="${column}" rowAddr="${row}"/><hp:cellSpan colSpan="1" rowSpan="1"/></hp:tc>`;
  const body = rows.map((row, y) => `<hp:tr>${row.map((text, x) => cell(text, y, x)).join("")}</hp:tr>`).join("");
  return `<hp:p><hp:run><hp:tbl rowCnt="${rows.length}" colCnt="${rows[0]?.length ?? 0}">${body}</hp:tbl></hp:run></hp:p>`;
}
