import assert from "node:assert/strict";
import { test } from "node:test";
import { researchTools } from "../../tools/index.ts";
import { acknowledges } from "./acknowledges.ts";
import { chooseToolRule } from "./rule.ts";
import { chooseToolInput } from "./schema.ts";
import { withoutTool } from "./without-tool.ts";

const papers = [
  { number: 1, name: "Novak et al. 2018", title: "Soil moisture from space" },
  { number: 2, name: "한지훈 외 2022", title: "도시 열섬의 측정" },
];
const say = (message: string, language: "ko" | "en") =>
  withoutTool(chooseToolInput.parse({ message, papers, thisYear: 2026 }), language);

test("thanks and consent are taken note of, and nothing else is", () => {
  const notes = [
    "고마워!",
    "네 알겠어요",
    "좋아 나중에 다시 볼게",
    "ㅇㅋ",
    "Thanks, that helps a lot",
    "ok",
    "got it",
    "never mind",
    "sounds good",
    "오 좋다",
  ];
  const others = [
    "그 둘의 차이는?",
    "좋아, 그럼 두 번째는?",
    "고마운데 표로도 해줘",
    "네트워크는 어떤데",
    "와인 얘기는 없네",
    "okapi habitats",
    "great, now compare them",
    "Right whales?",
  ];
  assert.deepEqual(
    notes.filter((message) => !acknowledges(message)),
    [],
  );
  assert.deepEqual(
    others.filter((message) => acknowledges(message)),
    [],
  );
});

test("what was not understood is said to be so, with what can be asked", () => {
  assert.match(say("그 느낌 알지", "ko"), /알아듣지 못했습니다.*‘\[1\]과 \[2\] 비교해줘’/);
  assert.match(say("the usual then", "en"), /did not understand.*“Compare \[1\] and \[2\]”/);
  assert.match(say("고마워", "ko"), /^네, 알겠습니다/);
  assert.match(
    withoutTool(chooseToolInput.parse({ message: "그 느낌 알지" }), "ko"),
    /알아듣지 못했습니다.*논문 찾아줘/,
  );
});

test("how many papers there are is told, of the years that are named", () => {
  assert.equal(say("이 중에 2020년 이후 거 몇 편이야", "ko"), "2020년부터: 논문 2편 가운데 1편입니다. [2]");
  assert.match(say("지금 몇 편 있지?", "ko"), /^이 노트에는 논문 2편/);
});

test("papers that are compared without a name are asked for, and read where it is known which", () => {
  const many = [...papers, { number: 3, name: "Brooks 2020", title: "Cooling roofs" }];
  const choose = (message: string, shown: number[] = []) =>
    chooseToolRule(chooseToolInput.parse({ message, papers: many, shown }), { language: "ko" }, researchTools);
  const { text, calls } = choose("그 둘의 차이는?");
  assert.deepEqual([text, calls], ["어느 2편인지 알 수 없습니다. ‘[1], [2] 비교해줘’처럼 번호로 말씀해 주세요.", []]);
  assert.deepEqual(choose("그 둘의 차이는?", [3, 1]).calls, [
    { tool: "analyze_papers", arguments: { papers: [3, 1] } },
  ]);
});
