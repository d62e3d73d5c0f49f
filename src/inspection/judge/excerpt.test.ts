import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createTestTurn } from "#kernel/testing";
import { json, startFakeProvider } from "../../../test/fakes/index.ts";
import { analyze } from "../analyze.ts";
import { inspectConfigSchema } from "../config.ts";
import { createDocumentJudge, createModelAsk, createModelJudge } from "./model-judge.ts";

const fake = await startFakeProvider();
after(() => fake.close());

const long = `${"첫머리. ".repeat(9_000)}지금 사면 반값!${" 끝부분.".repeat(9_000)}`;
const note = /앞부분과 뒷부분만 보고/;

const document = (has_problem: boolean) => ({
  thoughts: ["읽었다."],
  has_problem,
  severity: has_problem ? "warning" : "none",
  reasoning: "그렇다",
  summary: "봤습니다.",
});
const prose = (ofCase: string, ofRequirement: string) => ({
  answers: [ofCase, ofRequirement].map((verdict, at) => ({
    line: at + 1,
    thought: "읽었다.",
    quote: "",
    verdict,
    summary: "봤습니다.",
  })),
});
const criteria = { length_check: "- 글이 물건을 팔면 → 심각\n- 글은 친절해야 한다\n" };
const question = { algorithms: { model_check: { question: "광고인가?" } } };

const asksForGood = { model_check: "- answer == no → 심각\n- answer == yes → 정상\n- answer == unclear → 정상\n" };

const judges = [
  ["a question", question, ["model_check"], {}, { answer: "no", reason: "아니다" }, { answer: "yes", reason: "판다" }],
  [
    "a question without a reason",
    question,
    ["model_check"],
    {},
    { answer: "no", reason: "" },
    { answer: "yes", reason: "" },
  ],
  [
    "a question for what is good",
    question,
    ["model_check"],
    asksForGood,
    { answer: "yes", reason: "" },
    { answer: "no", reason: "판다" },
  ],
  [
    "a question left open",
    question,
    ["model_check"],
    asksForGood,
    { answer: "unclear", reason: "" },
    { answer: "no", reason: "" },
  ],
  ["a whole document", { judge: "model" }, ["length_check"], criteria, document(false), document(true)],
  ["a line in prose", {}, ["length_check"], criteria, prose("not_applicable", "met"), prose("applies", "met")],
] as const;

for (const [what, settings, only, documents, pass, problem] of judges) {
  const look = async (text: string, reply: unknown) => {
    fake.respond(() => json(reply));
    const turn = await createTestTurn({ env: fake.env });
    const [step] = (
      await analyze(text, {
        config: inspectConfigSchema.parse(settings),
        only,
        criteria: documents,
        judgeProse: createModelJudge(turn),
        judgeDocument: createDocumentJudge(turn),
        ask: createModelAsk(turn),
      })
    ).steps;
    return { severity: step?.judgment.severity, said: JSON.stringify(step) };
  };

  test(`${what}: a model that saw only the ends of a text passes nothing, and its problem stands; both are told`, async () => {
    const passed = await look(long, pass);
    assert.equal(passed.severity, "undecided");
    assert.match(passed.said, note);
    const found = await look(long, problem);
    assert.ok(found.severity === "critical" || found.severity === "warning");
    assert.match(found.said, note);
    if (only[0] === "model_check") assert.equal((await look("겨울 외투 손질법", pass)).severity, "none");
  });

  test(`${what}: of a text that was seen whole nothing of the kind is said`, async () => {
    assert.doesNotMatch((await look("지금 사면 반값!", problem)).said, note);
  });
}
