import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { askContract, sampleContract } from "../../../test/beds/contract/ask.ts";
import { respondPrompt } from "./steps/respond/index.ts";

const nothingGiven = {
  question: "?",
  contractTitle: "",
  previous: null,
  onlyPrevious: false,
  evidence: [],
  whole: false,
  unheld: false,
  notes: [],
};
const shownToModel = (given: Partial<Parameters<typeof respondPrompt>[0]>) =>
  respondPrompt({ ...nothingGiven, missingInfo: null, asked: [], ...given }, { language: "ko" }).messages[0]?.content ??
  "";

describe("a paragraph that an article does not have", () => {
  it("is said to be missing, and the article is shown", async () => {
    const { answer } = await askContract(sampleContract, "6조 5항 보여줘");
    assert.match(answer, /제6조에는 제5항이 없습니다/);
    assert.match(answer, /14일의 기간/);
    const english = "AGREEMENT\nArticle 1 (Goods) Seller sells chairs.\nArticle 2 (Price) Buyer pays $90.";
    const { answer: told } = await askContract(english, "What does Article 2.7 say?", { language: "en" });
    assert.match(told, /^Article 2\.7: there is no such part in this contract/);
  });

  it("is not said of one that it has", async () => {
    const { answer } = await askContract(sampleContract, "제6조 제2항은?");
    assert.doesNotMatch(answer, /없습니다/);
    assert.match(answer, /파산한 때/);
  });

  it("is told to a model", () => {
    const asked = [{ label: "제3조 제8항", exists: false, unit: "제3조" }];
    assert.match(shownToModel({ asked }), /not in this contract[\s\S]*제3조 제8항/);
  });
});

const rows = (count: number, row: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => row(n + 1)).join("\n");

describe("what is long", () => {
  it("tells a model what of a part was not read", () => {
    const piece = { label: "별지 2", unit: "별지 2", title: "", page: 1, start: 0, end: 9, text: "단가는 다음과 같다" };
    const points = [{ label: "별지 2 제1조", text: "단가는 다음과 같다" }];
    for (const evidence of [
      { ...piece, points: [], left: 731 },
      { ...piece, points, left: 731 },
    ])
      assert.match(shownToModel({ evidence: [evidence] }), /단가는 다음과 같다[^\d]*731자 생략/);
    assert.doesNotMatch(shownToModel({ evidence: [{ ...piece, points }] }), /\d자 생략/);
  });

  it("a part of one long line is read to the longest length, not to its heading", async () => {
    const list = Array.from({ length: 2_000 }, (_, n) => `부품${n}`).join("; ");
    const { answer } = await askContract(`${sampleContract}\n[별지 2] 부품표\n${list}`, "별지 2 보여줘");
    assert.match(answer, /부품800;/);
  });

  it("an annex ends with a whole line, and what is left is told", async () => {
    const annex = rows(400, (n) => `${n}번 창고의 물건을 ${n}번째로 옮기고 확인을 받는다`);
    const { answer } = await askContract(`${sampleContract}\n${annex}`, "별지 1 보여줘");
    assert.match(answer, /길어서 여기까지만 보였습니다. 뒤의 [\d,]+자는 계약서 보기에/);
    assert.match(answer, /확인을 받는다 \[별지 1\]/);
  });

  it("a range of any length is read", async () => {
    const contract = `계약서\n${rows(30, (n) => `제${n}조(일 ${n}) 을은 ${n}번 일을 한다.`)}`;
    const { answer, details } = await askContract(contract, "제2조부터 제27조까지 보여줘");
    assert.equal(details.explored.length, 26);
    for (const n of [2, 15, 20, 27]) assert.ok(answer.includes(`을은 ${n}번 일을 한다`), String(n));
    const long = `계약서\n${rows(60, (n) => `제${n}조(일 ${n}) 을은 ${n}번 일을 한다.`)}`;
    const { answer: first } = await askContract(long, "제1조부터 제60조까지 보여줘");
    assert.match(first, /다 보이지 못했습니다: 제49조[^\n]*제60조/);
  });

  it("a list of dates and amounts says how many more there are", async () => {
    const contract = `계약서\n제1조(값) ${rows(57, (n) => `물건 ${n}의 값은 ${n},000원이다.`)}`;
    const { answer } = await askContract(contract, "금액을 모두 정리해줘");
    assert.match(answer, /그 밖에 17개가 더 있습니다/);
  });
});

it("an article of 부칙 is answered from 부칙", async () => {
  const contract = `${sampleContract}\n부칙\n제1조(시행) 오늘 시행한다.\n제2조(경과) 옛 합의는 끝난다.`;
  const { answer, details } = await askContract(contract, "부칙 제2조 알려줘");
  assert.match(answer, /옛 합의는 끝난다\. \[부칙 제2조\]/);
  assert.doesNotMatch(answer, /계약기간|오늘 시행/);
  assert.deepEqual(details.explored, ["부칙"]);
});

describe("two agreements in one file", () => {
  const contract = [
    "근로계약서",
    "제1조(목적) 바다목장이 사람을 쓴다.",
    "제2조(임금) 임금은 월 500만원이다.",
    "제3조(휴가) 휴가는 열흘이다.",
    "비밀유지약정서",
    "제1조(비밀) 먹이의 비율은 비밀이다.",
    "제2조(배상) ① 비밀을 흘린 사람은 3,000만원을 낸다. ② 돈은 한 달 안에 낸다.",
  ].join("\n");

  it("figures of the second are cited with its own words", async () => {
    const { answer, details } = await askContract(contract, "금액을 모두 정리해줘");
    assert.match(answer, /3,000만원 \[제2조 \(2\) 제1항\]/);
    const cited = details.citations.find(({ label }) => label === "제2조 (2) 제1항");
    assert.match(cited?.quote ?? "", /3,000만원/);
  });

  it("an article of both is shown of both", async () => {
    const { answer } = await askContract(contract, "제2조 보여줘");
    assert.match(answer, /월 500만원이다\. \[제2조\][\s\S]*한 달 안에 낸다\. \[제2조 \(2\) 제2항\]/);
  });
});
