import assert from "node:assert/strict";
import { after, beforeEach, describe, test } from "node:test";
import { z } from "zod";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createBench } from "../../../test/beds/research/research-turn.ts";
import { json, startFakeProvider, text, toolCalls } from "../../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const doi = (kind: string, at: number) => `10.1234/${kind}${at}`;

/** Two fields: the newer one cites the older. */
const library = Array.from({ length: 6 }, (_, at) => [
  testPaper(`Dependency parsing of treebanks ${at}`, {
    year: 2008 + at,
    identifiers: { doi: doi("p", at) },
    abstract: "Dependency grammar parsing with transition parsers over treebanks and syntax trees.",
  }),
  testPaper(`Neural translation decoders ${at}`, {
    year: 2019 + (at % 3),
    identifiers: { doi: doi("t", at) },
    references: [`doi:${doi("p", at)}`],
    abstract: "Machine translation decoder alignment with attention over bilingual parallel corpora.",
  }),
]).flat();

const documentsOf = (details: unknown) =>
  z.object({ documents: z.array(z.object({ content: z.string() })) }).parse(details).documents;

describe("seed 11.20: cluster_papers gives the landscape of the field, and it opens the document", () => {
  test("by rules: what it is about, what is large and new, how the groups relate, what is missing", async (t) => {
    const made = await createBench(t);
    await made.service.library.add(library);
    const { result } = await made.ask("서재의 논문을 주제별로 묶어줘");
    const [document] = documentsOf(result.details);
    const [, opening = ""] = document?.content.split("\n\n") ?? [];
    assert.match(opening, /^논문 12편\(2008–2021년\)은 주로 .*다루며, 2갈래로 나뉩니다\./);
    assert.match(opening, /가장 큰 갈래는 6편\(50%\)/);
    assert.match(opening, /가장 새로운 갈래는 절반이 2020년 이후인 \*\*[^*]*(translation|decoder|neural)/);
    assert.match(opening, /인용 6번/);
    assert.match(opening, /2017년 뒤의 논문이 없습니다/);
    assert.ok(result.answer.includes(opening), "the dialogue begins with it too");
  });

  test("by a model: its words open the document, and a paper that it invents is struck through", async (t) => {
    const made = await createBench(t);
    await made.service.library.add(library);
    fake.queue(
      toolCalls([{ name: "cluster_papers", arguments: {} }]),
      json({
        names: ["Syntax of trees", "Neural translation"],
        overview: "Parsing came first [1], and translation builds on it [2]. Smith et al. (2031) overturned all of it.",
      }),
      json({ verdicts: [] }),
      json({ corrections: [] }),
      text("Two groups, parsing [1] and translation [2]."),
      json({ verdicts: [] }),
    );
    const { result } = await made.ask("cluster my library", { env: fake.env, language: "en" });
    const [document] = documentsOf(result.details);
    const [, opening = ""] = document?.content.split("\n\n") ?? [];
    assert.match(opening, /^Parsing came first \[1\], and translation builds on it \[2\]\./);
    assert.match(opening, /~~Smith et al\. \(2031\) overturned all of it\.~~ \(“Smith et al\. \(2031\)” is in nothing/);
    const asked = fake.calls[1]?.text ?? "";
    for (const counted of [/12 papers \(2008–2021\)/, /6 citations/, /Dependency grammar parsing/])
      assert.match(asked, counted);
    assert.match(document?.content ?? "", /## Syntax of trees \(6\)[\s\S]*## Neural translation \(6\)/);
    assert.ok(fake.calls.some(({ tools, text: asked }) => tools.length === 1 && /Parsing came first/.test(asked)));
  });
});
