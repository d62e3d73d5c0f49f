import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rawXlsx } from "../../../test/beds/documents/make-xlsx.ts";
import { pagesOf } from "../../../test/beds/documents/pages-of.ts";
import { tablePages } from "./table-pages.ts";
import { parseXlsx } from "./xlsx/parse.ts";

const pages = (...rows: readonly string[]) => [
  ...tablePages(
    rows.map((row, at) => ({ cells: row.split(","), row: at + 1 })),
    "## S",
  ),
];
const tables = (...rows: readonly string[]) => pages(...rows).map(({ text }) => text.split("\n").slice(2));

describe("a blank row of a sheet", () => {
  test("parts tables where names of columns stand below it", () => {
    assert.deepEqual(tables("부서,예산", "영업,500", "개발,300", ",", "지점,매출", "서울,7", "부산,8"), [
      ["| 부서 | 예산 |", "| --- | --- |", "| 영업 | 500 |", "| 개발 | 300 |"],
      ["| 지점 | 매출 |", "| --- | --- |", "| 서울 | 7 |", "| 부산 | 8 |"],
    ]);
    const titled = tables("Team,Budget", "Sales,500", ",", "Sales by city,", "City,Sales", "Leeds,7");
    assert.equal(titled.length, 2);
    assert.equal(titled[1]?.[0], "| Sales by city |  |");
  });

  test("stays where it is open what follows, with the number of its row", () => {
    const [page, ...more] = pages("Team,Budget", "Sales,500", ",", ",", "Legal,200", "Staff,n/a");
    assert.equal(more.length, 0);
    assert.match(page?.text ?? "", /\| Sales \| 500 \|\n\| {2}\| {2}\|\n\| Legal \| 200 \|/);
    assert.deepEqual(page?.rows, [null, null, 1, null, 2, 3, 5, 6]);
    const missing = tables("Team,Budget", "Sales,500", ",", "Legal,TBD", "Staff,80");
    assert.equal(missing.length, 1);
  });

  test("is nothing above the first figures and below the last row", () => {
    assert.deepEqual(tables("2026 plan,", ",", "Team,Budget", ",", "Sales,500", ","), [
      ["| 2026 plan |  |", "| --- | --- |", "| Team | Budget |", "| Sales | 500 |"],
    ]);
  });

  test("keeps tables of the same names apart", () => {
    const [first, second] = tables("Team,Budget", "Sales,500", ",", "Team,Budget", "Sales,400");
    assert.equal(first?.at(-1), "|  |  |");
    assert.equal(second?.length, 3);
  });
});

test("a blank row of a workbook is known by its number, and rows under merged cells are none", async () => {
  const row = (at: number, name: string, value: number | string) =>
    `<row r="${at}"><c r="A${at}" t="str"><v>${name}</v></c><c r="B${at}" t="${typeof value === "number" ? "n" : "str"}"><v>${value}</v></c></row>`;
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const sheetOf = (rows: string, merged = "") =>
    rawXlsx("", {
      "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${merged}</worksheet>`,
    });
  const two = [row(1, "Team", "Budget"), row(2, "Sales", 5), row(4, "City", "Sales"), row(5, "Leeds", 7)].join("");
  assert.equal((await pagesOf(parseXlsx, sheetOf(two))).length, 2);
  const tall = [row(1, "Team", "Budget"), row(2, "Sales", 5), row(4, "Legal", 7)].join("");
  const merged = '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="B2:B3"/></mergeCells>';
  const [page] = await pagesOf(parseXlsx, sheetOf(tall, merged));
  assert.doesNotMatch(page?.text ?? "", /\| {2}\| {2}\|/);
});
