import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readTables } from "./read-tables.ts";
import { markdownTable } from "./testing/ask-over.ts";

const readAll = (pages: readonly string[], isSheet = false) =>
  readTables(
    { id: "d", name: "d", url: null, isSheet },
    pages.map((text, at) => ({ page: at + 1, text })),
    async () => {},
  );
const read = async (pages: readonly string[], isSheet = false) => (await readAll(pages, isSheet)).tables;

describe("a table of a document", () => {
  it("is whole however many pages it stands on, with its names repeated or without", async () => {
    const repeated = await read([markdownTable("이름,값", "가,1", "나,2"), markdownTable("이름,값", "다,3")]);
    assert.deepEqual(
      repeated.map(({ rows }) => rows.map(({ cells, page }) => `${cells[0]}${page}`)),
      [["가1", "나1", "다2"]],
    );
    const bare = await read([`앞말\n\n${markdownTable("이름,값", "가,1")}`, "| 나 | 2 |\n| 다 | 3 |\n\n뒷말"]);
    assert.deepEqual(
      bare.map(({ rows }) => rows.length),
      [3],
    );
  });

  it("ends where another begins: on another sheet, under other names, after words", async () => {
    const sheets = await read(
      [`## 하나\n\n${markdownTable("이름,값", "가,1")}`, `## 둘\n\n${markdownTable("이름,값", "나,2")}`],
      true,
    );
    assert.deepEqual(
      sheets.map(({ sheet, rows }) => [sheet, rows.length]),
      [
        ["하나", 1],
        ["둘", 1],
      ],
    );
    const others = await read([markdownTable("이름,값", "가,1"), markdownTable("이름,금액", "나,2")]);
    assert.equal(others.length, 2);
    const parted = await read([
      markdownTable("이름,값", "가,1"),
      `다음은 지난해의 표이다.\n\n${markdownTable("이름,값", "나,2")}`,
    ]);
    assert.equal(parted.length, 2);
    const sameSheet = await read(
      [`## 하나\n\n${markdownTable("이름,값", "가,1")}`, `## 하나\n\n${markdownTable("이름,값", "나,2")}`],
      true,
    );
    assert.deepEqual(
      sameSheet.map(({ rows }) => rows.length),
      [2],
    );
  });

  it("has its names below a title over merged cells", async () => {
    const [table] = await read([
      markdownTable("2026년 예산 현황,,", "(단위: 만원),,", "부서,예산,비고", "개발팀,300,", "영업팀,200,"),
    ]);
    assert.deepEqual(table?.header, ["부서", "예산", "비고"]);
    assert.equal(table?.rows.length, 2);
    assert.match(table?.title ?? "", /2026년 예산 현황/);
  });

  it("has no row of data for its names, and none without names", async () => {
    const headless = [
      markdownTable("서울,300", "부산,400", "대구,미정", "광주,100"),
      markdownTable("서울,300", "부산,400", "대구,협의", "광주,100"),
      markdownTable("김하늘,영업팀,2021-03-02", "박서연,영업팀,2024-01-15", "이도윤,개발팀,휴직"),
      markdownTable("서울,300,", "부산,협의,보류", "광주,100,"),
    ];
    for (const text of headless) assert.deepEqual(await read([text]), [], text);
    for (const header of ["부서,1분기,2분기", "지점,상반기,하반기", "조,1차,2차", "항목,2025,2026", "지점,1월,2월"]) {
      const [table] = await read([markdownTable(header, "가,100,200", "나,미정,미정", "다,300,100")]);
      assert.deepEqual(table?.header, header.split(","));
      assert.equal(table?.rows.length, 3);
    }
  });

  it("of a PDF is read by its tabs, and is not whole where a row has other columns", async () => {
    const [whole] = await read(["요금\n\n구분\t요금\n어른\t3,000원\n어린이\t1,500원"]);
    assert.deepEqual(
      whole?.rows.map(({ cells }) => cells),
      [
        ["어른", "3,000원"],
        ["어린이", "1,500원"],
      ],
    );
    assert.equal(whole?.isWhole, true);
    const [ragged] = await read(["구분\t요금\t비고\n어른\t3,000원\t평일\n어린이\t1,500원\n노인\t무료\t평일"]);
    assert.equal(ragged?.isWhole, false);
  });

  it("keeps a bar that belongs to a cell", async () => {
    const [table] = await read(["| 이름 | 값 |\n| --- | --- |\n| a\\|b | 1 |\n| c | 2 |"]);
    assert.deepEqual(table?.rows[0]?.cells, ["a|b", "1"]);
  });
});
