import assert from "node:assert/strict";
import { it } from "node:test";
import type { ContractCell } from "#protocol";
import { rowsShown } from "./table-rows.ts";

const cell = (answer: string | null, status: ContractCell["status"] = "said"): ContractCell => ({
  status,
  answer,
  quote: null,
  label: null,
  page: null,
  start: null,
  end: null,
  by: null,
  reason: null,
});
const rows = [
  { documentId: "a", file: "가.pdf", cells: [cell("1,200만원"), cell("대한민국 법")] },
  { documentId: "b", file: "나.pdf", cells: [cell(null, "not-said"), cell("뉴욕주법", "differs")] },
  { documentId: "c", file: "다.pdf", cells: [cell("9만원"), cell(null, "not-said")] },
];
const all = { column: null, isDescending: false, words: "", onlyMarked: false };
const shown = (view: Partial<typeof all> | { column: number }) =>
  rowsShown(rows, { ...all, ...view }, "ko").map(({ documentId }) => documentId);

it("a table is sorted by a column, empty cells last either way, and narrowed by words and by what is marked", () => {
  assert.deepEqual(shown({}), ["a", "b", "c"]);
  assert.deepEqual(shown({ column: 1 }), ["b", "a", "c"]);
  assert.deepEqual(shown({ column: 0 }), ["a", "c", "b"]);
  assert.deepEqual(rowsShown(rows, { ...all, column: 0, isDescending: true }, "ko").at(-1)?.documentId, "b");
  assert.deepEqual(shown({ words: "뉴욕" }), ["b"]);
  assert.deepEqual(shown({ words: "찾은 내용" }), ["b", "c"]);
  assert.deepEqual(shown({ onlyMarked: true }), ["b"]);
});
