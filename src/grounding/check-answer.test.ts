import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { checkAnswer, createGrounder } from "./check-answer.ts";
import { prepareEvidence } from "./index.ts";

const lease = prepareEvidence(
  [
    { label: "제5조", text: "① 임대인은 임대차 종료 후 임차인에게 보증금 50,000,000원을 반환하여야 한다." },
    {
      label: "제7조",
      text: "임차인이 차임을 2회 이상 연체한 경우 임대인은 계약을 해지할 수 있다.\n차임은 월 1,200,000원이다.",
    },
  ],
  { user: "8개월이면 얼마예요?" },
);
const statusesOf = async (answer: string, prepared = lease) =>
  (await checkAnswer(answer, prepared)).map(({ status }) => status);
const statusOf = async (answer: string, prepared = lease) => (await statusesOf(answer, prepared))[0];

describe("an answer, sentence by sentence", () => {
  it("gives each sentence a status and who found it, in order, with its place", async () => {
    const answer =
      "# 보증금\n네, 돌려받습니다. 보증금은 5천만 원입니다 [제5조]. 보증금은 6천만 원입니다 [제5조].\n더 알려 드릴까요?";
    const statements = await checkAnswer(answer, lease);
    for (const { text, start, end } of statements) assert.equal(answer.slice(start, end), text);
    assert.deepEqual(
      statements.map(({ status, by }) => [status, by]),
      [
        ["own-words", null],
        ["unchecked", null],
        ["unchecked", null],
        ["unsupported", "code"],
        ["own-words", null],
      ],
    );
    assert.match(statements[3]?.reason?.ko ?? "", /6천만 원/u);
  });

  it("names a wrong equation from its first figure on", async () => {
    const [statement] = await checkAnswer("Japan's share of sales: 2 ÷ 3 × 100 = 60% [제5조].", lease);
    assert.equal(statement?.reason?.en, "“2 ÷ 3 × 100 = 60%”: it comes to 66.667");
  });

  it("counts a mark behind a full stop to the sentence before it", async () => {
    const statements = await checkAnswer("보증금은 5천만 원입니다. [제5조] 차임은 월 120만 원입니다. [제7조]", lease);
    assert.deepEqual(
      statements.map(({ text }) => text),
      ["보증금은 5천만 원입니다. [제5조]", "차임은 월 120만 원입니다. [제7조]"],
    );
    const [, second] = await checkAnswer("[제5조]는 5천만 원입니다. [제7조] 항목은 월 120만 원입니다.", lease);
    assert.equal(second?.text, "[제7조] 항목은 월 120만 원입니다.");
    const [other] = await checkAnswer("돌려줍니다. [제5조]에 따르면 5천만 원입니다.", lease);
    assert.equal(other?.text, "돌려줍니다.");
  });

  it("takes a mark that leads nowhere for one, and a bracket that the evidence has itself for text", async () => {
    const annex = prepareEvidence([{ label: "1", text: "[별지 3] 이용 기간은 2년으로 한다 [7]." }]);
    assert.notEqual(await statusOf("[별지3] 이용 기간은 2년으로 한다 [1].", annex), "unknown-name");
    assert.equal(await statusOf("[별지4] 이용 기간은 2년으로 한다 [1].", annex), "unknown-name");
    assert.equal(await statusOf("이용 기간은 2년으로 한다 [7].", annex), "unknown-name");
  });

  it("is the same in pieces; a row waits for the end of its table", async () => {
    const answer =
      "첫 줄입니다 [제5조].\n| 항목 | 값 |\n|---|---|\n| 차임 | 900원 |\n| 보증금 | 5천만 원 [제5조] |\n\n끝\n";
    const pieces = [...answer].flatMap(createGrounder(lease));
    assert.deepEqual(pieces, await checkAnswer(answer, lease));
  });
});

describe("a figure", () => {
  for (const sentence of [
    "보증금은 5,000만 원입니다 [제5조].",
    "보증금은 50,000,000원(KRW 50 million)입니다 [제5조].",
    "두 번 밀리면 해지할 수 있습니다 [제7조].",
    "8개월이면 차임은 9,600,000원입니다 [제7조].",
    "1,200,000원 × 8 = 9,600,000원입니다 [제7조].",
    "보증금 50,000,000원에서 차임 1,200,000원을 빼면 48,800,000원입니다 [제5조].",
    "4. 차임은 월 120만 원입니다 [제7조].",
    "이사회가 정합니다 [제7조].",
    "GPT-4와 F1은 이름입니다 [제7조].",
  ])
    it(`that is given, computed or none stays: ${sentence}`, async () =>
      assert.equal(await statusOf(sentence), "unchecked"));

  for (const [sentence, status] of [
    ["보증금은 5,500만 원입니다 [제5조].", "unsupported"],
    ["세 달 밀리면 해지할 수 있습니다 [제7조].", "unsupported"],
    ["The deposit is KRW 70 million [제5조].", "unsupported"],
    ["이자는 연 4.5%입니다 [제7조].", "unsupported"],
    ["해지는 2026년 3월 2일부터입니다 [제7조].", "unsupported"],
    ["1,200,000원 × 8 = 9,800,000원입니다 [제7조].", "contradicts"],
  ] as const)
    it(`that stands nowhere is marked: ${sentence}`, async () => assert.equal(await statusOf(sentence), status));

  it("of a row is looked up in what its table cites", async () => {
    const table = (value: string) => `| 항목 | 값 |\n|---|---|\n| 차임 | ${value} |\n| 연체 | 2회 [제7조] |\n`;
    assert.deepEqual(await statusesOf(table("월 120만 원")), ["own-words", "unchecked", "unchecked"]);
    assert.deepEqual(await statusesOf(table("월 130만 원")), ["own-words", "unsupported", "unchecked"]);
  });
});

describe("words in quotation marks", () => {
  it("are looked up across white space and typography, and bold is no title", async () => {
    assert.equal(await statusOf("“계약을  해지할 수 있다”고 정합니다 [제7조]."), "unchecked");
    assert.equal(await statusOf("“계약을 즉시 끝낼 수 있다”고 정합니다 [제7조]."), "unsupported");
    assert.equal(await statusOf("**계약을 즉시 끝낼 수** 있습니다 [제7조]."), "unchecked");
  });

  for (const [sentence, isQuoted] of [
    ["임대인은 임대차 종료 후 임차인에게 보증금 50,000,000원을 반환하여야 한다 [제5조].", true],
    ["- 차임은 월 1,200,000원이다. [제7조]", true],
    ["임대인은 계약을 해지할 수 있다 [제7조].", false],
  ] as const)
    it(`${sentence} is ${isQuoted ? "" : "not "}a whole sentence of the source`, async () =>
      assert.equal((await statusOf(sentence)) === "quoted", isQuoted));
});

test("20,000 characters without a space or with 20,000 marks are checked in linear time", async () => {
  const cited = prepareEvidence([{ label: "1", text: "회의는 두 시에 시작합니다. ".repeat(400) }]);
  for (const answer of [
    "다.".repeat(10_000),
    "가 [1]. ".repeat(2_900),
    "[1]".repeat(6_600),
    `${"- ".repeat(10_000)}끝`,
    `${"1 분의 1".repeat(190)} = 1 [1]. `.repeat(17),
  ]) {
    const start = process.threadCpuUsage();
    await checkAnswer(answer, cited);
    const { user, system } = process.threadCpuUsage(start);
    assert.ok(user + system < 1_000_000, `${answer.slice(0, 8)}: ${user + system} µs`);
  }
});

describe("a reference", () => {
  const papers = prepareEvidence(
    [
      {
        label: "1",
        text: "BERT: Pre-training of Deep Transformers. Jacob Devlin, Ming-Wei Chang (2019). We introduce BERT.",
      },
      { label: "2", text: "What is the benefit of detection? Wong (2024). Since 2025 nobody has asked." },
      { label: "3", text: "Release notes: Basic authentication is removed." },
    ],
    { user: "Kim et al. (2011)은 뭐라고 했어?" },
  );
  for (const told of [
    "Devlin and Chang (2019) introduce it [1].",
    "Wong의 2024년 연구가 그렇게 봅니다 [2].",
    "Kim et al. (2011)은 여기에 없습니다.",
    "Basic (2024) is a version [3].",
    "「주택임대차보호법」에 따릅니다 [3].",
    "*BERT: Pre-training of Deep Transformers* (2019) [1].",
  ])
    it(`that leads somewhere, or is none, stays: ${told}`, async () =>
      assert.notEqual(await statusOf(told, papers), "unknown-name"));
  for (const told of [
    "Wong (2025) measures this.",
    "Wong의 2025년 연구가 그렇게 봅니다 [2].",
    "Smith 등(2031)에 따르면 그렇습니다.",
    "Davidson and colleagues show it [1].",
    "논문 「없는 것에 대한 연구」에서 보였다.",
    "See https://smith.example/2031.",
    "- Jones, A. (2018). A Wholly Invented Title. Fake Press [2].",
  ])
    it(`that leads nowhere is struck: ${told}`, async () => assert.equal(await statusOf(told, papers), "unknown-name"));
});
