import assert from "node:assert/strict";
import { it } from "node:test";
import {
  countStatements,
  describeStatements,
  quoteStatements,
  type Statement,
  type StatementStatus,
  statementCountsLine,
} from "./statements.ts";

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

const saying = (text: string, status: StatementStatus): Statement => ({
  text,
  status,
  reason: null,
  by: null,
  check: null,
  evidence: [],
  marks: [],
  correction: null,
  start: 0,
  end: text.length,
});

it("a reader without a page is told which sentences could not be checked, behind the doubtful ones", () => {
  const statements = [
    saying("노트북은 5년마다 바꿉니다.", "uncited"),
    saying("휴가는 25일입니다 [1].", "contradicts"),
    saying("대표가 승인합니다 [1].", "unchecked"),
    saying("휴가는 3일 전에 신청합니다 [1].", "supported"),
  ];
  const [, ...lines] = describeStatements(statements, "ko");
  assert.deepEqual(lines, [
    "! 휴가는 25일입니다 [1].",
    "확인하지 못한 문장입니다:",
    "? 노트북은 5년마다 바꿉니다.",
    "? 대표가 승인합니다 [1].",
  ]);
  assert.match(
    quoteStatements(statements, "en"),
    /^> 4 sentences: .*\n> ! .*\n> These could not be checked: {2}\n> \? /,
  );
});

it("where no sentence could be checked, the line that says so is enough", () => {
  assert.equal(describeStatements([saying("대표가 승인합니다.", "uncited")], "ko").length, 1);
});
