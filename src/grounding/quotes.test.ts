import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { prepareEvidence } from "./evidence.ts";
import { groundSentence } from "./ground-sentence.ts";

function statusOf(text: string, sentence: string) {
  return groundSentence(`${sentence} [1]`, prepareEvidence([{ label: "1", text }])).status;
}

describe("a sentence is quoted where the source has all of it", () => {
  const whole = [
    [
      "제4조(환불) ① 회원은 7일 안에 환불을 청구할 수 있다. ② 다만, 개봉한 상품은 제외한다.",
      "회원은 7일 안에 환불을 청구할 수 있다.",
    ],
    ["제4조(환불) 회원은 7일 안에 환불을 청구할 수 있다.", "제4조(환불) 회원은 7일 안에 환불을 청구할 수 있다"],
    ["준비물\n- 수영모와 물안경을 가져옵니다\n- 수건은 빌려 드립니다", "수영모와 물안경을 가져옵니다."],
    ["가. 접수는 매달 말일에 마감한다.\n나. 발표는 다음 달 5일에 한다.", "접수는 매달 말일에 마감한다."],
    [
      "도서관은 매주 월요일과 법정 공휴일에 문을 닫으며 여름철에는\n밤 아홉 시까지 문을 연다.",
      "도서관은 매주 월요일과 법정 공휴일에 문을 닫으며 여름철에는 밤 아홉 시까지 문을 연다.",
    ],
    ["제 9 조 (비밀) 을은 알게 된 비밀을 남에게 말하지 않는다.", "을은 알게 된 비밀을 남에게 말하지 않는다."],
    ["● 회비는 매달 첫 주에 걷습니다.\n● 결석은 미리 알립니다.", "회비는 매달 첫 주에 걷습니다."],
    ["(a)sails are mended in May.\n(b)nets are mended in June.", "Sails are mended in May."],
    ["## Returns\n\n**Unopened goods** may be returned. Opened goods may not.", "Unopened goods may be returned."],
  ] as const;
  for (const [text, sentence] of whole)
    test(sentence, () => {
      assert.equal(statusOf(text, sentence), "quoted");
    });
});

describe("what is cut out of a sentence is no quotation of it", () => {
  const cut = [
    ["야간 근무 수당은 두 배로 지급한다는 종전의 약속은 이 합의로 없어진다.", "야간 근무 수당은 두 배로 지급한다."],
    ["관리소장이 허락한 때에 한하여 입주자는 옥상에 짐을 둘 수 있다.", "입주자는 옥상에 짐을 둘 수 있다."],
    ["경품의 값은 모두 25,000원으로 한다.", "5,000원으로 한다."],
    ["The deposit amounts to $2,500,000 in total.", "The deposit amounts to $2,500."],
    ["회원은 회비를 돌려받을 수 있다\n는 내용은 뺀다.", "회원은 회비를 돌려받을 수 있다."],
    ["The club shall not be\nliable for lost coats and hats.", "liable for lost coats and hats."],
    ["It is not true that the tenant may keep large dogs.", "The tenant may keep large dogs."],
    [
      "조합원은 누구나 총회에서 대리인을 통하여 의결권을 행사할 수 있다\n고 주장할 수 없다.",
      "조합원은 누구나 총회에서 대리인을 통하여 의결권을 행사할 수 있다.",
    ],
  ] as const;
  for (const [text, sentence] of cut)
    test(sentence, () => {
      assert.notEqual(statusOf(text, sentence), "quoted");
    });
});

test("a row is read under the heading of its own table", () => {
  const text = [
    ...["| 방 | 평일 | 주말 |", "|---|---|---|", "| 온돌방 | 6만 원 | 9만 원 |", "", "조식은 따로 받는다.", ""],
    ...["| 방 | 조식 | 주차 |", "|---|---|---|", "| 온돌방 | 1만 원 | 2만 원 |"],
  ].join("\n");
  assert.equal(statusOf(text, "온돌방의 주차는 2만 원입니다."), "unchecked");
  assert.equal(statusOf(text, "온돌방의 주차 요금은 1만 원이다."), "contradicts");
});

test("a line of nothing but signs is read in a moment", () => {
  const text = `회의는 두 시에 시작합니다. ${"- ".repeat(20_000)}`;
  const start = process.threadCpuUsage();
  assert.equal(statusOf(text, "회의는 두 시에 시작합니다."), "quoted");
  const { user, system } = process.threadCpuUsage(start);
  // Each sign taken off by itself made it many seconds.
  assert.ok(user + system < 2_000_000, `${user + system} µs`);
});
