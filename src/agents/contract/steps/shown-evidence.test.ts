import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { evidencePiece } from "../../../../test/beds/contract/evidence-piece.ts";
import type { ContractEvidence } from "../evidence.ts";
import { evaluateInput, evaluatePrompt } from "./evaluate.ts";
import { respondPrompt } from "./respond/index.ts";
import { respondInput } from "./respond/schema.ts";
import { fairLimit } from "./shown-evidence.ts";

const question = "세탁실을 밤에 쓰면 얼마를 내나요?";
const fee = "세탁실을 밤 열 시 뒤에 쓰는 입주자는 한 번에 3,700원을 낸다.";
const lines = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at}호의 비품은 관리인이 달마다 세어 적는다.`).join("\n");

/** What the writer and the evaluator are shown, in this order. */
const shownFor = (evidence: readonly ContractEvidence[]) => {
  const writer = { contractTitle: "", previous: null, onlyPrevious: false, missingInfo: null, asked: [] };
  const evaluator = { explored: [], unexplored: [], absentLabels: [] };
  const given = { question, evidence: [...evidence], notes: [] };
  return [
    respondPrompt(respondInput.parse({ ...given, ...writer }), { language: "ko" }),
    evaluatePrompt(evaluateInput.parse({ ...given, ...evaluator }), { language: "ko" }),
  ].map(({ messages }) => messages[0]?.content ?? "");
};

describe("what writer and evaluator are shown of what was read", () => {
  it("is all of a long table that fits", () => {
    const text = `${lines("가동", 190)}\n${fee}\n${lines("나동", 60)}`;
    for (const shown of shownFor([evidencePiece("별표 3", text)])) {
      assert.ok(shown.includes(text));
      assert.doesNotMatch(shown, /자 생략\]/);
    }
  });

  it("is what speaks of the question, and says what is left out, where all of it is too much", () => {
    const long = Array.from({ length: 11 }, (_, at) => evidencePiece(`별표 ${at + 1}`, lines("다동", 260)));
    const last = evidencePiece("별표 12", `${lines("라동", 200)}\n${fee}\n${lines("마동", 60)}`);
    for (const shown of shownFor([evidencePiece("제4조", "입주자는 세탁실을 함께 쓴다."), ...long, last])) {
      assert.ok(shown.includes(fee) && shown.includes("입주자는 세탁실을 함께 쓴다."));
      assert.match(shown, /자 생략\]/);
      assert.ok(shown.length < 46_000, String(shown.length));
    }
  });

  it("names the paragraph that a stretch is of, and what was never read", () => {
    const points = [
      { label: "제9조 제1항", text: lines("바동", 20) },
      { label: "제9조 제2항", text: fee },
    ];
    for (const shown of shownFor([evidencePiece("제9조", "", { points, left: 812 })])) {
      assert.ok(shown.includes(`[제9조 제2항] ${fee}`));
      assert.match(shown, /\[… 812자 생략\]/);
    }
  });

  it("comes with the rule that a cut text proves no absence", () => {
    const { instructions } = evaluatePrompt(
      evaluateInput.parse({
        question,
        evidence: [],
        notes: [],
        explored: [],
        unexplored: [],
        absentLabels: [],
      }),
      { language: "en" },
    );
    assert.match(instructions, /no proof that the contract lacks it/);
  });
});

it("short parts leave their share to long ones", () => {
  assert.equal(fairLimit([100, 9_000, 9_000], 5_100), 2_500);
  assert.equal(fairLimit([100, 200], 5_100), 5_100);
  assert.equal(fairLimit([], 5_100), 5_100);
});
