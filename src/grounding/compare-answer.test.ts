import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { z } from "zod";
import { createTestTurn } from "#kernel/testing";
import type { Statement } from "#protocol";
import { json, startFakeProvider } from "../../test/fakes/index.ts";
import { compareAnswer, groundAnswer, prepareEvidence } from "./index.ts";
import type { JudgeVerdict } from "./judge/schema.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const prepared = prepareEvidence([
  {
    label: "1",
    text: "| 구분 | 성인 | 소아 |\n|---|---|---|\n| 소변 | 12시간 | 8시간 |\n수영은 4주 뒤부터 할 수 있다.",
  },
  { label: "2", text: "검사료는 30,000원이고 결과지는 5,000원이다. 결과는 이틀 뒤에 전화로 알린다." },
]);
const answer = [
  "## 수술 뒤",
  "안녕하세요.",
  "성인은 8시간 동안 소변을 못 보면 연락하세요 [1].",
  "- 헤엄은 한 달쯤 지나야 칩니다 [1].",
  "- 검사료는 33,000원입니다 [2].",
  "모두 합치면 35,000원이 듭니다 [2].",
  "더 궁금한 것이 있나요?",
].join("\n");

interface Script {
  readonly verdicts?: readonly JudgeVerdict[];
  readonly corrections?: readonly { readonly number: number; readonly text: string }[];
}

async function compared({ verdicts = [], corrections = [] }: Script, env: Readonly<Record<string, string>> = fake.env) {
  fake.respond(({ schema }) =>
    JSON.stringify(schema ?? {}).includes("verdicts") ? json({ verdicts }) : json({ corrections }),
  );
  const turn = await createTestTurn({ env });
  const statements = await groundAnswer(turn, { answer, prepared, step: "writer" });
  const comparison = await compareAnswer(turn, { question: "언제 되나요?", answer, statements, prepared });
  const of = (words: string) => comparison.statements.find(({ text }) => text.includes(words)) as Statement;
  return { turn, of, ...comparison };
}

const swapped: JudgeVerdict = { number: 2, verdict: "contradicts", words: "소변 | 12시간" };
const swim: JudgeVerdict = { number: 3, verdict: "supports", words: "수영은 4주 뒤부터 할 수 있다" };
const total: JudgeVerdict = { number: 5, verdict: "supports", words: "검사료는 30,000원\n결과지는 5,000원" };

describe("a judge", () => {
  it("is asked once, about the claims and not about headings and questions, and is named", async () => {
    const { turn, comparedBy } = await compared({ verdicts: [swim] });
    assert.equal(fake.calls.length, 2, "the judge, and the writer about what code has found");
    const [asked] = fake.calls;
    assert.deepEqual(
      [...(asked?.text ?? "").matchAll(/^(\d+)\. (.*)$/gmu)].map(
        ([, number, text]) => `${number} ${text?.slice(0, 4)}`,
      ),
      ["1 안녕하세", "2 성인은 ", "3 - 헤엄", "4 - 검사", "5 모두 합"],
    );
    assert.deepEqual(
      [...(asked?.text ?? "").matchAll(/^· (.*)$/gmu)].map(([, text]) => text),
      ["## 수술 뒤", "더 궁금한 것이 있나요?"],
    );
    assert.match(asked?.instructions ?? "", /·로 시작하는 줄은 번호가 없으니, 이어 읽기만 하고 판정하지 마세요/u);
    assert.equal((asked?.text ?? "").split("수영은 4주").length, 2, "the evidence stands there once");
    assert.match(asked?.text ?? "", /언제 되나요\?/u);
    const shown = turn.journal.entries().filter(({ kind, name }) => kind === "show" && name.endsWith(".statements"));
    assert.deepEqual(
      shown.map(({ output }) => z.object({ comparing: z.string().optional() }).parse(output).comparing),
      [undefined, comparedBy, undefined],
      "a reader is told while it compares",
    );
    assert.equal(turn.part("statements")?.lookedBy, comparedBy);
    assert.notEqual(comparedBy, "code");
  });

  it("bears out, contradicts and misses, with the source's words beside it", async () => {
    const { of } = await compared({ verdicts: [swapped, swim, total, { number: 1, verdict: "not-said", words: "" }] });
    assert.deepEqual([of("헤엄").status, of("헤엄").by], ["supported", "model"]);
    assert.deepEqual(of("헤엄").evidence, [{ label: "1", quote: "수영은 4주 뒤부터 할 수 있다" }]);
    assert.deepEqual([of("성인").status, of("성인").by], ["contradicts", "model"]);
    assert.match(of("성인").evidence[0]?.quote ?? "", /12시간/u);
    assert.deepEqual([of("모두").status, of("모두").evidence.length], ["supported", 2]);
    assert.equal(of("안녕").status, "unsupported");
  });

  for (const [what, words] of [
    ["without words", ""],
    ["with words that are not there", "성인은 8시간 동안 소변을 못 보면"],
    ["with one place that is there and one that is not", "수영은 4주 뒤부터\n성인은 8시간 동안"],
    ["with a scrap", "는"],
  ] as const)
    it(`that supports ${what} lifts nothing, and that contradicts so marks nothing`, async () => {
      for (const verdict of ["supports", "contradicts"] as const) {
        const { of } = await compared({ verdicts: [2, 3, 4, 5].map((number) => ({ number, verdict, words })) });
        for (const sentence of ["성인", "헤엄", "모두"]) assert.equal(of(sentence).status, "unchecked");
        assert.equal(of("33,000원").status, "unsupported");
      }
    });

  it("lifts nothing that code has found, unless the words hold the figure", async () => {
    const lies = await compared({ verdicts: [{ number: 4, verdict: "supports", words: "검사료는 30,000원" }] });
    assert.deepEqual([lies.of("33,000").status, lies.of("33,000").by], ["unsupported", "code"]);
    const reckoned = prepareEvidence([{ label: "1", text: "부가가치세는 10%로 한다." }]);
    const ask = async (answer: string) => {
      fake.respond(() => json({ verdicts: [{ number: 1, verdict: "supports", words: "부가가치세는 10%로 한다" }] }));
      const turn = await createTestTurn({ env: fake.env });
      const statements = await groundAnswer(turn, { answer, prepared: reckoned, step: "writer" });
      return (await compareAnswer(turn, { question: "더하면?", answer, statements, prepared: reckoned })).statements[0]
        ?.status;
    };
    assert.equal(await ask("더하면 51,128,000원입니다: 46,480,000원 × 1.1 = 51,128,000원 [1]."), "supported");
    assert.equal(await ask("더하면 51,128,000원입니다 [1]."), "unsupported");
  });

  it("that saw evidence in part cannot say what is not in it", async () => {
    const long = prepareEvidence([
      { label: "1", text: "가나다라 마바사. ".repeat(1_500) },
      { label: "2", text: "아자차카 타파하. ".repeat(1_500) },
    ]);
    fake.respond(() => json({ verdicts: [1, 2].map((number) => ({ number, verdict: "not-said", words: "" })) }));
    const turn = await createTestTurn({ env: fake.env });
    const text = "첫째 것이 그렇다 [1].\n둘째 것이 그렇다 [2].";
    const statements = await groundAnswer(turn, { answer: text, prepared: long, step: "writer" });
    const { statements: judged } = await compareAnswer(turn, {
      question: "",
      answer: text,
      statements,
      prepared: long,
    });
    assert.deepEqual(
      judged.map(({ status, reason }) => [status, reason === null]),
      [
        ["unsupported", false],
        ["unchecked", false],
      ],
    );
  });

  it("sees each source with a name of its own, and a paragraph in its article under its label", async () => {
    const alike = prepareEvidence(
      [
        { label: "4", text: "Fundamental Algorithms" },
        { label: "6", text: "Fundamental Algorithms. A press" },
        { label: "제9조", text: "제9조(비밀)\n① 지킨다.\n② 알린다." },
        { label: "제9조 제2항", text: "② 알린다." },
      ],
      { user: "① 지킨다.\n13편" },
    );
    fake.respond(() => json({ verdicts: [] }));
    const turn = await createTestTurn({ env: fake.env });
    const text = "1. 비밀을 알린다 [제9조 제2항].";
    const statements = await groundAnswer(turn, { answer: text, prepared: alike, step: "writer" });
    await compareAnswer(turn, { question: "", answer: text, statements, prepared: alike });
    const asked = fake.calls[0]?.text ?? "";
    for (const part of ['"[4]"', '"[6]"', "[제9조 제2항] ② 알린다.", "13편", "1. 비밀을"])
      assert.ok(asked.includes(part), part);
    assert.equal(asked.split("① 지킨다.").length, 2);
  });

  it("is not asked about what a rule wrote", async () => {
    const turn = await createTestTurn({ env: fake.env });
    const statements = await groundAnswer(turn, { answer, prepared, step: null });
    const { comparedBy } = await compareAnswer(turn, { question: "", answer, statements, prepared });
    assert.deepEqual([comparedBy, fake.calls.length], ["code", 0]);
  });

  it("that is not configured is not asked, and nobody is named", async () => {
    const { comparedBy, of } = await compared({}, {});
    assert.deepEqual([comparedBy, of("헤엄").status, fake.calls.length], ["code", "unchecked", 0]);
  });
});

describe("what is doubted", () => {
  it("goes back to the writer once, all of it, and a correction that code lets pass stands beside it", async () => {
    const { of } = await compared({
      verdicts: [swapped],
      corrections: [
        { number: 1, text: "성인은 12시간 동안 소변을 못 보면 연락하세요 [1]." },
        { number: 2, text: "검사료는 30,000원입니다 [2]." },
      ],
    });
    assert.equal(fake.calls.length, 2);
    assert.match(of("성인").correction?.text ?? "", /12시간/u);
    assert.equal(of("검사료").correction?.text, "- 검사료는 30,000원입니다 [2].");
    assert.equal(of("헤엄").correction, null);
  });

  for (const [what, text] of [
    ["stands as it was", "성인은 8시간 동안 소변을 못 보면 연락하세요 [1]."],
    ["is empty", ""],
    ["has no mark", "성인은 12시간 동안 소변을 못 보면 연락하세요."],
    ["has a figure that stands nowhere", "성인은 19시간 동안 소변을 못 보면 연락하세요 [1]."],
  ] as const)
    it(`has no correction where it ${what}`, async () => {
      const { of } = await compared({ verdicts: [swapped], corrections: [{ number: 1, text }] });
      assert.equal(of("성인").correction, null);
    });
});
