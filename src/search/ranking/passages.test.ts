import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { passagesOf } from "./sentence-match.ts";

const split = (text: string) => passagesOf(text).map(({ start, end }) => text.slice(start, end));

describe("the passages of a chunk", () => {
  it("are its sentences", () => {
    assert.deepEqual(split("첫째 문장이다. 둘째인가?\n이어지는 줄이다."), [
      "첫째 문장이다.",
      "둘째인가?",
      "이어지는 줄이다.",
    ]);
  });

  it("are its lines where no sentence ends", () => {
    const rows = Array.from({ length: 30 }, (_, at) => `항목 ${at} 금액 ${at}00원`);
    assert.deepEqual(split(rows.join("\n")), rows);
  });

  it("are headings and items with their numbers", () => {
    assert.deepEqual(split("## 4. 출장\n\n국내 출장의 식비는 하루 3만원까지이다.\n1) 항공권을 산다."), [
      "## 4. 출장",
      "국내 출장의 식비는 하루 3만원까지이다.",
      "1) 항공권을 산다.",
    ]);
  });

  it("of nothing are none", () => {
    assert.deepEqual(passagesOf(" \n "), []);
  });
});
