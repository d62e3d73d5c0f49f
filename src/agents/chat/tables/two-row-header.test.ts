import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parseDocument } from "#documents";
import { makeXlsx } from "../../../../test/beds/documents/make-xlsx.ts";
import { readTables } from "./read-tables.ts";
import { askOver, markdownTable, toldOver } from "./testing/ask-over.ts";

const halves = [
  "지역,상반기,,하반기,",
  ",매출,이익,매출,이익",
  "서울,100,10,120,14",
  "부산,80,7,90,9",
  "대구,60,5,75,6",
];
const lines = (rows: readonly string[]) => markdownTable(rows[0] ?? "", ...rows.slice(1));
const files = (rows: readonly string[]) => ({
  csv: { "실적.csv": [lines(rows)] },
  xlsx: { "실적.xlsx": [`## 실적\n\n${lines(rows)}`] },
  markdown: { "실적.md": [`# 실적\n\n${lines(rows)}`] },
});

async function headerIn(rows: readonly string[]) {
  const pages = [{ page: 1, text: lines(rows) }];
  const document = { id: "d", name: "d.csv", url: null, isSheet: false };
  const { tables, nameless } = await readTables(document, pages, async () => {});
  return tables[0]?.header ?? nameless[0]?.why;
}

describe("names of columns in two rows", () => {
  it("are one name for each column, in a spreadsheet, a CSV and Markdown", async () => {
    for (const documents of Object.values(files(halves))) {
      assert.match(await toldOver(documents, "상반기 매출 합계는?"), /상반기 매출 합계: 240 \(표 3줄 모두/);
      assert.match(await toldOver(documents, "하반기 이익 합계 알려줘"), /하반기 이익 합계: 29 /);
      assert.match(await toldOver(documents, "하반기 매출이 가장 큰 지역은?"), /120 — 서울/);
      assert.match(await toldOver(documents, "매출 중 하반기 합계"), /하반기 매출 합계: 285/);
      const both = await askOver(documents, "매출 합계는?");
      assert.deepEqual(
        both.map(({ text }) => /(.{3} 매출) 합계: (\d+)/.exec(text)?.slice(1)),
        [
          ["상반기 매출", "240"],
          ["하반기 매출", "285"],
        ],
      );
    }
    const [one] = await askOver(files(halves).csv, "부산의 하반기 매출은?");
    assert.match(one?.text ?? "", /하반기 매출: 90/);
    assert.match(one?.rows[0]?.text ?? "", /지역: 부산, 상반기 매출: 80, 상반기 이익: 7, 하반기 매출: 90/);
    const sales = [",2025,,2026,", "Region,Sales,Cost,Sales,Cost", "North,10,4,12,5", "South,20,9,25,8"];
    const english = { "sales.csv": [lines(sales)] };
    assert.match(await toldOver(english, "total 2026 sales"), /sum of 2026 Sales: 37/);
    assert.match(await toldOver(english, "total 2025 cost"), /sum of 2025 Cost: 13/);
  });

  it("are read off files as programs write them", async () => {
    const cells = halves.map((line) => line.split(",").map((cell) => (cell === "" ? null : cell)));
    const files = {
      "실적.xlsx": await makeXlsx("실적", cells),
      "실적.csv": new TextEncoder().encode(halves.join("\n")),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const pages: { page: number; text: string }[] = [];
      for await (const { page, text } of parseDocument(bytes, name)) pages.push({ page, text });
      const { tables } = await readTables({ id: "d", name, url: null, isSheet: true }, pages, async () => {});
      assert.deepEqual(tables[0]?.header, ["지역", "상반기 매출", "상반기 이익", "하반기 매출", "하반기 이익"], name);
    }
  });

  it("stand in many shapes", async () => {
    const [, sub = "", ...rows] = halves;
    const whole = ["지역", "상반기 매출", "상반기 이익", "하반기 매출", "하반기 이익"];
    assert.deepEqual(await headerIn(["지역,상반기,상반기,하반기,하반기", sub, ...rows]), whole);
    assert.deepEqual(await headerIn([",상반기,,하반기,", "지역,매출,이익,매출,이익", ...rows]), whole);
    assert.deepEqual(await headerIn(["지역,상반기,,하반기,", "지역,매출,이익,매출,이익", ...rows]), whole);
    assert.deepEqual(await headerIn(["2026년 실적,,,,", "지역,상반기,,하반기,", sub, ...rows]), whole);
    assert.deepEqual(await headerIn(["2026년 실적,,,(단위: 만원),", "지역,상반기,,하반기,", sub, ...rows]), whole);
    assert.deepEqual(
      await headerIn(["지역,담당자,매출,,비고", ",,상반기,하반기,", "서울,김,100,120,", "부산,박,80,90,확인"]),
      ["지역", "담당자", "매출 상반기", "매출 하반기", "비고"],
    );
  });

  it("are not made up where nobody can tell what is whose", async () => {
    const rows = ["서울,100,10,120,14", "부산,80,7,90,9"];
    for (const header of [
      ["지역,상반기,,하반기,", ",매출,매출,매출,이익"],
      ["지역,상반기,,하반기,", "시도,매출,이익,매출,이익"],
      ["지역,상반기,,하반기,", ",매출,이익,매출,이익", ",원,원,원,원"],
      [",,상반기,하반기,", "지역,매출,이익,매출,이익"],
    ])
      assert.equal(await headerIn([...header, ...rows]), "unsure-names", header.join(" / "));
    const unsure = { "실적.csv": [lines(["지역,상반기,,하반기,", "시도,매출,이익,매출,이익", ...rows])] };
    assert.match(await toldOver(unsure, "상반기 매출 합계는?"), /열 이름이 여러 줄에 나뉘어 있어.*셈하지 않았/);
    assert.match(await toldOver(unsure, "What is the total sales?"), /several rows/);
  });

  it("are not taken from a row of data", async () => {
    for (const [header = "", ...rows] of [
      ["품목,가격,할인가", "사과,협의,문의", "배,300,200", "감,200,100"],
      ["이름,점수,", "김,결석,병가", "이,90,", "박,80,"],
      ["행사,날짜,예산", "신년회,미정,미정", "송년회,2026-12-18,450", "체육대회,2026-09-05,620"],
      ["이름,부서,직급", "김하늘,영업팀,대리", "박서연,개발팀,사원"],
    ])
      assert.deepEqual(await headerIn([header, ...rows]), header.split(","), header);
  });
});

describe("a table without names of columns", () => {
  const bare = { "지점.csv": [markdownTable("서울,300", "부산,400", "대구,100", "광주,100")] };

  it("says so when it is asked to be worked out", async () => {
    for (const question of ["매출 합계는?", "평균 알려줘", "서울 합계", "가장 많은 곳은?"])
      assert.match(await toldOver(bare, question), /^이 표에는 열 이름이 없어서.*셈하지 않았/, question);
    assert.match(await toldOver(bare, "What is the total?"), /^The columns of this table have no names/);
    assert.deepEqual(
      (await askOver(bare, "매출 합계는?")).map(({ kind, name }) => [kind, name]),
      [["declined", "지점.csv"]],
    );
  });

  it("is silent about what is asked of something else", async () => {
    for (const question of ["서울은 어떤 도시야?", "휴가는 어떻게 신청해?"])
      assert.deepEqual(await askOver(bare, question), [], question);
    const named = { ...bare, "예산.csv": [markdownTable("부서,예산", "영업팀,300", "개발팀,500")] };
    assert.match(await toldOver(named, "예산 합계는?"), /예산 합계: 800/);
    assert.doesNotMatch(await toldOver(named, "인사팀 예산 합계는?"), /열 이름/);
    assert.match(await toldOver(named, "부산과 대구 합계는?"), /열 이름이 없어서/);
  });
});
