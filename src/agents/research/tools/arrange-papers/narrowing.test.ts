import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../../../../papers/testing/papers.ts";
import { readFilters } from "../../filters/read-filters.ts";
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
  assert.match(await answer("just Nature papers please"), /Nature: 논문 3편 가운데 2편/);
  assert.match(await answer("저자가 Quill인 것만"), /Quill의 논문은 없습니다.*저자가 Quill인 논문 찾아줘/);
  assert.match(await answer("Cell에 실린 것만"), /‘Cell’에 실린 논문은 여기 없습니다.*‘Nature’/);
  const memory = await bench.service.notebooks.memory("notebook");
  assert.deepEqual(
    memory.map(({ text }) => text),
    ["관심 주제: peat"],
  );
});

test("where papers at hand appeared is understood by its name alone, and what they are without is not taken for it", () => {
  const venues = ["ACL", "EMNLP", "NeurIPS", "Nature", "Bioinformatics", "Language", "Findings of NAACL 2022"];
  for (const [message, venue] of [
    ["ACL 논문만 남겨줘", "ACL"],
    ["Nature 것만 추려줘", "Nature"],
    ["NeurIPS만", "NeurIPS"],
    ["그중에 ACL에서 나온 거만 골라줘", "ACL"],
    ["NeurIPS 논문들만 걸러줘", "NeurIPS"],
    ["이 중에서 neurips 논문만 보여줘", "NeurIPS"],
    ["EMNLP 거만 봐도 될까", "EMNLP"],
    ["ACL 논문 두 편만 보여줘", "ACL"],
    ["only the EMNLP ones", "EMNLP"],
    ["keep just the NAACL papers", "NAACL"],
    ["drop everything except EMNLP", "EMNLP"],
    ["the ones published at NAACL", "NAACL"],
    ["show only NAACL", "NAACL"],
    ["just Bioinformatics papers please", "Bioinformatics"],
    ["just the emnlp papers", "EMNLP"],
    ["can I see only the ACL ones?", "ACL"],
  ] as const) {
    assert.equal(readFilters(message, 2026, venues).filters.venue, venue, message);
    assert.equal(wantedShape(message, venues), "table", message);
    assert.equal(topicAmong(message, venues), null, message);
  }
  for (const message of [
    "ACL 논문은 빼줘",
    "without the ACL ones",
    "remove the ACL papers",
    "all but the ACL ones",
    "everything except Nature",
    "트랜스포머 논문만",
    "language 논문만",
    "only the good ones",
    "only those about the nature of attention",
    "ACL 재건술 논문만",
    "SIGIR 논문만",
  ])
    assert.equal(readFilters(message, 2026, venues).filters.venue, undefined, message);
});

test("all but those of a place, and those of two places, are not taken for those of one", () => {
  const venues = ["ACL", "EMNLP", "Nature", "Computational Linguistics", "Findings of NAACL 2022"];
  for (const message of [
    "leave out the ACL ones",
    "leave the ACL papers out",
    "now drop the ACL ones",
    "can you drop the ACL ones",
    "drop all the ACL papers",
    "I don't want the ACL ones",
    "I’d rather not see the ACL papers",
    "could we get rid of the Nature ones?",
    "omit those published at EMNLP",
    "anything but the EMNLP ones",
    "filter out the papers from ACL",
    "ACL 논문은 숨겨줘",
    "ACL 논문은 안 봐도 돼",
    "ACL에 실린 건 지워줘",
    "EMNLP에서 나온 논문은 제외해줘",
    "ACL 뺀 논문만",
    "Nature 논문은 필요 없어",
    "ACL 논문은 걸러줘",
    "ACL 이외의 논문만",
    "only ACL and EMNLP ones",
    "just the acl and emnlp papers",
    "only those published in ACL or Nature",
    "only Nature and Computational Linguistics papers",
    "ACL이랑 EMNLP 논문만",
    "ACL 논문과 NAACL 논문만 보여줘",
  ])
    assert.equal(readFilters(message, 2026, venues).filters.venue, undefined, message);
  for (const [message, venue] of [
    ["show only the ACL papers and hide the rest", "ACL"],
    ["now remove everything but the ACL ones", "ACL"],
    ["나머지는 숨기고 ACL 논문만 보여줘", "ACL"],
    ["only the ACL papers on dropout and hidden states", "ACL"],
    ["only the Findings of NAACL papers", "Findings of NAACL"],
  ] as const)
    assert.equal(readFilters(message, 2026, venues).filters.venue, venue, message);
});

test("so many of the papers that are there are shown", () => {
  for (const [message, limit] of [
    ["show me 2 of those", 2],
    ["give me five of them", 5],
    ["could you give us three of these papers", 3],
    ["keep three", 3],
    ["list one of them", 1],
  ] as const) {
    assert.equal(readFilters(message, 2026).limit, limit, message);
    assert.equal(wantedShape(message), "table", message);
  }
  for (const message of ["keep two languages apart", "leave one out cross validation", "one of them is wrong"])
    assert.equal(readFilters(message, 2026).limit, null, message);
});

test("a paper of the list that somebody wants to be told about is read, and what others tell of it is not", async (t) => {
  const bench = await createBench(t);
  await bench.service.library.add([1, 2, 3].map((at) => testPaper(`Peat bog number ${at}`, { year: 2010 + at })));
  const ask = async (message: string) =>
    (await bench.ask(message, { language: /[가-힣]/.test(message) ? "ko" : "en" })).result.answer;
  await ask("peat 논문 찾아줘");
  for (const message of [
    "tell me about the second one",
    "what does the second one say",
    "what is the second paper about?",
    "describe paper number two",
    "explain the 2nd",
    "두 번째 논문에 대해 알려줘",
    "2번은 무슨 내용이야",
  ])
    assert.match(await ask(message), /(?:^1 paper read|논문 1편을).*[\s\S]*\[2\]/, message);
  assert.doesNotMatch(await ask("who wrote the second one"), /read by problem/);
  assert.doesNotMatch(await ask("find papers similar to the second one"), /read by problem/);
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
