import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { createMarkdownWriter } from "./markdown-writer.ts";

function written(...deltas: string[]): string[] {
  const pieces: string[] = [];
  const writer = createMarkdownWriter((text) => pieces.push(text));
  for (const delta of deltas) writer.push(delta);
  writer.endLine();
  return pieces;
}
const plain = (pieces: readonly string[]) => stripVTControlCharacters(pieces.join(""));

describe("Markdown on a terminal", () => {
  it("loses its marks and keeps its words", () => {
    const text = "# 제목\n\n- **굵게** 그리고 `코드`\n> 인용\n[문서](https://example.com/a) 끝";
    assert.equal(plain(written(text)), "제목\n\n• 굵게 그리고 코드\n│ 인용\n문서 (https://example.com/a) 끝\n");
  });

  it("reads the same however it is cut", () => {
    const text = "## 결론\n계약 기간은 **2년** 이고 `제4조` 에 있다 [1].\n\n```js\nconst a = **b**;\n```\n* 하나\n";
    const whole = plain(written(text));
    assert.equal(plain(written(...text)), whole);
    assert.ok(whole.includes("const a = **b**;"), "code is left as it is");
  });

  it("does not wait for the end of a line", () => {
    const pieces = written("지금은 아침 ", "여덟 시 ", "입니다.");
    assert.ok(pieces.length >= 3);
  });

  it("keeps a citation's mark and a lone asterisk", () => {
    assert.equal(plain(written("2 * 3 = 6 이다 [문서:3]")), "2 * 3 = 6 이다 [문서:3]\n");
  });
});
