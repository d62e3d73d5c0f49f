import assert from "node:assert/strict";
import { test } from "node:test";
import { planPrompt } from "./prompt.ts";
import { planRule } from "./rule.ts";
import { planInputSchema } from "./schema.ts";

const checksOf = async (goal: string) =>
  (await planRule(planInputSchema.parse({ goal }))).steps.map((step) => step.algorithm_name);

test("seed 11.10: a goal picks the checks that it calls by their titles or names", async () => {
  assert.deepEqual((await checksOf("개인정보가 있는지 보고 욕설도 확인해줘")).sort(), ["pii_check", "profanity_check"]);
  assert.deepEqual(await checksOf("run secret_check"), ["secret_check"]);
});

test("seed 11.10: a goal that no check serves picks none", async () => {
  assert.deepEqual(await checksOf("안녕"), []);
});

test("a model is told that a plan may be without a check", () => {
  const input = planInputSchema.parse({ goal: "이 글의 글꼴이 예쁜지 봐줘" });
  assert.match(planPrompt(input, { language: "ko" }).instructions, /목록에 없으면 steps를 비워/);
  assert.match(planPrompt(input, { language: "en" }).instructions, /serves the goal, leave steps empty/);
});

const own = (name: string, title: string, base: string) => ({ name, description: title, own: { title, base } });
const withOwn = async (goal: string, unconfigured: readonly string[] = []) => {
  const shipped = planInputSchema.parse({ goal }).available.map((check) => ({
    ...check,
    configured: !unconfigured.includes(check.name),
  }));
  const checks = [
    own("chk_1", "과장 광고 금지", "model_check"),
    own("chk_2", "타사 상표", "keyword_check"),
    own("chk_3", "타사 상표 표기", "pattern_check"),
  ];
  const { steps } = await planRule({ goal, available: [...shipped, ...checks] });
  return steps.map((step) => step.algorithm_name);
};

test("a check of one's own is picked by its title, however it is spaced, and alone", async () => {
  assert.deepEqual(await withOwn("과장광고 금지에 걸리는지 봐줘"), ["chk_1"]);
  assert.deepEqual(await withOwn("타사 상표가 나오나?"), ["chk_2"]);
  assert.deepEqual(await withOwn("타사 상표 표기를 확인"), ["chk_3"]);
  assert.deepEqual(await withOwn("개인정보와 타사 상표"), ["pii_check", "chk_2"]);
});

test("checks of one's own stand for the shipped one only where that has nothing to look for", async () => {
  assert.deepEqual(await withOwn("금지어 검사"), ["keyword_check"]);
  assert.deepEqual(await withOwn("금지어 검사", ["keyword_check"]), ["chk_2"]);
});

test("a model is told what its checks are about, and which of them cannot find anything", () => {
  const available = [
    { name: "keyword_check", description: "금지어", configured: false },
    own("chk_2", "타사 상표", "keyword_check"),
  ];
  const { instructions } = planPrompt({ goal: "상표", available }, { language: "ko" });
  assert.match(instructions ?? "", /- keyword_check: 금지어 \(설정되지 않아/);
  assert.match(instructions ?? "", /- chk_2: 타사 상표\n/);
});
