import assert from "node:assert/strict";
import { it } from "node:test";
import { indexCells } from "./cell-index.ts";
import { readColumns } from "./columns.ts";
import { readTables } from "./read-tables.ts";
import { askOver, markdownTable } from "./testing/ask-over.ts";

const rowsAPage = 50;
const pages = Array.from({ length: 200 }, (_, page) =>
  markdownTable(
    "번호,지점,품목,판매액(원)",
    ...Array.from({ length: rowsAPage }, (_, row) => {
      const at = page * rowsAPage + row;
      return `${at + 1},지점${at % 7},품목${at},${at}`;
    }),
  ),
);

it("ten thousand rows are worked out from the first to the last", async () => {
  const documents = { "판매.csv": pages };
  const [sum] = await askOver(documents, "판매액 합계는?");
  assert.match(sum?.text ?? "", /합계: 49,995,000원 \(표 10000줄 모두, 아래는 처음 10줄\)/);
  assert.equal(sum?.rows.length, 10, "the rows that are shown are bounded");
  const [most] = await askOver(documents, "판매액이 가장 많은 품목은?");
  assert.match(most?.text ?? "", /9,999원 — 품목9999/);
  assert.deepEqual(
    most?.parts.map(({ page }) => page),
    [200],
    "it is cited where it stands",
  );
});

it("reading gives way in steps that do not grow with the table", async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const document = { id: "d", name: "판매.csv", url: null, isSheet: false };
  const {
    tables: [table],
  } = await readTables(
    document,
    pages.map((text, at) => ({ page: at + 1, text })),
    pause,
  );
  assert.ok(table);
  const read = await readColumns(table, pause);
  await indexCells(read, pause);
  assert.ok(pauses >= pages.length + (2 * table.rows.length) / 200, String(pauses));
});

it("a turn that is cancelled stops the reading", async () => {
  const document = { id: "d", name: "판매.csv", url: null, isSheet: false };
  const cancel = new AbortController();
  cancel.abort(new Error("stopped"));
  const reading = readTables(
    document,
    pages.map((text, at) => ({ page: at + 1, text })),
    async () => cancel.signal.throwIfAborted(),
  );
  await assert.rejects(reading, /stopped/);
});
