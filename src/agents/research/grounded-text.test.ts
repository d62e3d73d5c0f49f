import assert from "node:assert/strict";
import { test } from "node:test";
import type { Statement } from "#protocol";
import { soundText } from "./grounded-text.ts";

const reason = { ko: "근거에 없습니다", en: "not in the evidence" };

test("a refuted row of a table is struck cell by cell, so that it stays a row", () => {
  const row = "| [5] | 72.2% [5] | | 74.7% |";
  const text = `찾은 것입니다.\n\n| 논문 | A | B | C |\n|---|---|---|---|\n${row}\n`;
  const start = text.indexOf(row);
  const doubted: Statement = {
    ...{ text: row, status: "contradicts", reason, by: "model", check: "judge", evidence: [], marks: [] },
    ...{ start, end: start + row.length, correction: null },
  };
  const struck = soundText(text, [doubted], "ko");
  assert.match(struck, /^\| ~~\[5\]~~ \| ~~72\.2% \[5\]~~ \| {2}\| ~~74\.7%~~ \(근거에 없습니다\) \|$/mu);
  assert.equal(soundText(`먼저 찾겠습니다.${text}`, [doubted], "ko"), `먼저 찾겠습니다.${struck}`);
  const missing = soundText(text, [{ ...doubted, status: "unsupported" }], "ko");
  assert.ok(missing.includes("72.2% [5]") && missing.includes("(근거에 없습니다)") && !missing.includes("~~"), missing);
});
