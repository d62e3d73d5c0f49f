import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf } from "../../../../test/beds/inspection/findings-of.ts";
import { profanityCheck } from "./index.ts";

const find = (text: string, settings?: unknown) => findingsOf(profanityCheck, text, settings);

const hidden = [
  "시발",
  "시1발",
  "시.발",
  "시 발",
  "ㅅㅂ",
  "ㅅ ㅂ",
  "씨^^발",
  "ㅅㅣㅂㅏㄹ",
  "아시발",
  "병1신",
  "ㅂㅅ",
  "개새끼",
  "f*u*c*k",
  "FUCK",
];
for (const words of hidden) {
  test(`“${words}” is found`, () =>
    assert.deepEqual(
      find(`정말 ${words} 뭐야`).map(([kind]) => kind),
      ["strong"],
    ));
}

const innocent = [
  "다시 발견했다",
  "신제품 출시발표",
  "시발점이 되었다",
  "새끼손가락을 걸고",
  "영향을 미친 요인",
  "돼지고기 두 근",
  "쓰레기통을 비운다",
  "처음 처리한 일",
  "class assessment",
  "Scunthorpe",
  "보지 않았다",
  "3년 뒤",
  "개나리가 폈다",
];
for (const text of innocent) test(`“${text}” is innocent`, () => assert.deepEqual(find(text), []));

test("the words are marked as they stand in the text", () => {
  assert.deepEqual(find("이런 시1발 같은"), [["strong", "시1발"]]);
});

test("slurs and rough words are told apart; words can be added and allowed", () => {
  assert.deepEqual(
    find("짱깨라니, 한심하다").map(([kind]) => kind),
    ["slur", "rough"],
  );
  assert.deepEqual(find("망할놈", { words: ["망할"] }), [["strong", "망할"]]);
  assert.deepEqual(find("한심하다", { allow: ["한심"] }), []);
});
