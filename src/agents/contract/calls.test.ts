import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { askContract, sampleContract } from "../../../test/beds/contract/ask.ts";
import { error, json, startFakeProvider, text, toolCalls } from "../../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

type Step = "scope" | "plan" | "evaluate" | "respond" | "judge";

/** Answers every step as a sensible model would, and says which steps asked, in their order. */
function play({ absent = false, foreign = false } = {}): Step[] {
  const steps: Step[] = [];
  const answered = <Reply>(step: Step, reply: Reply): Reply => {
    steps.push(step);
    return reply;
  };
  fake.respond((call) => {
    if (call.tools.length > 0)
      return answered("plan", toolCalls([{ name: "get_article_by_index", arguments: { articles: ["제5조"] } }]));
    if (call.stream) return answered("respond", text("위약금으로 10,000,000원을 냅니다. [제5조]"));
    const schema = JSON.stringify(call.schema?.schema ?? {});
    if (schema.includes("in_scope")) {
      const kind = foreign ? "foreign" : "own";
      return answered("scope", json({ kind, in_scope: !foreign, references_previous_context: false, reasoning: "…" }));
    }
    if (schema.includes("is_sufficient")) {
      const missing_info = absent ? "기숙사" : null;
      return answered("evaluate", json({ is_sufficient: !absent, absent, near: [], reasoning: "…", missing_info }));
    }
    return answered("judge", json({ verdicts: [{ number: 1, verdict: "supports", words: "10,000,000원" }] }));
  });
  return steps;
}

const previous = [
  { role: "user", text: "대금은 언제 주나요?" },
  { role: "assistant", text: "다음 달 10일까지 지급합니다. [제3조 제1항]" },
] as const;
const question = "정당한 이유 없이 계약을 지키지 않으면 위약금으로 얼마를 내나요?";
const silent = "이 계약에서 을에게 기숙사 방을 주나요?";
const weather = "오늘 서울 날씨 어때?";

describe("the calls of a turn", () => {
  for (const [what, history] of [
    ["a first question", []],
    ["a follow-up", previous],
  ] as const) {
    it(`${what} over a contract that fits: one before the first word, two in all`, async () => {
      const steps = play();
      await askContract(sampleContract, question, { env: fake.env, history });
      assert.deepEqual(steps, ["respond", "judge"]);
    });

    it(`${what} over a longer one: three before the first word, four in all`, async () => {
      const steps = play();
      await askContract(sampleContract, question, { env: fake.env, history, inParts: true });
      assert.deepEqual(steps, ["plan", "evaluate", "respond", "judge"]);
      for (const { text: prompt } of history.length > 0 ? fake.calls.slice(0, 3) : [])
        assert.match(prompt, /previous turn[\s\S]*다음 달 10일까지/);
    });
  }

  it("a contract that fits is shown whole, too, where a model chooses what to read beside a standard", async () => {
    play();
    await askContract(sampleContract, question, { env: fake.env, standard: sampleContract });
    const shown = fake.calls.find((call) => call.stream)?.text ?? "";
    for (const label of ["제1조", "제5조", "제7조"]) assert.ok(shown.includes(`[${label}`), label);
  });

  it("a matter that the contract plainly does not settle: two, and nothing is written by a model", async () => {
    const steps = play({ absent: true });
    const { answer } = await askContract(sampleContract, silent, { env: fake.env, inParts: true });
    assert.deepEqual(steps, ["plan", "evaluate"]);
    assert.match(answer, /“기숙사”에 관한 내용을 찾지 못했습니다/);
  });

  for (const history of [[], previous] as const)
    it(`a foreign matter as message ${history.length / 2 + 1}: one, before it is refused`, async () => {
      const steps = play({ foreign: true });
      const { details } = await askContract(sampleContract, weather, { env: fake.env, history });
      assert.deepEqual([steps, details.inScope, details.toolHistory], [["scope"], false, []]);
    });

  it("a question that the rule would refuse and a model does not: one more than any other", async () => {
    const steps = play();
    const { details } = await askContract(sampleContract, weather, { env: fake.env });
    assert.deepEqual([steps, details.inScope], [["scope", "respond", "judge"], true]);
  });

  for (const talk of ["안녕하세요", "감사합니다", "뭘 물어볼 수 있어?"])
    it(`“${talk}”: none`, async () => {
      const steps = play();
      await askContract(sampleContract, talk, { env: fake.env, history: previous });
      assert.deepEqual(steps, []);
    });
});

describe("a model that fails where the contract was read whole", () => {
  const failing = (question: string) => {
    fake.respond((call) => (call.stream ? error(500) : json({})));
    return askContract(sampleContract, question, { env: fake.env });
  };

  it("leaves the closest parts, called so, and not the whole contract", async () => {
    const { answer } = await failing(question);
    assert.match(answer, /가장 가까운 조항입니다[\s\S]*10,000,000원/);
    assert.ok((answer.match(/^\*\*/gm)?.length ?? 0) <= 5, answer);
  });

  it("leaves what the question names", async () => {
    const { answer } = await failing("제7조 보여줘");
    assert.match(answer, /서울중앙지방법원/);
    assert.doesNotMatch(answer, /10,000,000원/);
  });
});
