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

test("brackets of words are no formula, in a sentence, a list or a table", () => {
  for (const written of [
    "- \\[Re\\] Reproducibility of summaries (Kim 2021) [1]",
    "| [1] | 2021 | \\[Re\\] Summaries | \\['acl'\\] |\n| [2] | 2022 | a = b | \\[x\\_1 = 2\\] |",
    "# \\[Re\\_run\\] Summaries",
    "거짓 \\[1\\] 참 [1]",
    "- \\[Re: unclosed\n- x = 1 and y \\]",
  ])
    assert.equal(marked(written), written);
  assert.equal(marked("so that \\[x^2=1\\] holds"), "so that \n$$\nx^2=1\n$$\n holds");
  assert.equal(marked("we get \\[\n y = 1\n\\] here"), "we get \n$$\ny = 1\n$$\n here");
});

test("code keeps its dollars", () => {
  assert.equal(marked("`$a_b$` and ```\n$x^2$\n```"), "`$a_b$` and ```\n$x^2$\n```");
});

test("places before, between and behind formulas are found again", () => {
  const written = "`$a_b$` 앞 $x^2$ 사이 \\[ y^2 \\] 뒤 \\(z\\) 끝";
  const { text, placeOf } = withMathMarks(written);
  for (const word of ["앞", "사이", "뒤", "끝"]) assert.equal(text[placeOf(written.indexOf(word))], word[0]);
  assert.equal(placeOf(written.length), text.length);
});
