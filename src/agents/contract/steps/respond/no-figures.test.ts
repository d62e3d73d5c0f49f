import assert from "node:assert/strict";
import { it } from "node:test";
import type { Language } from "#protocol";
import { evidencePiece } from "../../testing/evidence-piece.ts";
import { respondRule } from "./rule.ts";
import type { RespondInput } from "./schema.ts";

const answerOf = (notes: readonly string[], language: Language = "ko", evidence: RespondInput["evidence"] = []) =>
  respondRule(
    {
      question: "위약금 정리해줘",
      contractTitle: "",
      previous: null,
      onlyPrevious: false,
      evidence,
      notGiven: 0,
      notes: notes.map((note) => ({ tool: "list_dates_and_amounts", note })),
      missingInfo: null,
      asked: [],
    },
    { language },
  );

it("only the kinds that were looked for are said not to be found", () => {
  assert.equal(answerOf(["none\tpenalty"]), "코드로는 이 계약서에서 위약금을 찾지 못했습니다.");
  assert.equal(answerOf(["none\tpenalty", "none\tdate"]), "코드로는 이 계약서에서 위약금·날짜를 찾지 못했습니다.");
  assert.equal(
    answerOf(["none\tdate, penalty", "none\tdate"], "en"),
    "Code found no date or penalty in this contract.",
  );
});

it("a list of other figures stands without it", () => {
  const answer = answerOf(["none\tpenalty", "amount\t500만원\t제2조"]);
  assert.match(answer, /500만원 \[제2조\]/);
  assert.doesNotMatch(answer, /찾지 못했습니다/);
});

it("a part that settles the question stands below it, and one that is only near does not", () => {
  const settles = evidencePiece("제2조", "위약금은 별지 견적서에 적는다.", { fit: "settles" });
  const near = evidencePiece("제3조", "위약의 뜻은 서로 협의한다.", { fit: "near" });
  const answer = answerOf(["none\tpenalty"], "ko", [settles, near]);
  assert.match(answer, /찾지 못했습니다[\s\S]*별지 견적서/);
  assert.doesNotMatch(answer, /협의한다/);
});
