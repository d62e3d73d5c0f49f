import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtfulStatuses } from "#protocol";
import { readGroundingCase } from "../evaluation/grounding-case.ts";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";
import { checkNames } from "../statement.ts";
import { groundingCases } from "../testing/grounding-cases.ts";

/** No batch has a made-up quotation that nothing else objects to. */
const madeUpQuote = readGroundingCase({
  evidence: "임차인은 차임을 매월 지급한다.",
  sentence: "계약서에는 “수선은 언제나 임대인의 몫으로 본다”고 적혀 있습니다 [1].",
  truth: "false",
});

/** Nor a thing for another of its kind that nothing else objects to. */
const otherKind = readGroundingCase({
  evidence: "수리비는 임대인이 봄에 한 번 정산한다.",
  sentence: "수리비는 임대인이 가을에 한 번 정산합니다 [1].",
  truth: "false",
});

/** Nor one that takes what something changed to for by how much it changed, in words of its own. */
const otherChange = readGroundingCase({
  evidence: "버스 이동 시간은 24분에서 19분으로 줄었다.",
  sentence: "버스로 가는 데 걸리는 시간이 19분 줄었습니다 [1].",
  truth: "false",
});

/** Nor, for these checks, a claim about a document that nothing else objects to. */
const contraries = [
  [
    "올해 보리 수확량은 8% 늘었다. 감자 수확량은 잦은 비로 3% 감소했다.",
    "올해는 보리와 감자가 모두 작년보다 많이 늘었습니다 [1].",
  ],
  [
    "거주지와 상관없이 가까운 보건소 어디서나 접종을 받을 수 있다.",
    "접종은 거주지 안에 있는 보건소에서 받아야 합니다 [1].",
  ],
  [
    "수강 시작 후 5일 이내이고 강의를 한 번도 듣지 않은 경우에는 환불한다.",
    "수강을 시작한 지 5일이 지나지 않았거나 들은 강의가 없다면 돈을 돌려받습니다 [1].",
  ],
  [
    "The policy continues for another year unless you cancel it in writing.",
    "The policy ends after a year unless you ask for it in writing [1].",
  ],
  ["운전면허 소지자를 우대하나 필수 요건은 아닙니다.", "지원하려면 운전면허가 반드시 있어야 합니다 [1]."],
  ["새 팬은 미지근한 물로 헹군 뒤 사용하십시오.", "새 팬은 물로 헹굴 필요 없이 사용해도 됩니다 [1]."],
  [
    "There is no hot water on those three days, but heating is off on the Tuesday only. Other flats are not entered.",
    "While the work goes on in the building, the heating is off on all three days [1].",
  ],
  [
    "소설과 시집은 빌릴 수 있다. 잡지는 대출 대상에서 제외한다.",
    "창가 책장에 꽂아 둔 잡지도 마음에 들면 빌릴 수 있습니다 [1].",
  ],
].map(([evidence, sentence]) => readGroundingCase({ evidence, sentence, truth: "false" }));

/** What each check marks of the claims that are false. */
const caught = Map.groupBy(
  [...groundingCases(), madeUpQuote, otherKind, otherChange, ...contraries]
    .filter(({ truth }) => truth === "false" || truth === "invented")
    .map((one) => ({ one, prepared: prepareEvidence(one.evidence, { user: one.user }) }))
    .map(({ one, prepared }) => ({ one, prepared, verdict: groundSentence(one.sentence, prepared) }))
    .filter(({ verdict }) => doubtfulStatuses.has(verdict.status)),
  ({ verdict }) => verdict.check,
);

/** Nor what one of two parallel clauses says told of the other, what is set aside, a short denial passed over, or before for after alone. */
const crossings = [
  [
    "비가 오면 음악회는 구민회관으로 옮겨 열고 벼룩시장은 취소합니다.",
    "비가 오는 날 벼룩시장은 구민회관으로 옮겨 엽니다 [1].",
  ],
  [
    "기한을 넘긴 신청은 과장이 아닌 국장의 허가를 받아야 처리된다.",
    "기한을 넘긴 신청은 과장의 허가를 받으면 처리됩니다 [1].",
  ],
  [
    "Work abroad is limited to twenty days a year and needs approval from HR; managers cannot grant it.",
    "Work abroad for up to twenty days a year can be approved by a manager [1].",
  ],
  ["Before painting, sand the boards and wipe off the dust.", "The boards should be sanded after painting [1]."],
].map(([evidence, sentence]) => readGroundingCase({ evidence, sentence, truth: "false" }));
for (const one of crossings) {
  const prepared = prepareEvidence(one.evidence);
  const verdict = groundSentence(one.sentence, prepared);
  caught.set(verdict.check, [...(caught.get(verdict.check) ?? []), { one, prepared, verdict }]);
}

describe("a check that is switched off", () => {
  for (const check of checkNames)
    it(`${check}: a false claim of the batches goes unmarked`, () => {
      const without = new Set([check]);
      const missed = (caught.get(check) ?? []).filter(
        ({ one, prepared }) => !doubtfulStatuses.has(groundSentence(one.sentence, prepared, { without }).status),
      );
      assert.notEqual(missed.length, 0);
    });
});
