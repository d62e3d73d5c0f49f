import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rawXlsx } from "../../../../test/beds/documents/make-xlsx.ts";
import { pagesOf } from "../../../../test/beds/documents/pages-of.ts";
import { createCellNumber } from "./cell-number.ts";
import { parseXlsx } from "./parse.ts";

const cellNumber = (value: number, format: string, from1904: boolean) => createCellNumber(format, from1904)(value);

describe("a number is read as it is shown", () => {
  const shown = [
    [0.125, "0.0%", "12.5%"],
    [0.285, "0%", "29%"],
    [-0.03, "0%", "-3%"],
    [3_400_000, '#,##0"원"', "3,400,000원"],
    [-1200, "#,##0", "-1,200"],
    [-1200, "#,##0;(#,##0)", "(1,200)"],
    [0, '_-* #,##0_-;\\-* #,##0_-;_-* "-"_-;_-@_-', "-"],
    [56_000, "[$₩-412]#,##0", "₩56,000"],
    [1234.5, "[Red]$#,##0.00", "$1,234.50"],
    [7, "000", "007"],
    [1_234_567_890, "000-00-00000", "123-45-67890"],
    [12_500_000, '#,##0,"천원"', "12,500천원"],
    [2.5, "0.##", "2.5"],
    [2, "0.##", "2"],
    [0.5, "#.0", ".5"],
    [15, 'General"명"', "15명"],
    [-0.2, "0", "0"],
    [9, ";;;", ""],
  ] as const;
  for (const [value, format, words] of shown)
    test(`${value} as ${format}`, () => assert.equal(cellNumber(value, format, false), words));

  test("and left as it is where that is not simple", () => {
    for (const format of ["General", "G/표준", "@", "0.00E+00", "# ?/?", "0 0 [h"])
      assert.equal(cellNumber(44_000.25, format, false), null, format);
    assert.equal(cellNumber(1, '"'.repeat(100_000), false), null);
  });
});

test("a time is shown without a day", () => {
  assert.equal(cellNumber(0.75, "h:mm", false), "18:00");
  assert.equal(cellNumber(0.3125, '[$-412]AM/PM h"시" mm"분"', false), "오전 7시 30분");
  assert.equal(cellNumber(45_000.5, "hh:mm:ss", false), "12:00:00");
  assert.equal(cellNumber(1.25, "[h]:mm", false), "30:00");
  assert.equal(cellNumber(90 / 86_400, "mm:ss", false), "01:30");
  assert.equal(cellNumber(0.5, '0.0 "hours"', false), "0.5 hours");
});

test("a day is shown as one, from 1900 or 1904, with its time where that is shown", () => {
  assert.equal(cellNumber(46_081, 'yyyy"년" m"월" d"일"', false), "2026-02-28");
  assert.equal(cellNumber(44_619, "yyyy-mm-dd", true), "2026-02-28");
  assert.equal(cellNumber(46_081.625, "m/d/yy h:mm", false), "2026-02-28 15:00");
  assert.equal(cellNumber(1, "yyyy-mm-dd", false), "1900-01-01");
  assert.equal(cellNumber(-1, "yyyy-mm-dd", false), null);
  assert.equal(cellNumber(46_081, '0 "days"', false), "46081 days");
});

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

test("cells have the format of their style, and texts, dates and plain numbers stay", async () => {
  const codes = ["0.0%", 'h"시" mm"분"', "0000", "yyyy-mm-dd"];
  const formats = codes.map(
    (code, at) => `<numFmt numFmtId="${180 + at}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
  );
  const xfs = ["0", "180", "181", "182", "183", "3", "2"].map((id) => `<xf numFmtId="${id}"/>`);
  const styles = `<styleSheet xmlns="${main}"><numFmts>${formats.join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${xfs.join("")}</cellXfs></styleSheet>`;
  const cell = (place: string, value: string, style: number) => `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  const row = [
    cell("A1", "0.055", 1),
    '<c r="B1" s="2"><f>A1*2</f><v>0.375</v></c>',
    cell("C1", "81", 3),
    cell("D1", "46027", 4),
    cell("E1", "98000", 5),
    cell("F1", "98000", 0),
    cell("H1", "7.5", 6),
    '<c r="G1" s="1" t="inlineStr"><is><t>5</t></is></c>',
  ].join("");
  const [page] = await pagesOf(parseXlsx, rawXlsx(`<row r="1">${row}</row>`, { "xl/styles.xml": styles }));
  assert.match(page?.text ?? "", /^\| 5\.5% \| 9시 00분 \| 0081 \| 2026-01-05 \| 98,000 \| 98000 \| 5 \| 7\.50 \|$/m);
});

describe("sheets", () => {
  const sheetOf = (words: string) =>
    `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${words}</t></is></c><c r="B1"><v>1</v></c></row></sheetData></worksheet>`;
  const workbookOf = (states: readonly string[], first: string) => {
    const ids = states.map((_, at) => at + 1);
    const sheets = ids.map((id) => `<sheet name="표${id}" sheetId="${id}" ${states[id - 1]} r:id="r${id}"/>`);
    const links = ids.map((id) => `<Relationship Id="r${id}" Type="x" Target="worksheets/t${id}.xml"/>`);
    return rawXlsx("", {
      "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join("")}</sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join("")}</Relationships>`,
      ...Object.fromEntries(ids.map((id) => [`xl/worksheets/t${id}.xml`, sheetOf(`말${id}`)])),
      "xl/worksheets/t1.xml": first,
    });
  };

  test("that are hidden are left out, the others keep their names", async () => {
    const bytes = workbookOf(["", 'state="hidden"', 'state="veryHidden"', 'state="visible"'], sheetOf("말1"));
    const pages = await pagesOf(parseXlsx, bytes);
    assert.deepEqual(
      pages.map(({ text }) => text.split("\n")[0]),
      ["## 표1", "## 표4"],
    );
    assert.doesNotMatch(pages.map(({ text }) => text).join("\n"), /말[23]/);
  });

  test("of any length and width are read to their ends", async () => {
    const rows = Array.from(
      { length: 10_050 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${at}</v></c></row>`,
    );
    const wide = '<row r="10051"><c r="JA10051" t="str"><v>끝 칸</v></c></row>';
    const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.join("")}${wide}</sheetData></worksheet>`;
    const pages = await pagesOf(parseXlsx, workbookOf([""], sheet));
    assert.match(pages.at(-1)?.text ?? "", /\| 10049 \|.*\n.*끝 칸/);
  });

  test("tell of merged cells the first in each of their rows, of shared texts no reading, of a formula without a value itself", async () => {
    const sheet = `<worksheet xmlns="${main}"><sheetData><row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2"><v>5</v></c></row><row r="3"><c r="B3" t="str"><v>예전 것</v></c><c r="C3"><f>SUM(C2:C2)</f></c></row></sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells></worksheet>`;
    const strings = `<sst xmlns="${main}"><si><r><t>合</t></r><r><t>計</t></r><rPh sb="0" eb="2"><t>ごうけい</t></rPh></si></sst>`;
    const [page] = await pagesOf(
      parseXlsx,
      rawXlsx("", { "xl/worksheets/sheet1.xml": sheet, "xl/sharedStrings.xml": strings }),
    );
    assert.equal(page?.text, "## S\n\n|  | 合計 | 5 |\n| --- | --- | --- |\n|  | 合計 | =SUM(C2:C2) |");
  });

  test("are looked at under whatever name before room is made for them", async () => {
    const far = `<worksheet xmlns="${main}"><sheetData><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData></worksheet>`;
    await assert.rejects(pagesOf(parseXlsx, workbookOf([""], far)), { code: "document-too-large" });
  });
});
