import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Statement } from "#protocol";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";
import { shownUnits } from "../shown-units.ts";
import { applyVerdicts } from "./apply-verdicts.ts";
import { judgeClaimsPrompt } from "./prompt.ts";
import type { JudgeClaimsOutput } from "./schema.ts";

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${from + at}번 선반에는 계절이 지난 물건을 차례로 올려 둔다.`).join("\n");
const fee = "임차인은 야간 출입료 45,000원을 관리인에게 매번 낸다.";
const far = `${rows(1, 150)}\n${fee}\n${rows(400, 60)}`;
const near = "관리인은 열쇠를 두 벌 보관하고 그중 한 벌을 임차인에게 내준다.";
const prepared = prepareEvidence([
  { label: "별표 2", text: far },
  { label: "제8조", text: near },
]);

const lookAt = (sentence: string) => {
  const statement: Statement = { ...groundSentence(sentence, prepared), start: 0, end: sentence.length };
  return { number: 1, statement, units: shownUnits(statement, prepared, "ko") };
};
type Verdict = JudgeClaimsOutput["verdicts"][number]["verdict"];
const judged = (sentence: string, verdict: Verdict, words = "") => {
  const looked = lookAt(sentence);
  const [after] = applyVerdicts([looked.statement], [looked], { verdicts: [{ number: 1, verdict, words }] });
  return { before: looked.statement, after };
};
const nightly = "임차인은 야간 출입료 45,000원을 관리인에게 매번 냅니다 [별표 2].";
const keys = "관리인은 열쇠를 두 벌 보관하고 한 벌을 임차인에게 내줍니다 [제8조].";

describe("what a judge is shown of long evidence", () => {
  it("holds the words that the sentence stands on, wherever they are, and marks what is left out", () => {
    const [unit] = lookAt(nightly).units;
    assert.ok(unit?.isCut && unit.shown.includes(fee), unit?.shown);
    assert.ok(unit.shown.length < far.length / 2);
    assert.match(unit.shown, /\[… \d+자 생략\]/);
    assert.ok(lookAt(keys).units.every(({ isCut, shown }) => !isCut && shown === near));
  });

  it("comes with the rule that cut evidence proves no absence", () => {
    for (const language of ["ko", "en"] as const)
      assert.match(judgeClaimsPrompt({ claims: [] }, { language }).instructions, /줄인 근거|cut evidence/);
  });
});

describe("a judge's verdict", () => {
  it("of what is not said counts only where all of the evidence was seen", () => {
    const cut = judged(nightly, "not-said");
    assert.equal(cut.before.status, "supported", JSON.stringify(cut.before.reason));
    assert.deepEqual(cut.after, cut.before);
    assert.equal(judged(keys, "not-said").after?.status, "unsupported");
    assert.equal(judged(nightly, "contradicts").after?.status, "contradicts");
  });

  it("quotes words that the evidence has, as it has them and where it has them", () => {
    const copied = "임차인은 야간 출입료   45,000원을 관리인에게";
    const { after } = judged(`${nightly.slice(0, -1)} [제8조].`, "contradicts", copied);
    assert.deepEqual(after?.evidence, [{ label: "별표 2", quote: copied.replace(/\s+/g, " ") }]);
  });

  it("with words of its own keeps the words that code found", () => {
    for (const words of ["임차인은 야간 출입료 90,000원을 관리인에게 매번 낸다", "", "45,000원"]) {
      const { before, after } = judged(nightly, "contradicts", words);
      assert.equal(after?.status, "contradicts");
      assert.deepEqual(after.evidence, before.evidence);
    }
  });
});
