import assert from "node:assert/strict";
import { test } from "node:test";
import { readContract } from "#contracts";
import { compileCriteria } from "#inspection";
import { runTool } from "#kernel";
import { createTestTurn } from "#kernel/testing";
import { testLibrary } from "../../../../test/beds/documents/open-library.ts";
import { shortened } from "../steps/shortened.ts";
import { chooseChecklist, createReviewChecklistTool, headOf, listPoints, pointLine } from "./review-checklist.ts";

const chosen = (wanted: string, ...names: string[]) =>
  chooseChecklist(
    wanted,
    names.map((name) => ({ name })),
  )?.name;

test("a checklist is the one that is named, never a document whose name only happens to stand in the question", () => {
  assert.equal(chosen("용역 계약 점검표로 봐 줘", "용역.docx", "2.pdf", "점검표.md"), "점검표.md");
  assert.equal(chosen("용역계약서와 체크리스트로 검토", "용역계약서.docx", "사내 체크리스트.md"), "사내 체크리스트.md");
  assert.equal(chosen("임대 체크리스트로", "체크리스트.md", "임대 체크리스트.md"), "임대 체크리스트.md");
  assert.equal(chosen("검토 기준 2026으로 봐 줘", "checklist.md", "검토기준 2026.docx"), "검토기준 2026.docx");
  assert.equal(chosen("제2조와 제3조를 봐 줘", "2.pdf", "제2조.md"), undefined);
});

test("every point is one, however short", () => {
  const points = listPoints("# 점검\n□ 날인\n1) 서명란\n- 보증금 반환 기한이 있다\n---\n12\n");
  assert.equal(points, "- 날인\n- 서명란\n- 보증금 반환 기한이 있다");
});

test("a requirement that is not met is called so, and the document and what was left out of it are told", () => {
  const [point] = compileCriteria("- 보증금 반환 기한이 있다", []).conditions;
  assert.ok(point?.kind === "prose");
  const line = (verdict: "broken" | "met") => pointLine(point, { verdict, summary: "" }, "ko");
  assert.deepEqual(
    [line("broken"), line("met")].map((text) => text.split(":")[0]),
    ["미충족", "충족"],
  );
  assert.match(headOf("점검표.md", 12, "ko"), /‘점검표.md’의 항목 12개$/);
  assert.match(headOf("list.md", 57, "en"), /^57 points .*first 40 .*other 17 were not/);
  assert.match(headOf("점검표.md", 57, "ko"), /57개 가운데 앞의 40개만.*17개는 보지 않았습니다/);
});

test("a point that names a wrong is never said to be met or not", () => {
  const { conditions } = compileCriteria(
    "- 지체상금이 계약금의 30%를 넘으면 → 심각\n- 관할이 지나치게 먼 경우 → 주의",
    [],
  );
  for (const point of conditions) {
    assert.ok(point.kind === "prose" && point.form !== "requirement");
    const said = (["critical", "warning", "none"] as const).map(
      (verdict) => pointLine(point, { verdict, summary: "" }, "ko").split(":")[0],
    );
    assert.deepEqual(said, ["심각", "주의", "문제 없음"], point.source);
  }
});

test("what a model is not shown is marked", () => {
  assert.equal(shortened("가".repeat(12), 10, "ko"), `${"가".repeat(10)}\n[… 2자 생략]`);
  assert.equal(shortened("abc", 10, "en"), "abc");
});

test("a checklist is found behind any number of newer documents", async (context) => {
  const { documents, store } = await testLibrary(context);
  const { id } = await documents.add(Buffer.from("- 보증금 반환 기한이 있다"), "어장 점검표.md");
  await documents.settled(id);
  for (let n = 0; n < 501; n++) {
    const file = { id: `newer-${n}`, name: `${n}.txt`, format: "txt", bytes: 1, contentHash: `hash-${n}` } as const;
    await store.documents.add(file);
    await store.documents.update(file.id, { status: "ready" });
  }
  const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text: "제1조(목적) 어장." }] });
  const tool = createReviewChecklistTool(documents).over({ contract, standard: null });
  const { note } = await runTool(tool, { checklist: "점검표로 봐 줘" }, await createTestTurn());
  assert.match(note, /‘어장 점검표.md’의 항목 1개/);
});
