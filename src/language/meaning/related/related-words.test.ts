import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readInPieces } from "../../in-pieces.ts";
import { sameMeaning, sensesOf } from "../lexicon/index.ts";
import { relatedWords } from "./index.ts";
import { readRelatedWords } from "./related-words.ts";

const table = `
애 둘, 애가 여럿 -> 다자녀, 두 자녀
깎아주다, 싸게 해주다 -> 감면, 할인
밤에 갖다 놓다 -> 무인 반납기
`;

describe("related words", () => {
  const { remindedBy, heldIn } = readInPieces(() => readRelatedWords([table])).now();

  it("are brought to mind by most of a phrase, in any form of its words", () => {
    const lines = remindedBy(["애가", "둘인데", "깎아주나요"]).map(({ line }) => line);
    assert.deepEqual(lines.toSorted(), [0, 1]);
    assert.deepEqual(remindedBy(["밤에"]), []);
  });

  it("are found in what a text writes, inside longer words too", () => {
    assert.equal(heldIn("다자녀가정은 연회비를 감면합니다", 0), 1);
    assert.equal(heldIn("다자녀가정은 연회비를 감면합니다", 1), 1);
    assert.equal(heldIn("매주 월요일에 쉽니다", 1), 0);
  });

  it("ship with associations that are no synonyms: grounding does not see them", () => {
    const { remindedBy: reminded, heldIn: held } = relatedWords();
    assert.ok(reminded(["세금", "깎아", "주나요"]).some(({ line }) => held("재산세를 감면합니다", line) === 1));
    const [asked = null, written = null] = sensesOf(["애", "영유아"], true);
    assert.equal(sameMeaning(asked, written), false);
  });

  it("ship with how the papers people keep are written", () => {
    const { remindedBy: reminded, heldIn: held } = relatedWords();
    const found = (question: string, text: string) =>
      reminded(question.split(" ")).some(({ line, share }) => share > 0.7 && held(text, line) === 1);
    assert.ok(found("안 온 사람은 누구", "불참자: 김민수"));
    assert.ok(found("그 병원 다음 진료 언제", "외래 추적 3주 뒤"));
    assert.ok(found("who typed up the notes", "Recorded by: J. Park"));
    assert.ok(found("what got fixed", "Resolved issues: the clock ran slow"));
    assert.ok(found("단가 알려줘", "Unit price 12.00"));
    assert.ok(found("which gate and flight number", "편명 KE123"));
    assert.ok(!found("안 온 사람은 누구", "다음 회의는 5월 2일이다"));
  });
});
