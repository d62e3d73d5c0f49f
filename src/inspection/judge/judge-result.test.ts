import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { compileCriteria } from "../criteria/compile-criteria.ts";
import { fieldsOf } from "../criteria/fields.ts";
import { judgeResult } from "./judge-result.ts";
import type { ProseAnswer } from "./prose.ts";
import { judgeStep } from "./steps/judge.ts";

const fields = fieldsOf(z.object({ count: z.int().min(0), score: z.number().nullable() }));

/** Judges with a judge of prose that gives these verdicts in turn, and says which conditions it was asked about. */
async function judge(document: string, result: Record<string, unknown>, ...verdicts: ProseAnswer["verdict"][]) {
  const asked: string[] = [];
  let calls = 0;
  const { judgment } = await judgeResult(
    {
      algorithm_name: "a",
      title: "a",
      criteria: compileCriteria(document, fields),
      execution_result: result,
      isMeasured: true,
      said: "",
      text: "",
      language: "ko",
    },
    async ({ conditions }) => {
      calls += 1;
      return conditions.map((condition) => {
        const verdict = verdicts[asked.length] ?? "unclear";
        asked.push(condition.source);
        return { verdict, thoughts: ["생각"], summary: "", executor: "model" };
      });
    },
  );
  assert.ok(calls <= 1, "all lines are asked about at once");
  return { severity: judgment.severity, asked: asked.length, judgment };
}

const mixed = "- count > 9 → Critical\n- 무례하면 → Warning\n- 그 외 → 정상\n";

test("a compiled condition that decides first costs no question", async () => {
  assert.deepEqual(await judge(mixed, { count: 10 }).then(({ severity, asked }) => [severity, asked]), ["critical", 0]);
});

test("a case in prose applies with the verdict of its document", async () => {
  assert.equal((await judge(mixed, { count: 0 }, "applies")).severity, "warning");
  assert.equal((await judge(mixed, { count: 0 }, "not_applicable")).severity, "none");
  assert.equal((await judge("- 인용문이면 → 정상\n", { count: 0 }, "applies")).severity, "none");
});

test("an unclear case keeps a later pass from being one, but not a later problem", async () => {
  assert.equal((await judge(mixed, { count: 0 }, "unclear")).severity, "undecided");
  assert.equal(
    (await judge("- 무례하면 → 정상\n- count > 9 → Critical\n", { count: 10 }, "unclear")).severity,
    "critical",
  );
});

test("each requirement is asked about once; the worst answer stands", async () => {
  const checklist = "- 이름이 적혀 있는가?\n- 날짜가 적혀 있는가?\n- 서명이 있는가?\n";
  assert.deepEqual(await judge(checklist, {}, "met", "met", "met").then(({ severity, asked }) => [severity, asked]), [
    "none",
    3,
  ]);
  assert.deepEqual(
    await judge(checklist, {}, "met", "broken", "met").then(({ severity, asked }) => [severity, asked]),
    ["warning", 3],
  );
  assert.equal((await judge(checklist, {}, "met", "unclear", "met")).severity, "undecided");
  assert.equal((await judge(checklist, {}, "met", "broken", "unclear")).severity, "warning");
});

test("a result that no condition covers is undecided", async () => {
  const { severity, judgment } = await judge("- count > 9 → Critical\n", { count: 1 });
  assert.equal(severity, "undecided");
  assert.match(judgment.reasoning, /어느 조건에도/);
});

test("a missing value leaves the condition open instead of failing it", async () => {
  assert.equal(
    (await judge("- score > 0.5 → Critical\n- 그 외 → 정상\n", { count: 0, score: null })).severity,
    "undecided",
  );
});

test("an open line that does not apply has decided nothing", async () => {
  const open = "- 비방이면 경고로 볼 수도 있다\n";
  assert.equal((await judge(open, { count: 0 }, "not_applicable")).severity, "undecided");
  assert.equal((await judge(open, { count: 0 }, "none")).severity, "none");
  assert.equal((await judge(`${open}- 그 외 → 정상\n`, { count: 0 }, "not_applicable")).severity, "none");
});

test("a case that the document declares undecided ends the cases when the judge says so", async () => {
  const document = "- 비유로 보이면 → 보류\n- 그 외 → 정상\n";
  assert.equal((await judge(document, { count: 0 }, "applies")).severity, "undecided");
  assert.equal((await judge(document, { count: 0 }, "not_applicable")).severity, "none");
});

test("however many exceptions a case has, code sees where it does not apply, and its verdict stays the document's", async () => {
  const names = Array.from({ length: 900 }, (_, index) => `- 상호 ${index}호점\n`).join("");
  const document = `## Warning\n- count > 2\n### 예외\n${names}## 나머지\n- 그 외 → 정상\n`;
  const clean = await judge(document, { count: 1 });
  assert.deepEqual([clean.severity, clean.asked], ["none", 0]);
  assert.equal((await judge(document, { count: 3 }, "applies")).severity, "warning");
});

test("exceptions are asked about only where their case would apply", async () => {
  const document = "## Critical\n- count > 9\n### Exceptions\n- recipes\n## Rest\n- otherwise → OK\n";
  assert.deepEqual(await judge(document, { count: 3 }).then(({ severity, asked }) => [severity, asked]), ["none", 0]);
  assert.equal((await judge(document, { count: 12 }, "applies")).severity, "critical");
  assert.equal((await judge(document, { count: 12 }, "not_applicable")).severity, "none");
  assert.equal((await judge(document, { count: 12 }, "unclear")).severity, "undecided");
});

test("a line is answered once, with a verdict of its form", () => {
  const line = (form: "case" | "requirement" | "open") => ({ line: 3, form, condition: "존댓말", declared: null });
  const checked = (
    form: "case" | "requirement" | "open",
    ...verdicts: ("applies" | "met" | "not_applicable" | "none")[]
  ) =>
    judgeStep.check?.(
      {
        answers: verdicts.map((verdict) => ({ line: 3, thought: "읽었다.", quote: "", verdict, summary: "" })),
      },
      { algorithm_name: "a", lines: [line(form)], criteria: "", execution_result: "", text: "" },
    );
  assert.equal(checked("requirement", "met"), null);
  assert.equal(checked("requirement", "not_applicable"), null);
  assert.equal(checked("open", "none"), null);
  assert.match(checked("case", "met") ?? "", /line 3: the verdict must be one of applies, not_applicable, unclear/);
  assert.match(checked("requirement", "none") ?? "", /must be one of met, broken, not_applicable, unclear/);
  assert.match(checked("case", "applies", "applies") ?? "", /line 3 needs one answer/);
});

test("a requirement that does not apply to a text is not broken by it", async () => {
  assert.equal((await judge("- 회의록이면 존댓말을 쓴다\n", {}, "not_applicable")).severity, "none");
});
