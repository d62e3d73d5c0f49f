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
    fake.queue(search, text("The same one [1]."), json({ verdicts: [{ number: 1, verdict: "supports", words }] }));
    await made.ask("and newer ones, of whatever language, that compare themselves with a parser like this one?", {
      ...{ env: fake.env, language: "en" },
      history: [
        { role: "user", text: "papers on parsing" },
        { role: "assistant", text: "It parses Korean treebanks with graphs [1]." },
      ],
    });
    assert.equal(fake.calls.length, 6, "a follow-up costs the same");
  });

  test("what is refuted is put right and not remembered; what is borne out is, with its words", async (t) => {
    const made = await notebook(t);
    fake.queue(
      search,
      text(
        "It parses Japanese treebanks with graphs [1].\n- **Spanish** reaches 0.74 [1].\n\n| Paper | Spanish |\n|---|---|\n| Kim [1] | 0.74 |",
      ),
      json({
        verdicts: [
          { number: 1, verdict: "contradicts", words },
          { number: 2, verdict: "supports", words: "0.57 and 0.74 for English and Spanish respectively" },
          { number: 3, verdict: "supports", words: "0.57 and 0.74 for English and Spanish respectively" },
        ],
      }),
      json({ corrections: [{ number: 1, text: "It parses Korean treebanks with graphs [1]." }] }),
    );
    const { turn } = await made.ask("papers on parsing, and tell me at length what each of them is made for", {
      env: fake.env,
      language: "en",
    });
    assert.equal(fake.calls.length, 4, "nothing is asked for memory");
    assert.match(statementsIn(turn.chunks), /"correction":\{"text":"It parses Korean treebanks/);
    const memory = (await made.service.notebooks.memory("notebook")).map((node) => node.text);
    assert.deepEqual(memory, [
      "**Spanish** reaches 0.74 [1]. “0.57 and 0.74 for English and Spanish respectively”",
      "Interested in: parsing",
    ]);
  });

  test("a sentence that is only said nowhere is marked and goes back to nobody", async (t) => {
    const made = await notebook(t);
    fake.queue(
      search,
      text("It is widely used [1]."),
      json({ verdicts: [{ number: 1, verdict: "not-said", words: "" }] }),
    );
    const { turn } = await made.ask("papers on parsing", { env: fake.env, language: "en" });
    assert.match(statementsIn(turn.chunks), /"status":"unsupported"/);
    assert.equal(fake.calls.length, 3);
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
