import assert from "node:assert/strict";
import { it } from "node:test";
import { evidencePiece } from "../../testing/evidence-piece.ts";
import { respondRule } from "./rule.ts";
import type { RespondInput } from "./schema.ts";

const answerFrom = (evidence: RespondInput["evidence"]) =>
  respondRule(
    {
      question: "비밀을 흘리면 어떻게 되나요?",
      contractTitle: "",
      previous: null,
      onlyPrevious: false,
      evidence,
      notGiven: 0,
      notes: [],
      missingInfo: null,
      asked: [],
    },
    { language: "ko" },
  );

const secrets = evidencePiece("제4조", "을은 업무상 알게 된 비밀을 제3자에게 누설하여서는 아니 된다.", {
  fit: "settles",
  score: 9,
});
const damages = evidencePiece("제5조", "비밀을 누설한 당사자는 상대방의 손해를 배상한다.", {
  fit: "near",
  score: 8,
  start: 100,
});
const notices = evidencePiece("제9조", "비밀 문서의 통지는 서면으로 한다.", { fit: "near", score: 6, start: 200 });

it("a part that is much less likely than the best is not told beside it, though it shares a word", () => {
  const answer = answerFrom([secrets, damages, notices]);
  assert.match(answer, /정해져 있습니다\.[\s\S]*제4조[\s\S]*함께 볼[\s\S]*제5조/);
  assert.doesNotMatch(answer, /제9조/);
});

it("a part of which it is not sure that it answers is offered as what comes closest", () => {
  const answer = answerFrom([{ ...secrets, fit: "likely" }, damages]);
  assert.match(answer, /^가장 가까운 부분은 다음과 같습니다\. 질문의 답이 아닐 수 있습니다\.[\s\S]*제4조/);
  assert.doesNotMatch(answer, /정해져 있습니다/);
});
