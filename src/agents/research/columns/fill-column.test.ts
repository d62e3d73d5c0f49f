import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, describe, it } from "node:test";
import { findQuote } from "#language";
import { createModelRegistry } from "#models";
import type { Paper } from "#papers";
import { openStore } from "#store";
import type { EndedTurn } from "#turns";
import { testPaper } from "../../../../test/beds/papers/papers.ts";
import { error, json, startFakeProvider } from "../../../../test/fakes/index.ts";
import { fillColumn } from "./fill-column.ts";

const abstract =
  "Parsing remains challenging for rare languages. We propose a transfer method based on shared\nembeddings. Experiments on a treebank of ten languages show gains of 3 points.";
const fake = await startFakeProvider();
const folder = await mkdtemp(join(tmpdir(), "jihwi-test-"));
const store = await openStore({ dataDir: join(folder, "data") });
const papers = [testPaper("Parsing", { abstract }), testPaper("Silent", { abstract: "" })];
const textOf = ({ csl }: Paper) => csl.abstract ?? "";
const quote = "We propose a transfer method based on shared embeddings.";

describe("a column that a model fills", () => {
  after(async () => {
    await store.close();
    await fake.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    fake.reset();
    await store.sessions.ensure({ id: "note", agent: "research" });
  });

  const ask = async (question: string, env?: Readonly<Record<string, string>>) =>
    fillColumn(
      { notebookId: "note", question, papers, textOf },
      {
        store,
        models: createModelRegistry({ env: env ?? fake.env }),
        limits: { retries: 0 },
        signal: new AbortController().signal,
      },
    );
  const cellOf = async (question: string, said: object) => {
    fake.respond(() => json(said));
    const [cell] = (await ask(question)).answers;
    assert.ok(cell);
    const { answer, quote: quoted, why } = cell;
    return { answer, quote: quoted, why };
  };

  it("answers in its words, on the paper's own", async () => {
    const answer = "공유 임베딩에 바탕을 둔 전이 방법을 제안합니다.";
    assert.deepEqual(await cellOf("어떤 방법?", { answer, quote }), { answer, quote, why: "said" });
  });

  it("reads on in a long paper until it finds an answer, and tells how much was read where it finds none", async () => {
    const found = "The panel tore at minus forty degrees.";
    const filler = "Each panel was bent and measured once more. ".repeat(1_200);
    const long = [testPaper("Panels", { abstract: `${filler}${found} ${filler}` })];
    const read = async (question: string, answers: (words: string) => object) => {
      fake.respond((call) => json(answers(call.text)));
      const services = {
        store,
        models: createModelRegistry({ env: fake.env }),
        limits: { retries: 0 },
        signal: new AbortController().signal,
      };
      return (await fillColumn({ notebookId: "note", question, papers: long, textOf }, services)).answers[0];
    };
    const nothing = { answer: null, quote: null };
    const told = await read("언제 찢어졌나?", (words) =>
      words.includes(found) ? { answer: null, quote: found } : nothing,
    );
    assert.equal(told?.quote, found);
    const silent = await read("누가 돈을 댔나?", () => nothing);
    assert.equal(silent?.why, "not-in-part");
    assert.ok((silent?.readShare ?? 1) > 0.5 && (silent?.readShare ?? 1) < 1);
  });

  it("is marked where it invents the words that it stands on", async () => {
    const invented = { answer: "It reaches 99 points.", quote: "Our system reaches an accuracy of 99 points." };
    assert.deepEqual(await cellOf("What was found?", invented), {
      answer: invented.answer,
      quote: null,
      why: "not-found",
    });
    assert.equal((await cellOf("Which method?", { answer: "A method.", quote: null })).why, "not-found");
    assert.equal((await cellOf("Which one?", { answer: "A method.", quote: "method" })).why, "not-found");
  });

  it("is marked where it says something else than the words that it quotes", async () => {
    const said = {
      answer: "They show gains of 47 points.",
      quote: "Experiments on a treebank of ten languages show gains of 3 points.",
    };
    assert.deepEqual(await cellOf("How large are the gains?", said), { ...said, why: "differs" });
  });

  it("is asked once for what it has said, also after a restart, and again when the paper says something new", async () => {
    await cellOf("Which data?", { answer: null, quote: null });
    const calls = fake.calls.length;
    assert.deepEqual(
      (await ask("Which data?")).answers.map(({ why }) => why),
      ["not-said", "no-abstract"],
    );
    assert.equal(fake.calls.length, calls);
    const longer = [testPaper("Parsing", { abstract: `${abstract} More.` })];
    await fillColumn(
      { notebookId: "note", question: "Which data?", papers: longer, textOf },
      {
        store,
        models: createModelRegistry({ env: fake.env }),
        limits: {},
        signal: new AbortController().signal,
      },
    );
    assert.equal(fake.calls.length, calls + 1);
  });

  it("is counted once, however often the table is looked at", async () => {
    fake.respond(() => json({ answer: null, quote: null }, { usage: { input: 1_000, output: 5 } }));
    const counted: (number | null)[] = [];
    const listener = { kept: ({ usage }: EndedTurn) => void counted.push(usage.inputTokens) };
    const look = (seen: readonly Paper[]) =>
      fillColumn(
        { notebookId: "note", question: "Counted how often?", papers: seen, textOf },
        {
          store,
          models: createModelRegistry({ env: fake.env }),
          limits: {},
          signal: new AbortController().signal,
          listener,
        },
      );
    await look(papers);
    await look(papers);
    const further = testPaper("Tagging", { abstract: "We tag rare words by their letters alone." });
    await look([...papers, further]);
    assert.deepEqual(counted, [1_000, 1_000]);
    const trace = (await store.turns.list({ agent: "research" })).items.find(
      ({ title }) => title === "Counted how often?",
    );
    assert.equal(trace?.usage.inputTokens, 2_000, "the trace has all of it");
  });

  it("falls back to rules where the model fails, says so, and tries again the next time", async () => {
    fake.respond(() => error(400));
    const failed = await ask("Which transfer method?");
    assert.match(failed.answers[0]?.quote ?? "", /^We propose/);
    assert.equal(failed.fallback?.cells, 1);
    assert.notEqual(failed.fallback?.reason.ko, "");
    assert.equal((await cellOf("Which transfer method?", { answer: "전이 방법", quote })).answer, "전이 방법");
  });

  it("goes with its notebook, and needs no model", async () => {
    await store.sessions.remove("note");
    assert.equal((await store.turns.list({ agent: "research" })).items.length, 0);
    await store.sessions.ensure({ id: "note", agent: "research" });
    const { model, answers } = await ask("Which transfer method?", {});
    assert.equal(model, null);
    assert.match(answers[0]?.quote ?? "", /^We propose/);
  });
});

it("a quotation is found as the text has it, however it was broken into lines, and nothing else is", () => {
  assert.equal(findQuote(abstract, quote), quote);
  assert.equal(
    findQuote("그는 “세 점을 더 얻었다”고 했다. 끝.", "세 점을 더 얻었다고 했다"),
    "세 점을 더 얻었다”고 했다.",
  );
  assert.equal(findQuote(abstract, "We propose a transfer method based on shared attention."), null);
  assert.equal(findQuote(abstract, "We propose a … method"), null);
});
