import assert from "node:assert/strict";
import { test } from "node:test";
import { plainWords } from "./plain-words.ts";

for (const [markdown, words] of [
  ["- **일정** 행사: 직원 워크숍 [1]", "일정 행사: 직원 워크숍"],
  ["## 결과\n\n매출은 *작년보다* 늘었다 [1, 2].", "결과\n매출은 작년보다 늘었다."],
  ["| 부서 | 예산 |\n|---|---:|\n| 개발팀 | 40,000 |", "부서, 예산\n개발팀, 40,000"],
  ["> 인용\n\n[문서](https://example.com/a)를 보세요.", "인용\n문서를 보세요."],
  ["```ts\nconst a = 1;\n```", "const a = 1;"],
  ["2 * 3 * 4, 2*3*4, array[0], m[1][2], a || b", "2 * 3 * 4, 2*3*4, array[0], m[1][2], a || b"],
  ["__init__.py, obj.__call__(), 가_나_다", "__init__.py, obj.__call__(), 가_나_다"],
  ["쓰는 법: `**kwargs`, ``rows[1]``, **`a * b`**", "쓰는 법: **kwargs, rows[1], a * b"],
  ["```py\nrows[1] = __name__  # **x**\n```\n**끝**", "rows[1] = __name__  # **x**\n끝"],
  ["***아주*** **매우 *큰* 값**과 __주의__. ~~옛~~ _새_ 값", "아주 매우 큰 값과 주의. 옛 새 값"],
  ["늘었다[1][2]. 줄었다(2024) [3] [4].", "늘었다. 줄었다(2024)."],
  ["[위키](https://example.com/A_(B)) > 1", "위키 > 1"],
  ["위\n\n---\n* * *\n> - 아래", "위\n아래"],
  ["3 * 4 = 12, snake_case, [별지 1]", "3 * 4 = 12, snake_case, [별지 1]"],
] as const) {
  test(`read aloud: ${JSON.stringify(markdown)}`, () => assert.equal(plainWords(markdown, 300), words));
}

for (const mark of ["-", " ", "[", "*", "_", "`", "|", "[a](", "[1", "~~a", "> ", "**a "]) {
  test(`an answer of ${JSON.stringify(mark)} without end is soon read, and what stands far behind is not`, () => {
    assert.doesNotMatch(plainWords(`${mark.repeat(200_000)}x`, 300), /x/);
  });
}

test("no more is read than is wanted", () => {
  assert.equal(plainWords("**가나다라**마바사", 5), "가나다라마");
});
