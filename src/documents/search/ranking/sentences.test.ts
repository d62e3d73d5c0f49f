import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sentencesOf } from "./sentences.ts";

const split = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe("sentences", () => {
  it("end at stops and at line ends, with offsets into the text", () => {
    assert.deepEqual(split("  첫째 문장이다. 둘째인가? \n셋째"), ["첫째 문장이다.", "둘째인가?", "셋째"]);
  });

  it("take closing quotes and brackets along", () => {
    assert.deepEqual(split('그는 "간다." 라고 했다. 끝.'), ['그는 "간다."', "라고 했다.", "끝."]);
  });

  it("do not end at numbers, initials and abbreviations", () => {
    assert.deepEqual(split("1. 목적을 정한다. 2. 정의"), ["1. 목적을 정한다.", "2. 정의"]);
    assert.deepEqual(split("See Fig. 3 by J. Smith et al. for 3.5 kg. Next"), [
      "See Fig. 3 by J. Smith et al. for 3.5 kg.",
      "Next",
    ]);
  });

  it("of nothing are none", () => {
    assert.deepEqual(sentencesOf(" \n "), []);
  });
});
