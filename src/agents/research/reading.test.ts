import assert from "node:assert/strict";
import { after, beforeEach, describe, test } from "node:test";
import { keepRun } from "#turns";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createBench, type ResearchBench } from "../../../test/beds/research/research-turn.ts";
import { json, type Reply, startFakeProvider, text, toolCalls } from "../../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const sentence = (at: number) => `We measure bog number ${at} and find that it sinks.`;

async function notebook(t: Parameters<typeof createBench>[0]) {
  const made = await createBench(t);
  await made.service.library.add(
    Array.from({ length: 12 }, (_, at) => testPaper(`Peat bog ${at}`, { abstract: sentence(at) })),
  );
  await made.ask("Find papers on peat bog", { language: "en" });
  return made;
}

/** Answers by what is asked: a reading as soon as so many have come, so that a turn that reads one after another is never answered. */
function play(call: { name: string; arguments: unknown }, sideBySide: number, reading: (shown: string) => object) {
  const order: string[] = [];
  const readings: string[] = [];
  const all = Promise.withResolvers<void>();
  fake.respond(async ({ tools, schema, text: shown }): Promise<Reply> => {
    const asked = schema?.name ?? (tools.some(({ name }) => name === call.name) ? "choose" : "dialogue");
    if (order.at(-1) !== asked) order.push(asked);
    if (asked === "choose") return toolCalls([call]);
    if (asked === "dialogue") return text("They all sink [1].");
    if (asked === "grounding_judge") return json({ verdicts: [] });
    if (readings.push(shown) >= sideBySide) all.resolve();
    await all.promise;
    return json(reading(shown));
  });
  return { order, readings };
}

async function ask(made: ResearchBench, message: string) {
  const { turn } = await made.ask(message, { env: fake.env, language: "en" });
  await keepRun(turn, made.store, { title: message, input: {}, sessionId: "notebook" });
}

const bogIn = (shown: string) => /We measure bog number \d+ and find that it sinks\./.exec(shown)?.[0] ?? "";

describe("papers that a model reads", () => {
  test("twelve are analysed side by side, in four waves with the judge's, and not read again", async (t) => {
    const made = await notebook(t);
    const played = play({ name: "analyze_papers", arguments: {} }, 12, (shown) => ({
      problem: null,
      method: null,
      result: bogIn(shown),
      limits: null,
    }));
    await ask(made, "Analyze these papers");
    assert.equal(played.readings.length, 12);
    assert.deepEqual(played.order, ["choose", "research_analyze", "dialogue", "grounding_judge"]);
    await ask(made, "Analyze these papers");
    assert.equal(played.readings.length, 12, "what was read is kept");
  });

  test("a question is put to the chosen papers alone, each answer with its words, and not asked again", async (t) => {
    const made = await notebook(t);
    const asked = { name: "ask_papers", arguments: { question: "Does the bog sink?", papers: [2, 5] } };
    const played = play(asked, 2, (shown) => ({ answer: "It does.", quote: bogIn(shown) }));
    await ask(made, "Do bogs [2] and [5] sink?");
    const told = fake.calls.find(({ tools }) => tools.length === 1)?.text ?? "";
    assert.match(told, /It does\. \[2\][\s\S]*“We measure bog number \d+ and find that it sinks\.” \[5\]/);
    await ask(made, "Do bogs [2] and [5] sink?");
    assert.equal(played.readings.length, 2, "what was said is kept");
  });
});
