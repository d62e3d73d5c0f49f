import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { analysisReportSchema, JihwiError, type Plan } from "#protocol";
import { analyze, createAnalyzer } from "./analyze.ts";
import { inspectConfigSchema } from "./config.ts";

test("the specification's example runs as written: 1500 characters stop at step 1 of 2", async () => {
  const analyzer = await createAnalyzer();
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
  const severityAt = async (length: number) => (await analyze("a".repeat(length))).steps[0]?.judgment.severity;
  assert.deepEqual(await Promise.all([500, 501, 1000, 1001].map(severityAt)), [
    "none",
    "warning",
    "warning",
    "critical",
  ]);
  const words = async (text: string) => (await analyze(text)).steps[1]?.judgment.severity;
  assert.deepEqual(await Promise.all(["", "금지어1 금지어1", "금지어1 금지어2"].map(words)), [
    "none",
    "warning",
    "critical",
  ]);
});

test("with `all` every step runs, and nothing is stopped", async () => {
  const report = await analyze("가".repeat(1500), { all: true });
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
  await assert.rejects(analyze("", { only: ["required_phrase_check"] }), code("bad-config"));
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
  const result = await analyzer.execute("짧은 글", {
    onStep: ({ step: { algorithm_name } }) => order.push(algorithm_name),
  });
  assert.deepEqual(order, ["length_check", "keyword_check"]);
  assert.deepEqual(
    result.step_results.map(({ step: { step_id } }) => step_id),
    [1, 2],
  );
});

test("personal data can be masked in findings", async () => {
  const config = inspectConfigSchema.parse({ mask: true });
  const report = await analyze("전화 010-1234-5678", { config, only: ["pii_check"] });
  assert.equal(report.steps[0]?.findings[0]?.text, "01**********8");
});

test("a document in the criteria folder is used, and its algorithm runs even if no order names it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "jihwi-criteria-"));
  writeFileSync(join(folder, "pii_check.md"), "- email >= 1 → Critical\n- 그 외 → 정상\n");
  const config = inspectConfigSchema.parse({ criteria: folder });
  const report = await analyze("a@b.kr", { config });
  assert.deepEqual(
    report.steps.map(({ judgment }) => [judgment.algorithm_name, judgment.severity]),
    [
      ["length_check", "none"],
      ["keyword_check", "none"],
      ["pii_check", "critical"],
    ],
  );
  const ordered = await analyze("a@b.kr", { config: { ...config, order: ["length_check"] } });
  assert.equal(ordered.total_steps, 1);
});

test("Hangul in pieces is read as people see it", async () => {
  const report = await analyze("이것은 금지어1".normalize("NFD"), { all: true });
  assert.deepEqual(
    report.steps.map(({ execution_result, findings }) => [
      execution_result.length ?? execution_result.found,
      findings.map(({ column }) => column),
    ]),
    [
      [8, []],
      [["금지어1"], [5]],
    ],
  );
});
