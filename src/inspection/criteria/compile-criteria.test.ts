import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { piiCheck } from "../algorithms/pii-check/index.ts";
import { compileCriteria } from "./compile-criteria.ts";
import { printExpression } from "./expression.ts";
import { fieldsOf } from "./fields.ts";

const fields = fieldsOf(
  z.object({
    length: z
      .int()
      .min(0)
      .meta({ aliases: ["길이", "글자 수"], units: ["자", "characters"] }),
    count: z
      .int()
      .min(0)
      .meta({ units: ["개"] }),
    found: z.array(z.string()),
    ratio: z
      .number()
      .min(0)
      .max(1)
      .meta({ aliases: ["비율"] }),
    language: z.enum(["ko", "en"]),
    ok: z.boolean(),
  }),
);
const compile = (text: string) => compileCriteria(text, fields).conditions;
const one = (line: string) => {
  const [condition] = compile(`- ${line}`);
  assert.ok(condition);
  return condition.kind === "compiled"
    ? [printExpression(condition.expression), condition.verdict.severity]
    : condition.kind;
};

const decided: readonly (readonly [string, string, string])[] = [
  ["length > 1000 → Critical (문제 있음)", "length > 1000", "critical"],
  ["count == 0 → 정상", "count == 0", "none"],
  ["`length >= 1,500` => **Warning**", "length >= 1500", "warning"],
  ["length &gt; 10 -> 경고", "length > 10", "warning"],
  ["500자 초과 → Warning", "length > 500", "warning"],
  ["2개 이상 → 치명", "count >= 2", "critical"],
  ["길이가 500자 초과 1000자 이하이면 → 경고", "(length > 500 and length <= 1000)", "warning"],
  ["글자 수는 500~1000자 → 경고", "(length >= 500 and length <= 1000)", "warning"],
  ["length 500-1000 → 경고", "(length >= 500 and length <= 1000)", "warning"],
  ["500 < length <= 1000 → Warning", "(length > 500 and length <= 1000)", "warning"],
  ["length between 5 and 10 → Warning", "(length >= 5 and length <= 10)", "warning"],
  ["length > 5 and (count > 1 or ok) → Critical", "(length > 5 and (count > 1 or ok == true))", "critical"],
  ["length > 5 그리고 count > 1 또는 ok → Critical", "((length > 5 and count > 1) or ok == true)", "critical"],
  ['found contains "비밀" → Critical', 'found contains "비밀"', "critical"],
  ['found contains ["a", "b"] → Critical', '(found contains "a" or found contains "b")', "critical"],
  ["found is empty → OK", "found is empty", "none"],
  ["found 비어 있음 → 정상 (문제 없음)", "found is empty", "none"],
  ["language == ko → 정상", 'language == "ko"', "none"],
  ["language in [ko, en] → 정상", '(language == "ko" or language == "en")', "none"],
  ["not ok → Warning: 문서가 깨져 있습니다", "not (ok == true)", "warning"],
  ["비율 30% 이상 → Warning", "ratio >= 0.3", "warning"],
  ["Critical: length > 1000", "length > 1000", "critical"],
  ["길이가 100자를 넘으면 경고", "length > 100", "warning"],
  ["100자 넘으면 경고한다", "length > 100", "warning"],
  ["길이가 100자보다 길면 경고", "length > 100", "warning"],
  ["글자 수가 10자보다 짧으면 주의", "length < 10", "warning"],
  ["100자 이내면 정상", "length <= 100", "none"],
  ["count가 하나라도 있으면 치명적", "count >= 1", "critical"],
  ["found가 2개 이상 있으면 심각", "count >= 2", "critical"],
  ["found가 없으면 정상", "found is empty", "none"],
  ["ok가 없으면 경고", "ok == false", "warning"],
  ["나머지는 정상", "otherwise", "none"],
  ["아니면 정상", "otherwise", "none"],
  ["otherwise ok", "otherwise", "none"],
  ["Critical if length > 1000", "length > 1000", "critical"],
  ["1000자 초과이면 Critical", "length > 1000", "critical"],
  ["more than 500 characters → Warning", "length > 500", "warning"],
  ["그 외 → 정상", "otherwise", "none"],
  ["1000자를 초과하면 → Critical", "length > 1000", "critical"],
  ["길이가 500자보다 크면 → 경고", "length > 500", "warning"],
  ["1만자 초과 → Critical", "length > 10000", "critical"],
  ['"비밀" in found → Critical', 'found contains "비밀"', "critical"],
  ["found에 '비밀'이 포함되면 → Critical", 'found contains "비밀"', "critical"],
  ["If length > 1000, then Critical", "length > 1000", "critical"],
  ["If length exceeds 1000: Critical", "length > 1000", "critical"],
  ["length ≥ 10 ➡ 심각", "length >= 10", "critical"],
];
for (const [line, expression, severity] of decided) {
  test(`“${line}” is decided by code`, () => assert.deepEqual(one(line), [expression, severity]));
}

const prose: readonly string[] = [
  "개인의 경우 이름, 법인의 경우 상호 등이 기재되어 있는가?",
  "욕설이 심하면 → Critical",
  "length > 1000 이고 욕설이 있으면 → Critical",
  "length > 1000 → Critical (문제 없음)",
  "length <= 500 → 정상, 단 욕설이 있으면 Critical",
  "length <= 500 → 정상: 인용문이면 경고",
  "length > 1000 → 나쁨",
  "lenght > 1000 → Critical",
  "count 2자 이상 → Critical",
  "100 초과 → Critical",
  "found > 3 → Critical",
  'language == "fr" → Critical',
  "length > 5 length < 10 → Critical",
  "length > → Critical",
  "(length > 5 → Critical",
  "length 1000~500 → 정상",
  "가급적 정상",
  "If length > 1000, then Critical unless it is quoted",
  "length > 1000 정도이면 → Critical",
  "대략 1000자 초과 → Critical",
  "found 비밀 포함 → Critical",
];
for (const line of prose) {
  test(`“${line}” is left to the judge`, () => assert.equal(one(line), "prose"));
}

test("a heading that is a verdict decides for the lines under it", () => {
  const conditions = compile("# 기준\n\n## Critical\n- length > 10\n\n## 정상\n- length <= 10\n");
  assert.deepEqual(
    conditions.map((condition) => [condition.line, condition.kind, condition.verdict?.severity]),
    [
      [4, "compiled", "critical"],
      [7, "compiled", "none"],
    ],
  );
});

test("a table row is a condition, its header is not", () => {
  const conditions = compile("| 조건 | 판정 |\n|---|---|\n| length > 10 | Critical |\n| length <= 10 | 정상 |\n");
  assert.deepEqual(
    conditions.map((condition) => [condition.line, condition.kind]),
    [
      [3, "compiled"],
      [4, "compiled"],
    ],
  );
});

test("introductions, notes and comments decide nothing; paragraphs among conditions do", () => {
  const document =
    "# 제목\n\n소개하는 문장입니다.\n\n## 조건\n- length > 10 → Critical\n\n욕하는 글은 안 됩니다.\n\n## 참고\n- 아무 말\n<!-- - length > 5 → Critical -->\n";
  assert.deepEqual(
    compile(document).map((condition) => [condition.line, condition.kind]),
    [
      [6, "compiled"],
      [8, "prose"],
    ],
  );
});

test("a document in plain prose is one condition for the judge", () => {
  const conditions = compile("# 말투\n\n글은 정중해야 합니다.\n\n반말은 쓰지 않습니다.\n");
  assert.deepEqual(
    conditions.map((condition) => [condition.line, condition.kind, condition.source]),
    [[3, "prose", "글은 정중해야 합니다.\n반말은 쓰지 않습니다."]],
  );
});

test("a nested list keeps its parent from being half understood", () => {
  assert.deepEqual(
    compile("- length <= 500 → 정상\n  - 단 광고는 Critical\n").map((condition) => condition.kind),
    ["prose"],
  );
});

test("a heading line ends with its list, and loses no line between it and its graded ones", () => {
  const criteria =
    "- Tone\n  - be nice\n  - (Critical) no insults\n\n## Length\n  - 100자를 넘으면 경고\n  - Critical if length > 500\n";
  assert.deepEqual(
    compile(criteria).map(({ kind, source }) => [kind, source]),
    [
      ["prose", "Tone: - be nice"],
      ["prose", "Tone: (Critical) no insults"],
      ["compiled", "100자를 넘으면 경고"],
      ["compiled", "Critical if length > 500"],
    ],
  );
});

test("listed lines that tell a grade of their own are rules under the line above them", () => {
  const criteria =
    "1. 말투\n   - (주의) 존댓말로 쓴다.\n   - (심각) 욕설을 쓰지 않는다.\n2. (serious) No promises.\n   - quoting is fine\n";
  assert.deepEqual(
    compile(criteria).map(({ line, source }) => [line, source]),
    [
      [2, "말투: (주의) 존댓말로 쓴다."],
      [3, "말투: (심각) 욕설을 쓰지 않는다."],
      [4, "(serious) No promises.\n- quoting is fine"],
    ],
  );
});

for (const [line, severity, expression] of [
  ["길이가 100자를 넘으면 경고", "warning", "length > 100"],
  ["100자를 넘지 않으면 정상", "none", "length <= 100"],
  ["길이가 100자를 초과하면 심각", "critical", "length > 100"],
  ["글자 수가 20자에 못 미치면 주의", "warning", "length < 20"],
  ["100자를 넘는 경우 → Critical", "critical", "length > 100"],
  ["20자보다 짧은 답변은 심각합니다.", "critical", "length < 20"],
  ["300자가 넘으면 주의해 주세요.", "warning", "length > 300"],
  ["길이가 500자 이상이면 주의입니다.", "warning", "length >= 500"],
  ["글자 수가 20자 미만이면 문제 있음", "warning", "length < 20"],
  ["300자 이상인 글은 경고로 봅니다", "warning", "length >= 300"],
  ["1,000자를 넘는 게시글은 심각으로 분류해 주세요", "critical", "length > 1000"],
  ["10자 이하인 후기는 주의가 필요합니다", "warning", "length <= 10"],
  ["그 밖에는 문제 없습니다.", "none", "otherwise"],
  ["그 외 정상", "none", "otherwise"],
  ["50자 미만은 심각", "critical", "length < 50"],
  ["나머지는 → 정상입니다.", "none", "otherwise"],
] as const) {
  test(`“${line}” compiles`, () => {
    const [condition] = compileCriteria(`- ${line}\n`, fields).conditions;
    assert.equal(condition?.kind, "compiled");
    if (condition?.kind === "compiled")
      assert.deepEqual([printExpression(condition.expression), condition.verdict.severity], [expression, severity]);
  });
}

test("numbers are read as people count", () => {
  const counted = fieldsOf(piiCheck.result);
  const read = (line: string) => {
    const [condition] = compileCriteria(`- ${line}\n`, counted).conditions;
    return condition?.kind === "compiled" ? printExpression(condition.expression) : condition?.reason.ko;
  };
  assert.equal(read("전화번호가 두 개 이상이면 주의"), "phone >= 2");
  assert.equal(read("이메일이 다섯 건을 넘으면 심각"), "email > 5");
  assert.equal(read("주민등록번호가 3개 이상이면 심각"), "resident_number >= 3");
  assert.equal(read("세 개 이상이면 심각"), "count >= 3");
  assert.equal(read("전화번호가 있는 글은 주의입니다"), "phone >= 1");
  assert.equal(read("전화번호가 두개 이상이면 주의"), "phone >= 2");
  assert.equal(read("전화번호가 하나도 없으면 정상"), read("전화번호가 없으면 정상"));
  assert.equal(read("전화번호가 하나라도 있으면 주의"), read("전화번호가 있으면 주의"));
  assert.match(read("한자가 있으면 주의") ?? "", /알 수 없습니다/);
});

test("a case in prose has the verdict that ends it, and what cannot be read of a verdict is told with an example", () => {
  const read = (line: string) =>
    compile(`- ${line}`).map(({ verdict, ...rest }) => [
      verdict?.severity ?? null,
      "reason" in rest ? rest.reason.ko : "",
    ]);
  assert.equal(read("반말로 쓴 답변은 심각")[0]?.[0], "critical");
  assert.equal(read("고객을 탓하는 말이 있으면 경고해 주세요.")[0]?.[0], "warning");
  assert.match(read("심각한 문제인지 살펴 주세요")[0]?.[1] ?? "", /판정을 읽지 못했습니다.*…이면 심각/);
  assert.equal(read("존댓말을 쓴다")[0]?.[1], "판정이 적혀 있지 않습니다");
});

const shape = (text: string) =>
  compile(text).map((condition) => [
    condition.kind === "compiled" ? printExpression(condition.expression) : condition.form,
    condition.verdict?.severity ?? null,
  ]);

for (const line of [
  "900자 초과 ⇒ 심각 / 나머지 ⇒ 주의",
  "개수가 셋보다 많으면 경고, 그렇지 않으면 통과",
  "광고이면 심각하고 그 외에는 정상",
  "전화번호가 있으면 위험이며 나머지는 정상",
  "if the tone is rude then Severe, otherwise Ok",
  "욕설이 있으면 심각, 광고면 주의",
  "환불을 거절하는 답변은 심각, 사과만 있는 답변은 주의",
  "rude => critical; else => pass",
]) {
  test(`two cases on a line leave the verdict to the judge: ${line}`, () => {
    assert.deepEqual(shape(`- ${line}`), [["open", null]]);
  });
}

for (const under of [
  "  - 표 안의 글은 세지 않음",
  "  — 머리말은 무시",
  "  * ignoring quotes",
  "    1. 제목은 뺀다",
  "  부록은 예외",
]) {
  test(`what stands under a verdict is never left out of it: ${under.trim()}`, () => {
    const [first, second] = compile(`- length > 700 → Warning: 깁니다\n${under}\n- 그 외 → 정상\n`);
    assert.deepEqual([first?.kind, first?.verdict?.severity], ["prose", "warning"]);
    assert.match(first?.source ?? "", /\n/);
    assert.equal(second?.kind, "compiled");
  });
}

test("a subheading without a verdict stays under the verdict, and under the notes, of the heading above it", () => {
  const document =
    "# 기준\n## Critical\n### 분량\n- length > 50\n#### 그중에서도\n- count > 3\n## 경고\n- count > 1\n## 참고\n### 자료\n- length > 1\n## 조건\n- 그 외 → 정상";
  assert.deepEqual(shape(document), [
    ["length > 50", "critical"],
    ["count > 3", "critical"],
    ["count > 1", "warning"],
    ["otherwise", "none"],
  ]);
});

test("a rule under a subheading of the notes counts", () => {
  assert.deepEqual(
    shape("## 참고\n짧게 씁니다.\n### 긴 글\n- length > 900 → Critical\n- 사내 지침 3장\n## 조건\n- 그 외 → 정상"),
    [
      ["length > 900", "critical"],
      ["otherwise", "none"],
    ],
  );
});

for (const rule of ["비속어가 나오면 심각", "**Warning**: count > 2", "Critical if count > 2", "count > 2 ⇒ 반려"]) {
  test(`a rule under a subheading of the notes counts however it is written: ${rule}`, () => {
    const document = `## 배경\n### 말투\n- 편집 회의에서 정함\n- ${rule}\n| 말 | 뜻 |\n|---|---|\n| 갑 | 파는 쪽 |\n## 조건\n- 그 외 → 정상`;
    assert.deepEqual(
      compile(document).map(({ source }) => source),
      [rule, "그 외 → 정상"],
    );
  });
}

const kinds = (text: string) =>
  compile(text).map((condition) => [condition.source, condition.kind === "prose" ? condition.form : "compiled"]);

test("exceptions under a verdict leave its cases to the judge, before and after them, and no others", () => {
  const document =
    "## Critical\n### 허용되는 것\n- 인용문\n### 분량\n- length > 900\n#### 예외 조건\n- 운문\n## Warning\n- count > 3\n## 조건\n- 그 외 → 정상";
  assert.deepEqual(kinds(document), [
    ["인용문", "open"],
    ["length > 900", "case"],
    ["count > 3", "compiled"],
    ["그 외 → 정상", "compiled"],
  ]);
});

test("exceptions beside conditions with verdicts of their own may be taken out of the problems and requirements", () => {
  const document =
    "## 조건\n- length > 900 → 심각\n- 존댓말을 쓴다\n- length <= 900 → 정상\n### Exceptions\n- 운문\n- count == 0 → 정상";
  assert.deepEqual(kinds(document), [
    ["length > 900 → 심각", "case"],
    ["존댓말을 쓴다", "requirement"],
    ["length <= 900 → 정상", "compiled"],
    ["count == 0 → 정상", "compiled"],
  ]);
});

for (const heading of ["허용하지 않는 말", "예외 없이 막는 말", "Words never allowed", "No exceptions"]) {
  test(`nothing is dropped under a heading that speaks of exceptions, whatever it says of them: ${heading}`, () => {
    assert.deepEqual(kinds(`## 심각\n- length > 900\n### ${heading}\n- 욕설\n`), [
      ["length > 900", "case"],
      ["욕설", "open"],
    ]);
  });
}

test("a list of exceptions that belongs to no condition is not dropped", () => {
  assert.deepEqual(kinds("## 예외\n- 운문만 있는 글\n"), [["운문만 있는 글", "open"]]);
});

test("a condition that names another verdict's word is weighed by who reads it, unless code can decide it", () => {
  assert.deepEqual(shape("- 심각한 오류를 숨기면 → 경고\n- 주의, 경고 표지가 없으면 → Critical\n- length > 9 → 주의"), [
    ["open", null],
    ["open", null],
    ["length > 9", "warning"],
  ]);
});

test("a requirement that begins with its case is one", () => {
  assert.deepEqual(shape("- When somebody is quoted, the source is named.\n- 만약 표가 있으면 제목을 단다"), [
    ["requirement", null],
    ["requirement", null],
  ]);
});

test("“none of the above” is an otherwise, in either language", () => {
  for (const line of [
    "위에 해당하지 않으면 → 정상",
    "- 위의 어느 것에도 해당하지 않으면 정상",
    "위 조건에 해당되지 않는 경우 → 정상",
    "none of the above → OK",
  ]) {
    const { conditions } = compileCriteria(`- count > 1 → Critical\n- ${line.replace(/^- /, "")}\n`, fields);
    const last = conditions.at(-1);
    assert.equal(last?.kind === "compiled" && last.expression.op, "otherwise", line);
  }
});
