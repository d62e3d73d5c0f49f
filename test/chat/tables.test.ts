import assert from "node:assert/strict";
import { test } from "node:test";
import writeXlsxFile from "write-excel-file/node";
import { openChat } from "./open-chat.ts";

const departments = [
  ["부서", "담당자", "예산(만원)", "집행률(%)"],
  ["개발팀", "김하늘", 5200, 78.8],
  ["영업팀", "박서연", 3800, 96.1],
  ["총무팀", "이도윤", 1500, 40],
];
const events = [
  ["행사", "장소", "예산(만원)"],
  ["워크숍", "강릉", 800],
  ["송년회", "서울", 450],
];

test("questions asked of the sheets of a workbook are worked out, each in its place, and followed up", async (t) => {
  const chat = await openChat(t);
  await chat.jihwi.jobs.start();
  const cells = (rows: typeof departments) => rows.map((row) => row.map((value) => ({ value })));
  const sheets = [
    { sheet: "부서별", data: cells(departments) },
    { sheet: "일정", data: cells(events) },
  ];
  const file = await (await writeXlsxFile(sheets)).toBuffer();
  const added = await chat.jihwi.documents.add(new Uint8Array(file), "2026 예산.xlsx");
  const { id } = await chat.jihwi.documents.settled(added.id, () => {}, AbortSignal.timeout(300_000));
  const session = "tables";
  const ask = async (question: string) => {
    const told = await chat.ask(question, { session, documents: [id] });
    assert.deepEqual(told.broken, [], question);
    return told;
  };

  const both = await ask("예산 합계는?");
  assert.match(both.answer, /합계: 10,500만원 .*‘부서별’ 시트/);
  assert.match(both.answer, /합계: 1,250만원 .*‘일정’ 시트/);
  assert.ok(both.citations.some(({ sheet }) => sheet === "일정"));
  assert.ok(
    both.statements.every(({ status }) => status === "quoted" || status === "own-words"),
    "nothing is in doubt",
  );

  assert.match((await ask("집행률이 가장 높은 부서는?")).answer, /96\.1% — 영업팀/);
  assert.match((await ask("그럼 가장 낮은 곳은?")).answer, /40% — 총무팀/);
  assert.match((await ask("담당자는 누구야?")).answer, /담당자: 이도윤/);
  assert.match((await ask("개발팀은?")).answer, /담당자: 김하늘/);
  assert.match((await ask("인사팀 예산 합계는?")).answer, /‘인사팀’.*찾지 못해 셈하지 않았습니다/);
});

test("a table of many passages is read to its last row", async (t) => {
  const chat = await openChat(t);
  const rows = Array.from(
    { length: 400 },
    (_, at) => `점포${at + 1},${at % 2 === 0 ? "서울" : "부산"},${(at + 1) * 10}`,
  );
  const [id = ""] = await chat.bring({ "매출.csv": ["점포,지역,매출액", ...rows].join("\n") });
  const { answer, citations } = await chat.ask("매출액이 가장 큰 점포는?", { documents: [id] });
  assert.match(answer, /4,000 — 점포400 \(표 400줄 모두\)/);
  assert.match(citations[0]?.quote ?? "", /점포400/);
  const sum = await chat.ask("서울 매출액 합계는?", { documents: [id] });
  assert.match(sum.answer, /지역 = 서울 · 매출액 합계: 400,000 /);
});
