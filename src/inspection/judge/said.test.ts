import assert from "node:assert/strict";
import { after, test } from "node:test";
import { unzipSync } from "fflate";
import { createTestTurn } from "#kernel/testing";
import type { AnalysisReport, Language } from "#protocol";
import { error, json, startFakeProvider } from "../../../test/fakes/index.ts";
import { algorithms } from "../algorithms/index.ts";
import { analyze } from "../analyze.ts";
import { inspectConfigSchema } from "../config.ts";
import { reporters } from "../reporters/index.ts";
import { createOfficeFile } from "../reporters/office-files.ts";
import { createModelAsk } from "./model-judge.ts";

const fake = await startFakeProvider();
after(() => fake.close());

const config = inspectConfigSchema.parse({ algorithms: { model_check: { question: "반말이 있는가?" } } });
const only = ["model_check"];

/** The report in every format that people read. */
async function toldIn(report: AnalysisReport, language: Language): Promise<[string, string][]> {
  const run = { language, algorithms, colour: false };
  const formats = ["stylish", "markdown", "html", "csv", "junit", "github", "gitlab", "sarif"] as const;
  const texts = formats.map((format): [string, string] => [format, reporters[format](run).document(report)]);
  for (const format of ["docx", "xlsx"] as const) {
    const file = createOfficeFile(format, run);
    file.add(report);
    const parts = Object.values(unzipSync(await file.pack()));
    texts.push([format, parts.map((part) => new TextDecoder().decode(part)).join("\n")]);
  }
  return texts;
}

test("why a model found a problem is told in every format", async () => {
  const ask = async () => ({ answer: "yes" as const, reason: "셋째 문장이 반말로 끝난다" });
  const report = await analyze("그래.", { config, only, ask });
  assert.equal(report.steps[0]?.judgment.severity, "warning");
  for (const [format, text] of await toldIn(report, "ko")) assert.match(text, /셋째 문장이 반말로 끝난다/, format);
  assert.match(report.steps[0]?.judgment.reasoning ?? "", /^\[Thought\] 셋째 문장이/);
});

test("criteria with words of their own keep them, and the reason stands beside them", async () => {
  const ask = async () => ({ answer: "yes" as const, reason: "높임말이 없다" });
  const criteria = { model_check: "- answer == yes → Critical: 고쳐 쓰세요\n- 그 외 → 정상\n" };
  const [step] = (await analyze("그래.", { config, only, ask, criteria })).steps;
  assert.equal(step?.judgment.summary, "고쳐 쓰세요 · 높임말이 없다");
});

for (const [language, missing, failed] of [
  ["ko", /모델이 연결되어 있지 않습니다/, /모델이 질문에 답하지 못했습니다: /],
  ["en", /No model is connected/, /The model could not answer the question\. /],
] as const) {
  test(`${language}: that no model is connected, or that it failed, is no line of the criteria`, async () => {
    const alone = await analyze("그래.", { config, only, language });
    for (const [format, text] of await toldIn(alone, language)) assert.match(text, missing, format);
    fake.respond(() => error(500));
    const turn = await createTestTurn({ env: fake.env, language, limits: { retries: 0 } });
    const broken = await analyze("그래.", { config, only, language, ask: createModelAsk(turn) });
    for (const [format, text] of await toldIn(broken, language)) assert.match(text, failed, format);
    for (const { steps } of [alone, broken]) {
      assert.equal(steps[0]?.judgment.severity, "undecided");
      assert.doesNotMatch(steps[0]?.judgment.summary ?? "", /기준 문서|criteria/);
    }
  });
}

test("an answer without a reason is told as the criteria have it", async () => {
  fake.respond(() => json({ reason: "", answer: "yes" }));
  const turn = await createTestTurn({ env: fake.env });
  const [step] = (await analyze("그래.", { config, only, ask: createModelAsk(turn) })).steps;
  assert.match(step?.judgment.summary ?? "", /주의 \(기준 문서 7번째 줄에 따름\)/);
});
