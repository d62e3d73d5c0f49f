import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { askContract, sampleContract } from "./testing/ask.ts";

/** What a question is answered with behind another one. */
async function after(previous: string, question: string): Promise<string> {
  const { answer } = await askContract(sampleContract, previous);
  const history = [
    { role: "user", text: previous },
    { role: "assistant", text: answer },
  ] as const;
  return (await askContract(sampleContract, question, { history })).answer;
}

const told = "계약서에는 다음과 같이 정해져 있습니다.";
const articlesIn = (answer: string) => [...answer.matchAll(/^\*\*(제\d+조(?:의\d+)?)/gm)].map(([, label]) => label);

describe("a question that leans on the one before it", () => {
  it("is about what was told, where it names nothing itself", async () => {
    for (const [previous, question, label] of [
      ["대금은 얼마야?", "그럼 언제까지?", "제3조"],
      ["대금은 얼마야?", "안 주면?", "제3조"],
      ["계약 기간은?", "가만히 있으면 어떻게 돼?", "제2조"],
      ["계약을 어기면 바로 해지할 수 있어?", "며칠 안에?", "제6조"],
      ["계약을 어기면 바로 해지할 수 있어?", "예외는 없어?", "제6조"],
    ] as const) {
      const answer = await after(previous, question);
      assert.ok(answer.startsWith(told), answer);
      assert.deepEqual(articlesIn(answer), [label], `${previous} ${question}`);
    }
  });

  it("shows what it asks for of the article that was told", async () => {
    const answer = await after("대금은 얼마야?", "그럼 언제까지?");
    assert.match(answer, /다음 달 10일까지/);
    assert.doesNotMatch(answer, /지연손해금/);
  });

  it("is not answered by what was told, where it names a matter that stands nowhere", async () => {
    assert.match(await after("해지하려면 어떻게 해?", "그럼 주차는?"), /찾지 못했습니다/);
  });

  it("leaves what was told for the article that it names", async () => {
    assert.deepEqual(articlesIn(await after("해지하려면 어떻게 해?", "그럼 위약금은?")), ["제5조"]);
  });

  it("reads the next article for “그 다음은?”", async () => {
    assert.deepEqual(articlesIn(await after("비밀유지는 어떻게 되어 있어?", "그 다음은?")), ["제5조"]);
  });
});
