import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { askContract, sampleContract } from "../../../test/beds/contract/ask.ts";

const englishContract = [
  "SERVICES AGREEMENT",
  "Article 1 (Payment) The Client pays 500 dollars, due within 30 days.",
  "Article 2 (Confidentiality) The Contractor keeps secrets for three years.",
  "Article 3 (Penalty) A delay costs 10 dollars a day.",
  "Article 4 (Termination) Either party may terminate early on 30 days' notice.",
  "Article 5 (Jurisdiction) The courts of Delaware have jurisdiction; its law governs.",
].join("\n");

describe("seed 11.14: greetings are answered, and what can be asked is what this contract holds", () => {
  it("lists this contract's own articles and annexes", async () => {
    const { answer, details } = await askContract(sampleContract, "뭘 물어볼 수 있어?");
    for (const part of ["제1조 목적", "제3조 대금", "제5조의2 하자", "제7조 관할", "별지 1"])
      assert.ok(answer.includes(part), `${part}\n${answer}`);
    assert.deepEqual([details.inScope, details.citations, details.toolHistory], [true, [], []]);
  });

  it("answers in English, and names the number of parts that it leaves out", async () => {
    const articles = Array.from(
      { length: 60 },
      (_, at) => `제${at + 1}조(사항 ${at + 1}) 갑은 을에게 ${at + 1}번을 알린다.`,
    );
    const { answer } = await askContract(["긴 계약서", ...articles].join("\n"), "What can I ask you?", {
      language: "en",
    });
    assert.match(answer, /This contract holds:/);
    assert.match(answer, /- and 20 more/);
  });

  for (const thanks of ["안녕하세요", "감사합니다", "고마워요"])
    it(`answers “${thanks}”`, async () => {
      const { answer, details } = await askContract(sampleContract, thanks);
      assert.doesNotMatch(answer, /질문에만 답할 수 있습니다/);
      assert.equal(details.inScope, true);
    });

  it("a word on a list never refuses: what the contract is about is in scope", async () => {
    const hotel = `${sampleContract}\n제8조(숙박) 호텔 숙박비와 비행기 값은 갑이 부담한다.`;
    for (const question of ["호텔비는 누가 내?", "비행기 값은 누가 부담해?"]) {
      const { details } = await askContract(hotel, question);
      assert.equal(details.inScope, true, question);
    }
  });

  it("a plain question is answered with the closest parts where the rule is not sure, and what is plainly foreign is refused", async () => {
    const cleaning = [
      "청소용역 계약서",
      "제1조(인력) “을”은 투입 인력의 4대 보험에 대한 책임을 진다.",
      "제2조(손해배상) 손해가 발생한 때에는 이를 배상하되, 배상액은 최근 6개월간 지급된 용역대금을 한도로 한다.",
    ].join("\n");
    const capped = await askContract(cleaning, "배상 한도가 얼마야?");
    assert.match(capped.answer, /가장 가까운 조항[\s\S]*한도로 한다/);
    const insured = await askContract(cleaning, "보증보험은 어떻게 해?");
    assert.match(insured.answer, /가장 가까운 조항|그런 말이 없습니다/);
    const notHeld = await askContract(cleaning, "재미있는 농담 하나 해줘");
    assert.match(notHeld.answer, /찾지 못했습니다|그런 말이 없습니다/);
    for (const question of ["오늘 서울 날씨 어때?", "파이썬으로 정렬 코드 짜줘", "미국 대통령이 누구야?"])
      assert.equal((await askContract(cleaning, question)).details.inScope, false, question);
  });

  it("what names nothing of the contract is talk as it was learned", async () => {
    for (const message of ["이게 뭐야?", "어떻게 써?", "어이", "ㅋㅋㅋ"]) {
      const { details } = await askContract(sampleContract, message);
      assert.deepEqual([details.inScope, details.toolHistory], [true, []], message);
    }
  });

  it("a question behind a greeting or thanks is answered", async () => {
    for (const question of [
      "안녕하세요, 해지는 어떻게 해?",
      "안녕! 관할 법원은?",
      "고마워, 위약금은 얼마야?",
      "안녕하세요 대금은 언제 주나요?",
      "네 감사합니다. 그럼 하자 보수 기간 알려줘",
    ]) {
      const { details } = await askContract(sampleContract, question);
      assert.ok(details.toolHistory.length > 0, question);
    }
    for (const question of [
      "hello, when is payment due?",
      "thanks, can I terminate early?",
      "Hi there! Which court has jurisdiction?",
      "Good morning, tell me about the penalty",
    ]) {
      const { details } = await askContract(englishContract, question, { language: "en" });
      assert.ok(details.toolHistory.length > 0, question);
    }
    for (const talk of [
      "안녕하세요, 반갑습니다!",
      "고마워, 덕분에 잘 알았어",
      "hello, how are you?",
      "thanks, that's all",
    ]) {
      const { details } = await askContract(sampleContract, talk);
      assert.deepEqual([details.inScope, details.toolHistory], [true, []], talk);
    }
  });

  it("a term of contracts is looked for, whatever the shape of the question: no greeting, no help, no refusal", async () => {
    for (const question of ["상한은 있어?", "휴가는 있어?", "감사는 있나요", "세금계산서는 언제 발행해?"]) {
      const { details } = await askContract(sampleContract, question);
      assert.ok(details.toolHistory.length > 0, question);
    }
    assert.equal((await askContract(sampleContract, "What is the penalty?", { language: "en" })).details.inScope, true);
    for (const question of [
      "What is the governing law?",
      "How long does confidentiality last?",
      "Can you terminate it early?",
    ]) {
      const { details } = await askContract(englishContract, question, { language: "en" });
      assert.ok(details.toolHistory.length > 0, question);
    }
  });

  it("who the parties are, or one of them, is told by the sentence that names them", async () => {
    for (const question of ["계약 당사자가 누구야?", "을이 누구야?", "Who are the parties?"]) {
      const { answer, details } = await askContract(sampleContract, question);
      assert.match(answer, /주식회사 한빛\(이하 “갑”이라 한다\)과 주식회사 나래/, question);
      assert.deepEqual(new Set(details.citations.map(({ label }) => label)), new Set(["전문"]), question);
    }
  });
});
