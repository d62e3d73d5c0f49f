import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rawXlsx } from "../../../../test/beds/documents/make-xlsx.ts";
import { pagesOf } from "../../../../test/beds/documents/pages-of.ts";
import { parseXlsx } from "./parse.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

async function linesOf(rows: readonly (readonly (string | number | null)[])[], merged: readonly string[]) {
  const written = rows.map((cells, at) => {
    const row = cells.map((value, column) => {
      const place = `${"ABCDEF"[column]}${at + 1}`;
      if (value === null) return "";
      return typeof value === "number"
        ? `<c r="${place}"><v>${value}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
    });
    return `<row r="${at + 1}">${row.join("")}</row>`;
  });
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  const sheet = `<worksheet xmlns="${main}"><sheetData>${written.join("")}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`;
  const [page] = await pagesOf(parseXlsx, rawXlsx("", { "xl/worksheets/sheet1.xml": sheet }));
  return (page?.text ?? "").split("\n").slice(2);
}

describe("cells of a spreadsheet that are merged downwards", () => {
  test("are the label of each of their rows", async () => {
    const lines = await linesOf(
      [
        ["구분", "항목", "금액"],
        ["인건비", "급여", 100],
        [null, "상여", 50],
        ["운영비", "임차", 30],
      ],
      ["A2:A3"],
    );
    assert.deepEqual(lines.slice(2), ["| 인건비 | 급여 | 100 |", "| 인건비 | 상여 | 50 |", "| 운영비 | 임차 | 30 |"]);
  });

  test("are a year in the first column, and an amount but once", async () => {
    const lines = await linesOf(
      [
        ["Year", "Team", "Budget"],
        [2025, "Sales", 300],
        [null, "Support", null],
        [2026, "Sales", 200],
      ],
      ["A2:A3", "C2:C3"],
    );
    assert.deepEqual(lines.slice(2), ["| 2025 | Sales | 300 |", "| 2025 | Support |  |", "| 2026 | Sales | 200 |"]);
  });

  test("are told apart from amounts by what stands behind their numbers", async () => {
    const lines = await linesOf(
      [
        ["번호", "분기", "팀", "예산"],
        [1, "2분기", "3팀", "300만원"],
        [2, null, null, null],
        [3, "3분기", "2026-01-05", "5명"],
        [4, null, null, null],
      ],
      ["B2:B3", "C2:C3", "D2:D3", "B4:B5", "C4:C5", "D4:D5"],
    );
    assert.equal(lines[3], "| 2 | 2분기 | 3팀 |  |");
    assert.equal(lines[5], "| 4 | 3분기 | 2026-01-05 |  |");
  });

  test("make no row where there is none, and to the side they stand once", async () => {
    const lines = await linesOf(
      [
        ["Plan of 2026", "left over", null],
        [null, null, null],
        ["Team", "Budget", "Note"],
        ["Sales", 300, "shared with all teams of the house, and told once: ".repeat(2)],
        ["Support", 200, null],
      ],
      ["A1:C2", "C4:C5"],
    );
    assert.equal(lines[0], "| Plan of 2026 |  |  |");
    assert.equal(lines[2], "| Team | Budget | Note |");
    assert.equal(lines[4], "| Support | 200 |  |");
    assert.equal(lines.length, 5);
  });
});
