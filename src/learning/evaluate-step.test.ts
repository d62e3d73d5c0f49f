import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { z } from "zod";
import { defineStep, defineTextStep } from "#kernel";
import { createModelRegistry, type ResolvedModel } from "#models";
import { error, type FakeProvider, json, startFakeProvider } from "../../test/fakes/index.ts";
import { agrees } from "./agree.ts";
import { evaluateStep } from "./evaluate-step.ts";
import { readCases } from "./read-cases.ts";

const colour = defineStep({
  name: "test.colour",
  role: "classify",
  input: z.object({ text: z.string() }),
  output: z.object({ colour: z.enum(["red", "blue"]), why: z.string() }),
  prompt: ({ text }) => ({ instructions: "Name the colour.", messages: [{ role: "user", content: text }] }),
  rule: ({ text }) => ({ colour: text.includes("blood") ? "red" : "blue", why: "by a word" }),
});
const cases = [
  { input: { text: "blood" }, expect: { colour: "red" } },
  { input: { text: "sea" }, expect: { colour: "blue" } },
  { input: { text: "tomato" }, expect: { colour: "red" }, note: "the rule knows no fruit" },
];

describe("a step is measured over cases", () => {
  let provider: FakeProvider;
  let model: ResolvedModel;
  before(async () => {
    provider = await startFakeProvider();
    const named = createModelRegistry({ env: provider.env }).forRole("classify");
    assert.ok(named);
    model = named;
  });
  after(() => provider.close());

  it("the rule's accuracy, confusion and failing cases are told", async () => {
    const { executors } = await evaluateStep(colour, cases);
    assert.equal(executors.length, 1);
    const [rule] = executors;
    assert.deepEqual([rule?.executor, rule?.right, rule?.wrong, rule?.failed], ["rule", 2, 1, 0]);
    assert.deepEqual(rule?.confusion[0]?.count, 1);
    assert.ok(rule?.confusion.some(({ expected, got }) => expected === "red" && got === "blue"));
    assert.deepEqual(
      rule?.failures.map(({ number, note }) => [number, note]),
      [[3, "the rule knows no fruit"]],
    );
  });

  it("a model stands beside the rule, with what it cost; where the rule would take over it counts as failed", async () => {
    provider.respond(({ text }) =>
      text.includes("sea")
        ? error(400, { message: "no" })
        : json({ colour: "red", why: "red things" }, { usage: { input: 10, output: 5 } }),
    );
    const { executors } = await evaluateStep(colour, cases, { models: [model] });
    const [, asked] = executors;
    assert.equal(asked?.executor, model.id);
    assert.deepEqual([asked?.right, asked?.wrong, asked?.failed], [2, 0, 1]);
    assert.deepEqual(asked?.usage, { inputTokens: 20, outputTokens: 10 });
    assert.match(asked?.failures[0]?.error ?? "", /.+/);
  });

  it("an input that does not fit the step fails its case and no other", async () => {
    const { executors } = await evaluateStep(colour, [{ input: { words: 1 }, expect: {} }, ...cases.slice(0, 1)]);
    assert.deepEqual([executors[0]?.right, executors[0]?.failed], [1, 1]);
  });

  it("a step may say itself when an output is right", async () => {
    const lenient = { ...colour, agree: () => true };
    assert.equal((await evaluateStep(lenient, cases)).executors[0]?.accuracy, 1);
  });

  it("a text is expected by the words it contains and lacks, in the language of the input", async () => {
    const greet = defineTextStep({
      name: "test.greet",
      role: "respond",
      input: z.object({ text: z.string() }),
      prompt: () => ({ instructions: "", messages: [] }),
      rule: (_, { language }) => (language === "ko" ? "안녕하세요" : "Hello"),
    });
    const { executors } = await evaluateStep(greet, [
      { input: { text: "인사해 줘" }, expect: { contains: ["안녕"], lacks: ["Hello"] } },
      { input: { text: "greet me" }, expect: { contains: ["Hello"] } },
      { input: { text: "greet me" }, expect: { contains: ["Bye"] } },
    ]);
    assert.deepEqual([executors[0]?.right, executors[0]?.wrong], [2, 1]);
  });
});

describe("cases", () => {
  it("a line that is no case is an error that names it", () => {
    assert.throws(() => readCases('{"input":1,"expect":2}\n\n{oops', "cases.jsonl"), /Line 3 of cases\.jsonl/);
    assert.throws(() => readCases('{"input":1,"expects":2}', "cases.jsonl"), /Line 1/);
  });

  for (const [output, expect, agreed] of [
    [{ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }] }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: null }, { a: null }, true],
    [["x"], ["x", "y"], false],
    [{ q: "계약 기간이 왜?" }, { q: { contains: ["계약 기간"], lacks: ["웹"] } }, true],
    [{ q: "계약 기간" }, { q: { contain: ["계약"] } }, false],
    ["같다", "같다", true],
  ] as const) {
    it(`${JSON.stringify(output)} against ${JSON.stringify(expect)}: ${agreed}`, () =>
      assert.equal(agrees(output, expect), agreed));
  }
});
