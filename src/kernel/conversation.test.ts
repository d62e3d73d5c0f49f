import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { countInFull, fitPrompt, tokensOf } from "./conversation.ts";
import { tokensIn } from "./limits.ts";
import type { PromptMessage } from "./step.ts";

const said = fc.tuple(fc.constantFrom("가나다 ", "plain words ", "😀"), fc.nat({ max: 300 }));
const wordsArbitrary = said.map(([words, times]) => words.repeat(times) || "…");
const messageArbitrary = fc.record({
  role: fc.constantFrom("user" as const, "assistant" as const),
  content: wordsArbitrary,
});

test("a prompt keeps to the window: the oldest turns fall out, the last is whole where it fits at all", () => {
  const prompts = fc.record({
    instructions: wordsArbitrary,
    before: fc.array(messageArbitrary, { maxLength: 40 }),
    window: fc.integer({ min: 800, max: 2_500 }).map((times) => 8 * times),
    pictures: fc.nat({ max: 2 }),
  });
  fc.assert(
    fc.property(prompts, ({ instructions, before, window, pictures }) => {
      const question = { role: "user" as const, content: "그래서?" };
      const capabilities = {
        structured: "native" as const,
        tools: true,
        sees: false,
        window,
        thinks: false,
        tokensPerSecond: null,
      };
      const prompt = { instructions, messages: [...before, question] };
      const { messages } = fitPrompt(prompt, { capabilities }, pictures);
      const texts = (all: readonly PromptMessage[]) => all.map(({ role, content }) => ({ role, text: content }));
      const room = (window * 7) / 8 - tokensIn(instructions) - tokensIn(question.content) - 1_600 * pictures;
      const kept = messages.slice(0, -1);
      assert.deepEqual(messages.at(-1), question);
      assert.ok(tokensOf(texts(kept)) <= room);
      const last = before.slice(before.length - countInFull(texts(before), 0));
      if (tokensOf(texts(last)) > room) return;
      assert.deepEqual(texts(kept), texts(before.slice(before.length - kept.length)));
      assert.ok(kept.length >= last.length);
    }),
    { numRuns: 500, seed: 41 },
  );
});
