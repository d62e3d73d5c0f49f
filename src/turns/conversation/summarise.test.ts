import assert from "node:assert/strict";
import { it } from "node:test";
import { readAsset } from "#kernel";
import { readCases } from "#learning";
import { measureRule } from "../../../test/measure-rule.ts";
import { summarise, summarisePrompt } from "./summarise.ts";

it("the rule keeps what the user told in every case", async () => {
  const path = "turns/conversation/summarise.cases.jsonl";
  const { failures } = await measureRule(summarise, readCases(readAsset(path), path));
  assert.deepEqual(failures, []);
});

for (const language of ["ko", "en"] as const)
  it(`is asked in ${language} in these words`, (test) => {
    const messages = [
      { role: "user" as const, text: "계약 기간이 얼마야?" },
      { role: "assistant" as const, text: `1년입니다. ${"가".repeat(9_000)}` },
    ];
    const capabilities = {
      structured: "native" as const,
      tools: true,
      sees: false,
      window: 400,
      thinks: false,
      tokensPerSecond: null,
    };
    const asked = { summary: "- 내 예산은 500만 원", messages, mostTokens: 300 };
    const { instructions, messages: shown } = summarisePrompt(asked, { language, model: { capabilities } });
    const lines = [instructions, ...shown.map(({ role, content }) => `--- ${role}\n${content}`)];
    test.assert.snapshot(lines.join("\n"), { serializers: [(text: string) => text] });
  });
