import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, it } from "node:test";
import { createTestTurn } from "#kernel/testing";
import { json, startFakeProvider } from "../../../test/fakes/index.ts";
import { readRows, sharedPath, withoutData } from "../../../test/shared-data.ts";
import { type AnswerRow, answerRowSchema } from "./answer-row.ts";
import { measureAnswers } from "./measure-answers.ts";

const fake = await startFakeProvider();
after(() => fake.close());

const evidence = [
  { mark: "1", title: "안내.md", heading: "수영장", text: "성인은 하루 9,000원, 소아는 5,000원이다. 월요일에 쉰다." },
  { mark: null, title: "clock", heading: null, text: "오늘은 2026년 11월 19일이다." },
];
const rows: AnswerRow[] = [
  answerRowSchema.parse({
    id: "1",
    agent: "chat",
    question: "성인 둘이면?",
    evidence,
    answer: "## 요금\n성인은 9,000원을 냅니다 [1]. 둘이면 18,000원입니다 [1].\n소아는 9,000원을 냅니다 [1].",
    sentences: [
      { text: "성인은 9,000원을 냅니다 [1].", truth: "true" },
      { text: "둘이면 18,000원입니다 [1].", truth: "true" },
      { text: "소아는 9,000원을 냅니다 [1].", truth: "false" },
    ],
  }),
  answerRowSchema.parse({
    id: "2",
    agent: "contract",
    question: "언제 쉬나요?",
    evidence,
    answer: "11월 19일은 엽니다 [1].\n- 화요일에 쉽니다 [1].\n- 소아는 7,700원입니다 [1].",
    sentences: [
      { text: "11월 19일은 엽니다 [1].", truth: "true" },
      { text: "- 화요일에 쉽니다 [1].", truth: "false" },
      { text: "- 소아는 7,700원입니다 [1].", truth: "false" },
    ],
  }),
];

/** Says of each numbered sentence what is true, with the words of the evidence. */
function knowsTheTruth(row: AnswerRow, words: (truth: string) => string) {
  fake.respond(({ text }) => {
    const verdicts = [...text.matchAll(/^(\d+)\. (.*)$/gmu)].flatMap(([, number, sentence]) => {
      const truth = row.sentences.find((each) => each.text.trim() === sentence?.trim())?.truth;
      if (truth === undefined) return [];
      const verdict = truth === "true" ? "supports" : "contradicts";
      return [{ number: Number(number), verdict, words: words(truth) }];
    });
    return json({ verdicts });
  });
  return createTestTurn({ env: fake.env, agent: row.agent });
}

it("by code alone nothing true is marked, and what stands nowhere is", async () => {
  const report = await measureAnswers(rows, null);
  assert.deepEqual(report, {
    agents: {
      chat: { true: 2, trueMarked: 0, trueSupported: 0, false: 1, falseMarked: 0 },
      contract: { true: 1, trueMarked: 0, trueSupported: 0, false: 2, falseMarked: 1 },
    },
    calls: 0,
  });
});

it("with a judge that knows the truth all false sentences are marked and all true ones borne out", async () => {
  const { agents, calls } = await measureAnswers(rows, (row) => knowsTheTruth(row, () => "성인은 하루 9,000원"));
  assert.deepEqual(agents, {
    chat: { true: 2, trueMarked: 0, trueSupported: 2, false: 1, falseMarked: 1 },
    contract: { true: 1, trueMarked: 0, trueSupported: 1, false: 2, falseMarked: 2 },
  });
  assert.equal(calls, 2);
});

for (const words of ["", "이 말은 근거에 없는 말이다"])
  it(`with a judge whose words are “${words}” all is as code left it`, async () => {
    const { agents } = await measureAnswers(rows, (row) => knowsTheTruth(row, () => words));
    assert.deepEqual(agents, (await measureAnswers(rows, null)).agents);
  });

const realAnswers = sharedPath("../answers/answers.jsonl");
const withoutAnswers = withoutData || (existsSync(realAnswers) ? false : "JIHWI_TEST_DATA has no answers beside it");

it("of the answers of a real model code marks at most one true sentence in a hundred", {
  skip: withoutAnswers,
}, async () => {
  const real = readRows(realAnswers).map((row) => answerRowSchema.parse(row));
  const counts = Object.values((await measureAnswers(real, null)).agents);
  const sum = (of: "true" | "trueMarked") => counts.reduce((total, each) => total + each[of], 0);
  assert.ok(sum("true") > 300 && sum("trueMarked") <= 0.01 * sum("true"), JSON.stringify(counts));
});
