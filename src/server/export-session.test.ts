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
  by: "code",
  check: "figures",
  evidence: [{ label: "제5조", quote: "위약금은 10,000,000원으로 한다." }],
  marks: [],
  start: 0,
  end: lie.length,
  correction: { text: "위약금은 10,000,000원입니다 [제5조].", status: "supported" },
};

test("an exported answer says which sentences need a look, why, and what the source says", async () => {
  const session = { title: "계약", language: "ko" } as SessionRow;
  const message = {
    role: "assistant",
    text: lie,
    createdAt: 0,
    parts: [{ type: "data-statements", data: { statements: [statement], lookedBy: "code" } }],
  } as unknown as Message;
  const markdown = await exportSession(session, [message]);
  for (const words of ["바로잡은 문장 1개", "인용한 곳에 없습니다", "위약금은 10,000,000원으로 한다.", "바로잡은 문장"])
    assert.ok(markdown.includes(words), markdown);
  assert.ok(!(await exportSession(session, [{ ...message, parts: [] }])).includes("바로잡은 문장"));
});

test("an exported answer tells where it broke off, what its marks lead to, and has nothing live in it", async () => {
  const session = { title: "휴가 <b>", language: "ko" } as SessionRow;
  const text = "연차는 15일입니다 [1]. ![그림](http://evil.example/x.png)\n\n```html\n<b>코드";
  const citation = {
    mark: "[1]",
    sourceId: "s",
    documentId: "d",
    name: "policy.md",
    page: 1,
    start: 0,
    end: 20,
    quote: "정규직 직원은 1년에\n15일의 연차 휴가를 쓴다.",
    url: null,
    places: [11],
  };
  const ended = { ended: "partial", executor: "odd", partial: true, reasons: [] };
  const message = {
    role: "assistant",
    text,
    createdAt: 0,
    metadata: null,
    parts: [
      { type: "data-citations", data: { citations: [citation] } },
      { type: "data-ended", data: ended },
    ],
  } as unknown as Message;
  const markdown = await exportSession(session, [message, message]);
  assert.equal(markdown.match(/^> \*\*답이 여기서 끊겼습니다\.\*\*$/gmu)?.length, 2);
  assert.match(markdown, /^- \[1\] policy\.md, 1쪽: “정규직 직원은 1년에 15일의 연차 휴가를 쓴다\.”$/mu);
  assert.match(markdown, /^# 휴가 \\<b>$/mu);
  assert.match(markdown, /\\!\\\[그림\]/u);
  assert.match(markdown, /^```html\n<b>코드\n```$/mu);
});

test("an export tells the reader's time, not that of Greenwich", async () => {
  const session = { title: "늦은 밤", language: "ko" } as SessionRow;
  const message = {
    role: "user",
    text: "안녕",
    createdAt: Date.UTC(2026, 10, 15, 15, 30),
    parts: [],
  } as unknown as Message;
  assert.match(await exportSession(session, [message], "Asia/Seoul"), /2026-11-16 00:30 GMT\+9/);
  assert.match(await exportSession(session, [message], "America/New_York"), /2026-11-15 10:30/);
});
