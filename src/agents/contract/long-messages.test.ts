import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { askContract } from "../../../test/beds/contract/ask.ts";

const contract = [
  "어장 임대차 계약서",
  ...Array.from(
    { length: 300 },
    (_, n) => `제${n + 1}조(어장 ${n}) 을은 ${n}번 어장을 깨끗이 쓰고 ${n + 1}만원을 낸다.`,
  ),
].join("\n");
const pasted = Array.from({ length: 30_000 }, (_, n) => `양식장${n}번은`).join(" ");

/** What a turn costs the thread that everybody shares. */
async function secondsFor(question: string): Promise<number> {
  const before = process.cpuUsage();
  const { answer } = await askContract(contract, question);
  assert.notEqual(answer, "");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe("a message of 200,000 letters about a contract", async () => {
  await askContract(contract, "어장은 어떻게 쓰나요?");
  const messages = {
    "without a blank": "가".repeat(200_000),
    "with another contract in it": `${pasted}\n\n이 글과 우리 계약이 다른가요?`,
    "of one word": "계약 ".repeat(66_000),
    "of many ranges": "제1조~제300조 ".repeat(16_000),
  };
  for (const [name, message] of Object.entries(messages))
    it(`${name} takes seconds at most`, async () => {
      const seconds = await secondsFor(message);
      assert.ok(seconds < 10, `${seconds} s`);
    });
});
