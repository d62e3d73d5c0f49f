import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readCases } from "#learning";
import { measureRule } from "../../../../../test/measure-rule.ts";
import { planStep } from "./index.ts";
import { planPrompt } from "./prompt.ts";
import { planRule } from "./rule.ts";
import { planInputSchema } from "./schema.ts";

const checksOf = async (goal: string) =>
  (await planRule(planInputSchema.parse({ goal }), { language: "ko" })).steps.map((step) => step.algorithm_name);

test("seed 11.10: a goal in words picks the checks that it asks for", async () => {
  assert.deepEqual((await checksOf("개인정보가 있는지 보고 욕설도 확인해줘")).sort(), ["pii_check", "profanity_check"]);
  assert.deepEqual(await checksOf("run secret_check"), ["secret_check"]);
});

test("seed 11.10: a goal that no check serves picks none", async () => {
  assert.deepEqual(await checksOf("안녕"), []);
});

test("of goals that the rule has not seen, most get exactly the checks they ask for", async () => {
  const file = `${import.meta.dirname}/cases.jsonl`;
  const { accuracy } = await measureRule(planStep, readCases(readFileSync(file, "utf8"), file));
  assert.ok(accuracy >= 0.5, String(accuracy));
});

test("a model is told that a plan may be without a check", () => {
  const input = planInputSchema.parse({ goal: "이 글의 글꼴이 예쁜지 봐줘" });
  assert.match(planPrompt(input, { language: "ko" }).instructions, /목록에 없으면 steps를 비워/);
  assert.match(planPrompt(input, { language: "en" }).instructions, /serves the goal, leave steps empty/);
});
