import assert from "node:assert/strict";
import { after, beforeEach, describe, test } from "node:test";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createBench } from "../../../test/beds/research/research-turn.ts";
import { json, startFakeProvider, text, toolCalls } from "../../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const abstract =
  "We propose a graph parser for Korean treebanks. Scores are 0.57 and 0.74 for English and Spanish respectively.";
const search = toolCalls([{ name: "search_papers", arguments: { query: "parsing" } }]);
const words = "We propose a graph parser for Korean treebanks.";

async function notebook(t: Parameters<typeof createBench>[0]) {
  const made = await createBench(t);
  await made.service.library.add([testPaper("Graph parsing", { year: 2019, authors: ["Ann Kim"], abstract })]);
  return made;
}

const statementsIn = (chunks: readonly { readonly type: string }[]) => {
  const parts = chunks.filter(({ type }) => type === "data-statements");
  return JSON.stringify(parts.at(-1));
};

describe("after the text", () => {
  test("a search costs two calls before its first word and three in all, and a judge bears out what is true", async (t) => {
    const made = await notebook(t);
    fake.queue(
      search,
      text("It parses Korean treebanks with graphs [1]."),
      json({ verdicts: [{ number: 1, verdict: "supports", words }] }),
    );
    const { turn } = await made.ask("papers on parsing", { env: fake.env, language: "en" });
    assert.equal(fake.calls.length, 3);
    assert.match(statementsIn(turn.chunks), /"status":"supported".*graph parser for Korean/);
  });

  test("what is refuted is put right, in the answer and in what is asked for memory", async (t) => {
    const made = await notebook(t);
    fake.queue(
      search,
      text("It parses Japanese treebanks with graphs [1]."),
      json({ verdicts: [{ number: 1, verdict: "contradicts", words }] }),
      json({ corrections: [{ number: 1, text: "It parses Korean treebanks with graphs [1]." }] }),
      json({
        nodes: [
          {
            kind: "finding",
            text: "A graph parser for Korean",
            paper: 1,
            quote: "a graph parser for Korean treebanks",
          },
          { kind: "finding", text: "It is the best of all", paper: 1, quote: "the best of all the parsers" },
          { kind: "finding", text: "It parses Japanese" },
        ],
      }),
    );
    const { turn } = await made.ask(
      "papers on parsing, and tell me at length which languages each of them is made for",
      {
        env: fake.env,
        language: "en",
      },
    );
    assert.match(statementsIn(turn.chunks), /"correction":\{"text":"It parses Korean treebanks/);
    assert.match(fake.calls.at(-1)?.text ?? "", /It parses Korean treebanks/);
    assert.doesNotMatch(fake.calls.at(-1)?.text ?? "", /Japanese/);
    const memory = (await made.service.notebooks.memory("notebook")).map((node) => node.text);
    assert.deepEqual(memory, [
      "Interested in: parsing",
      "A graph parser for Korean [1] “a graph parser for Korean treebanks.”",
    ]);
  });

  test("small talk is neither compared nor remembered", async (t) => {
    const made = await notebook(t);
    fake.queue(text("You are welcome!"));
    await made.ask("thanks", { env: fake.env, language: "en" });
    assert.equal(fake.calls.length, 1);
  });

  test("a synthesis is compared and put right before it is kept", async (t) => {
    const made = await notebook(t);
    await made.ask("search parsing", { language: "en" });
    fake.queue(
      toolCalls([{ name: "synthesize_topic", arguments: { topic: "parsing" } }]),
      text("### Parsers\n\nKim parses Japanese treebanks [1]."),
      json({ verdicts: [{ number: 1, verdict: "contradicts", words }] }),
      json({ corrections: [{ number: 1, text: "Kim parses Korean treebanks [1]." }] }),
      text("Here is what they say together."),
    );
    const { result } = await made.ask("Synthesize parsing", { env: fake.env, language: "en" });
    const kept = JSON.stringify(result.details.documents);
    assert.match(kept, /Kim parses Korean treebanks \[1\]/);
    assert.doesNotMatch(kept, /Japanese/);
    assert.doesNotMatch(fake.calls[4]?.text ?? "", /Japanese/, "the dialogue goes on from what is right");
  });
});
