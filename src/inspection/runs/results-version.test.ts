import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { test } from "node:test";
import { algorithms } from "../algorithms/index.ts";
import { analyze } from "../analyze.ts";
import { inspectConfigSchema } from "../config.ts";
import type { ProseAnswer, ProseQuestions } from "../judge/prose.ts";
import { resultsVersion } from "./fingerprint.ts";

/** What the checks made of these texts when the version was raised last. */
const recorded = { version: 10, results: "463f2450f3c750ba" };

const sentence = "회원은 2031. 5. 9.까지 사무국에 신청서를 내야 한다.";
const texts = [
  `# 안내\n${sentence} ${sentence}\n준회원은 2031. 5. 9.까지 사무국에 신청서를 내야 한다.\n1. 신청서는 두 부를 낸다.\n2. 신청서는 두 부를 낸다.\n`,
  "문의 010-4321-8765, 02-345-6789, park@example.co.kr, 주민번호 900101-1234568, 카드 4111 1111 1111 1111, 계좌 110-234-567890",
  "api_key = aB3dE5fG7hJ9kL1m\npostgres://user:pw123@db.example.com/a\n<!-- jihwi-disable-next-line secret_check -->\ntoken: ghp_16C7e42F292c6912E7710c838347Ae178B4a\n",
  'http://example.com/a https://a.kr@b.kr/ https://exa http://10.0.0.1/ <svg xmlns="http://www.w3.org/2000/svg"> http://localhost:1/',
  "시1발 쓰레기통 fuck class 대외비 초안입니다. 개인정보처리방침을 붙입니다. AB-2031-0509",
  `Dr. Lee signs the minutes. Prof. Lee signs the minutes. ${"This sentence goes on and on with words ".repeat(8)}and ends.`,
  `${"이 문장은 아주 길어서 읽기가 어렵고 ".repeat(9)}끝난다.\r\n\r\n日本語の文章です。\r\n`,
  "",
];

const criteria = {
  length_check:
    "## 배경\n### 말투\n- 광고이면 심각\n## 심각\n- length > 60\n### 예외\n- 운문\n## 조건\n- 그 외 → 정상\n",
  pattern_check: "- count > 3 → 심각, 그 외 → 정상\n- 정중해야 한다\n- count >= 1 → Warning: 번호가 있습니다\n",
};

const config = inspectConfigSchema.parse({
  mask: true,
  algorithms: {
    keyword_check: { banned: ["대외비", "초안"] },
    pattern_check: { patterns: [{ name: "order", pattern: "[A-Z]{2}-\\d{4}-\\d{4}" }] },
    required_phrase_check: { phrases: ["개인정보 처리방침", ["환불 규정", "refund policy"]] },
    model_check: { question: "광고인가?" },
  },
});

test("a kept report is of checks that come to the same results: else raise `resultsVersion` and record both here", async () => {
  const only = algorithms.map(({ name }) => name);
  const judge = {
    judgeProse: async ({ conditions }: ProseQuestions): Promise<ProseAnswer[]> =>
      conditions.map(() => ({ verdict: "none", thoughts: ["읽었다."], summary: "", executor: "model" })),
    ask: async () => ({ answer: "no", reason: "아니다" }) as const,
    now: () => new Date(0),
  };
  const reports = await Promise.all(
    texts.flatMap((text) => [
      analyze(text, { only, all: true, config, suppressions: true, language: "ko", ...judge }),
      analyze(text, { only, all: true, criteria, language: "en", ...judge }),
    ]),
  );
  const results = hash("sha256", JSON.stringify(reports)).slice(0, 16);
  assert.deepEqual({ version: resultsVersion, results }, recorded);
});
