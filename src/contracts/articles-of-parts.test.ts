import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readContract } from "./contract.ts";
import { listFacts } from "./facts/list-facts.ts";
import { labelsInText } from "./labels-in-text.ts";

const text = [
  "제1조(목적) 배를 빌린다.",
  "제2조(값) 값은 하루 20만원이다. 부칙 제2조와 별지 1 제2조 및 제1조에 따른다.",
  "부칙",
  "제1조(시행) 서명한 날부터 시행한다.",
  "제2조(경과) ① 앞선 약속은 없어진다. ② 보증금은 남는다.",
  "별지 1 배의 쓰임",
  "제1조(항로) 강에서만 쓴다.",
  "제2조(정원) 여섯 명까지 탄다.",
].join("\n");
const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] });
const named = (question: string) =>
  labelsInText(question, contract).map(({ label, unit, exact }) => [label, unit?.label, exact]);

it("an article of 부칙 or an annex is asked for by both names", () => {
  assert.deepEqual(named("부칙 2조 알려줘"), [["부칙 제2조", "부칙", true]]);
  assert.deepEqual(named("별지 제1호의 제2조는?"), [["별지 1 제2조", "별지 1", true]]);
  assert.deepEqual(named("부칙 제2조 제2항과 제1조"), [
    ["부칙 제2조 제2항", "부칙", true],
    ["제1조", "제1조", true],
  ]);
  assert.deepEqual(named("부칙 제7조는?"), [["부칙 제7조", "부칙", false]]);
  assert.deepEqual(named("별지 1 보여줘"), [["별지 1", "별지 1", true]]);
});

it("the first and the last article are asked for as such", () => {
  for (const question of ["마지막 조 보여줘", "마지막 조는?", "마지막 조항은?", "마지막조의 내용"])
    assert.deepEqual(named(question), [["제2조", "제2조", true]], question);
  for (const question of ["첫 번째 조 내용은?", "첫째 조를 읽어줘", "맨 처음 조문"])
    assert.deepEqual(named(question), [["제1조", "제1조", true]], question);
  for (const question of ["마지막 조건은 뭐야?", "첫 조치는?", "마지막 조정은 언제?"])
    assert.deepEqual(named(question), [], question);
});

it("a number in brackets behind an article is its point where no second article has that name", () => {
  const english = [
    "SERVICE AGREEMENT",
    "1. SCOPE. The works are built.",
    "2. FEES.",
    "(1) The fee is $500.",
    "(2) Late payment:",
    "(a) interest of 4% runs;",
    "(b) the works stop.",
    "3. TERM.",
    "(a) The term is one year.",
    "(b) It is renewed.",
  ].join("\n");
  const single = readContract({ documentId: "e", name: "e.txt", pages: [{ page: 1, text: english }] });
  const inSingle = (question: string) =>
    labelsInText(question, single).map(({ label, unit, exact }) => [label, unit?.label, exact]);
  assert.deepEqual(inSingle("What does Section 2 (2)(a) say?"), [["2(2)(a)", "2", true]]);
  assert.deepEqual(inSingle("What does Section 2 (2) say?"), [["2(2)", "2", true]]);
  assert.deepEqual(inSingle("What does Section 3 (1)(b) say?"), [["3", "3", true]]);
  assert.deepEqual(named("제2조 (2) 제1항은?"), [["제2조", "제2조", true]]);
  assert.deepEqual(named("부칙 제2조 (2) 제1항은?"), [["부칙 제2조", "부칙", true]]);
});

it("a reference into 부칙 or an annex leads there", () => {
  assert.deepEqual(
    contract.outline.references.filter(({ from }) => from === "제2조").map(({ to, resolved }) => [to, resolved]),
    [
      ["부칙 제2조", true],
      ["별지 1 제2조", true],
      ["별지 1 제1조", true],
    ],
  );
});

it("every label that a place is told by can be looked up", () => {
  for (let at = 0; at < text.length; at += 3) {
    const label = contract.labelAt(at);
    assert.ok(contract.labels.has(label), label);
  }
});

describe("two agreements in one file", () => {
  const text = [
    "근로계약서",
    "제1조(목적) 바다목장이 사람을 쓴다.",
    "제2조(임금) ① 임금은 월 500만원이다. ② 제1항의 임금은 25일에 준다.",
    "제3조(휴가) 휴가는 열흘이다.",
    "비밀유지약정서",
    "제1조(비밀) 먹이의 비율은 비밀이다.",
    "제2조(위약금) ① 위약금은 3,000만원이다. ② 제1항의 위약금은 제1조를 어긴 때에 낸다. ③ 전항은 다툴 수 없다.",
    "부칙",
    "제1조(시행) 오늘부터 쓴다.",
    "부칙",
    "제1조(시행) 내일부터 고쳐 쓴다.",
  ].join("\n");
  const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] });
  const named = (question: string) => labelsInText(question, contract).map(({ label }) => label);

  it("have labels that lead to their own place", () => {
    for (const { label, start } of contract.units) assert.equal(contract.labels.get(label)?.start, start, label);
    for (const { start } of contract.outline.articles.flatMap(({ paragraphs }) => paragraphs))
      assert.ok((contract.labels.get(contract.labelAt(start))?.start ?? 0) <= start);
    assert.deepEqual(
      ["월 500만원", "3,000만원", "오늘부터", "내일부터"].map((words) => contract.labelAt(text.indexOf(words))),
      ["제2조 제1항", "제2조 (2) 제1항", "부칙 제1조", "부칙 (2) 제1조"],
    );
    assert.deepEqual(
      listFacts(contract, ["amount"]).map(({ value, label }) => [value, label]),
      [
        ["500만원", "제2조 제1항"],
        ["3,000만원", "제2조 (2) 제1항"],
      ],
    );
  });

  it("are both meant by a number, and one of them by its own name", () => {
    assert.deepEqual(named("제2조 보여줘"), ["제2조", "제2조 (2)"]);
    assert.deepEqual(named("제2조 제3항은?"), ["제2조 (2) 제3항"]);
    assert.deepEqual(named("제2조 (2) 제1항은?"), ["제2조 (2) 제1항"]);
    assert.deepEqual(named("제3조(2)"), ["제3조"]);
    assert.deepEqual(named("부칙 보여줘"), ["부칙", "부칙 (2)"]);
    assert.deepEqual(named("부칙 (2)는 뭐야?"), ["부칙 (2)"]);
    assert.deepEqual(named("부칙 제1조는?"), ["부칙 제1조", "부칙 (2) 제1조"]);
  });

  it("refer to their own articles", () => {
    assert.deepEqual(
      contract.outline.references.map(({ from, to }) => [from, to]),
      [
        ["제2조 제2항", "제2조 제1항"],
        ["제2조 (2) 제2항", "제2조 (2) 제1항"],
        ["제2조 (2) 제2항", "제1조 (2)"],
        ["제2조 (2) 제3항", "제2조 (2) 제2항"],
      ],
    );
  });

  it("of English have sections and points of their own", () => {
    const english = [
      "LOAN AGREEMENT",
      "1. LOAN. The loan is $500.",
      "2. INTEREST. Interest is 4%.",
      "3. TERM. The term is one year.",
      "PLEDGE AGREEMENT",
      "1. PLEDGE. 1.1 The boat is pledged. 1.2 It is worth $3,000 under Section 2.",
      "2. RELEASE. The boat is released after payment under Section 1.2.",
      "3. LAW. The law of Norway governs.",
    ].join("\n");
    const both = readContract({ documentId: "e", name: "e.txt", pages: [{ page: 1, text: english }] });
    assert.equal(both.labelAt(english.indexOf("$3,000")), "1.2 (2)");
    assert.deepEqual(
      ["Section 2?", "Section 2 (2)?", "Section 2 (2)(a)?", "Section 1.2?", "1 (2)"].map((said) =>
        labelsInText(said, both).map(({ label }) => label),
      ),
      [["2", "2 (2)"], ["2 (2)"], ["2 (2)"], ["1.2 (2)"], ["1 (2)"]],
    );
    assert.deepEqual(
      both.outline.references.map(({ to }) => to),
      ["2 (2)", "1.2 (2)"],
    );
  });

  it("and more have a point that only the sixth of them has", () => {
    const plain = ["AGREEMENT", "1. LOAN. The loan is $500.", "2. INTEREST. Interest is 4%.", "3. TERM. One year."];
    const last = [
      "AGREEMENT",
      "1. PLEDGE. 1.1 The boat is pledged. 1.2 It is worth $3,000.",
      "2. RELEASE. Later.",
      "3. LAW. The law of Norway governs.",
    ];
    const english = [...Array.from({ length: 5 }, () => plain).flat(), ...last].join("\n");
    const all = readContract({ documentId: "e", name: "e.txt", pages: [{ page: 1, text: english }] });
    assert.deepEqual(
      labelsInText("What does Section 1.2 say?", all).map(({ label, exact }) => [label, exact]),
      [["1.2 (6)", true]],
    );
  });
});
