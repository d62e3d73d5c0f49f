import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import fc from "fast-check";
import { countInFull, evidenceTokens, type HistoryMessage, tokensIn, tokensOf } from "#kernel";
import { countWhole, fitConversation } from "./fit-conversation.ts";
import { roomFor } from "./read-conversation.ts";

const words = fc.constantFrom("가나다 ", "plain words ", "😀 ", "제3조(해지) ", "\n- 12,000원 ");
/** Messages that say their place at both ends. A turn may have failed before its answer, or two messages follow each other. */
const messagesArbitrary = fc
  .array(
    fc.record({
      role: fc.constantFrom("user", "user", "assistant", "assistant", "assistant"),
      words,
      times: fc.integer({ max: 400, min: 0 }),
    }),
    { maxLength: 90 },
  )
  .map((all) =>
    all.map(
      ({ role, words: said, times }, at) => ({ role, text: `<${at}>${said.repeat(times)}<${at}>` }) as HistoryMessage,
    ),
  );
const conversationArbitrary = messagesArbitrary.chain((messages) =>
  fc.record({
    messages: fc.constant(messages),
    summary: fc.nat({ max: 400 }).map((times) => "요약 summary ".repeat(times)),
    summarised: fc.nat({ max: messages.length }),
    compacted: fc.oneof(fc.constant(0), fc.nat({ max: messages.length })),
    closest: fc.uniqueArray(fc.nat({ max: Math.max(0, messages.length - 1) }), { maxLength: 3 }),
    window: fc.oneof(fc.integer({ min: 1_000, max: 40_000 }), fc.constant(null)),
  }),
);

test("of 1,000 conversations every prompt keeps its budget, the last turn is whole, and nothing is told out of order", () => {
  fc.assert(
    fc.property(conversationArbitrary, ({ closest, window, ...conversation }) => {
      const { messages, summarised, compacted } = conversation;
      const model = {
        capabilities: {
          structured: "native" as const,
          tools: true,
          sees: false,
          window,
          thinks: false,
          tokensPerSecond: null,
        },
      };
      const tokens = roomFor(messages, model);
      const asked = { text: "제3조 해지", closest };
      const { history, summary, seen } = fitConversation(conversation, tokens, asked);
      const used = tokensOf(history) + tokensIn(summary);
      assert.ok(used <= tokens && seen.tokens === used, `${used} of ${tokens}`);
      assert.ok(used + evidenceTokens(model, used) <= ((window ?? 32_000) * 3) / 4);
      const last = messages.slice(messages.length - countInFull(messages, 0));
      if (tokensOf(last) * 4 <= (window ?? 32_000) * 3) {
        assert.deepEqual(history, messages.slice(messages.length - history.length));
        assert.deepEqual(history.slice(history.length - last.length), last);
        assert.ok(history.length === last.length || messages.length - history.length >= compacted);
      }
      const older = messages.length - history.length;
      // What is told of other messages is of those that neither the summary nor the history holds, and quotes are of older ones.
      for (const [, at = ""] of summary.matchAll(/^(?:user|assistant): <(\d+)>/gmu))
        assert.ok(Number(at) >= summarised && Number(at) < older);
      for (const [, at = ""] of summary.matchAll(/^#\d+ (?:user|assistant): <(\d+)>/gmu))
        assert.ok(Number(at) < older && [0, ...closest].includes(Number(at)));
      assert.deepEqual(fitConversation(conversation, tokens, asked), { history, summary, seen });
    }),
    { numRuns: 1_000, seed: 41 },
  );
});

describe("a conversation in a prompt", () => {
  const nothingShort = { summary: "", summarised: 0, compacted: 0 };
  const talk = (turns: number): HistoryMessage[] =>
    Array.from({ length: turns }, (_, at) => [
      { role: "user" as const, text: `질문 ${at + 1}` },
      { role: "assistant" as const, text: `답 ${at + 1}: ${"가".repeat(90)}` },
    ]).flat();

  it("is told in full where there is room, and its last turn alone once a person has had it put together", () => {
    const messages = talk(10);
    const asked = { text: "질문", closest: [2] };
    assert.deepEqual(fitConversation({ messages, ...nothingShort }, 4_000, asked).history, messages);
    assert.equal(fitConversation({ messages, ...nothingShort }, 4_000, asked).summary, "");
    const compacted = { messages, summary: "요약", summarised: 18, compacted: 18 };
    assert.deepEqual(fitConversation(compacted, 4_000).history, messages.slice(-2));
    assert.equal(countWhole({ messages, compacted: 20 }, 4_000), 2);
  });

  it("of 300 turns holds the last ones, the first by the summary, and older ones word for word that the question is about", () => {
    const conversation = { messages: talk(300), summary: "첫 질문은 제주 여행이었다.", summarised: 560, compacted: 0 };
    const { history, summary, seen } = fitConversation(conversation, 2_000, {
      text: "답",
      closest: [3],
      read: [{ place: 599, names: ["길.pdf", "길.pdf 2"] }],
    });
    assert.equal(history.at(-1)?.text.startsWith("답 300"), true);
    assert.equal(history.length, 30);
    assert.match(summary, /^첫 질문은 제주 여행이었다\.\n/u);
    assert.match(
      summary,
      /\n\n지난 말 그대로\(.+\):\n#1 user: 질문 1\n#2 assistant: 답 2: 가+\n#300 read: 길\.pdf; 길\.pdf 2$/u,
    );
    assert.deepEqual(seen.quoted, [1, 2]);
  });

  it("shows what no summary holds yet by its beginnings, the newest first where there is little room", () => {
    const { summary } = fitConversation({ messages: talk(300), ...nothingShort }, 2_000);
    assert.doesNotMatch(summary, /질문 1$/mu);
    assert.match(summary, /user: 질문 285\nassistant: 답 285: 가/u);
  });

  it("keeps beginning and end of a last turn that is longer than all the room", () => {
    const messages = [
      { role: "user" as const, text: "이것을 요약해 줘" },
      { role: "assistant" as const, text: `처음 ${"가".repeat(5_000)} 끝` },
    ];
    const { history } = fitConversation({ messages, summary: "전에", summarised: 0, compacted: 0 }, 200);
    assert.match(history[1]?.text ?? "", /^처음 가+ … 가+ 끝$/u);
    assert.equal(history[0]?.text, "이것을 요약해 줘");
  });
});
