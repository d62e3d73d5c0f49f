import assert from "node:assert/strict";
import { it } from "node:test";
import type { Language } from "#protocol";
import type { Listing } from "../../listing.ts";
import { evidencePiece } from "../../testing/evidence-piece.ts";
import { respondRule } from "./rule.ts";
import type { RespondInput } from "./schema.ts";

type Figures = Extract<Listing, { lists: "figures" }>;
const looked = (kinds: Figures["kinds"], figures: Figures["figures"] = []): Figures => ({
  lists: "figures",
  kinds,
  figures,
  more: 0,
});

const answerOf = (listings: readonly Listing[], language: Language = "ko", evidence: RespondInput["evidence"] = []) =>
  answerTo(
    listings.map((listing) => ({ tool: "list_dates_and_amounts", note: "", listing })),
    language,
    evidence,
  );

const answerTo = (notes: RespondInput["notes"], language: Language, evidence: RespondInput["evidence"]) =>
  respondRule(
    {
      question: "위약금 정리해줘",
      contractTitle: "",
      previous: null,
      onlyPrevious: false,
      evidence,
      notGiven: 0,
      notes,
      missingInfo: null,
      asked: [],
    },
    { language },
  );

it("only the kinds that were looked for are said not to be found", () => {
  assert.equal(answerOf([looked(["penalty"])]), "코드로는 이 계약서에서 위약금을 찾지 못했습니다.");
  assert.equal(
    answerOf([looked(["penalty"]), looked(["date"])]),
    "코드로는 이 계약서에서 위약금·날짜를 찾지 못했습니다.",
  );
  assert.equal(
    answerOf([looked(["date", "penalty"]), looked(["date"])], "en"),
    "Code found no date or penalty in this contract.",
  );
});

it("a list of other figures stands without it", () => {
  const answer = answerOf([
    looked(["penalty"]),
    looked(["amount"], [{ kind: "amount", value: "500만원", blank: false, label: "제2조" }]),
  ]);
  assert.match(answer, /500만원 \[제2조\]/);
  assert.doesNotMatch(answer, /찾지 못했습니다/);
});

it("a part that settles the question stands below it, and one that is only near does not", () => {
  const settles = evidencePiece("제2조", "위약금은 별지 견적서에 적는다.", { fit: "settles" });
  const near = evidencePiece("제3조", "위약의 뜻은 서로 협의한다.", { fit: "near" });
  const answer = answerOf([looked(["penalty"])], "ko", [settles, near]);
  assert.match(answer, /찾지 못했습니다[\s\S]*별지 견적서/);
  assert.doesNotMatch(answer, /협의한다/);
});

it("a tool that failed is told as no list", () => {
  const settles = evidencePiece("제2조", "위약금은 별지 견적서에 적는다.", { fit: "settles" });
  for (const tool of ["list_dates_and_amounts", "compare_with_standard", "get_table_of_contents"]) {
    const answer = answerTo([{ tool, note: `${tool} failed: It took too long.` }], "ko", [settles]);
    assert.match(answer, /별지 견적서/);
    assert.doesNotMatch(answer, /failed|undefined/);
  }
});
