import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { markdownTable, toldOver } from "./testing/ask-over.ts";

const sheet = (...tables: readonly string[]) => ({ "예산.xlsx": tables.map((table) => `## 시트\n\n${table}`) });

describe("two tables that stand together", () => {
  it("are not added up as one where a blank row leaves it open", async () => {
    const open = sheet(markdownTable("부서,예산", "영업,500", "개발,300", ",", "서울,7", "부산,8"));
    for (const question of ["예산 합계는?", "예산이 가장 작은 부서는?", "부서는 몇 개야?"])
      assert.match(await toldOver(open, question), /셈하지 않았/, question);
    const english = sheet(markdownTable("Team,Budget", "Sales,500", "Support,300", ",", "Leeds,7", "York,8"));
    assert.match(await toldOver(english, "total budget"), /Nothing was worked out/);
  });

  it("are one below a blank row where a total follows alone, or where the row sets the names off", async () => {
    const total = sheet(markdownTable("부서,예산", "영업,500", "개발,300", ",", "합계,800", "※ 단위는 만원,"));
    assert.match(await toldOver(total, "예산 합계는?"), /합계: 800 \(표 2줄 모두\)/);
    const apart = sheet(markdownTable("Team,Budget", ",", "Sales,500", "Support,300"));
    assert.match(await toldOver(apart, "total budget"), /800 \(all 2 rows\)/);
  });

  it("of pages of a PDF are two where the second has names of its own", async () => {
    const pages = { "예산.pdf": ["부서\t예산\n영업\t500\n개발\t300", "지점\t매출\n서울\t7\n부산\t8"] };
    assert.match(await toldOver(pages, "예산 합계는?"), /합계: 800 \(표 2줄 모두\)/);
    assert.match(await toldOver(pages, "매출 합계는?"), /합계: 15 \(표 2줄 모두\)/);
    const goesOn = { "budget.pdf": ["Team\tBudget\nSales\t500\nSupport\t300", "Legal\t70\nStaff\t80"] };
    assert.match(await toldOver(goesOn, "total budget"), /950 \(all 4 rows\)/);
    const open = { "budget.pdf": ["Team\tBudget\nSales\t500\nSupport\t300", "Legal\t\nStaff\t80\nBoard\t90"] };
    assert.match(await toldOver(open, "total budget"), /Nothing was worked out/);
  });
});

describe("a row that is none", () => {
  it("is left out where it is a note", async () => {
    for (const note of ["※ 2026년 기준,,", "주: 추정치,,", "주) 잠정,,", "비고 임원 제외,,", "* 계약직 포함,,"]) {
      const staff = { "직원.csv": [markdownTable("이름,부서,급여", "가나,영업,300", "다라,개발,200", note)] };
      assert.match(await toldOver(staff, "직원은 몇 명이야?"), /2줄/, note);
    }
    const english = {
      "staff.csv": [markdownTable("Name,Team,Pay", "Ann,Sales,300", "Bob,Legal,200", "Note: as of 2026,,")],
    };
    assert.match(await toldOver(english, "How many people are there?"), /2 rows/);
    const people = { "직원.csv": [markdownTable("이름,부서,급여", "주가람,영업,300", "비고은,,", "다라,개발,200")] };
    assert.match(await toldOver(people, "직원은 몇 명이야?"), /3줄/);
  });

  it("stops a sum where a bar within a cell shifts it", async () => {
    const row = "| 부서 | 담당 | 예산 |\n| --- | --- | --- |\n| 영업 | a|9 | 100 |\n| 개발 | b | 50 |";
    assert.match(await toldOver({ "예산.md": [row] }, "예산 합계는?"), /셈하지 않았/);
    const names = "| Team | Lead|Deputy | Budget |\n| --- | --- | --- |\n| Sales | Ann | 100 |\n| Legal | Bob | 50 |";
    assert.doesNotMatch(await toldOver({ "budget.md": [names] }, "total budget"), /sum of/);
  });
});
