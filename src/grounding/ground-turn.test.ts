import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createTestTurn } from "#kernel/testing";
import { json, startFakeProvider } from "../../test/fakes/index.ts";
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

const fake = await startFakeProvider();
after(() => fake.close());

async function lookedAt(answer: string, ...verdicts: readonly unknown[]) {
  fake.reset();
  fake.queue(...verdicts.map((verdict) => json(verdict)));
  const turn = await createTestTurn({ env: fake.env });
  await groundTurn(turn, answer, evidence, { step: "test.respond", judge: true });
  const judgements = turn.journal.entries().filter(({ name }) => name === "grounding.judge").length;
  return { by: turn.part("statements")?.lookedBy, notice: turn.part("notice")?.text.ko ?? null, judgements };
}

const freely = "계약이 끝나면 맡긴 돈 오백만 원을 그대로 돌려받습니다 [1].";

test("a model that compared the sentences is named as the one who did", async () => {
  const { by, notice } = await lookedAt(freely, { verdicts: [{ number: 1, verdict: "supports", words: "" }] });
  assert.equal(by, fake.env.JIHWI_MODEL);
  assert.equal(notice, null);
});

test("a judge that failed, or judged nothing, is not named, and that it did not is told", async () => {
  for (const verdicts of [
    [{}, {}],
    [{ verdicts: [] }],
    [{ verdicts: [{ number: 7, verdict: "supports", words: "" }] }],
  ]) {
    const { by, notice, judgements } = await lookedAt(freely, ...verdicts);
    assert.deepEqual([by, judgements], ["code", 1]);
    assert.match(notice ?? "", /견주지 못했습니다.*코드가 견준 것/);
  }
});

test("a judge that was not asked, since code had decided on all, is not named, and nothing is told of it", async () => {
  assert.deepEqual(await lookedAt("보증금은 5,000,000원이며 계약이 끝나면 돌려준다 [1]."), {
    by: "code",
    notice: null,
    judgements: 0,
  });
});
