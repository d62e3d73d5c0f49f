import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { z } from "zod";
import { hang, json, startFakeProvider } from "../../test/fakes/index.ts";
import { endedOf } from "./outcome.ts";
import { runStep } from "./run-step.ts";
import { defineStep } from "./step.ts";
import { createTestTurn } from "./testing/index.ts";
import { defineTool, runTool, type ToolContext } from "./tool.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const weigh = defineStep({
  name: "test.weigh",
  role: "judge",
  input: z.object({ point: z.string() }),
  output: z.object({ verdict: z.string() }),
  prompt: ({ point }) => ({ instructions: "Weigh.", messages: [{ role: "user", content: point }] }),
  rule: () => ({ verdict: "undecided" }),
});
const review = (timeoutMs: number, run: (context: ToolContext) => Promise<string[]>) =>
  defineTool({
    name: "review",
    title: { ko: "점검", en: "Review" },
    description: { ko: "점검합니다.", en: "Reviews." },
    input: z.object({}),
    output: z.array(z.string()),
    timeoutMs,
    run: (_input, context) => run(context),
  });

describe("a tool that runs out of time", () => {
  it("keeps what models have done, rules do the rest, and the model is not blamed for it", async () => {
    const turn = await createTestTurn({ env: fake.env });
    // The first call loads the SDK, which would take the tool's time.
    fake.queue(json({ verdict: "met" }), json({ verdict: "met" }), hang());
    await runStep(weigh, { point: "before" }, turn);
    const before = fake.calls.length;
    const points = ["one", "two", "three", "four"];
    const all = review(5_000, async ({ run }) => {
      const verdicts: string[] = [];
      for (const point of points) verdicts.push((await runStep(weigh, { point }, run)).verdict);
      return verdicts;
    });
    assert.deepEqual(await runTool(all, {}, turn), ["met", "undecided", "undecided", "undecided"]);
    assert.equal(fake.calls.length - before, 2);
    assert.equal(endedOf(turn.journal.entries()), "fallback");
    fake.queue(json({ verdict: "asked again" }));
    assert.equal((await runStep(weigh, { point: "after" }, turn)).verdict, "asked again");
  });

  it("asks no model once it has failed, and writes nothing behind it", async () => {
    const turn = await createTestTurn({ env: fake.env });
    const goingOn = Promise.withResolvers<void>();
    const deaf = review(20, async ({ run, signal }) => {
      while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 5));
      await runStep(weigh, { point: "late" }, run).finally(goingOn.resolve);
      return [];
    });
    await assert.rejects(runTool(deaf, {}, turn), /제때|in time/);
    const rows = turn.journal.entries().length;
    await goingOn.promise;
    assert.equal(fake.calls.length, 0);
    assert.equal(turn.journal.entries().length, rows);
  });
});
