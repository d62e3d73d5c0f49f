import assert from "node:assert/strict";
import { it } from "node:test";
import { withColumnNames } from "./tables.ts";

const budget = `| 부서 | 항목 | 예산(원) |
| --- | --- | --- |
| 개발팀 | 클라우드 이용료 | 96000000 |
| 영업팀 | 출장비 | 40000000 |`;

it("a passage that begins within a table is read by the names of its columns", () => {
  const passage = (text: string, start: number) => ({ documentId: "d", page: 1, start, text });
  const rest = passage("| 총무팀 | 사무용품 | 12000000 |", 500);
  assert.match(withColumnNames(rest, [passage(budget, 0), rest]), /^\| 부서 \| 항목 .*\n\| --- .*\n\| 총무팀/);
  assert.equal(withColumnNames(rest, [rest]), rest.text);
});
