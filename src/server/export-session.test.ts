import assert from "node:assert/strict";
import { test } from "node:test";
import type { Statement } from "#protocol";
import type { Message, SessionRow } from "#store";
import { exportSession } from "./export-session.ts";

const lie = "위약금은 90,000,000원입니다 [제5조].";
const statement: Statement = {
  text: lie,
  status: "unsupported",
  reason: { ko: "“90,000,000원”은(는) 인용한 곳에 없습니다", en: "“90,000,000원” is not in what is cited" },
  check: "figures",
  evidence: [{ label: "제5조", quote: "위약금은 10,000,000원으로 한다." }],
  marks: [],
  start: 0,
  end: lie.length,
  correction: { text: "위약금은 10,000,000원입니다 [제5조].", status: "supported" },
};

test("an exported answer says which sentences need a look, why, and what the source says", () => {
  const session = { title: "계약", language: "ko" } as SessionRow;
  const message = {
    role: "assistant",
    text: lie,
    createdAt: 0,
    parts: [{ type: "data-statements", data: { statements: [statement], lookedBy: "code" } }],
  } as unknown as Message;
  const markdown = exportSession(session, [message]);
  for (const words of ["확인 필요 1", "인용한 곳에 없습니다", "위약금은 10,000,000원으로 한다.", "바로잡은 문장"])
    assert.ok(markdown.includes(words), markdown);
  assert.ok(!exportSession(session, [{ ...message, parts: [] }]).includes("확인 필요"));
});

test("an export tells the reader's time, not that of Greenwich", () => {
  const session = { title: "늦은 밤", language: "ko" } as SessionRow;
  const message = {
    role: "user",
    text: "안녕",
    createdAt: Date.UTC(2026, 10, 15, 15, 30),
    parts: [],
  } as unknown as Message;
  assert.match(exportSession(session, [message], "Asia/Seoul"), /2026-11-16 00:30 GMT\+9/);
  assert.match(exportSession(session, [message], "America/New_York"), /2026-11-15 10:30/);
});
