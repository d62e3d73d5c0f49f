import assert from "node:assert/strict";
import { it } from "node:test";
import { relevantExcerpt } from "./relevant-excerpt.ts";

const filler = (count: number) => Array.from({ length: count }, (_, at) => `차림표의 ${at}번 줄입니다.`).join("\n");
const asked = "강아지를 데려오면 하룻밤에 8,000원을 더 냅니다.";
const options = { mostCharacters: 1_000, about: "강아지 요금은?", language: "ko" } as const;

it("a text that fits is shown whole, each part with its name", () => {
  const parts = [
    { label: "제1항", text: "하나입니다.\n" },
    { label: "제2항", text: "둘입니다." },
  ];
  assert.deepEqual(relevantExcerpt(parts, options), { shown: "[제1항] 하나입니다.\n[제2항] 둘입니다.", left: 0 });
});

it("two parts of one name stand on lines of their own", () => {
  const parts = [
    { label: "제6조", text: "빌린 책은 두 주 안에 돌려준다." },
    { label: "제6조", text: "늦으면 하루에 100원을 낸다.\n" },
  ];
  const { shown } = relevantExcerpt(parts, options);
  assert.equal(shown, "[제6조] 빌린 책은 두 주 안에 돌려준다.\n[제6조] 늦으면 하루에 100원을 낸다.");
});

it("of a long text the beginning and what speaks of the question is shown, and what is missing is counted", () => {
  const text = `숙박 요금표\n${filler(120)}\n${asked}\n${filler(90)}`;
  const { shown, left } = relevantExcerpt([{ label: null, text }], options);
  assert.ok(shown.startsWith("숙박 요금표") && shown.includes(asked), shown);
  const marks = [...shown.matchAll(/\n\[… (\d+)자 생략\]/g)].map(([, count]) => Number(count));
  assert.equal(
    marks.reduce((sum, count) => sum + count, 0),
    left,
  );
  assert.ok(left >= text.length - 1_000 && shown.length < 1_100);
});

it("a stretch from within a part bears the part's name, and what was never read is told", () => {
  const parts = [
    { label: "별지 1 제1조", text: filler(60) },
    { label: "별지 1 제2조", text: `${filler(60)}\n${asked}` },
  ];
  const { shown } = relevantExcerpt(parts, { ...options, language: "en", unread: 77 });
  assert.match(shown, /characters left out\]\n\[별지 1 제2조\] [^[]*강아지를/);
  assert.match(shown, /\[… 77 characters left out\]$/);
});

it("a text without sentences or lines is cut all the same", () => {
  const { shown, left } = relevantExcerpt([{ label: null, text: "가".repeat(5_000) }], options);
  assert.ok(shown.length < 1_100 && left === 4_000, `${shown.length} ${left}`);
});

it("a pasted question is taken apart once, and read at its ends", (test) => {
  const text = `숙박 요금표\n${filler(120)}\n${asked}\n${filler(900)}`;
  const about = `강아지 요금은?\n${"뒤뜰에 심은 나무와 꽃의 이름을 적은 글. ".repeat(3_000)}\n강아지를 데려오면?`;
  const folded = test.mock.method(String.prototype, "normalize");
  const { shown } = relevantExcerpt([{ label: null, text }], { ...options, about });
  const letters = folded.mock.calls.reduce((sum, { this: one }) => sum + String(one).length, 0);
  assert.ok(shown.includes(asked));
  assert.ok(letters < 2 * text.length + 10_000, String(letters));
});
