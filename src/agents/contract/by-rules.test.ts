import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { askContract, sampleContract } from "../../../test/beds/contract/ask.ts";

const ask = (question: string, history: readonly { role: "user" | "assistant"; text: string }[] = []) =>
  askContract(sampleContract, question, { history });

describe("by rules alone", () => {
  const questions: readonly [question: string, label: string, words: RegExp][] = [
    ["제5조 내용 알려줘", "제5조", /위약금으로 10,000,000원/],
    ["제5조의2는 뭐야?", "제5조의2", /60일 이내/],
    ["3조 2항 알려줘", "제3조 제2항", /연 6%/],
    ["계약 기간은?", "제2조 제1항", /2026년 1월 1일부터 2026년 12월 31일까지/],
    ["위약금 얼마야?", "제5조", /10,000,000원/],
    ["대금은 얼마야?", "제3조 제1항", /제목이 나온 조항[\s\S]*\*\*제3조\(대금\)\*\*\n- ① .*매월 5,000,000원/],
    ["해지하려면 어떻게 해?", "제6조 제1항", /14일의 기간/],
    ["자동으로 연장되나요?", "제2조 제2항", /1년씩 자동으로 연장/],
    ["소송은 어느 법원에서 해?", "제7조", /서울중앙지방법원/],
    ["별지 1 보여줘", "별지 1", /영한 번역/],
    ["“갑”은 누구야?", "전문", /주식회사 한빛/],
  ];
  for (const [question, label, words] of questions)
    it(`answers “${question}” from ${label}`, async () => {
      const { answer, details } = await ask(question);
      assert.match(answer, words);
      assert.ok(
        details.citations.some((citation) => citation.label === label),
        details.citations.map((citation) => citation.label).join(),
      );
      assert.deepEqual([...new Set(Object.values(details.executors))], ["rule"]);
    });

  it("quotes what it found by words as no more than the closest, and says so of a matter that stands nowhere", async () => {
    const near = await ask("일을 그만두고 싶으면?");
    assert.match(near.answer, /가장 가까운 조항입니다. 답이 아닐 수 있습니다/);
    assert.ok(near.details.explored.length <= 7);
    const { answer } = await askContract(sampleContract, "Zebra quagga?");
    assert.match(answer, /찾지 못했습니다/);
  });

  it("tells who a party is from where the contract names it", async () => {
    const lease = [
      "주택 임대차 계약서",
      '임대인 김영수(이하 "임대인")와 임차인 박지민(이하 "임차인")은 아래와 같이 계약을 체결한다.',
      "제1조(차임) 차임은 월 70만 원으로 하고 매월 25일에 지급한다.",
    ].join("\n");
    for (const question of ["임대인은 누구야?", "당사자가 누구야?", "임차인의 뜻은?"])
      assert.match((await askContract(lease, question)).answer, /임대인 김영수/, question);
  });

  it("shows who a party is on the line of its role, where no sentence names it", async () => {
    const lease = "주택 임대차 계약서\n임 대 인 : 김철수\n임차인(을): 이영희\n\n제1조(차임) 차임은 월 65만원으로 한다.";
    for (const question of ["임대인은 누구야?", "당사자가 누구야?"])
      assert.match((await askContract(lease, question)).answer, /김철수/, question);
  });

  it("reads a range, and puts two articles side by side", async () => {
    const { details } = await ask("제3조부터 제5조까지 알려줘");
    assert.deepEqual(details.explored, ["제3조", "제4조", "제5조"]);
    const { answer } = await ask("제3조와 제7조 비교");
    assert.match(answer, /\*\*제3조\(대금\)\*\*[\s\S]*\*\*제7조\(관할\)\*\*/);
  });

  it("says when an article does not exist", async () => {
    const { answer, details } = await ask("제99조는?");
    assert.match(answer, /없는 조항입니다: 제99조/);
    assert.equal(details.iterations, 1);
  });

  it("follows references", async () => {
    const { details } = await ask("제5조의2가 참조하는 조항은?");
    assert.deepEqual(details.explored, ["제3조", "제5조의2"]);
  });

  it("lists dates and amounts", async () => {
    const { answer } = await ask("기한과 금액을 모두 정리해줘");
    for (const value of ["5,000,000원", "10,000,000원", "14일", "6%", "2025년 12월 20일"])
      assert.ok(answer.includes(value), value);
  });

  it("knows what was read and what was not", async () => {
    const { details } = await ask("제5조 내용 알려줘");
    assert.deepEqual(details.explored, ["제5조"]);
    assert.ok(details.unexplored.includes("제6조") && details.unexplored.includes("별지 1"));
  });

  it("says that nothing differs from a standard, or that there are no figures", async () => {
    const signed = `${sampleContract}\n갑 한빛 (인)  을 나래 (인)`;
    const same = await askContract(signed, "표준계약서와 비교해서 다른 점 알려줘", { standard: signed });
    assert.match(same.answer, /같고, 다른 조항이 없습니다/);
    assert.doesNotMatch(same.answer, /찾지 못했습니다/);
    assert.equal(same.details.toolHistory.length, 1);
    const { answer } = await askContract(
      "계약서\n제1조(목적) 배를 빌린다.\n제2조(책임) 함께 진다.",
      "금액 모두 정리해줘",
    );
    assert.match(answer, /코드로는 찾지 못했습니다: 기간, 기한/);
    assert.doesNotMatch(answer, /배를 빌린다/);
  });

  it("compares with a standard", async () => {
    const standard = sampleContract.replace("10,000,000원", "1,000,000원").replace(/제4조[^\n]*\n/, "");
    const { answer } = await askContract(sampleContract, "표준계약서와 비교해서 다른 점은?", { standard });
    assert.match(answer, /다름: 제5조\(위약금\)/);
    assert.match(answer, /더해짐: 제4조\(비밀유지\)/);
  });
});

it("seed 11.12: by rules the contract is read before it is said to lack anything", async () => {
  for (const question of ["위약금은 얼마인가요?", "이 계약에서 기숙사 식당은 무료인가요?", "출장비는 따로 주나요?"]) {
    const { turn } = await ask(question);
    assert.ok(
      turn.journal.entries().some(({ kind }) => kind === "tool"),
      question,
    );
  }
});

it("seed 11.13: an annex that a heading without brackets opens is shown, not denied", async () => {
  for (const heading of ["별지 1. 용역의 범위", "별지 제1호 용역의 범위", "## 별지 1"]) {
    const contract = sampleContract.replace("[별지 1] 용역의 범위", heading);
    const { answer } = await askContract(contract, "별지 1 보여줘");
    assert.match(answer, /영한 번역과 감수/);
    assert.doesNotMatch(answer, /없는 조항/);
  }
});

describe("seed 11.15: a question about the last answer", () => {
  const first = "제5조의2가 참조하는 조항은?";

  it("is seen by rule, calls no tool and answers from the previous turn", async () => {
    const { answer } = await ask(first);
    const {
      details,
      turn,
      answer: again,
    } = await ask("그 참조항목들 내용 정리해서 보여줘봐", [
      { role: "user", text: first },
      { role: "assistant", text: answer },
    ]);
    assert.equal(details.usedPreviousTurn, true);
    assert.deepEqual(details.toolHistory, []);
    assert.deepEqual(
      turn.journal.entries().filter(({ name }) => name === "contract.check-previous-context"),
      [],
    );
    assert.match(again, /제3조\(대금\)/);
    assert.match(again, /5,000,000원/);
  });

  it("says so when there was nothing to restate", async () => {
    const { answer } = await ask("그 조항 다시 정리해줘", [
      { role: "user", text: "안녕" },
      { role: "assistant", text: "이 계약서에 관한 질문에만 답할 수 있습니다." },
    ]);
    assert.match(answer, /다시 정리할 조항이 없습니다/);
  });

  it("with a subject of its own reads the contract too", async () => {
    const { details } = await ask("그럼 위약금은?", [
      { role: "user", text: "계약 기간은?" },
      { role: "assistant", text: "2026년입니다. [제2조 제1항]" },
    ]);
    assert.ok(details.explored.includes("제5조"));
  });
});
