import assert from "node:assert/strict";
import { test } from "node:test";
import { withMathMarks } from "./math-marks.ts";

const marked = (written: string) => withMathMarks(written).text;

test("mathematics between single dollars is marked, money is not", () => {
  assert.equal(marked("넓이는 $\\pi r^2$ 입니다."), "넓이는 $$\\pi r^2$$ 입니다.");
  assert.equal(marked("It costs $5 and then $10 more."), "It costs $5 and then $10 more.");
  assert.equal(marked("US$3.2 to US$4.1"), "US$3.2 to US$4.1");
});

test("backslash brackets are marked, and a display stands on lines of its own", () => {
  assert.equal(marked("so \\(x=1\\) holds"), "so $$x=1$$ holds");
  assert.equal(marked("\\[x=1\\]"), "\n$$\nx=1\n$$\n");
});

test("code keeps its dollars", () => {
  assert.equal(marked("`$a_b$` and ```\n$x^2$\n```"), "`$a_b$` and ```\n$x^2$\n```");
});

test("places before, between and behind formulas are found again", () => {
  const written = "`$a_b$` 앞 $x^2$ 사이 \\[ y \\] 뒤 \\(z\\) 끝";
  const { text, placeOf } = withMathMarks(written);
  for (const word of ["앞", "사이", "뒤", "끝"]) assert.equal(text[placeOf(written.indexOf(word))], word[0]);
  assert.equal(placeOf(written.length), text.length);
});
