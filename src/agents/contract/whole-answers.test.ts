import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import type { HistoryMessage } from "#kernel";
import { askContract, sampleContract } from "../../../test/beds/contract/ask.ts";
import { json, startFakeProvider, text } from "../../../test/fakes/index.ts";
import { leftPartNote, leftPartsIn } from "./left-part.ts";
import { respondPrompt } from "./steps/respond/prompt.ts";

const fake = await startFakeProvider();
after(() => fake.close());

const nothingGiven = {
  question: "?",
  contractTitle: "",
  previous: null,
  onlyPrevious: false,
  evidence: [],
  notGiven: 0,
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

  it("of a range too long for a model, what it was not given is told to it and to the reader", async () => {
    // Everything but the answer is left to rules.
    fake.respond((call) => (call.stream ? text("을은 1번 일을 한다 [제1조].") : json({})));
    const contract = `계약서\n${rows(60, (n) => `제${n}조(일 ${n}) 을은 ${n}번 일을 한다.`)}`;
    const { answer } = await askContract(contract, "제1조부터 제60조까지 요약해줘", { env: fake.env, inParts: true });
    assert.match(answer, /다 보이지 못했습니다: .*제41조.*제60조/);
    assert.ok(fake.calls.some((call) => /too many to be given here[^<]*제60조/.test(call.text)));
  });

  it("an annex ends with a whole line, and what is left is told", async () => {
    const annex = rows(400, (n) => `${n}번 창고의 물건을 ${n}번째로 옮기고 확인을 받는다`);
    const { answer } = await askContract(`${sampleContract}\n${annex}`, "별지 1 보여줘");
    assert.match(answer, /길어서 여기까지만 보였습니다. 뒤의 [\d,]+자/);
    assert.match(answer, /확인을 받는다 \[별지 1\]/);
  });

  it("an annex is read on to its end, turn by turn", async () => {
    const annex = rows(660, (n) => `${n}번 서고의 책을 ${n}번째로 옮기고 사서의 확인을 받는다`);
    const contract = `${sampleContract}\n${annex}`;
    const history: HistoryMessage[] = [];
    const say = async (text: string) => {
      const { answer } = await askContract(contract, text, { history: [...history] });
      history.push({ role: "user", text }, { role: "assistant", text: answer });
      return answer;
    };
    const answers = [await say("별지 1 보여줘"), await say("나머지도 보여줘"), await say("이어서 보여줘")];
    const numbers = answers.map((answer) => [...answer.matchAll(/(\d+)번 서고/g)].map(([, n]) => Number(n)));
    assert.ok(numbers.every((shown) => shown.length > 100));
    assert.deepEqual(
      numbers.flat(),
      Array.from({ length: 660 }, (_, at) => at + 1),
    );
    assert.deepEqual(
      answers.map((answer) => /여기까지만 보였습니다/.test(answer)),
      [true, true, false],
    );
  });

  it("the rest of a part that is named is read without the turn before", async () => {
    const annex = rows(500, (n) => `${n}번 창고의 물건을 ${n}번째로 옮기고 확인을 받는다`);
    const { answer } = await askContract(`${sampleContract}\n${annex}`, "별지 1 나머지 보여줘");
    assert.match(answer, /\(이어서\)/);
    assert.match(answer, /500번 창고/);
    assert.doesNotMatch(answer, /\b1번 창고/);
    const { answer: short } = await askContract(sampleContract, "별지 1 나머지 보여줘");
    assert.match(short, /영한 번역과 감수/);
  });

  it("what is left is told so that the next turn knows it, in either language", () => {
    const parts = [{ label: "Exhibit A", left: 12_345 }];
    for (const language of ["ko", "en"] as const)
      assert.deepEqual(leftPartsIn(parts.map((part) => leftPartNote(part)[language]).join("\n")), parts);
  });

  it("a matter of its own is searched for though the answer before broke off", async () => {
    const annex = rows(400, (n) => `${n}번 창고의 물건을 ${n}번째로 옮기고 확인을 받는다`);
    const contract = `${sampleContract}\n${annex}`;
    const { answer: first } = await askContract(contract, "별지 1 보여줘");
    const history: HistoryMessage[] = [
      { role: "user", text: "별지 1 보여줘" },
      { role: "assistant", text: first },
    ];
    const { answer } = await askContract(contract, "그러면 지연손해금도 더 알려줘", { history });
    assert.match(answer, /연 6%/);
    assert.doesNotMatch(answer, /\(이어서\)/);
  });

  it("a range of any length is read", async () => {
    const contract = `계약서\n${rows(30, (n) => `제${n}조(일 ${n}) 을은 ${n}번 일을 한다.`)}`;
    const { answer, details } = await askContract(contract, "제2조부터 제27조까지 보여줘");
    assert.equal(details.explored.length, 26);
    for (const n of [2, 15, 20, 27]) assert.ok(answer.includes(`을은 ${n}번 일을 한다`), String(n));
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

  it("an article of both is shown of both, and its rest is found by its name", async () => {
    const { answer } = await askContract(contract, "제2조 보여줘");
    assert.match(answer, /월 500만원이다\. \[제2조\][\s\S]*한 달 안에 낸다\. \[제2조 \(2\) 제2항\]/);
    const left = { label: "제2조 (2)", left: 1_234 };
    assert.deepEqual(leftPartsIn(leftPartNote(left).ko), [left]);
  });
});
