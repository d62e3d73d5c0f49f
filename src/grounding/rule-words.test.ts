import assert from "node:assert/strict";
import { it } from "node:test";
import { createTurn } from "#kernel";
import type { Statement } from "#protocol";
import { asRuleWords } from "./rule-words.ts";

it("what a rule cites right behind a quotation is quoted; a row in its own words is supported, its heading its own words", async () => {
  const models = { forRole: () => null };
  const turn = await createTurn({ id: "t", sessionId: "s", agent: "chat", language: "ko", startedAt: 0, models });
  const found = (text: string): Statement => ({
    text,
    status: "unchecked",
    reason: null,
    check: null,
    evidence: [],
    marks: text.includes("[1]") ? [{ start: 0, end: 3, label: "1" }] : [],
    start: 0,
    end: text.length,
    correction: null,
  });
  const texts = [
    "문서에서 찾은 내용입니다.",
    '사용자가 통보하도록 서면으로 촉구할 것" [1] (법.txt, 9쪽)',
    "[1] (법.txt, 9쪽)",
    "품명: 복합기, 수량: 2 [1] (대장.csv, 1쪽)",
  ];
  assert.deepEqual(
    asRuleWords(turn, texts.map(found), []).map(({ status }) => status),
    ["own-words", "quoted", "quoted", "supported"],
  );
});
