import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import type { SearchHit } from "#protocol";
import { confidenceWeights, sureFit } from "./answer-weights.ts";
import { chooseAnswers } from "./choose-answers.ts";
import { shippedConfidence } from "./confidence.ts";
import { signsAgainst, signsFor } from "./confidence-features.ts";
import { gatherHits } from "./gather.ts";
import { quoteFact } from "./quote-fact.ts";
import { sayAnswer } from "./say-answer.ts";
import { statementsOf } from "./statements.ts";
import { treesSay } from "./tree.ts";

const article = `제4조(계약기간)

① 계약기간은 2026년 12월 31일까지로 한다.

② 기간이 끝나기 전에 알리지 않으면 1년씩 늘어난다.`;
const refusal = `제5조(면책) ① 회사는 다음 중 하나에 해당하면 지급하지 않습니다.
1. 고의로 해친 경우
2. 전쟁이나 폭동인 경우`;
const table = `| 구분 | 금액 |
| --- | --- |
| 착수금 | 300만 원 |
| 잔금 | 700만 원 |`;

async function read(text: string, question: string) {
  const [best] = await chooseAnswers(question, [{ text, document: "" }]);
  assert.ok(best);
  return sayAnswer(best.statement, best.statements, question);
}

describe("what a passage says", () => {
  it("a heading is no statement: it goes with those below it", () => {
    assert.deepEqual(
      statementsOf(article).map(({ heading, text }) => [heading, text.slice(0, 6)]),
      [
        ["제4조(계약기간)", "① 계약기간"],
        ["제4조(계약기간)", "② 기간이 "],
      ],
    );
  });

  it("page numbers and the points of a list are not taken for headings", () => {
    const statements = statementsOf(
      "7. 불가항력으로 이행하기 어렵다고 인정한 경우\n\nPage 1 of 5\n\n③ 해지할 수 있다.",
    );
    assert.deepEqual(
      statements.map(({ heading }) => heading),
      [null, null],
    );
  });

  it("an article that was looked for is told whole", async () => {
    const { text, heading } = await read(article, "계약 기간");
    assert.equal(heading, "제4조(계약기간)");
    assert.match(text, /12월 31일까지로 한다\. ② 기간이/);
  });

  it("a row that holds who was asked about, under the column that was asked for, answers surely", async () => {
    const sheet =
      "| 이름 | 입사일 | 연차 잔여일수 |\n|---|---|---|\n| 김하늘 | 2019-03-02 | 7 |\n| 박서연 | 2023-06-01 | |";
    const best = async (question: string) => {
      const [answer] = await chooseAnswers(question, [{ text: sheet, document: "연차.xlsx" }]);
      return { text: answer?.statement.text, isSure: (answer?.confidence ?? 0) >= sureFit };
    };
    const row = "이름: 김하늘, 입사일: 2019-03-02, 연차 잔여일수: 7";
    assert.deepEqual(await best("김하늘 연차는 며칠 남았어?"), { text: row, isSure: true });
    assert.deepEqual(await best("김하늘 입사일은 언제야?"), { text: row, isSure: true });
    assert.equal((await best("김하늘 퇴사일은 언제야?")).isSure, false);
    assert.equal((await best("박서연 연차는 며칠 남았어?")).isSure, false);
    const teams = "| 팀 | 예산 |\n|---|---|\n| 11팀 | 500 |\n| 2팀 | 300 |\n| 3팀 | 100 |";
    const [answer] = await chooseAnswers("1팀 예산은 얼마야?", [{ text: teams, document: "예산.xlsx" }]);
    assert.ok((answer?.confidence ?? 0) < sureFit, answer?.statement.text);
  });

  it("a sentence that only announces a table is told with its rows, those that were asked for first", async () => {
    const announced = "## 휴가\n\n경조 휴가는 다음과 같다.\n\n";
    const cells = `${announced}| 사유 | 일수 |\n|---|---|\n| 본인 결혼 | 5일 |\n| 조부모 사망 | 3일 |`;
    const lines = `${announced}사유\t일수\n본인 결혼\t5일\n조부모 사망\t3일`;
    const rowsOf = async (text: string, question: string) => (await read(text, question)).rows.map((row) => row.text);
    assert.deepEqual(await rowsOf(cells, "경조 휴가는 며칠이야?"), [
      "사유: 본인 결혼, 일수: 5일",
      "사유: 조부모 사망, 일수: 3일",
    ]);
    assert.deepEqual(await rowsOf(lines, "경조 휴가는 며칠이야?"), ["본인 결혼 5일", "조부모 사망 3일"]);
    const [opener] = statementsOf(cells);
    assert.ok(opener);
    const asked = sayAnswer(opener, statementsOf(cells), "조부모 경조 휴가는?");
    assert.equal(asked.rows[0]?.text, "사유: 조부모 사망, 일수: 3일");
    const nextMonth = statementsOf("다음 달 급여일에 준다.\n\n| 사유 | 일수 |\n|---|---|\n| 결혼 | 5일 |");
    assert.equal(nextMonth[0]?.opens, false);
  });

  it("of a list that is too long the point that was asked for is told", () => {
    const points = Array.from({ length: 20 }, (_, at) => `- ${at + 1}번째 준비물인 물건을 하나씩 챙겨서 온다.`);
    const text = ["준비물은 다음과 같다.", ...points, "- 여권 사본을 두 장 낸다."].join("\n");
    const statements = statementsOf(text);
    const [opener] = statements;
    assert.ok(opener);
    assert.match(
      sayAnswer(opener, statements, "여권 준비물은?").text,
      /^준비물은 다음과 같다\. - 1번째.* … - 여권 사본/,
    );
  });

  it("what a sentence announces is told with it", async () => {
    assert.match((await read(refusal, "지급하지 않는 경우는?")).text, /않습니다\. 1\. 고의로 해친 경우 2\. 전쟁이나/);
  });

  it("the note of a change stands between a sentence and what it announces, and parts them not", async () => {
    const law = `제26조(해고의 예고)

사용자는 적어도 30일 전에 예고하여야 한다. 다만, 다음 각 호의 경우에는 그러하지 아니하다. <개정 2010.6.4, 2019.1.15>

1. 근로자가 계속 근로한 기간이 3개월 미만인 경우
2. 천재로 사업을 계속하는 것이 불가능한 경우`;
    assert.match(
      (await read(law, "해고는 며칠 전에 예고해야 하나?")).text,
      /2019\.1\.15> 1\. .+3개월 미만인 경우 2\. /,
    );
  });

  it("a paragraph is no point of the list that the one before it announces", () => {
    const statements = statementsOf(
      "① 다음 각 호의 임금은 지급한다. <개정 2024.10.22>\n\n② 사망한 때에는 그날로 한다.",
    );
    const [, second] = statements;
    assert.ok(second);
    assert.equal(sayAnswer(second, statements).lead, null);
  });

  it("a rule goes before the provision from when on it holds, unless that is asked for", async () => {
    const law = `제74조(임산부의 보호)

① 사용자는 임신 중의 여성에게 90일의 출산전후휴가를 주어야 한다.

제2조(출산전후휴가에 관한 적용례)

제74조의 개정규정은 이 법 시행 후 출산하는 근로자부터 적용한다.`;
    assert.match((await read(law, "출산휴가는 며칠이야?")).text, /90일/);
    assert.match((await read(law, "출산전후휴가 개정규정은 누구부터 적용해?")).text, /출산하는 근로자부터/);
  });

  it("a row is told by the names of its columns, and not as a quotation", async () => {
    const { text, quoted } = await read(table, "잔금은 얼마야?");
    assert.equal(text, "구분: 잔금, 금액: 700만 원");
    assert.equal(quoted, false);
  });

  it("the sentence with a date is preferred when a date is asked for", async () => {
    const text = "계약기간에 대하여 정한다. 계약기간은 2026년 12월 31일에 끝난다.";
    assert.match((await read(text, "계약기간이 언제 끝나?")).text, /12월 31일/);
  });

  it("a definition is preferred when one is asked for", async () => {
    const text = "계약자가 고의로 해친 경우\n가. 계약자: 보험료를 낼 의무를 지는 사람을 말합니다.";
    assert.match((await read(text, "계약자가 뭐야?")).text, /^가\. 계약자:/);
  });
});

describe("an answer is told whole", () => {
  it("an exception is never told without its rule", async () => {
    const { text } = await read(
      "보험금은 지급하지 않습니다. 다만, 사고로 다친 때에는 지급합니다.",
      "다친 때에는 지급하나요?",
    );
    assert.equal(text, "보험금은 지급하지 않습니다. 다만, 사고로 다친 때에는 지급합니다.");
  });

  it("a point of a list is told with the sentence that announces it", async () => {
    const { lead, text } = await read(refusal, "전쟁이나 폭동이면 어떻게 되나요?");
    assert.match(text, /전쟁이나 폭동/);
    assert.match(`${lead ?? ""} ${text}`, /지급하지 않습니다/);
  });

  it("what is said of another kind than was asked about is no answer", async () => {
    const text = "국내 출장의 숙박비는 1박에 8만원이다.\n\n해외 출장은 따로 정한다.";
    const answers = await chooseAnswers("해외출장 숙박비 한도는?", [{ text, document: "" }]);
    assert.ok(answers.every(({ statement }) => !statement.text.includes("8만원")));
  });
});

describe("whether a statement answers", () => {
  it("what the question names and nothing holds never speaks for an answer, nor what is held against one", () => {
    for (const sign of signsAgainst) assert.ok((confidenceWeights[sign] ?? Number.NaN) <= 0, sign);
    for (const sign of signsFor) assert.ok((confidenceWeights[sign] ?? Number.NaN) >= 0, sign);
  });

  it("nor does it in any tree, whatever the other signs are", () => {
    const { weights, trees } = shippedConfidence;
    const names = Object.keys(weights);
    for (const [at, sign] of names.entries()) {
      const direction = signsFor.has(sign) ? 1 : signsAgainst.has(sign) ? -1 : 0;
      if (direction === 0) continue;
      for (let seed = 0; seed < 50; seed += 1) {
        const signs = names.map((_, other) => Math.sin(seed * 97 + other * 31) * 3);
        const more = signs.with(at, (signs[at] ?? 0) + 1 + (seed % 5));
        const change = treesSay(trees, more) - treesSay(trees, signs);
        assert.ok(change * direction > -1e-9, `${sign}: ${change}`);
      }
    }
  });
});

test("a mail thread that is pasted as a question is compared by its ends", async () => {
  const pasted = Array.from({ length: 15_000 }, (_, at) => `mail${at.toString(36)} 공문${at}`).join(" ");
  const text = Array.from({ length: 40 }, (_, at) => `${at}번 창구는 서류를 접수한다.`).join("\n");
  const rent = "월세는 매월 25일에 낸다.";
  const [best] = await chooseAnswers(`월세 내는 날이 언제야?\n\n${pasted}`, [
    { text: `${text}\n${rent}`, document: "" },
  ]);
  assert.equal(best?.statement.text, rent);
});

describe("what is gathered", () => {
  const hit = (name: string, text: string, score: number): SearchHit => {
    const sentence = { start: 0, end: text.length, text };
    return { documentId: name, name, page: 2, start: 0, end: text.length, score, text, sentence };
  };
  const gather = (hits: readonly SearchHit[], query: string, own = query) =>
    gatherHits({ sources: [], facts: [], documents: [] }, hits, { query, question: query, own }, "ko");

  it("every hit is a source; only what fits is said, and nothing twice", async () => {
    const { sources, facts } = await gather(
      [hit("가.pdf", article, 9), hit("가.pdf", article, 8), hit("가.pdf", "대금은 말일에 낸다.", 7)],
      "계약 기간",
    );
    assert.equal(sources.length, 3);
    assert.deepEqual(
      facts.map(({ mark }) => mark),
      ["[1]"],
    );
  });

  it("the same words of two documents are two facts", async () => {
    const { facts } = await gather([hit("가.pdf", article, 9), hit("나.pdf", article, 9)], "계약 기간");
    assert.equal(facts.length, 2);
  });

  it("nothing is told as an answer when nothing fits", async () => {
    const { facts } = await gather([hit("가.pdf", article, 9)], "주차장 이용 요금");
    assert.ok(facts.every(({ fit }) => fit < sureFit / 2));
  });

  it("what only the question before speaks of is never sure, and left out where the new one's subject is found", async () => {
    const [before, own] = ["계약 기간은 언제까지야?", "주차장은 언제까지야?"];
    const parking = "주차장은 사무실과 따로 계약한다.";
    const alone = await gather([hit("가.pdf", article, 9)], `${before} ${own}`, own);
    assert.ok(alone.facts.every(({ fit }) => fit < sureFit));
    const { facts } = await gather([hit("가.pdf", article, 9), hit("나.pdf", parking, 5)], `${before} ${own}`, own);
    assert.deepEqual(
      facts.map(({ text }) => text),
      [parking],
    );
  });

  it("a fact is quoted with its heading, citation and place, and inner quotation marks do not end it", async () => {
    const [fact] = (await gather([hit("가.pdf", article, 9)], "계약 기간")).facts;
    assert.ok(fact);
    assert.match(quoteFact(fact), /^\*\*제4조\(계약기간\)\*\* "① .+늘어난다\." \[1\] \(가\.pdf, 2쪽\)$/);
    assert.match(quoteFact({ ...fact, heading: null, text: '이를 "갑"이라 한다' }), /^「이를 "갑"이라 한다」 \[1\]/);
  });
});
