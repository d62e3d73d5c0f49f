import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { runTool } from "#kernel";
import { createTestTurn } from "#kernel/testing";
import { readCell } from "./cell-value.ts";
import {
  describeTableResult,
  isProblem,
  queryTableTool,
  readTableQuestion,
  readTables,
  runTableQuery,
  type TableQuery,
} from "./index.ts";

const head = "| 이름 | 부서 | 연봉(만원) | 입사일 |\n| --- | --- | --- | --- |";
const pages = [
  {
    page: 1,
    text: `${head}\n| 김하늘 | 개발 | 5,000 | 2021-03-02 |\n| 이도윤 | 영업 | 4,100 | 2019. 7. 1. |`,
  },
  {
    page: 2,
    text: `${head}\n| 박서준 | 개발 | 6,000 | 2018-01-15 |\n| 최유리 | 인사 |  | 2024-05-01 |\n| 합계 |  | 15,100 |  |`,
  },
];
const staff = await readTables({ documentId: "d1", name: "급여.csv" }, pages);

const base: TableQuery = {
  table: "급여.csv",
  select: [{ column: "연봉", fold: "sum" }],
  where: [],
  group: [],
  order: null,
  limit: null,
};

async function rowsOf(query: TableQuery): Promise<readonly (readonly string[])[] | string> {
  const result = await runTableQuery(query, staff);
  return isProblem(result) ? result.problem : result.rows;
}

describe("tables of documents", () => {
  it("a table that goes on over pages with its names repeated is one", () => {
    assert.equal(staff.length, 1);
    assert.deepEqual(
      staff[0]?.rows.map(({ page }) => page),
      [1, 1, 2, 2, 2],
    );
    for (const { page, start, end, text } of staff[0]?.parts ?? [])
      assert.equal(pages[page - 1]?.text.slice(start, end), text);
  });

  it("headings part tables, and a first row with one cell is a title", async () => {
    const text =
      "## 1분기\n\n| 2026 예산 |  |\n| --- | --- |\n| 팀 | 예산 |\n| 영업 | 500 |\n\n## 2분기\n\n| 팀 | 예산 |\n| --- | --- |\n| 영업 | 700 |";
    const tables = await readTables({ documentId: "d", name: "예산.xlsx" }, [{ page: 1, text }]);
    assert.deepEqual(
      tables.map(({ heading, head: [first], rows }) => [heading, first, rows.length]),
      [
        ["1분기 2026 예산", "팀", 1],
        ["2분기", "팀", 1],
      ],
    );
  });

  it("cells are read by their form alone", () => {
    const read = (cell: string) => {
      const value = readCell(cell);
      return value.kind === "figure" ? [value.value, value.unit] : value.kind === "day" ? value.value : value.kind;
    };
    assert.deepEqual(
      [
        "1,200원",
        "₩3,000",
        "(3,000)",
        "1억 2천만",
        "12.5%",
        "-3.5",
        "2026. 3. 5.",
        "미정",
        "3반 배정",
        "2024-001",
        "1,23",
        "1만 2만",
      ].map(read),
      [
        [1200, "원"],
        [3000, "원"],
        [-3000, ""],
        [120_000_000, ""],
        [12.5, "%"],
        [-3.5, ""],
        "2026-03-05",
        "blank",
        [3, "반 배정"],
        "words",
        "words",
        "words",
      ],
    );
    const began = process.cpuUsage().user;
    readCell(`${"1".repeat(39)}(`);
    assert.ok(process.cpuUsage().user - began < 50_000);
  });
});

describe("a typed query", () => {
  it("folds a column over all rows, without the row of totals", async () => {
    assert.deepEqual(await rowsOf(base), [["15,100만원"]]);
    assert.deepEqual(
      await rowsOf({
        ...base,
        select: [{ column: "연봉(만원)", fold: "mean" }],
        where: [{ column: "부서", is: "=", value: "개발" }],
      }),
      [["5,500만원"]],
    );
  });

  it("chooses by figures and days, groups, orders and limits", async () => {
    assert.deepEqual(
      await rowsOf({
        ...base,
        select: [{ column: "이름", fold: "each" }],
        where: [{ column: "입사일", is: "<", value: "2021-01-01" }],
      }),
      [["이도윤"], ["박서준"]],
    );
    assert.deepEqual(
      await rowsOf({
        ...base,
        select: [
          { column: "부서", fold: "each" },
          { column: null, fold: "count" },
        ],
        group: ["부서"],
        order: { column: "연봉", fold: "max", descending: true },
        limit: 2,
      }),
      [
        ["개발", "2"],
        ["영업", "1"],
      ],
    );
  });

  it("says what it cannot compute instead of guessing", async () => {
    assert.equal(await rowsOf({ ...base, select: [{ column: "나이", fold: "sum" }] }), "no-column");
    assert.equal(await rowsOf({ ...base, select: [{ column: "이름", fold: "sum" }] }), "not-figures");
    assert.equal(
      await rowsOf({
        ...base,
        select: [
          { column: "이름", fold: "each" },
          { column: "연봉", fold: "sum" },
        ],
      }),
      "mixed-fold",
    );
  });

  it("is a tool that returns the rows it used and where they stand", async () => {
    const turn = await createTestTurn();
    const query = { ...base, where: [{ column: "부서", is: "=" as const, value: "개발" }] };
    const { text, source } = await runTool(
      queryTableTool(async () => staff),
      { query, documents: ["d1"] },
      turn,
    );
    assert.equal(text, "부서 개발 · 연봉 합계: **11,000만원**\n\n(「급여.csv」 표의 2개 행)");
    assert.match(source?.rows ?? "", /김하늘[\s\S]*박서준/);
    assert.deepEqual(
      source?.parts.map(({ page }) => page),
      [1, 2],
    );
  });

  it("reads a table of many rows without holding the thread", async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => `| 이름${at} | ${at % 7} | ${at} |`);
    const text = ["| 이름 | 조 | 값 |", "| --- | --- | --- |", ...rows].join("\n");
    const tables = await readTables({ documentId: "d", name: "값.csv" }, [{ page: 1, text }]);
    const result = await runTableQuery({ ...base, table: "값.csv", select: [{ column: "값", fold: "sum" }] }, tables);
    assert.ok(!isProblem(result) && result.rows[0]?.[0] === "1,249,975,000");
  });
});

describe("a question without a model", () => {
  const answers: readonly (readonly [question: string, answer: string | null])[] = [
    ["개발 부서 평균 연봉은?", "5,500만원"],
    ["개발 부서의 평균 연봉은 얼마야?", "5,500만원"],
    ["연봉 합계는?", "15,100만원"],
    ["연봉이 가장 높은 값은?", "6,000만원"],
    ["김하늘의 입사일은?", "2021-03-02"],
    ["김하늘 연봉 알려줘", "5,000"],
    ["개발 부서는 몇 명이야?", "2"],
    ["영업 부서 직원들의 평균 나이는?", null],
    ["최유리가 왜 퇴사했어?", null],
    ["올해 개발 부서 평균 연봉은?", null],
    ["연봉은?", null],
  ];
  for (const [question, answer] of answers)
    it(`${question} ${answer ?? "is not read"}`, async () => {
      const query = await readTableQuestion(question, staff);
      if (answer === null) return assert.equal(query, null);
      assert.ok(query !== null);
      assert.deepEqual((await rowsOf(query))[0]?.[0], answer);
      assert.ok(describeTableResult(await runTableQuery(query, staff), query, "ko").includes(answer));
    });

  it("reads English questions, and none that two tables could answer", async () => {
    const text =
      "| Employee | Department | Salary |\n| --- | --- | --- |\n| Ann | Sales | $100 |\n| Bob | Sales | $300 |";
    const english = await readTables({ documentId: "d", name: "pay.csv" }, [{ page: 1, text }]);
    const query = await readTableQuestion("What is the average salary of the Sales department?", english);
    assert.ok(query !== null);
    const result = await runTableQuery(query, english);
    assert.ok(!isProblem(result) && result.rows[0]?.[0] === "$200");
    const two = [...english, ...english.map((table) => ({ ...table, name: "pay2.csv" }))];
    assert.equal(await readTableQuestion("What is the average salary of the Sales department?", two), null);
  });
});
