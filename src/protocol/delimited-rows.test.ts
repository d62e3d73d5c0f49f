import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { csvLine, type DelimitedRow, readDelimitedRows } from "./delimited-rows.ts";

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function rowsOf(text: string, length = 1_000_000, mostUnits = 1000): Promise<DelimitedRow[]> {
  const rows: DelimitedRow[] = [];
  for await (const row of readDelimitedRows(inPieces(text, length), mostUnits)) rows.push(row);
  return rows;
}

const cellsOf = async (text: string, length?: number) => (await rowsOf(text, length)).map(({ cells }) => cells);

test("cells in quotes hold delimiters, quotes and line breaks, and rows are counted as spreadsheets do", async () => {
  const text = '번호,글\r\n1,"두 줄,\r\n""인용"""\r\n\r\n2,그는 "네"라고 했다\r\n3,""\r\n4,끝';
  for (const length of [1, 3, 1000]) {
    const rows = await rowsOf(text, length);
    assert.deepEqual(
      rows.map(({ cells }) => cells),
      [["번호", "글"], ["1", '두 줄,\r\n"인용"'], [""], ["2", '그는 "네"라고 했다'], ["3", ""], ["4", "끝"]],
    );
    assert.deepEqual(
      rows.map(({ row }) => row),
      [1, 2, 3, 4, 5, 6],
    );
    if (length === 1000)
      assert.deepEqual(
        rows.map(({ from, to }) => [from, to]),
        [
          [1, 1],
          [2, 3],
          [4, 4],
          [5, 5],
          [6, 6],
          [7, 7],
        ],
      );
  }
});

test("tabs, semicolons and bars stand between cells where the first row has them", async () => {
  for (const delimiter of ["\t", ";", "|"])
    assert.deepEqual(await cellsOf(`"a,b"${delimiter}c\n1,5${delimiter}2\n`), [
      ["a,b", "c"],
      ["1,5", "2"],
    ]);
  assert.deepEqual(await cellsOf("글\n하나, 둘\n"), [["글"], ["하나, 둘"]]);
});

test("a quote that is never closed costs its row, not the memory", async () => {
  const rows = await rowsOf(`a,b\n1,"${"글".repeat(5000)}\n2,x\n`, 100);
  assert.deepEqual(
    rows.map(({ cells, tooLong }) => [cells.length, tooLong]),
    [
      [2, false],
      [0, true],
    ],
  );
});

test("whatever cells hold comes back, however it is cut", async () => {
  const table = fc.array(
    fc.array(fc.string({ unit: fc.constantFrom("가", "a", ",", '"', "\n", "\r", " ") }), {
      minLength: 2,
      maxLength: 2,
    }),
    { minLength: 1 },
  );
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 50 }), async (rows, length) => {
      const written = [
        "머리,말",
        ...rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")),
      ].join("\r\n");
      assert.deepEqual((await cellsOf(written, length)).slice(1), rows);
    }),
  );
});

test("a quotation mark in a row that is too long costs no other row", async () => {
  const text = `번호,글\n1,${"x".repeat(60)} 5" y\n2,둘\n3,셋\n4,넷"\n5,"다\n섯"\n6,${"x".repeat(60)},"여\n섯"\n7,끝`;
  for (const length of [1, 7, 1000]) {
    const rows = await rowsOf(text, length, 40);
    assert.deepEqual(
      rows.map(({ cells, tooLong }) => (tooLong ? null : cells)),
      [["번호", "글"], null, ["2", "둘"], ["3", "셋"], ["4", '넷"'], ["5", "다\n섯"], null, ["7", "끝"]],
    );
  }
});

test("cells that are empty count towards the limit of a row", async () => {
  const rows = await rowsOf(`a,b\n${",".repeat(5000)}\n1,2\n`, 100);
  assert.deepEqual(
    rows.map(({ cells, tooLong }) => [cells.length, tooLong]),
    [
      [2, false],
      [0, true],
      [2, false],
    ],
  );
});

test("rows with nothing in them tell no delimiter", async () => {
  for (const blank of ["", " ", "\t\t", ",,", '""'])
    for (const length of [1, 1000]) {
      const rows = await rowsOf(`${blank}\r\n\r\n번호;답변\r\n1;"네, 그래"`, length);
      assert.deepEqual(
        rows.slice(-2).map(({ row, from, cells }) => [row, from, cells]),
        [
          [3, 3, ["번호", "답변"]],
          [4, 4, ["1", "네, 그래"]],
        ],
        JSON.stringify(blank),
      );
    }
  assert.deepEqual(await cellsOf(",,\n,,\n"), [
    ["", "", ""],
    ["", "", ""],
  ]);
});

test("heads in quotes of several lines, and marks within a head, tell the delimiter", async () => {
  for (const length of [1, 1000]) {
    assert.deepEqual((await cellsOf('"번호,\n순,서";"글"\n1;2\n', length))[0], ["번호,\n순,서", "글"]);
    assert.deepEqual((await cellsOf('화면 5";글\n1;"a,b,c"\n', length))[0], ['화면 5"', "글"]);
  }
});

test("a first line that only names the delimiter is no row", async () => {
  for (const end of ["\r\n", "\n", "\r"])
    for (const first of ["sep=;", "SEP=^", '"sep=\t"', "sep=-", "sep=]", "sep=\\"])
      for (const length of [1, 6, 1000]) {
        const delimiter = first.replaceAll('"', "").slice(-1);
        const rows = await rowsOf(`${first}${end}번호${delimiter}답, 변${end}1${delimiter}네${end}`, length);
        assert.deepEqual(
          rows.map(({ row, from, cells }) => [row, from, cells]),
          [
            [1, 2, ["번호", "답, 변"]],
            [2, 3, ["1", "네"]],
          ],
          JSON.stringify(first + end),
        );
      }
  assert.deepEqual((await cellsOf("sep=a,b\n1,2"))[0], ["sep=a", "b"]);
});

test("a cell that a spreadsheet would take for a formula is text, in full-width signs too", () => {
  assert.equal(csvLine(["=1", "＝1", "＋1", "－1", "＠a", "1=1"]), "'=1,'＝1,'＋1,'－1,'＠a,1=1\r\n");
});
