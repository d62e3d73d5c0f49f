import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { prepareEvidence } from "./evidence.ts";
import { groundAnswer } from "./ground-answer.ts";

const statusOf = async (evidence: string, answer: string) =>
  (await groundAnswer(answer, prepareEvidence([{ label: "1", text: evidence }]))).at(-1)?.status;

const table = "| 사유 | 일수 | 급여 |\n|---|---|---|\n| 본인 결혼 | **5일** | 전액 |\n| 자녀 결혼 | 1일 | 없음 |";
const rows = (head: string, row: string) => `${head}\n|---|---|---|\n${row}`;

describe("what is told in the evidence's words is supported", () => {
  for (const [evidence, answer] of [
    ["정규직 직원은 1년에 15일의 연차 휴가를 쓴다.", "정규직 직원은 1년에 15일의 연차 휴가를 씁니다 [1]."],
    ["제3조(사용) ① 회원은 시설을 사용하여야 한다.", "회원은 시설을 사용해야 합니다 [1]."],
    ["수습 직원은 연차를 미리 당겨 쓸 수 없다.", "수습 직원은 연차를 미리 당겨 쓸 수 없습니다 [1]."],
    ["수리비는 임차인이 내고, 재산에 붙는 세금은 임대인이 낸다.", "재산에 붙는 세금은 임대인이 냅니다 [1]."],
    [
      "The Client may end this Agreement at any time without giving reasons, in which case the Contractor refunds all fees.",
      "The Client may end this Agreement at any time without giving reasons [1].",
    ],
    [table, rows("| 구분 | 급여 | 일수 |", "| 본인 결혼 | 전액 | 5일 [1] |")],
  ] as const)
    it(answer, async () => assert.equal(await statusOf(evidence, answer), "supported"));
});

describe("what leaves out a word of the evidence that may turn it is not", () => {
  for (const [evidence, answer] of [
    ["입사 1년 미만인 직원은 한 달을 개근하면 1일을 쓴다.", "한 달을 개근하면 1일을 씁니다 [1]."],
    ["회원이 동의한 경우 회사는 이름을 쓰고, 주소는 제3자가 쓴다.", "주소는 제3자가 씁니다 [1]."],
    ["갑은 계약을 해지하고, 손해배상을 청구할 수 있다.", "갑은 계약을 해지합니다 [1]."],
    ["The total fee is 24,000,000 won, excluding value added tax.", "The total fee is 24,000,000 won [1]."],
    [
      "The Client may end this Agreement at any time, in which case it pays unless it has reasons.",
      "The Client may end this Agreement at any time [1].",
    ],
    [
      "A party may end this Agreement if the other party breaches it, and it gives notice.",
      "A party may end this Agreement [1].",
    ],
    [table, rows("| 구분 | 일수 | 급여 |", "| 본인 결혼 | 5일 | 없음 [1] |")],
    [table, rows("| 구분 | 수당 | 급여 |", "| 본인 결혼 | 5일 | 전액 [1] |")],
    [table, rows("| 구분 | 일수 | 비고 |", "| 본인 결혼 | 5일 | 유급 [1] |")],
  ] as const)
    it(answer, async () => assert.notEqual(await statusOf(evidence, answer), "supported"));
});
