import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../../../../papers/testing/papers.ts";
import { createBench } from "../../testing/research-turn.ts";
import { topicAmong } from "./about-papers.ts";
import { wantedShape } from "./wanted-shape.ts";

test("what only narrows papers by year, author, venue or number is told from other wishes", () => {
  const narrowing = [
    "그중에서 2018년 이후 논문만",
    "그럼 2012년 이전 것은?",
    "이 중 작년에 나온 건?",
    "그러면 2016년 거는요?",
    "그중 Novak이 쓴 것만 보여줘",
    "찾은 것 중에 Nature에 실린 논문만",
    "그중 세 편만",
    "최근 5년 것만 남겨줘",
    "이 가운데 2013년 전에 나온 것만 보고 싶어",
    "2018년 이후 논문 찾아줘",
    "What about those before 2012?",
    "Of these, only the ones by Novak",
    "and since 2018?",
    "just 4 of them",
    "keep those published in TACL",
    "show only papers from 2016",
  ];
  const other = [
    "그중에서 2018년 이후 논문을 분석해줘",
    "2018년 이후 것만 비교해줘",
    "2018년 이후 논문 더 찾아줘",
    "Novak이 쓴 논문 찾아줘",
    "Find papers by Novak",
    "이 중에 2018년 이후 거 몇 편이야",
    "먼저 읽을 세 편만",
    "두 편만 골라줘",
    "그중 제일 중요한 건?",
    "translate the abstracts of those since 2018",
    "find more since 2018",
    "2018년 이후 이탄지 논문",
  ];
  assert.deepEqual(
    narrowing.filter((message) => wantedShape(message) !== "table"),
    [],
  );
  assert.deepEqual(
    other.filter((message) => wantedShape(message) !== null),
    [],
  );
});

test("of the papers shown last those about something are wanted, and a judgement of them is not that", () => {
  for (const [message, topic] of [
    ["그중에 이탄지 관련 것만", "이탄지"],
    ["이 중에서 열섬 논문만 보여줘", "열섬"],
    ["only the ones about peat fires", "peat fires"],
    ["Of these, just those on peat", "peat"],
    ["그중 중요한 것만", null],
    ["그중 2018년 이후 것만", null],
    ["이 가운데 2013년 전에 나온 것만 보고 싶어", null],
    ["이 중에서 인용 많은 것만", null],
  ] as const)
    assert.equal(topicAmong(message), topic, message);
});

test("shown papers are narrowed again and again, and what none of them fits is looked for among all", async (t) => {
  const bench = await createBench(t);
  await bench.service.library.add([
    testPaper("Peat and fire", { year: 2009, authors: ["Ana Novak"], venue: "Nature" }),
    testPaper("Peat and rain", { year: 2019, authors: ["Bo Lee", "Ana Novak"], venue: "Science" }),
    testPaper("Peat and wind", { year: 2021, authors: ["Bo Lee"], venue: "Nature" }),
  ]);
  const answer = async (message: string) => (await bench.ask(message)).result.answer;
  await answer("peat 논문 찾아줘");
  const since = await answer("그중에 2018년 이후 것만");
  assert.match(since, /2018년부터: 논문 3편 가운데 2편/);
  assert.doesNotMatch(since, /fire/);
  const byNovak = await answer("그중 저자가 Novak인 것만");
  assert.match(byNovak, /Novak: 논문 2편 가운데 1편[\s\S]*rain/);
  assert.match(await answer("그럼 2010년 이전 것은?"), /fire/);
  assert.match(await answer("Nature에 실린 것만 보여줘"), /Nature: 논문 3편 가운데 2편/);
  assert.match(await answer("저자가 Quill인 것만"), /Quill의 논문은 없습니다.*저자가 Quill인 논문 찾아줘/);
  assert.match(await answer("Cell에 실린 것만"), /‘Cell’에 실린 논문은 여기 없습니다.*‘Nature’/);
  const memory = await bench.service.notebooks.memory("notebook");
  assert.deepEqual(
    memory.map(({ text }) => text),
    ["관심 주제: peat"],
  );
});

test("an author and a number bound a search", async (t) => {
  const bench = await createBench(t);
  await bench.service.library.add(
    [1, 2, 3, 4, 5].map((at) => testPaper(`Peat bog number ${at}`, { authors: [at === 4 ? "Ana Novak" : "Bo Lee"] })),
  );
  const found = async (message: string) => (await bench.ask(message, { language: "en" })).result.answer;
  assert.match(await found("Find papers on peat since 2015, at most 2"), /^2 papers found for 'peat · since 2015'/);
  assert.match(await found("Find papers by Novak"), /^1 paper found for 'Novak'[\s\S]*number 4/);
  const memory = await bench.service.notebooks.memory("notebook");
  assert.deepEqual(
    memory.map(({ text }) => text),
    ["Interested in: peat"],
  );
});
