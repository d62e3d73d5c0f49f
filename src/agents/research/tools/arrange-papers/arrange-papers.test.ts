import assert from "node:assert/strict";
import { it } from "node:test";
import { testPaper } from "../../../../papers/testing/papers.ts";
import { createBench } from "../../testing/research-turn.ts";
import { wantedShape } from "./wanted-shape.ts";

it("a table or a timeline is told from what mentions one", () => {
  const cases = {
    "연도별로 표로 보여줘": "table",
    "찾은 논문들을 표로 정리해줘": "table",
    "timeline of these papers": "timeline",
    "이 논문들 타임라인으로": "timeline",
    "Show the papers in a table": "table",
    "각 논문이 어떤 데이터를 썼는지 표로": null,
    "연도별 인용 추이 논문 찾아줘": null,
    "학회 발표로 나온 것만": null,
    "이 논문들을 분석해줘": null,
    "2022년 이후 논문만 보여줘": "table",
    "2019년부터 2021년까지 나온 논문만 추려줘": "table",
    "show only papers since 2022": "table",
    "2020년 이후 것만 보여줘": "table",
    "2020년 이후 것만": "table",
    "2022년 이후 요약 논문만 보여줘": null,
    "2020년 이후 논문만 분석해줘": null,
  } as const;
  for (const [message, shape] of Object.entries(cases)) assert.equal(wantedShape(message), shape, message);
});

it("papers are shown as a table and year by year, in the answer and as a document, by rules", async (test) => {
  const bench = await createBench(test);
  await bench.service.library.add([
    testPaper("On parsing Korean", { year: 2019 }),
    testPaper("On retrieval", { year: 2024 }),
  ]);
  const table = await bench.ask("보관함 논문을 연도별로 표로 보여줘");
  assert.match(
    table.result.answer,
    /\| 연도 \|[\s\S]*\| 2024 \| On retrieval \|[\s\S]*\| 2019 \| On parsing Korean \|/,
  );
  assert.doesNotMatch(table.result.answer, /인용/, "nobody told how often they are cited");
  const timeline = await bench.ask("timeline of these papers");
  assert.match(timeline.result.answer, /\*\*2024\*\*\n\n- On retrieval[\s\S]*\*\*2019\*\*\n\n- On parsing Korean/);
  const documents = await bench.service.notebooks.documents(timeline.turn.sessionId);
  assert.deepEqual(
    documents.map(({ title }) => title),
    ["논문 표", "연표"],
  );
});
