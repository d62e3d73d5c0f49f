import assert from "node:assert/strict";
import { test } from "node:test";
import { reportName } from "./report-name.ts";

test("a report has one ending, and is not taken for the file that was inspected", () => {
  assert.equal(reportName("고객 답변.csv", "csv").ko, "고객 답변 검사 보고서.csv");
  assert.equal(reportName("replies.v2.jsonl +2", "html").en, "replies.v2 +2 inspection report.html");
  assert.equal(reportName("2026. 8. 공지", "csv").ko, "2026. 8. 공지 검사 보고서.csv");
});
