import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { rewriteRule } from "./rule.ts";

/** What becomes of a message after the questions before it. */
function rewritten(text: string, ...asked: string[]) {
  const history = asked.flatMap((question) => [
    { role: "user" as const, text: question },
    { role: "assistant" as const, text: "문서에서 찾은 내용입니다." },
  ]);
  return rewriteRule({ text, history, summary: "" }).question;
}

describe("a name that is asked about alone", () => {
  const leave = "이도윤 연차는 며칠 남았어?";

  it("takes the place of the name of its kind in the question before", () => {
    assert.equal(rewritten("박서연은?", leave), "박서연 연차는 며칠 남았어?");
    assert.equal(rewritten("그럼 최민재 씨는요?", "이도윤은 언제 입사했어?"), "최민재는 언제 입사했어?");
    assert.equal(rewritten("2023년은?", "2024년 3분기 매출은 얼마야?"), "2023년 3분기 매출은 얼마야?");
    assert.equal(rewritten("영업팀은 어때?", "개발팀 예산은 얼마야?"), "영업팀 예산은 얼마야?");
    assert.equal(rewritten("B안은?", "A안 비용은 얼마야?"), "B안 비용은 얼마야?");
    assert.equal(rewritten("영업이익은?", "올해 매출은 얼마야?"), "올해 영업이익은 얼마야?");
    assert.equal(rewritten("And Bob Lee?", "What is Alice Kim's leave?"), "What is Bob Lee's leave?");
    assert.equal(rewritten("what about 2023?", "How much was revenue in 2024?"), "How much was revenue in 2023?");
  });

  it("is no word that one says to an answer", () => {
    for (const said of ["Thanks.", "OK", "Why?", "Really?", "Yes"])
      assert.doesNotMatch(
        rewritten(said, "How many days does John have?"),
        new RegExp(`does ${said.slice(0, 2)}`),
        said,
      );
    assert.equal(rewritten("고마워", "김철수 입사일은 언제야?"), "고마워");
    assert.equal(rewritten("박서연은?", leave, "고마워"), "박서연 연차는 며칠 남았어?");
  });

  it("is what the next question goes on from", () => {
    assert.equal(rewritten("김하늘은?", leave, "박서연은?"), "김하늘 연차는 며칠 남았어?");
    assert.equal(rewritten("입사일은?", leave, "박서연은?"), "박서연 연차는 며칠 남았어? 입사일은?");
  });

  it("stands behind the question where no name of its kind, or more than one, is there", () => {
    assert.equal(rewritten("이자율은?", "김민지 보험료는 얼마야?"), "김민지 보험료는 얼마야? 이자율은?");
    assert.equal(
      rewritten("최민재는?", "이도윤과 박서연 중 누가 먼저야?"),
      "이도윤과 박서연 중 누가 먼저야? 최민재는?",
    );
  });
});

it("a question with a subject of its own takes nothing over", () => {
  for (const own of [
    "장비는 언제 바꿔?",
    "정산을 늦게 하면?",
    "급한 일이 생기면 휴가는?",
    "How often are laptops replaced?",
  ])
    assert.equal(rewritten(own, "재택근무 규정 정리해줘"), own);
  assert.equal(rewritten("박서연 입사일은?", "클라우드 이용료 집행률은?", "사무용품은?"), "박서연 입사일은?");
  assert.equal(rewritten("품목057 수량은?", "수량이 가장 많은 품목은?"), "품목057 수량은?");
  assert.equal(rewritten("최민재는 입사일이 언제야?", "이도윤 연차는 며칠 남았어?"), "최민재는 입사일이 언제야?");
});

it("what is asked of a whole document is never completed", () => {
  for (const whole of [
    "이 문서 요약해줘",
    "첨부한 문서 요약해 줘",
    "문서들을 한 줄씩 요약해줘",
    "Give me a summary of this document",
  ])
    assert.equal(rewritten(whole, "재택근무 규정 정리해줘", "몇 번까지 되는데?"), whole);
});

it("letters without meaning are no follow-up, and nothing goes on from them", () => {
  for (const struck of ["qwerasdf", "?", "ㅁㄴㅇㄹ", "...", "zxcvb"])
    assert.equal(rewritten(struck, "부장 해외 숙박비는 얼마야?"), struck);
  assert.equal(rewritten("언제까지야?", "주차 신청 되나요?", "asdfgh"), "주차 신청 되나요? 언제까지야?");
  for (const meant of ["왜?", "Why?", "얼마?", "언제까지?"])
    assert.match(rewritten(meant, "주차는 어디서 신청해?"), /^주차는 어디서 신청해\?/);
});

describe("a day that the clock reads whole", () => {
  it("is never completed with the question before it", () => {
    for (const own of [
      "2027-03-02에서 30일 뒤",
      "2027년 5월 3일부터 100일 뒤",
      "30 days after 2027-03-02",
      "크리스마스는 무슨 요일이야?",
      "내일 모레는?",
      "tomorrow?",
    ])
      for (const before of ["추석이 언제지", "설날까지 며칠 남았어?", "When is Christmas?"])
        assert.equal(rewritten(own, before), own, before);
    assert.equal(rewritten("2027-03-02에서 30일 뒤", "계약은 언제 끝나?"), "2027-03-02에서 30일 뒤");
    assert.equal(rewritten("글피는?", "2027-03-02에서 30일 뒤"), "글피는?");
  });

  it("goes on from a question about something on another day", () => {
    assert.match(rewritten("내일은?", "오늘 점심 메뉴는 뭐야?"), /점심 메뉴/);
    assert.equal(rewritten("설날은?", "추석까지 며칠 남았어?"), "설날까지 며칠 남았어?");
    assert.match(rewritten("며칠 남았어?", "설날이 언제지"), /^설날/);
  });
});
