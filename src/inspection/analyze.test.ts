import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { analysisReportSchema, JihwiError, type Plan } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { analyze, createAnalyzer } from "./analyze.ts";
import { inspectConfigSchema } from "./config.ts";

const example = ["length_check", "keyword_check"];
/** The specification's words. */
const config = inspectConfigSchema.parse({ algorithms: { keyword_check: { banned: ["금지어1", "금지어2"] } } });

test("by default personal data, secrets, profanity, links and repetition are looked for, and nothing stops early", async () => {
  const line = "이 문장은 세 번 되풀이되는 문장입니다.";
  const text = `${"가".repeat(1500)}\n주민등록번호 900101-1234568\nAKIAIOSFODNN7EXAMPLF\n시발\nhttp://example.com/a\n${line}\n${line}\n${line}\n`;
  const report = await analyze(text);
  assert.deepEqual(
    report.steps.map(({ judgment }) => [judgment.algorithm_name, judgment.has_problem]),
    [
      ["length_check", true],
      ["pii_check", true],
      ["secret_check", true],
      ["profanity_check", true],
      ["link_check", true],
      ["repetition_check", true],
    ],
  );
  assert.deepEqual([report.status, report.stopped_at], ["problem_found", null]);
  assert.equal((await analyze("안녕하세요")).status, "all_passed");
});

test("a text without a word passes nothing, unless a criterion has found it wanting", async () => {
  for (const text of ["", "  \n", "\uFEFF\u200B"]) {
    const { status, error, steps } = await analyze(text, { language: "en" });
    assert.deepEqual([status, error?.code, steps], ["error", "document-empty", []], JSON.stringify(text));
  }
  const criteria = { length_check: "- length < 10 → Critical\n- 그 외 → 정상\n" };
  assert.equal((await analyze("", { only: ["length_check"], criteria })).status, "problem_found");
});

test("the default checks stop at the first problem when that is asked for", async () => {
  const report = await analyze("가".repeat(1500), { all: false });
  assert.deepEqual([report.executed_steps, report.stopped_at?.algorithm_name], [1, "length_check"]);
});

for (const name of ["keyword_check", "required_phrase_check", "pattern_check", "model_check"]) {
  test(`${name} without its configuration says so and never passes`, async () => {
    const report = await analyze("금지어1", { only: [name] });
    assert.equal(report.status, "undecided");
    const [step] = report.steps;
    assert.deepEqual([step?.judgment.has_problem, step?.judgment.severity], [null, "undecided"]);
    assert.match(step?.judgment.summary ?? "", /^설정되지 않음: /);
    const missing = (await analyze("글")).not_run.find(({ algorithm_name }) => algorithm_name === name);
    assert.equal(missing?.reason, "not_configured");
  });
}

test("no words come by themselves with any choice of checks", async () => {
  for (const only of [example, example.toReversed()]) {
    const report = await analyze("금지어1 금지어2", { only });
    assert.equal(report.status, "undecided");
    const { plan } = await createAnalyzer({ only });
    assert.equal((await analyze("금지어1", { plan })).status, "undecided");
  }
});

for (const [name, settings] of [
  ["keyword_check", { banned: [] }],
  ["pattern_check", { patterns: [] }],
  ["pattern_check", { patterns: [], unfinished: false }],
] as const) {
  test(`${name} with ${JSON.stringify(settings)} has looked for nothing and passes nothing`, async () => {
    const set = inspectConfigSchema.parse({ algorithms: { [name]: settings } });
    const report = await analyze("글", { config: set, only: [name] });
    assert.equal(report.status, "undecided");
    assert.match(report.steps[0]?.judgment.summary ?? "", /^설정되지 않음: /);
  });
}

/** 대외비, 반출 in the encoding of Korean Windows. */
const korean = Buffer.from("b4ebbfdcbaf10d0ab9ddc3e2", "hex");

for (const [name, setting] of [
  ["keyword_check", "bannedFile"],
  ["profanity_check", "wordsFile"],
] as const) {
  test(`a list of ${name} is read in the encoding that it has, and one that cannot be read or leaves nothing to look for is an error`, async (t) => {
    const baseDirectory = await temporaryFolder(t);
    const set = inspectConfigSchema.parse({ algorithms: { [name]: { [setting]: "words.txt" } } });
    const look = (content: Buffer | string) => {
      writeFileSync(join(baseDirectory, "words.txt"), content);
      return analyze("이 문서는 대외비 자료", { config: set, baseDirectory, only: [name] });
    };
    for (const list of [korean, Buffer.from("\uFEFF대외비\n", "utf16le"), "대외비"]) {
      assert.equal((await look(list)).status, "problem_found");
    }
    const isRefused = (thrown: unknown) => thrown instanceof JihwiError && thrown.code === "bad-config";
    await assert.rejects(look(Buffer.from([0, 1, 2, 0, 255, 254, 0, 7, 9])), isRefused);
    for (const list of ["", "\n# 아직 없음\n"]) {
      // Profanity has words of its own beside the list.
      if (name === "profanity_check") assert.equal((await look(list)).status, "all_passed");
      else await assert.rejects(look(list), isRefused);
    }
  });
}

test("criteria are read in the encoding that they have, and an error where they have none", async (t) => {
  const baseDirectory = await temporaryFolder(t);
  const set = inspectConfigSchema.parse({ criteria: "." });
  const look = (content: Buffer) => {
    writeFileSync(join(baseDirectory, "length_check.md"), content);
    return analyze("글", { config: set, baseDirectory, only: ["length_check"] });
  };
  // - 그 외 → 심각
  const report = await look(Buffer.from("2d20b1d720bfdc20a1e620bdc9b0a2", "hex"));
  assert.equal(report.steps[0]?.judgment.severity, "critical");
  const refused = (thrown: unknown) => thrown instanceof JihwiError && thrown.code === "criteria-invalid";
  await assert.rejects(look(Buffer.from([0, 1, 2, 0, 255, 254, 0, 7, 9])), refused);
});

test("a check that is set up joins the default ones", async () => {
  const config = inspectConfigSchema.parse({ algorithms: { keyword_check: { banned: ["사과"] } } });
  const report = await analyze("사과 드립니다", { config });
  assert.deepEqual(report.steps.at(-1)?.execution_result, { found: ["사과"], count: 1, occurrences: 1 });
  assert.ok(!report.not_run.some(({ algorithm_name }) => algorithm_name === "keyword_check"));
});

test("seed 11.11: the report holds the plan, and says which steps were not run and why", async () => {
  const { plan, not_run } = await analyze("가".repeat(1500), { only: example, config });
  assert.deepEqual(
    plan?.steps.map(({ algorithm_name }) => algorithm_name),
    example,
  );
  assert.deepEqual(
    not_run.map(({ algorithm_name, reason }) => [algorithm_name, reason]),
    [["keyword_check", "stopped"]],
  );
});

test("the specification's example runs as written: 1500 characters stop at step 1 of 2", async () => {
  const analyzer = await createAnalyzer({ only: example, config });
  assert.deepEqual(
    analyzer.plan.steps.map(({ step_id, algorithm_name, depends_on }) => [step_id, algorithm_name, depends_on]),
    [
      [1, "length_check", []],
      [2, "keyword_check", [1]],
    ],
  );
  const report = analysisReportSchema.parse(await analyzer.analyze("가".repeat(1500)));
  assert.equal(report.status, "problem_found");
  assert.equal(report.stopped_at?.algorithm_name, "length_check");
  assert.deepEqual([report.executed_steps, report.total_steps], [1, 2]);
  const [step] = report.steps;
  assert.deepEqual(step?.execution_result, { length: 1500 });
  assert.equal(step?.judgment.has_problem, true);
  assert.equal(step?.judgment.severity, "critical");
  assert.match(step?.judgment.reasoning ?? "", /\[Thought\].*length > 1000.*length = 1500.*해당함/);
  assert.match(step?.judgment.reasoning ?? "", /\[Final\] has_problem=true, severity=critical/);
});

test("the specification's criteria give its verdicts at every limit", async () => {
  const severityAt = async (length: number) =>
    (await analyze("a".repeat(length), { only: example, config })).steps[0]?.judgment.severity;
  assert.deepEqual(await Promise.all([500, 501, 1000, 1001].map(severityAt)), [
    "none",
    "warning",
    "warning",
    "critical",
  ]);
  const words = async (text: string) => (await analyze(text, { only: example, config })).steps[1]?.judgment.severity;
  assert.deepEqual(await Promise.all(["글", "금지어1 금지어1", "금지어1 금지어2"].map(words)), [
    "none",
    "warning",
    "critical",
  ]);
});

test("with `all` every step runs, and nothing is stopped", async () => {
  const report = await analyze("가".repeat(1500), { all: true, only: example, config });
  assert.deepEqual([report.executed_steps, report.stopped_at, report.status], [2, null, "problem_found"]);
});

test("two runs by rules agree but for times", async () => {
  const text = "연락처 010-1234-5678, a@b.kr. 시1발 같은 말. 같은 문장이 여기 있습니다. 같은 문장이 여기 있습니다.";
  const only = [
    "keyword_check",
    "pii_check",
    "profanity_check",
    "repetition_check",
    "readability_check",
    "language_check",
    "link_check",
  ];
  const run = async () => JSON.stringify(await analyze(text, { only, all: true, now: () => new Date(0) }));
  assert.equal(await run(), await run());
});

test("an unknown algorithm, wrong settings and an empty criteria document are clear errors, before anything runs", async () => {
  const code = (expected: string) => (thrown: unknown) => thrown instanceof JihwiError && thrown.code === expected;
  await assert.rejects(analyze("", { only: ["lenght_check"] }), code("bad-input"));
  const config = inspectConfigSchema.parse({ algorithms: { keyword_check: { banned: "one" } } });
  await assert.rejects(analyze("", { config }), code("bad-config"));
  await assert.rejects(analyze("", { criteria: { length_check: "# nothing\n" } }), code("criteria-invalid"));
});

test("a step reads what it depends on, and a plan is run in the order of its dependencies", async () => {
  const step = (step_id: number, algorithm_name: string, depends_on: number[]) => ({
    step_id,
    algorithm_name,
    description: "",
    input_spec: { text: "original_input" },
    depends_on,
  });
  const plan: Plan = { steps: [step(1, "keyword_check", [2]), step(2, "length_check", [])], metadata: {} };
  const order: string[] = [];
  const analyzer = await createAnalyzer({ plan });
  const report = await analyzer.analyze("짧은 글", {
    onStep: ({ step: { algorithm_name } }) => order.push(algorithm_name),
  });
  assert.deepEqual(order, ["length_check", "keyword_check"]);
  assert.deepEqual(
    report.steps.map(({ step: { step_id } }) => step_id),
    [2, 1],
  );
});

test("personal data can be masked in findings", async () => {
  const config = inspectConfigSchema.parse({ mask: true });
  const report = await analyze("전화 010-1234-5678", { config, only: ["pii_check"] });
  assert.equal(report.steps[0]?.findings[0]?.text, "01**********8");
});

test("a document in the criteria folder is used, and its algorithm runs even if no order names it", async (t) => {
  const folder = await temporaryFolder(t);
  writeFileSync(join(folder, "language_check.md"), "- language == other → Critical\n- 그 외 → 정상\n");
  writeFileSync(join(folder, "pii_check.md"), "- email >= 1 → Critical\n- 그 외 → 정상\n");
  const config = inspectConfigSchema.parse({ criteria: folder });
  const report = await analyze("a@b.kr", { config });
  const severityOf = (name: string) =>
    report.steps.find(({ judgment }) => judgment.algorithm_name === name)?.judgment.severity;
  assert.deepEqual([severityOf("pii_check"), severityOf("language_check")], ["critical", "none"]);
  const ordered = await analyze("a@b.kr", { config: { ...config, order: ["length_check"] } });
  assert.equal(ordered.total_steps, 1);
});

test("Hangul in pieces is read as people see it, and found where it stands in the text", async () => {
  const text = "이것은 금지어1".normalize("NFD");
  const report = await analyze(text, { all: true, only: example, config });
  assert.deepEqual(
    report.steps.map(({ execution_result, findings }) => [
      execution_result.length ?? execution_result.found,
      findings.map(({ column }) => column),
    ]),
    [
      [8, []],
      [["금지어1"], [text.indexOf(" ") + 2]],
    ],
  );
});

test("a check that criteria are given for joins the default ones", async () => {
  const report = await analyze("두 문장이다. 그렇다.", {
    criteria: {
      language_check: "- 그 외 → 경고\n",
      readability_check: "- sentences >= 2 → Critical\n- 그 외 → 정상\n",
    },
  });
  const verdicts = new Map(report.steps.map(({ judgment }) => [judgment.algorithm_name, judgment.severity]));
  assert.deepEqual([verdicts.get("readability_check"), verdicts.get("language_check")], ["critical", "warning"]);
});
