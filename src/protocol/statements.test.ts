import assert from "node:assert/strict";
import { it } from "node:test";
import { countStatements, type StatementStatus, statementCountsLine } from "./statements.ts";

const lineOf = (...statuses: readonly StatementStatus[]) =>
  statementCountsLine(countStatements(statuses.map((status) => ({ status }))));

it("of quotations alone no more is said than that they are verbatim", () => {
  const { ko, en } = lineOf("own-words", "quoted", "quoted");
  assert.match(ko, /^인용한 말은 원문과 같습니다/);
  assert.doesNotMatch(ko, /확인|근거 있음/);
  assert.match(en, /^The quotations are word for word/);
  assert.doesNotMatch(en, /supported/);
});

it("sentences of other words are counted by what the checks found", () => {
  const { ko, en } = lineOf("quoted", "supported", "unchecked", "contradicts");
  assert.equal(ko, "문장 4개: 근거 있음 2, 확인 못함 1, 확인 필요 1");
  assert.equal(en, "4 sentences: 2 supported, 1 not checked, 1 to look at");
});
