import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { testPaper } from "../../../../../test/beds/papers/papers.ts";
import { createBench } from "../../../../../test/beds/research/research-turn.ts";
import { json, startFakeProvider, text, toolCalls } from "../../../../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const abstract = "BERT is trained on unlabeled text. It improves eleven tasks.";
const content = [
  "# Language models",
  "Language models are trained on unlabeled text [1].",
  "They improve eleven tasks [1].",
  '```papers\n{"number":1}\n```',
].join("\n\n");

test("only what was asked for changes; every other paragraph and the papers stay to the letter", async (t) => {
  const made = await createBench(t);
  await made.service.library.add([testPaper("BERT", { abstract })]);
  await made.ask("search BERT", { language: "en" });
  const { notebooks } = made.service;
  await notebooks.upsert("notebook", { id: "d", title: "Synthesis: language models", content });
  fake.reset();
  fake.queue(
    toolCalls([{ name: "revise_document", arguments: { wish: "Make the last one shorter, and add a limit" } }]),
    json({
      title: "Models of language",
      changes: [
        { paragraph: 3, what: "replace", text: "Eleven tasks improve [1]." },
        { paragraph: 3, what: "insert-after", text: "They improve 90 tasks [1]." },
      ],
    }),
    json({ verdicts: [{ number: 1, verdict: "supports", words: "It improves eleven tasks" }] }),
    json({ corrections: [] }),
    text("The section is shorter now."),
    json({ nodes: [] }),
  );
  const { turn } = await made.ask("Make the last one shorter, and add a limit", { env: fake.env, language: "en" });
  const document = await notebooks.document("d");
  assert.equal(document.title, "Models of language");
  const [heading, first, second, added, papers] = document.content.split("\n\n");
  assert.deepEqual(
    [heading, first, papers],
    ["# Models of language", ...content.split("\n\n").filter((_, at) => at % 2 === 1)],
  );
  assert.equal(second, "Eleven tasks improve [1].");
  assert.match(
    added ?? "",
    /~~They improve 90 tasks \[1\]\.~~ \(/,
    "a figure that stands nowhere has the reason behind it",
  );
  assert.equal((await notebooks.versions("d")).length, 2);
  assert.ok(turn.journal.entries().some(({ name }) => name === "research.create-document"));
});
