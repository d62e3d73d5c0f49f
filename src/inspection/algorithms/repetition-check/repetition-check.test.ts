import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf, resultOf } from "../../../../test/beds/inspection/findings-of.ts";
import { analyze } from "../../analyze.ts";
import { fixText } from "../../fixes.ts";
import { createDuplicateIndex, simhash } from "../../matching/simhash.ts";
import { repetitionCheck } from "./index.ts";

const first = "이 계약은 갑과 을이 서로 신뢰를 바탕으로 성실하게 이행하기로 한다.";
const nearly = "이 계약은 갑과 을이 서로 신뢰를 바탕으로, 성실하게 이행하기로 한다!";

test("a sentence that repeats an earlier one but for its marks is found, the earlier one is not", () => {
  const text = `${first} 대금은 매월 말일에 지급하는 것을 원칙으로 한다. ${nearly}`;
  assert.deepEqual(findingsOf(repetitionCheck, text), [["repeated_sentence", nearly]]);
});

const mended = async (text: string) => {
  const { steps } = await analyze(text, { only: ["repetition_check"] });
  const fixed = fixText(
    text,
    steps.flatMap(({ findings }) => findings),
  );
  return { text: fixed.text, fixed: fixed.fixed };
};

test("a sentence that is the same is mended away, one that is only alike stays", async () => {
  const same = `${first}\n`;
  assert.deepEqual(await mended(same.repeat(3)), { text: same, fixed: 2 });
  const respaced = `${same}${first.replace("갑과 을이", "갑과  을이")}\n`;
  assert.deepEqual(await mended(respaced), { text: same, fixed: 1 });
  const alike = [
    [first, nearly],
    [first, first.replace("갑과 을", "을과 병")],
    ["Please polish the long wooden table in the hall.", "Please Polish the long wooden table in the hall."],
    ["납품은 다음 달 말까지 모두 끝내기로 했습니다.", "납품은 다음 달 말까지 모두 끝내기로 했습니다?"],
    [nearly, first, nearly.replace(",", ";")],
  ];
  for (const lines of alike) {
    const text = `${lines.join("\n")}\n`;
    assert.equal((await mended(text)).text, text);
  }
});

const proviso = "다만, 갑의 사전 서면 동의가 있는 경우에는 그러하지 아니하다.";

test("the same words in another place are told and stay: only a sentence right behind itself is mended away", async () => {
  const articles = `제6조(양도) 을은 권리를 양도할 수 없다. ${proviso}\n제7조(공개) 을은 내용을 공개할 수 없다. ${proviso}\n`;
  const clauses = `The tenant may not sublet. However, written consent of the landlord suffices.\n`.concat(
    "The tenant may not keep pets. However, written consent of the landlord suffices.\n",
  );
  const amended = "① 서면으로 알린다. <개정 2024.10.22, 2025.1.2>\n② 사본을 둔다. <개정 2024.10.22, 2025.1.2>\n";
  const supplements =
    "제1조(시행일) 이 법은 공포한 날부터 시행한다.\n\n부칙\n\n제1조(시행일) 이 법은 공포한 날부터 시행한다.\n";
  const refrain = `${first}\n납품은 다음 달 말까지 끝낸다.\n${first}\n`;
  const seals = "대표이사 성명 주소 (서명 또는 인)\n\n대표이사 성명 주소 (서명 또는 인)\n";
  for (const text of [articles, clauses, amended, supplements, refrain, seals])
    assert.deepEqual(await mended(text), { text, fixed: 0 });
  for (const text of [articles, clauses, amended]) assert.deepEqual(findingsOf(repetitionCheck, text), []);
  const told = (text: string) => findingsOf(repetitionCheck, text).map(([kind]) => kind);
  assert.deepEqual([told(supplements), told(refrain)], [["repeated_sentence"], ["repeated_sentence"]]);
  assert.deepEqual(told(`${first} ${proviso}\n납품은 다음 달 말까지 끝낸다.\n${first} ${proviso}\n`), [
    "repeated_sentence",
    "repeated_sentence",
  ]);
  assert.deepEqual(await mended(`${first} ${proviso} ${proviso}\n`), { text: `${first} ${proviso} \n`, fixed: 1 });
});

test("a mend leaves whole sentences: dates, titles, numbers and broken lines end none", async () => {
  const different = [
    "착공은 2028. 4. 17. 이후 현장 소장의 서면 승인을 받아 시작한다. 준공은 2028. 4. 17. 이후 현장 소장의 서면 승인을 받아 시작한다.",
    "Mrs. Oh keeps the spare keys of the whole building. Mr. Oh keeps the spare keys of the whole building.",
    "See fig. 3 for the wiring of the second pump. Compare fig. 3 for the wiring of the second pump.",
    "도서는\n한 사람이 한 번에 다섯 권까지 빌릴 수 있다.\n음반은\n한 사람이 한 번에 다섯 권까지 빌릴 수 있다.\n",
    "열람실은 시험 기간에는\n밤 열두 시까지 문을 열어 둔다.\n열람실은 시험 기간에는\n새벽 두 시까지 문을 열어 둔다.\n",
    "1. 사용한 공구는 제자리에 돌려놓는다.\n2. 사용한 공구는 제자리에 돌려놓는다.\n",
  ];
  for (const text of different) assert.deepEqual(await mended(text), { text, fixed: 0 });
  const twice = "Dr. Ha leads the weekly round of the ward on 2028. 4. 17. and signs. ";
  assert.deepEqual(await mended(twice.repeat(2)), { text: `${twice} `, fixed: 1 });
});

test("lines without a full stop and items of a numbered list are told and stay", () => {
  const kinds = (text: string) => findingsOf(repetitionCheck, text).map(([kind]) => kind);
  assert.deepEqual(kinds("- 사용한 공구는 제자리에 놓기\n- 사용한 공구는 제자리에 놓기\n- 창문 닫기\n"), [
    "repeated_sentence",
  ]);
  assert.deepEqual(kinds("3) 사용한 공구는 제자리에 돌려놓는다.\n4) 사용한 공구는 제자리에 돌려놓는다."), [
    "repeated_sentence",
  ]);
});

test("sentences with other figures or another word are no repetition", async () => {
  const pairs = [
    [
      "매출은 전년보다 1.5% 늘어난 것으로 잠정 집계되었다고 밝혔다.",
      "매출은 전년보다 15% 늘어난 것으로 잠정 집계되었다고 밝혔다.",
    ],
    ["회의는 매주 월요일 3층 대회의실에서 열립니다.", "회의는 매주 월요일 5층 대회의실에서 열립니다."],
    [
      "The supplier may assign this agreement to a third party.",
      "The supplier may not assign this agreement to a third party.",
    ],
    [
      "임차인은 목적물을 다른 사람에게 전대할 수 있다고 정하였다.",
      "임차인은 목적물을 다른 사람에게 전대할 수 없다고 정하였다.",
    ],
  ];
  for (const lines of pairs) assert.deepEqual(findingsOf(repetitionCheck, lines.join("\n")), []);
  const harmless = [
    "불필요한 절차를 없애고 맞는지 아닌지 다시 살핀다.",
    "불필요한 절차를 없애고, 맞는지 아닌지 다시 살핀다!",
  ];
  assert.equal(findingsOf(repetitionCheck, harmless.join("\n")).length, 1);
  const written = ["요금은 1,000원이고 환불은 되지 않습니다.", "요금은 1000원이고 환불은 되지 않습니다."];
  assert.equal(findingsOf(repetitionCheck, written.join("\n")).length, 1);
});

test("a sentence that is there word for word is found among any number that differ in their figures only", () => {
  const lines = Array.from(
    { length: 90 },
    (_, at) => `${at + 301}호 객실의 손님은 퇴실하는 날 오전까지 열쇠를 안내소에 맡기고 짐은 보관소에 둘 수 있습니다.`,
  );
  const again = lines.slice(3, 15);
  assert.deepEqual(
    findingsOf(repetitionCheck, [...lines, ...again].join("\n")),
    again.map((line) => ["repeated_sentence", line]),
  );
  const cold = "냉장고 안의 온도는 날마다 두 번씩 재어 적고 넘으면 알리는데 그 한계는 7";
  assert.equal(findingsOf(repetitionCheck, `${cold}.\n${cold}`).length, 1);
});

test("the same piece eight times in a row is repetition; laughter, figures and ruled lines are none", async () => {
  const flood = "좋아요".repeat(8);
  assert.deepEqual(findingsOf(repetitionCheck, `정말 ${flood} 추천`), [["repeated_piece", flood]]);
  const spaced = "이벤트 참여! ".repeat(9);
  assert.deepEqual(
    findingsOf(repetitionCheck, spaced).map(([kind]) => kind),
    ["repeated_piece"],
  );
  const { steps } = await analyze(`${flood}.`, { only: ["repetition_check"] });
  assert.equal(steps[0]?.judgment.severity, "warning");
  const harmless = [
    "ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ",
    "하하하하하하하하하하하하하하하하",
    "1010101010101010101010",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    "좋아요".repeat(7),
  ];
  for (const text of harmless) assert.deepEqual(findingsOf(repetitionCheck, text), [], text);
});

test("short sentences and different sentences are left alone", () => {
  assert.deepEqual(
    findingsOf(repetitionCheck, "네. 네. 네. 대금은 매월 말일에 지급한다. 물품은 서울 창고에서 인도한다."),
    [],
  );
});

test("the share of repetition is measured", async () => {
  const { sentences, repeated, ratio } = await resultOf(
    repetitionCheck,
    Array.from({ length: 10 }, () => first).join(" "),
  );
  assert.deepEqual([sentences, repeated, ratio], [10, 9, 0.9]);
});

test("a long text of equal sentences is not compared with itself over and over", async () => {
  const { repeated } = await resultOf(repetitionCheck, `${first}\n`.repeat(20_000));
  assert.equal(repeated, 19_999);
});

const words = Array.from({ length: 400 }, (_, index) => `낱말${(index * 7919) % 997}`);

test("near-duplicate documents are found by their signature, different ones are not", () => {
  const index = createDuplicateIndex();
  const signed = (list: readonly string[]) => simhash(list.join(" ")) ?? "";
  assert.equal(index.check(signed(words), "first"), null);
  assert.equal(index.check(signed(words.with(200, "다른말")), "copy"), "first");
  assert.equal(index.check(signed(words.map((word) => `${word}아님`)), "other"), null);
  assert.equal(simhash("짧은 글"), null);
});

test("an index that is full remembers no more and says so", () => {
  const index = createDuplicateIndex(1);
  index.check("0000000000000000", "a");
  assert.equal(index.full, true);
  assert.equal(index.check("ffffffffffffffff", "b"), null);
  assert.equal(index.check("ffffffffffffffff", "c"), null);
  assert.equal(index.check("0000000000000007", "d"), "a");
});
