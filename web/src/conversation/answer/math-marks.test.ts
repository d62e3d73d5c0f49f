import assert from "node:assert/strict";
import { test } from "node:test";
import { withMathMarks } from "./math-marks.ts";

test("mathematics between single dollars is marked, money is not", () => {
  assert.equal(withMathMarks("넓이는 $\\pi r^2$ 입니다."), "넓이는 $$\\pi r^2$$ 입니다.");
  assert.equal(withMathMarks("It costs $5 and then $10 more."), "It costs $5 and then $10 more.");
  assert.equal(withMathMarks("US$3.2 to US$4.1"), "US$3.2 to US$4.1");
});

test("backslash brackets are marked, and a display stands on lines of its own", () => {
  assert.equal(withMathMarks("so \\(x=1\\) holds"), "so $$x=1$$ holds");
  assert.equal(withMathMarks("\\[x=1\\]"), "\n$$\nx=1\n$$\n");
});

test("code keeps its dollars", () => {
  assert.equal(withMathMarks("`$a_b$` and ```\n$x^2$\n```"), "`$a_b$` and ```\n$x^2$\n```");
});
