import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { type HistoryMessage, tokensIn } from "#kernel";
import { countInFull, fitConversation } from "./fit-conversation.ts";

/** Numbers in a row that look random and are the same each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const letters = ["가나다 ", "plain words ", "😀 ", "제3조(해지) ", "\n- 12,000원 "];

function conversationOf(next: (below: number) => number) {
  const messages: HistoryMessage[] = [];
  const write = (role: HistoryMessage["role"], longest: number) => {
    const name = `<${messages.length}>`;
    messages.push({ role, text: name + (letters[next(letters.length)] ?? "").repeat(next(longest)) + name });
  };
  for (let turn = next(60); turn > 0; turn--) {
    write("user", 30);
    // A turn may have failed before its answer, or a message have been sent while one was on its way.
    for (let answers = next(8) === 0 ? next(3) : 1; answers > 0; answers--)
      write("assistant", next(20) === 0 ? 3_000 : 120);
  }
  return { messages, summary: "요약 summary ".repeat(next(400)), summarised: next(messages.length + 1) };
}

const textsOf = (messages: readonly HistoryMessage[]) => messages.map(({ text }) => text).join("");

test("of 1,000 conversations every prompt keeps its budget, the last turn is whole, and nothing is told out of order", () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const next = numbers(seed);
    const conversation = conversationOf(next);
    const { messages } = conversation;
    const tokens = 100 + next(8_000);
    const { history, summary } = fitConversation(conversation, tokens);
    const where = `seed ${seed}, ${tokens} tokens`;
    const used = history.reduce((sum, { text }) => sum + tokensIn(text), 0) + tokensIn(summary);
    assert.ok(used <= tokens, `${where}: ${used}`);
    assert.equal(history.length, countInFull(messages, tokens), where);
    const last = messages.slice(messages.findLastIndex(({ role }) => role === "user"));
    const isRoom = last.reduce((sum, { text }) => sum + tokensIn(text), 0) <= tokens;
    if (messages.length > 0 && isRoom) {
      assert.ok(textsOf(history).endsWith(textsOf(last)), where);
      assert.deepEqual(history, messages.slice(-history.length), where);
      assert.equal(history[0]?.role, "user", where);
    }
    // What is told of other messages is of those that neither the summary nor the history holds.
    for (const [, at = ""] of summary.matchAll(/^(?:user|assistant): <(\d+)>/gmu))
      assert.ok(Number(at) >= conversation.summarised && Number(at) < messages.length - history.length, where);
    assert.deepEqual(fitConversation(conversation, tokens), { history, summary }, where);
  }
});

describe("a conversation in a prompt", () => {
  const talk = (turns: number): HistoryMessage[] =>
    Array.from({ length: turns }, (_, at) => [
      { role: "user" as const, text: `질문 ${at + 1}` },
      { role: "assistant" as const, text: `답 ${at + 1}: ${"가".repeat(90)}` },
    ]).flat();

  it("is told in full where there is room", () => {
    const messages = talk(10);
    assert.deepEqual(fitConversation({ messages, summary: "", summarised: 0 }, 4_000), {
      history: messages,
      summary: "",
    });
  });

  it("of 300 turns holds the last ones, and the first by the summary", () => {
    const { history, summary } = fitConversation(
      { messages: talk(300), summary: "첫 질문은 제주 여행이었다.", summarised: 560 },
      2_000,
    );
    assert.equal(history.at(-1)?.text.startsWith("답 300"), true);
    assert.equal(history.length, 30);
    assert.match(summary, /^첫 질문은 제주 여행이었다\.\nuser: 질문 281\n/u);
  });

  it("shows what no summary holds yet by its beginnings, the newest first where there is little room", () => {
    const { summary } = fitConversation({ messages: talk(300), summary: "", summarised: 0 }, 2_000);
    assert.doesNotMatch(summary, /질문 1$/mu);
    assert.match(summary, /user: 질문 285\nassistant: 답 285: 가/u);
  });

  it("keeps beginning and end of a last turn that is longer than all the room", () => {
    const messages = [
      { role: "user" as const, text: "이것을 요약해 줘" },
      { role: "assistant" as const, text: `처음 ${"가".repeat(5_000)} 끝` },
    ];
    const { history } = fitConversation({ messages, summary: "전에", summarised: 0 }, 200);
    assert.match(history[1]?.text ?? "", /^처음 가+ … 가+ 끝$/u);
    assert.equal(history[0]?.text, "이것을 요약해 줘");
  });
});
