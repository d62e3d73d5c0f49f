import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { markdownTable, toldOver } from "./testing/ask-over.ts";

const korean = (header: string, ...rows: readonly string[]) => ({ "표.csv": [markdownTable(header, ...rows)] });
const english = (header: string, ...rows: readonly string[]) => ({ "table.csv": [markdownTable(header, ...rows)] });

describe("a word for a total in a cell", () => {
  it("makes no total of a row whose figures are none", async () => {
    for (const [rows, sum] of [
      [["Lump sum,1000", "Lump sum,500", "Monthly,200"], "1,700"],
      [["Theft,800", "Total loss,5000", "Fire,300"], "6,100"],
      [["Noodles,12", "Dim sum,12", "Soup,5"], "29"],
      [["Fresh Farms,90", "Total Produce,40", "Green Ltd,70"], "200"],
      [["Excellent,12", "Good,20", "Average,15", "Poor,3"], "50"],
      [["Tom,30", "Max,34", "Ann,21"], "85"],
      [["Tom,30", "Ann,21", "Max,34", "Min,25"], "110"],
    ] as const)
      assert.match(
        await toldOver(english("Name,Amount", ...rows), "total amount"),
        new RegExp(`sum of Amount: ${sum} \\(all ${rows.length} rows\\)`),
        rows.join(),
      );
    const paid = english("Member,Payment,Amount", "Kim,Lump sum,1000", "Lee,Lump sum,500", "Park,Monthly,200");
    assert.match(await toldOver(paid, "total amount"), /1,700 \(all 3 rows\)/);
    const grades = korean("평가,인원", "우수,12", "최고,4", "평균,15", "미흡,3");
    assert.match(await toldOver(grades, "인원 합계는?"), /합계: 34 \(표 4줄 모두\)/);
  });

  it("stops a sum where the row may be one or the other", async () => {
    for (const rows of [
      ["Theft,2000", "Fire,3000", "Total loss,5000"],
      ["Noodles,5", "Soup,7", "Dim sum,12", "Tea,2"],
      ["Excellent,12", "Good,18", "Average,15", "Poor,3"],
      ["Tom,30", "Ann,21", "Max,30"],
      ["Shell,100", "BP,70", "Total,50"],
      ["Shell,100", "Total,50", "BP,70"],
    ])
      for (const question of ["total amount", "highest amount"])
        assert.match(await toldOver(english("Name,Amount", ...rows), question), /Nothing was worked out/, rows.join());
  });

  it("is that of a total where the figures say so", async () => {
    for (const name of ["Total", "Grand total", "Overall", "Totals:", "Total amount", "Sum"])
      assert.match(
        await toldOver(english("Name,Amount", "Tom,30", "Ann,20", `${name},50`), "total amount"),
        /50 \(all 2 rows\)/,
        name,
      );
    for (const name of ["총원", "전사", "합 계", "소계 1", "총 계"])
      assert.match(
        await toldOver(korean("부서,인원", "영업,100", "개발,120", `${name},220`), "인원 합계는?"),
        /220 \(표 2줄 모두\)/,
        name,
      );
  });
});

describe("sums of groups", () => {
  it("are not compared with the sum of all", async () => {
    const rows = ["영업1팀,100", "영업2팀,50", "영업 합계,150", "개발1팀,60", "개발2팀,40", "개발 합계,100"];
    const told = await toldOver(korean("부서,예산", ...rows), "예산 합계는?");
    assert.match(told, /합계: 250 \(표 4줄 모두\)/);
    assert.doesNotMatch(told, /서로 다릅/);
    const regions = [
      "North,Ann,10",
      "North,Bob,20",
      "North total,,30",
      "South,Cid,5",
      "South,Dan,6",
      "South total,,11",
    ];
    const english41 = await toldOver(english("Region,Seller,Sales", ...regions), "total sales");
    assert.match(english41, /sum of Sales: 41 \(all 4 rows\)/);
    assert.doesNotMatch(english41, /otherwise/);
    const wrong = await toldOver(korean("부서,예산", ...rows, "총계,260"), "예산 합계는?");
    assert.match(wrong, /합계: 250 .*260로 적혀 있어 서로 다릅/);
  });

  it("are not counted twice in the middle of a table", async () => {
    const groups = korean("부서,인원", "영업1,100", "영업2,120", "소계1,220", "개발,10", "총무,20", "소계2,30");
    assert.match(await toldOver(groups, "인원 합계는?"), /합계: 250 \(표 4줄 모두\)/);
    for (const name of ["총원", "전사", "회사 모두"])
      assert.match(
        await toldOver(korean("부서,인원", "영업,100", "개발,120", `${name},220`, "파견,30"), "인원 합계는?"),
        /셈하지 않았/,
        name,
      );
    const overall = english("Team,People", "Sales,100", "Support,120", "Overall,220", "Interns,30");
    assert.match(await toldOver(overall, "total people"), /Nothing was worked out/);
    assert.match(await toldOver(overall, "Sales people total"), /100/);
    const rent = english("Item,Place,Amount", "Rent,Office,100", "Rent,Depot,150", "Sum for Rent,,250", "Overall,,250");
    assert.match(await toldOver(rent, "total amount"), /sum of Amount: 250 \(all 2 rows\)/);
  });

  it("are known by the total that follows them all, and so are rows that only look like them", async () => {
    const all = korean("부서,인원", "영업,100", "개발,120", "전사,220", "파견,30", "합계,250");
    assert.match(await toldOver(all, "인원 합계는?"), /합계: 250 \(표 3줄 모두\)/);
    const row = korean("부서,인원", "영업,100", "개발,120", "물류,220", "파견,30", "합계,470");
    assert.match(await toldOver(row, "인원 합계는?"), /합계: 470 \(표 4줄 모두\)/);
  });

  it("may stand before their groups, and averages behind them", async () => {
    const heads = korean("부서,예산", "영업부 계,150", "영업1,100", "영업2,50", "개발부 계,70", "개발1,30", "개발2,40");
    const told = await toldOver(heads, "예산 합계는?");
    assert.match(told, /합계: 220 \(표 4줄 모두\)/);
    assert.doesNotMatch(told, /서로 다릅/);
    const means = korean("이름,반,점수", "가,1반,80", "나,1반,90", "평균,,85", "다,2반,70", "라,2반,61", "평균,,65.5");
    assert.match(await toldOver(means, "점수가 가장 낮은 사람은?"), /61 — 라/);
  });
});
