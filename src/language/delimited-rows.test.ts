import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type DelimitedRow, readDelimitedRows } from "./delimited-rows.ts";

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
