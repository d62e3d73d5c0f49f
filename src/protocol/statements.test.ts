import assert from "node:assert/strict";
import { it } from "node:test";
import {
  comparedLine,
  describeStatements,
  quoteStatements,
  type Statement,
  type StatementStatus,
} from "./statements.ts";

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
const lineOf = (lookedBy: string, ...statuses: readonly StatementStatus[]) =>
  comparedLine({ statements: statuses.map((status) => saying("문장", status)), lookedBy })
    .map(({ ko }) => ko)
    .join(" · ");

it("one line says who compared an answer, and how many sentences need a look", () => {
  assert.equal(lineOf("code", "own-words"), "");
  assert.match(lineOf("code", "own-words", "quoted", "quoted"), /^인용한 말은 원문과 같습니다/u);
  assert.match(lineOf("code", "quoted", "unchecked"), /^따옴표 속 말과 숫자만/u);
  assert.equal(
    lineOf("openai:gpt", "supported", "contradicts"),
    "openai:gpt이(가) 답을 원문과 견주었습니다 · 확인할 문장 1개",
  );
});

it("a reader without a page is told each doubtful sentence with the source's words, and no sign of the others", () => {
  const statements: Statement[] = [
    saying("노트북은 5년마다 바꿉니다.", "uncited"),
    { ...saying("휴가는 25일입니다 [1].", "contradicts"), evidence: [{ label: "1", quote: "휴가는 15일이다" }] },
    {
      ...saying("대표가 승인합니다 [1].", "unsupported"),
      correction: { text: "팀장이 승인합니다 [1].", status: "supported" },
    },
  ];
  const [, ...lines] = describeStatements({ statements, lookedBy: "openai:gpt" }, "ko");
  assert.deepEqual(lines, [
    "! 휴가는 25일입니다 [1].",
    "  원문은 이렇게 말합니다: [1] 휴가는 15일이다",
    "바로잡은 문장: 팀장이 승인합니다 [1].",
    "  처음 문장: 대표가 승인합니다 [1].",
  ]);
  assert.match(
    quoteStatements({ statements, lookedBy: "openai:gpt" }, "en"),
    /^> openai:gpt compared .* · 1 sentence put right · 1 sentence to check {2}\n> ! /u,
  );
});
