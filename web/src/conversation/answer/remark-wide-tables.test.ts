import assert from "node:assert/strict";
import { test } from "node:test";
import type { Root, Table, TableCell, TableRow } from "mdast";
import { remarkWideTables } from "./remark-wide-tables.ts";

const cell = (value: string): TableCell => ({ type: "tableCell", children: [{ type: "text", value }] });
const row = (values: readonly string[]): TableRow => ({ type: "tableRow", children: values.map(cell) });

function columnsOf(...rows: readonly (readonly string[])[]) {
  const table: Table = { type: "table", children: rows.map(row) };
  const tree: Root = { type: "root", children: [{ type: "blockquote", children: [table] }] };
  remarkWideTables()(tree);
  const [, first] = table.children;
  return { wide: table.data?.hProperties, columns: first?.children.map(({ data }) => data?.hProperties?.dataColumn) };
}

test("cells of a wide table say which column they are of; a narrow table stays as it is", () => {
  assert.deepEqual(columnsOf(["번호", "연도", "논문", "저자"], ["1", "2023", "A", "B"]), {
    wide: { dataWide: "true" },
    columns: ["번호", "연도", "논문", "저자"],
  });
  assert.deepEqual(columnsOf(["해", "원금", "이자"], ["1", "2", "3"]), {
    wide: undefined,
    columns: [undefined, undefined, undefined],
  });
});
