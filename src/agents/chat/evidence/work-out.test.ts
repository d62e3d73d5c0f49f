import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { SearchHit } from "#protocol";
import { tablesOf, withColumnNames } from "./tables.ts";
import { workOut } from "./work-out.ts";
import { goesOn, workedTable } from "./worked-fact.ts";

const budget = `| 부서 | 항목 | 2024년 예산(원) | 2024년 집행(원) | 집행률 |
| --- | --- | --- | --- | --- |
| 개발팀 | 클라우드 이용료 | 96000000 | 103500000 | 107.8% |
| 개발팀 | 교육훈련 | 15,000,000 | 6200000 | 41.3% |
| 영업팀 | 출장비 | 40000000 | 38750000 | 96.9% |`;

function asked(question: string, text = budget) {
  const [table] = tablesOf(text);
  assert.ok(table);
  return workOut(question, table);
}

describe("what is asked of a column as a whole", () => {
  it("is worked out over the rows that the question names", () => {
    assert.equal(asked("예산 총합은?")?.value, "151,000,000");
    assert.equal(asked("예산을 다 더하면 얼마야?")?.value, "151,000,000");
    assert.deepEqual(asked("개발팀 예산 합계는?")?.rows.length, 2);
    assert.equal(asked("개발팀 예산 합계는?")?.value, "111,000,000");
    assert.match(asked("예산이 가장 큰 항목은?")?.rows.join() ?? "", /항목: 클라우드 이용료/);
    assert.match(asked("집행률이 가장 낮은 항목은?")?.rows.join() ?? "", /항목: 교육훈련/);
    assert.equal(asked("집행이 가장 많은 항목은?")?.column, "2024년 집행(원)");
  });

  it("is not worked out where a word is not understood, or where it would mean nothing", () => {
    for (const question of [
      "작년 예산 합계는?",
      "2023년 예산 합계는?",
      "개발팀 빼고 예산 합계는?",
      "예산이 가장 큰 팀은?",
      "집행률 합계는?",
      "예산은 얼마야?",
    ])
      assert.equal(asked(question), null, question);
  });

  it("a row that sums up others is not added to them, and one that says otherwise stops the sum", () => {
    const total = (value: number) => `${budget}\n| 합계 |  | ${value} | 148450000 | |`;
    assert.equal(asked("예산 합계는?", total(151_000_000))?.value, "151,000,000");
    assert.equal(asked("예산 합계는?", total(160_000_000)), null);
    const costs = (last: string) => `| 항목 | 금액 |\n|---|---|\n| 급여 | 200 |\n| 수당 | 100 |\n| ${last} | 300 |`;
    for (const last of ["총합계", "총 합계", "합계(원)", "**합계**", "전체", "인건비 소계", "Total:", "TOTAL (USD)"])
      assert.equal(asked("금액 합계는?", costs(last))?.value, "300", last);
    // Whatever it is called.
    assert.equal(asked("금액 합계는?", costs("연간")), null);
  });

  it("rows are chosen by whole names, and by what the table tells", () => {
    const paid = `| 상태 | 금액 |\n|---|---|\n| 지급 | 200 |\n| 미지급 | 100 |\n| 지급 | 350 |`;
    assert.equal(asked("지급 금액 합계는?", paid)?.value, "550");
    const sold = `| 구분 | 수량 |\n|---|---|\n| 판매 | 10 |\n| 판매 | 5 |\n| 미판매 | 50 |`;
    assert.equal(asked("판매 수량 합계는?", sold)?.value, "15");
    for (const question of ["이번 금액 합계는?", "상태별 금액 합계는?", "total 금액 in May"])
      assert.equal(asked(question, paid), null, question);
    const years = `| 이름 | 입사연도 |\n|---|---|\n| 김 | 2010 |\n| 이 | 2021 |`;
    assert.equal(asked("가장 오래된 입사연도는?", years), null);
  });

  it("keeps the currency, and adds none to another", () => {
    const fees = (second: string) => `| Item | Fee |\n|---|---|\n| A | $1,200 |\n| B | ${second} |`;
    assert.equal(asked("What is the total fee?", fees("$800"))?.value, "$2,000");
    assert.equal(asked("What is the total fee?", fees("€800")), null);
  });
});

describe("a table in passages", () => {
  const passage = (text: string, page: number, start = 0): SearchHit => {
    const place = { start, end: start + text.length, text };
    return { documentId: "d", name: "예산.xlsx", page, ...place, score: 1, sentence: place };
  };

  it("is worked out only as a whole", () => {
    const first = passage(budget, 1);
    const worked = workedTable("예산 합계는?", [first]);
    assert.ok(worked);
    assert.equal(goesOn(worked, [first]), false);
    assert.equal(goesOn(worked, [first, passage(budget.replace("출장비", "접대비"), 2)]), true);
    const long = `${budget}\n${"| 영업팀 | 출장비 | 1 | 1 | 1% |\n".repeat(80)}`;
    assert.equal(workedTable("예산 합계는?", [passage(long, 1)]), null);
  });

  it("a passage that begins within it is read by the names of its columns", () => {
    const rest = passage("| 총무팀 | 사무용품 | 12000000 | 11340000 | 94.5% |", 1, 500);
    assert.match(withColumnNames(rest, [passage(budget, 1), rest]), /^\| 부서 \| 항목 .*\n\| --- .*\n\| 총무팀/);
    assert.equal(withColumnNames(rest, [rest]), rest.text);
  });
});
