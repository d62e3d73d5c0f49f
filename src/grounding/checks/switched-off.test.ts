import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtfulStatuses } from "#protocol";
import { evidenceOfCase } from "../evaluation/evidence-of-case.ts";
import { readGroundingCase } from "../evaluation/grounding-case.ts";
import { groundSentence } from "../ground-sentence.ts";
import { type CheckName, checkNames } from "../statement.ts";
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

/** Nor what is given to each of another kind, in words of its own. */
const otherPer = readGroundingCase({
  evidence: "명절에는 세대당 생수 두 상자를 경비실에서 나누어 드립니다.",
  sentence: "명절이면 생수를 한 사람당 두 상자씩 받아 갈 수 있습니다 [1].",
  truth: "false",
});

const cases = [madeUpQuote, otherKind, otherChange, otherPer, ...groundingCases()].filter(
  ({ truth }) => truth === "false" || truth === "invented",
);

/** The checks of which a claim goes unmarked without them; the claims are read until each has one. */
const needed = new Set<CheckName>();
for (const one of cases) {
  if (needed.size === checkNames.length) break;
  const prepared = evidenceOfCase(one);
  const verdict = groundSentence(one.sentence, prepared);
  const check = checkNames.find((name) => name === verdict.check);
  if (check === undefined || needed.has(check) || !doubtfulStatuses.has(verdict.status)) continue;
  const without = groundSentence(one.sentence, prepared, { without: new Set([check]) });
  if (!doubtfulStatuses.has(without.status)) needed.add(check);
}

describe("a check that is switched off", () => {
  for (const check of checkNames)
    it(`${check}: a false claim of the batches goes unmarked`, () => assert.ok(needed.has(check)));
});
