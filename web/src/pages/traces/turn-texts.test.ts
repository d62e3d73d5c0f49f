import assert from "node:assert/strict";
import { test } from "node:test";
import { endTitle } from "./turn-texts.ts";

test("a reading in the background is finished, and a question is answered", () => {
  const done = { status: "finished", ended: "answered" } as const;
  assert.equal(endTitle({ ...done, sessionId: "background:documents" }).ko, "끝남");
  assert.equal(endTitle({ ...done, sessionId: "session_1" }).ko, "답함");
  assert.equal(endTitle({ status: "failed", ended: "error", sessionId: "background:documents" }).ko, "오류로 끝남");
});
