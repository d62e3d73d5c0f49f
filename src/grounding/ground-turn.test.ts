import assert from "node:assert/strict";
import { test } from "node:test";
import { createTestTurn } from "#kernel/testing";
import { prepareEvidence } from "./evidence.ts";
import { groundTurn } from "./ground-turn.ts";

const evidence = prepareEvidence([{ label: "1", text: "보증금은 5,000,000원이며 계약이 끝나면 돌려준다." }]);

test("what a rule says is its own words, but a mark that leads nowhere is said to, whoever wrote it down", async () => {
  const turn = await createTestTurn();
  const answer = "찾은 내용입니다.\n보증금은 5,000,000원이며 계약이 끝나면 돌려준다 [1].\n**결론** 없는 말 [2]";
  const statements = await groundTurn(turn, answer, evidence, { step: null });
  assert.deepEqual(
    statements.map(({ status }) => status),
    ["own-words", "quoted", "unknown-name"],
  );
});
