import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { statementsOf } from "../evidence/statements.ts";
import { rewriteRule } from "../steps/rewrite/rule.ts";
import { selectToolRule } from "../steps/select-tool/rule.ts";
import { selectToolInput } from "../steps/select-tool/schema.ts";
import { titleRule } from "../steps/title/rule.ts";
import { chatTools } from "../tools/index.ts";
import { toolsetOf } from "../tools/toolset.ts";
import { holdsAnswer } from "./answer-kind.ts";
import { beyondFinding } from "./beyond-finding.ts";
import { isCalendarQuestion } from "./calendar.ts";
import { comparedSides } from "./compared-sides.ts";
import { asksForOverview } from "./cues.ts";
import { digestKind } from "./digest-kind.ts";
import { nextSearch } from "./next-search.ts";
import { searchWords } from "./search-words.ts";
import { isSmallTalk } from "./small-talk.ts";
import { termsOf } from "./terms.ts";

const tools = toolsetOf(chatTools);

describe("a question about the calendar is about nothing else", () => {
  const yes =
    "지금 몇 시야?|담주 금욜 몇일이야?|100일 후가 언제야?|올해 며칠 남았어|is it monday today?|what time is it in Tokyo";
  const no =
    "출근 시간이 몇 시야?|해지하려면 며칠 전에 통지해야돼?|월세 내는 날이 언제야|계약기간 며칠임?|when does it expire?|시간 있어?|오늘 날씨 어때";
  for (const text of yes.split("|")) it(`${text}: the clock`, () => assert.ok(isCalendarQuestion(text)));
  for (const text of no.split("|")) it(`${text}: something else`, () => assert.ok(!isCalendarQuestion(text)));
});

describe("small talk", () => {
  for (const text of ["안녕하세요!", "ok got it, thanks", "네 감사합니다", "넌 누구야?", "ㅋㅋㅋ"])
    it(`${text} is small talk`, () => assert.ok(isSmallTalk(text)));
  for (const text of ["안녕하세요, 계약 기간이 언제까지인가요?", "지금 한국 대통령이 누구야?", "이 약 이름이 뭐야?"])
    it(`${text} is a question`, () => assert.ok(!isSmallTalk(text)));
});

describe("what is looked for", () => {
  for (const [question, words] of [
    ["문서에서 계약 기간 찾아줘", "계약 기간"],
    ["위약금 있어?", "위약금"],
    ["웹에서 환율 검색해줘", "환율"],
    ["웹툰 작가의 계약 기간 알려줘", "웹툰 작가의 계약 기간"],
    ["안녕하세요! 손해배상 한도를 알려주세요.", "손해배상 한도를"],
    ["what is the liability cap in this contract?", "the liability cap"],
  ] as const)
    it(`${question} → ${words}`, () => assert.equal(searchWords(question), words));

  it("words are found whatever they wear, and together they count more", () => {
    const terms = termsOf("계약 기간이 언제까지야?");
    assert.deepEqual(terms.words, ["계약", "기간"]);
    assert.equal(terms.coverage("계약기간은 1년으로 한다"), 1);
    assert.ok(terms.coverage("계약을 위반한 경우 기간을 정하여") < 0.75);
    assert.equal(terms.coverage("대금을 지급한다"), 0);
    assert.equal(termsOf("How many employees does it house?").coverage("housing 1 million employees"), 1);
  });

  it("a request for the whole of a document is told from one for a part of it", () => {
    for (const text of [
      "이 계약서 요약해줘",
      "두 계약서 비교해줘",
      "summarize this document",
      "첨부파일 내용 좀 알려줘",
    ])
      assert.ok(asksForOverview(text), text);
    for (const text of ["해지 조항 요약해줘", "summarize section 3", "두 계약서의 계약기간 비교해줘"])
      assert.ok(!asksForOverview(text), text);
  });

  it("a date answers when, an amount how much; a name cannot be told", () => {
    assert.equal(holdsAnswer("언제까지야?", "2026년 12월 31일까지로 한다"), true);
    assert.equal(holdsAnswer("언제까지야?", "서면으로 통지한다"), false);
    assert.equal(holdsAnswer("대금이 얼마야?", "매월 500만 원을 지급한다"), true);
    assert.equal(holdsAnswer("책임자가 누구야?", "갑이 책임진다"), null);
    assert.equal(holdsAnswer("해지 사유 알려줘", "서면으로 통지한다"), null);
  });
});

describe("comparisons", () => {
  for (const [question, sides] of [
    ["손해배상과 해지 비교해줘", ["손해배상", "해지"]],
    ["문서에서 A안과 B안의 비용 비교해줘", ["A안 비용", "B안 비용"]],
    ["전세랑 월세 중에 어느 쪽이 유리해?", ["전세", "월세"]],
    ["difference between TCP and UDP?", ["TCP", "UDP"]],
    ["계약 기간이 언제까지야?", null],
  ] as const)
    it(`${question} sets ${sides?.join(" beside ") ?? "nothing side by side"}`, () =>
      assert.deepEqual(comparedSides(question), sides));

  it("are found at either end of a pasted page, whatever blanks stand in it", () => {
    const blanks = " ".repeat(150_000);
    assert.equal(comparedSides(`compare${blanks}x`), null);
    assert.deepEqual(comparedSides(`손해배상과${" ".repeat(900)}해지 비교해줘${blanks}x`), ["손해배상", "해지"]);
    assert.deepEqual(comparedSides(`x${blanks}\ncompare TCP and UDP`), ["TCP", "UDP"]);
  });

  const asked = (question: string, queries: readonly string[], more = {}) =>
    nextSearch({
      question,
      documents: [{ name: "가.pdf" }, { name: "나.pdf" }],
      searched: queries,
      iteration: queries.length,
      maxIterations: 5,
      ...more,
    });

  it("each side is looked for by itself, then nothing more", () => {
    const question = "손해배상과 해지 비교해줘";
    assert.equal(asked(question, []), "손해배상");
    assert.equal(asked(question, ["손해배상"]), "해지");
    assert.equal(asked(question, ["손해배상", "해지"]), null);
    assert.equal(asked(question, ["손해배상과 해지"]), null);
  });

  it("documents that are compared are looked into one by one", () => {
    const question = "두 계약서의 계약기간 차이점 알려줘";
    assert.equal(asked(question, []), "계약기간 가.pdf");
    assert.equal(asked(question, ["계약기간 가.pdf"]), "계약기간 나.pdf");
    assert.equal(asked(question, ["계약기간 가.pdf", "계약기간 나.pdf"]), null);
  });

  it("with two rounds left, both are looked for at once, so that one is left to reason in", () => {
    assert.equal(asked("손해배상과 해지 비교해줘", [], { maxIterations: 2 }), "손해배상과 해지");
  });
});

describe("what finding passages does not do", () => {
  it("adding up and bringing everything are told from asking for what stands there", () => {
    for (const question of [
      "취득금액을 모두 더하면 얼마야?",
      "금액 합계 구해줘",
      "What do the fees come to if added up?",
    ])
      assert.equal(beyondFinding(question), "sum", question);
    for (const question of ["결정된 사항을 모두 알려줘", "List all the deadlines"])
      assert.equal(beyondFinding(question), "every", question);
    for (const question of ["짐은 다 합쳐서 몇 kg까지 돼?", "모두 참석해야 하나요?", "Do all members pay?"])
      assert.equal(beyondFinding(question), null, question);
  });
});

describe("one question after the other about a document", () => {
  const answer = '꼭 맞는 내용은 찾지 못했습니다. "3. 상시 5인 이상 30명 미만의 사업장: 2022년 1월 1일" [1]';
  const completed = (before: string, text: string) => {
    const history = [
      { role: "user" as const, text: before },
      { role: "assistant" as const, text: answer },
    ];
    return rewriteRule({ text, history, summary: "" }).question;
  };

  it("one with a subject of its own takes nothing from the one before", () => {
    const before = "5인 미만 사업장에도 연차가 적용되나요?";
    for (const text of [
      "육아휴직은 며칠이야?",
      "퇴직금은 언제까지 줘야 하나요?",
      "수습 기간에도 해고 예고를 해야 하나요?",
    ])
      assert.equal(completed(before, text), text);
    assert.equal(
      completed("what do you charge for the cover?", "Can I choose the colour of my cast?"),
      "Can I choose the colour of my cast?",
    );
  });

  it("one that says nothing by itself is completed", () => {
    for (const text of ["그건 왜?", "더 자세히", "그럼 언제부터?"])
      assert.match(completed("연차는 며칠이야?", text), /^연차는 며칠이야\? /);
  });
});

describe("a pasted page is read in time that grows with it, not faster", () => {
  const pages = {
    "white space": `계약${" ".repeat(150_000)}기간이 언제야?`,
    "white space in a comparison": `손해배상과${" ".repeat(150_000)}해지`,
    greetings: "안녕 ".repeat(60_000),
    digits: "1 ".repeat(80_000),
    "words of asking": "언제 왜 지금 찾아줘 비교 ".repeat(12_000),
    "one long word": "가".repeat(190_000),
    brackets: "[".repeat(100_000) + "(".repeat(90_000),
  };
  for (const [name, text] of Object.entries(pages)) {
    it(name, () => {
      const input = selectToolInput.parse({
        question: text,
        documents: [{ id: "d", name: "가.pdf", description: "" }],
      });
      const { query } = selectToolRule(input, { language: "ko" }, tools);
      assert.ok((query ?? "").length <= 400);
      selectToolRule({ ...input, documents: [] }, { language: "ko" }, tools);
      rewriteRule({ text, history: [{ role: "user", text }], summary: "" });
      assert.ok(titleRule({ question: text, answer: "" }).title.length <= 48);
      statementsOf(text);
    });
  }
});

describe("a document as a whole", () => {
  it("what a document says of a standard, or of one thing's summary, is no digest", () => {
    for (const question of ["표준 근로시간 정리해줘", "2조 내용이 뭐야?", "세 가지 서류가 뭐야?", "결론 도출 방법은?"])
      assert.equal(digestKind(question), null, question);
    for (const question of ["이 문서 핵심만 3줄로 요약해줘", "회의록 요약해줘", "summarise the minutes"])
      assert.equal(digestKind(question), "summary", question);
  });
});
