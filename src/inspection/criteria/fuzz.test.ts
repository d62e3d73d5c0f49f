import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { triesAll } from "../../../test/all-tests.ts";
import { judgeResult } from "../judge/judge-result.ts";
import { judgeNothing } from "../judge/prose.ts";
import { compileCriteria } from "./compile-criteria.ts";
import { coverageOf } from "./coverage.ts";
import { printExpression } from "./expression.ts";
import { fieldsOf } from "./fields.ts";
import { createConditionParser } from "./parse-condition.ts";

const documents = triesAll ? 10_000 : 2_000;

const fields = fieldsOf(
  z.object({
    length: z
      .int()
      .min(0)
      .meta({ aliases: ["길이"], units: ["자"] }),
    count: z
      .int()
      .min(0)
      .meta({ units: ["개"] }),
    found: z.array(z.string()),
    ratio: z.number().min(0).max(1),
    ok: z.boolean(),
  }),
);

const pieces = [
  ...'length|count|found|ratio|ok|길이가|lenght|글자|1000|500|0.5|30%|1,000|-3|>|>=|<|<=|==|=|!=|≥|초과|이상|미만|이하|이면|자|개|~|..|-|and|or|그리고|또는|not|contains|포함|in|between|is|empty|비어 있음|[|]|(|)|,|"비밀"|\'x|otherwise|그 외|→|=>|->|Critical|Warning|정상|경고|심각|보류|(문제 있음)|(문제 없음)|단|unless|욕설이 있으면|적혀 있는가?|```|<!--|-->|&gt;|**|`|:|.|\u0000|\uD800|💥'.split(
    "|",
  ),
  "|",
];
const orderly = [
  "length > 1000 → Critical (문제 있음)",
  "500자 초과 1000자 이하 → 경고",
  "count == 0 → 정상 (문제 없음)",
  "ratio >= 30% and not ok → Warning",
  "found 비어 있음 → 정상",
  'found contains "비밀" → Critical',
  "Critical: 2개 이상",
  "그 외 → 정상",
];
const starts = [
  "- ",
  "* ",
  "1. ",
  "  - ",
  "# ",
  "## 조건\n- ",
  "## Critical\n- ",
  "## 참고\n- ",
  "| ",
  "> ",
  "",
  "\n",
  "\t",
  "- [ ] ",
];

function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}

function createDocument(random: (below: number) => number): string {
  const pick = (list: readonly string[]) => list[random(list.length)] ?? "";
  return Array.from({ length: 1 + random(6) }, () => {
    const words = Array.from({ length: random(9) }, () => pick(pieces));
    // Some lines are in order, and some of those get one word too many.
    if (random(3) === 0) words.splice(0, words.length, ...pick(orderly).split(" "));
    if (random(4) === 0) words.splice(random(words.length + 1), 0, pick(pieces));
    return pick(starts) + words.join(random(4) === 0 ? "" : " ");
  }).join("\n");
}

test("random documents: nothing crashes, and what does not compile is never a pass", async () => {
  const random = createRandom(42);
  const parse = createConditionParser(fields);
  let compiledSeen = 0;
  let proseSeen = 0;
  for (let round = 0; round < documents; round += 1) {
    const document = createDocument(random);
    const criteria = compileCriteria(document, fields);
    coverageOf(criteria);
    for (const condition of criteria.conditions) {
      if (condition.kind === "prose") proseSeen += 1;
      else {
        compiledSeen += 1;
        // What was understood says the same when it is read again.
        const printed = printExpression(condition.expression);
        assert.equal(printExpression(parse(printed)), printed, document);
      }
    }
    const execution_result = {
      length: random(1200),
      count: random(3),
      found: random(2) ? ["비밀"] : [],
      ratio: random(11) / 10,
      ok: random(2) === 0,
    };
    const { judgment } = await judgeResult(
      {
        algorithm_name: "a",
        title: "a",
        criteria,
        execution_result,
        isMeasured: true,
        said: "",
        text: "",
        language: "ko",
      },
      judgeNothing,
    );
    if (judgment.severity !== "none") continue;
    assert.equal(judgment.has_problem, false);
    // A pass without a judge: some compiled line passed, and no prose stood in its way or was left unasked.
    const winner = criteria.conditions.findIndex(
      (condition) =>
        condition.kind === "compiled" &&
        condition.verdict.severity === "none" &&
        judgment.reasoning.includes(`기준 문서 ${condition.line}번째 줄`),
    );
    assert.notEqual(winner, -1, document);
    const unjudged = criteria.conditions.filter(
      (condition, index) => condition.kind === "prose" && (condition.form !== "case" || index < winner),
    );
    assert.deepEqual(unjudged, [], document);
  }
  assert.ok(compiledSeen > documents / 10 && proseSeen > documents / 2, `${compiledSeen} compiled, ${proseSeen} prose`);
});
