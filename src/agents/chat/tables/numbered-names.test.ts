import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { markdownTable, toldOver } from "./testing/ask-over.ts";

const table = (header: string, ...rows: readonly string[]) => ({ "표.csv": [markdownTable(header, ...rows)] });
const english = (header: string, ...rows: readonly string[]) => ({ "table.csv": [markdownTable(header, ...rows)] });

describe("a number or a year is what its row is called", () => {
  it("so that a row of figures alone is none that sums up", async () => {
    const quarters = english("Quarter,Sales", "1,100", "2,200", "3,300", "4,250");
    assert.match(await toldOver(quarters, "highest sales"), /300/);
    assert.match(await toldOver(quarters, "total sales"), /850 \(all 4 rows\)/);
    const years = table("연도,매출", "2021,100", "2022,200", "2023,300", "2024,250");
    assert.match(await toldOver(years, "매출이 가장 큰 연도는?"), /300/);
    assert.match(await toldOver(years, "매출 합계는?"), /850 \(표 4줄 모두\)/);
    const numbers = table("번호,점수", "1,10", "2,20", "3,30", "4,5");
    assert.match(await toldOver(numbers, "점수 합계는?"), /65 \(표 4줄 모두\)/);
    const weeks = english("Week,Visitors", "Week 1,40", "Week 2,60", "Week 3,100", "Week 4,80");
    assert.match(await toldOver(weeks, "total visitors"), /280 \(all 4 rows\)/);
  });

  it("in the last row as well", async () => {
    assert.match(
      await toldOver(table("연도,매출", "2021,100", "2022,200", "2023,300"), "매출 합계는?"),
      /600 \(표 3줄 모두\)/,
    );
  });

  it("but a number beside the name of all rows tells nothing", async () => {
    const counted = table("번호,부서,예산", "1,영업팀,100", "2,개발팀,200", "3,회사 모든 곳,300");
    assert.match(await toldOver(counted, "예산 합계는?"), /합계 줄인지 알 수 없/);
    const nameless = table("번호,부서,예산", "1,영업팀,100", "2,개발팀,200", "3,,300", "4,총무팀,50");
    assert.match(await toldOver(nameless, "예산 합계는?"), /셈하지 않았/);
  });
});

describe("a row without a name that is the sum of those above it", () => {
  it("is left out at the end of its table, and stops a sum in the middle", async () => {
    assert.match(
      await toldOver(table("부서,예산", "영업팀,100", "개발팀,250", ",350"), "예산 합계는?"),
      /350 \(표 2줄 모두\)/,
    );
    const middle = english("Team,Budget", "Sales,100", "Support,250", ",350", "Legal,40");
    assert.match(await toldOver(middle, "total budget"), /Nothing was worked out/);
    assert.match(await toldOver(middle, "highest budget"), /Nothing was worked out/);
  });
});
