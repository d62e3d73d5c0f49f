import assert from "node:assert/strict";
import { test } from "node:test";
import { papersNamedByAuthor } from "#papers";
import { onePaper, pointedPapers, somePapers, wantsTopic } from "./named-papers.ts";
import { paperNumbersIn } from "./paper-numbers.ts";
import { chooseToolInput } from "./schema.ts";
import { topicOf } from "./topic.ts";

const papers = [
  { number: 1, name: "Novak et al. 2018", title: "Soil moisture from space" },
  { number: 2, name: "한지훈 외 2022", title: "도시 열섬의 측정" },
  { number: 3, name: "Brooks & Tran 2020", title: "Cooling roofs in dry cities" },
  { number: 4, name: "Novak 2023", title: "Moisture revisited" },
];
const asked = (message: string) => chooseToolInput.parse({ message, papers, thisYear: 2026 });

test("the one paper that a message names is meant, however it names it", () => {
  for (const [message, paper] of [
    ["세 번째 글 초록을 우리말로 옮겨 주세요", 3],
    ["마지막 논문이랑 비슷한 거 더 있어?", 4],
    ["맨 위 논문 초록 번역", 1],
    ["What cites the second one?", 2],
    ["abstract of the 3rd paper in Korean please", 3],
    ["Anything close to no. 2?", 2],
    ["Novak et al. (2018)과 비슷한 논문", 1],
    ["Novak 2023 초록을 한국어로", 4],
    ["한지훈 외(2022) 후속 연구 찾아줘", 2],
    ["한지훈 논문과 닮은 연구", 2],
    ["Brooks and Tran 2020: related work?", 3],
    ["2022년 논문의 초록을 영어로 번역", "2022"],
  ] as const)
    assert.equal(onePaper(asked(message)), paper, message);
});

test("a paper that is not there is handed on as it is named, and never exchanged for another", () => {
  for (const [message, paper] of [
    ["12번이랑 비슷한 논문", 12],
    ["열 번째 논문 초록 번역해줘", 10],
    ["Translate the abstract of paper 9", 9],
    ["Novak 2021 초록 번역", "Novak 2021"],
    ["Sanders et al. 2017과 비슷한 논문", "Sanders et al. 2017"],
    ["빙하 후퇴 논문과 비슷한 논문 찾아줘", "빙하 후퇴"],
    ["papers similar to deep residual learning", "deep residual learning"],
  ] as const)
    assert.equal(onePaper(asked(message)), paper, message);
});

test("the latest paper is meant where a message points back or names none", () => {
  for (const message of [
    "그 논문과 비슷한 것",
    "Find work related to this paper",
    "초록 번역해줘",
    "방금 그 논문 초록 번역",
  ])
    assert.equal(onePaper(asked(message)), 4, message);
});

test("papers related to a topic are wanted about it, those related to a paper are around one", () => {
  const topics = [
    "요약 관련 논문 찾아줘",
    "legal 관련 논문을 찾아줘",
    "열섬과 관련된 연구 있어?",
    "papers related to urban cooling please",
  ];
  const around = [
    "관련 논문 찾아줘",
    "2번 관련 논문",
    "한지훈 논문과 관련된 연구",
    "Novak 2018 관련 논문",
    "이 주제 관련 논문",
    "papers related to this one",
    "related to [2]",
    "요약 논문과 비슷한 논문",
    "관련도 높은 순서로",
  ];
  assert.deepEqual(
    topics.filter((message) => !wantsTopic(asked(message))),
    [],
  );
  assert.deepEqual(
    around.filter((message) => wantsTopic(asked(message))),
    [],
  );
});

test("a topic is what is left of a request, however it is tied to it", () => {
  for (const [message, topic] of [
    ["기계 번역과 관련된 논문 알려줘", "기계 번역"],
    ["치과 관련된 논문 찾아줘", "치과"],
    ["AI와 관련된 논문 찾아줘", "AI"],
    ["수학과 관련된 논문 찾아줘", "수학"],
    ["음향 효과 관련 논문", "음향 효과"],
    ["summarization관련 논문좀", "summarization"],
    ["태양전지 수명관련 논문찾아줘", "태양전지 수명"],
    ["의료 분야 논문 알려줘", "의료"],
    ["legal 논문만 찾아줘", "legal"],
    ["Find related work on dialogue summarization", "dialogue summarization"],
    ["social work papers", "social work"],
  ] as const)
    assert.equal(topicOf(message), topic, message);
});

test("several papers are named by lists, ranges, authors and years", () => {
  for (const [message, wanted] of [
    ["2~4번 비교해줘", { papers: [2, 3, 4] }],
    ["1번부터 3번까지 분석", { papers: [1, 2, 3] }],
    ["Contrast papers 1, 3 and 4", { papers: [1, 3, 4] }],
    ["[1, 3] 견줘줘", { papers: [1, 3] }],
    ["첫 번째랑 네 번째 비교해줘", { papers: [1, 4] }],
    ["앞의 두 편만 묶어줘", { papers: [1, 2] }],
    ["analyze the last two papers", { papers: [3, 4] }],
    ["papers 2 and 8, side by side", { papers: [2, 8] }],
    ["Brooks의 논문과 한지훈 논문 비교", { papers: [2, 3] }],
    ["2018년 논문과 2022년 논문을 비교해줘", { papers: ["2018", "2022"] }],
    ["2020년 이후 논문만 분석해줘", { yearFrom: 2020 }],
    ["2019년 연구부터 2023년 연구까지 견줘줘", { yearFrom: 2019, yearTo: 2023 }],
    ["Compare everything from the 2019 paper to the 2023 one", { yearFrom: 2019, yearTo: 2023 }],
    ["마지막에 추가한 논문과 첫째 논문 비교", { papers: [1, 4] }],
    ["맨 마지막 영어 논문이랑 두 번째 한국어 논문을 견줘줘", { papers: [2, 4] }],
    ["이 논문들을 비교해줘", {}],
  ] as const) {
    const { papers: named, ...years } = somePapers(asked(message));
    assert.deepEqual({ ...(named && { papers: named.toSorted() }), ...years }, wanted, message);
  }
});

test("ordinals in English name papers without a noun, in lists, and from the end", () => {
  for (const [message, wanted] of [
    ["Compare the first and the third", [1, 3]],
    ["compare only the second and the fourth paper", [2, 4]],
    ["first, second and last papers, side by side", [1, 2, 4]],
    ["How does the 2nd differ from the 3rd?", [2, 3]],
    ["how does the first compare to the last?", [1, 4]],
    ["contrast the first two", [1, 2]],
    ["papers one and four", [1, 4]],
    ["Summarise the second, please", [2]],
    ["compare the second-to-last with the last", [3, 4]],
    ["뒤에서 두 번째랑 첫 번째 비교해줘", [1, 3]],
    ["둘째와 넷째 견줘줘", [2, 4]],
    ["앞의 셋을 비교해줘", [1, 2, 3]],
  ] as const)
    assert.deepEqual(somePapers(asked(message)).papers?.toSorted(), wanted, message);
});

test("ordinals count among the papers that were shown last, and numbers are those of the notebook", () => {
  const shown = (message: string) => somePapers({ ...asked(message), shown: [4, 2, 3] }).papers;
  assert.deepEqual(shown("Compare the first and the second"), [4, 2]);
  assert.deepEqual(shown("마지막 논문과 첫 번째 논문 비교"), [3, 4]);
  assert.deepEqual(shown("Compare [1] and [2]"), [1, 2]);
});

test("papers are pointed at by how many they are, where it is known which", () => {
  const history = [
    { role: "user" as const, text: "2번이랑 4번 요약해줘" },
    { role: "assistant" as const, text: "정리했습니다." },
  ];
  for (const message of [
    "그 둘의 공통점은?",
    "how do those two differ?",
    "이 두 편 비교해줘",
    "compare both of them",
  ]) {
    assert.deepEqual(somePapers({ ...asked(message), history }), { papers: [2, 4] }, message);
    assert.deepEqual(somePapers({ ...asked(message), shown: [3, 1] }), { papers: [3, 1] }, message);
    assert.deepEqual(pointedPapers(asked(message)), { count: 2, papers: null }, message);
  }
  assert.deepEqual(somePapers(asked("Do these four agree?")), { papers: [1, 2, 3, 4] });
  for (const message of ["두 편만 골라줘", "the two stage model", "열섬 두 편이 왜 다르지", "Novak하고 Brooks 둘 다"])
    assert.equal(pointedPapers(asked(message)), null, message);
});

test("numbers and ordinals that count something else name no paper", () => {
  for (const message of [
    "50번 넘게 인용된 논문부터 순위를 매겨줘",
    "rate every paper 1 to 5",
    "무엇을 첫 번째로 읽어야 해?",
    "Which one do I read first?",
    "논문 4편을 묶어줘",
    "studies on first language loss, grouped",
    "first and second language learners, grouped",
    "due on the 3rd.",
    "used for the first time",
    "벌써 세 번째 주제를 바꿨어",
    "마지막으로 연구 흐름만 묶어줘",
    "맨 처음으로 논문들을 갈래로 나눠줘",
    "세 번째로 많이 인용된 논문을 골라줘",
    "네 번째로 볼 글은?",
    "Anything like 5G slicing?",
    "papers similar to 8-bit training",
    "Contrast 1D and 2D convolutions",
    "compare 2 and 3D reconstructions",
    "studies 3D printing, grouped",
    "#2D 게임 연구를 갈래로",
  ])
    assert.deepEqual(somePapers(asked(message)), {}, message);
});

test("a list is read whole, however long, and a pasted text names no papers", () => {
  const long = Array.from({ length: 45 }, (_, at) => at + 1);
  assert.deepEqual(somePapers(asked(`${long.join(", ")}번 비교해줘`)), { papers: long });
  assert.deepEqual(somePapers(asked("2번,3번과 4번 비교")), { papers: [2, 3, 4] });
  const pasted = "Sanders 2017 and 7번 were read. ".repeat(600);
  assert.deepEqual(somePapers(asked(`${"가".repeat(4_000)}${pasted}${"나".repeat(4_000)}\n3번과 비교해줘`)), {
    papers: [3],
  });
});

/** Milliseconds of the processor that reading takes. */
function costOf(read: (text: string) => unknown, text: string, times: number): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

// A Korean letter makes the text one of two-byte letters, in which a pattern that asks for 번 is tried at every number.
const readers = {
  "numbers of papers": (text: string) => paperNumbersIn(text, papers.length),
  "papers that are meant": (text: string) => somePapers(asked(text)),
  "a topic": topicOf,
};
for (const [what, read] of Object.entries(readers))
  test(`${what}: reading takes time that grows with what is pasted, not faster`, () => {
    for (const piece of ["31,47,208,", "4 - 997, 12 - 998, ", "#6, ", "5번, ", "최근 ", "papers 3, "]) {
      const [short, long] = [6_000, 60_000].map((length) => `${piece.repeat(length / piece.length)}가`);
      const inPieces = costOf(read, short ?? "", 10);
      const inOne = costOf(read, long ?? "", 1);
      assert.ok(inOne < 4 * inPieces + 150, `${piece}: ${inOne} ms in one, ${inPieces} ms in pieces`);
    }
  });

test("a row of letters with hyphens names nobody, in time that grows with it", () => {
  const read = (text: string) => papersNamedByAuthor(text, []);
  const row = "T-G-A-C-".repeat(1_000);
  assert.deepEqual(read(row), { places: [], unknown: [] });
  const inPieces = costOf(read, row, 10);
  assert.ok(costOf(read, row.repeat(10), 1) < 4 * inPieces + 150);
});
