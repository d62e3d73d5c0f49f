import assert from "node:assert/strict";
import type { LookupFunction } from "node:net";
import { test } from "node:test";
import { z } from "zod";
import { cardOf, createPdfFetcher } from "#papers";
import { citationSchema, fullTextReportSchema, paperCardSchema } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { runCommand } from "../../test/beds/cli/run-command.ts";
import { makePdf } from "../../test/beds/documents/make-pdf.ts";
import { testPaper } from "../../test/beds/papers/papers.ts";
import { json, startFakeProvider, text, toolCalls } from "../../test/fakes/index.ts";
import { startScholarServer } from "../../test/fakes/scholar/server.ts";
import { openApp } from "./create-jihwi.ts";
import { createFullTexts } from "./full-texts.ts";
import { readConfig } from "./read-config.ts";

const toThisMachine: LookupFunction = (_, options, callback) => {
  if (options.all) callback(null, [{ address: "127.0.0.1", family: 4 }]);
  else callback(null, "127.0.0.1", 4);
};
const answer = "Memory fell by a third after ten minutes in cold water.";
const line = (text: string) => [{ x: 50, y: 700, text }];
const pdf = makePdf([line("Cold water and memory. We asked forty swimmers."), line("Ready or not."), line(answer)]);

test("an open text is fetched where that is switched on, with licence and standing, and is cited by page", async (t) => {
  const folder = await temporaryFolder(t);
  const fake = await startFakeProvider();
  await using host = await startScholarServer(({ url }) =>
    url.pathname === "/a.pdf" ? { body: Buffer.from(pdf).toString("latin1") } : { status: 404 },
  );
  const open = `http://open.example:${new URL(host.url).port}/a.pdf`;
  let copy = open;
  await using catalogue = await startScholarServer(({ url }) =>
    decodeURIComponent(url.pathname) === "/works/doi:10.1234/cold"
      ? {
          body: JSON.stringify({
            id: "https://openalex.org/W1",
            doi: "https://doi.org/10.1234/cold",
            title: "Cold water and memory",
            publication_year: 2020,
            is_retracted: true,
            best_oa_location: { pdf_url: copy, license: "cc-by" },
          }),
        }
      : { status: 404, body: "<html>" },
  );
  const env = { ...fake.env, JIHWI_PAPER_SOURCES: "library", OPENALEX_BASE_URL: catalogue.url };
  const app = await openApp(await readConfig(folder, env));
  t.after(async () => {
    await app.close();
    await fake.close();
  });
  const { library, notebooks } = app.research;
  const abstract = "We asked forty swimmers what cold water does to memory.";
  const paper = testPaper("Cold water and memory", { identifiers: { doi: "10.1234/cold" }, abstract });
  const other = testPaper("Nobody's memory", { year: 2019 });
  await library.add([paper, other]);

  await assert.rejects(runCommand(app, ["research", "fetch", paper.id]), { code: "tool-not-configured" });
  assert.deepEqual([catalogue.requests.length, host.requests.length], [0, 0], "nothing left the machine");
  await app.fullTexts.change(true);

  copy = `${host.url}/a.pdf`;
  const refused = await runCommand(app, ["research", "fetch", paper.id, "10.1234/unknown", "--json"]);
  const { failed } = fullTextReportSchema.parse(refused.printed);
  assert.deepEqual([refused.code, failed.map(({ error }) => error.code)], [1, ["address-refused", "not-found"]]);
  assert.equal(host.requests.length, 0, "a private address is not asked");

  const fullTexts = createFullTexts({
    store: app.store,
    research: app.research,
    decided: null,
    library: () => app,
    fetchPdf: createPdfFetcher({ lookup: toThisMachine, limits: { minIntervalMs: 0 } }),
  });
  const [told] = await library.get([paper.id]);
  assert.ok(told);
  await library.follow([{ ...told, openAccessUrl: open }]);
  const job = { id: "j", signal: new AbortController().signal, earlierAttempts: 0, progress() {}, log() {} };
  const report = fullTextReportSchema.parse(await fullTexts.job.run({ papers: [paper.id] }, job));
  assert.deepEqual(
    report.fetched.map(({ url, license }) => [url, license]),
    [[open, "cc-by"]],
  );
  const [read] = await library.get([paper.id]);
  assert.ok(read);
  const card = paperCardSchema.parse(cardOf(read));
  assert.deepEqual([card.fullText, card.notice], [{ url: open, license: "cc-by" }, "retracted"]);
  assert.equal((await app.documents.get(card.documentId ?? "")).url, open);
  const asked = host.requests.length;
  await fullTexts.job.run({ papers: [paper.id] }, job);
  assert.equal(host.requests.length, asked, "what is there is not fetched again");

  // What cannot be read, or is given up meanwhile, leaves nothing behind; what a person has brought stays.
  await library.follow([{ ...other, openAccessUrl: open }]);
  const damaged = Buffer.from("%PDF-1.7\nno page of it is there");
  const brought = await app.documents.add(makePdf([[]]), "brought.pdf");
  await app.documents.settled(brought.id);
  const listed = async () => (await app.documents.list()).items.map(({ id }) => id).toSorted();
  const before = await listed();
  const fetching = (bytes: Uint8Array, stop?: AbortController) =>
    createFullTexts({
      ...{ store: app.store, research: app.research, decided: null, library: () => app },
      fetchPdf: async (url) => {
        stop?.abort();
        return { bytes, url };
      },
    });
  for (const bytes of [damaged, makePdf([[]])]) {
    const { failed } = fullTextReportSchema.parse(await fetching(bytes).job.run({ papers: [other.id] }, job));
    assert.equal(failed.length, 1);
    assert.deepEqual(await listed(), before);
  }
  const stop = new AbortController();
  const stopped = fetching(makePdf([line("Given up.")]), stop).job.run(
    { papers: [other.id] },
    { ...job, signal: stop.signal },
  );
  await assert.rejects(stopped, { name: "AbortError" });
  assert.deepEqual(await listed(), before);

  await app.store.sessions.ensure({ id: "note", agent: "research" });
  const jobs = [[paper.id], [other.id], [paper.id]].map((papers) => app.fullTexts.fetch({ papers, notebook: "note" }));
  const [first, second, third] = (await Promise.all(jobs)).map(({ id }) => id);
  assert.notEqual(first, second);
  assert.equal(first, third);

  fake.respond(({ tools, schema }) => {
    if (tools.some(({ name }) => name === "search_papers"))
      return toolCalls([{ name: "ask_papers", arguments: { question: "How far did memory fall?", papers: [1] } }]);
    if (schema?.name === "research_answer_cell") return json({ answer: "By a third.", quote: answer });
    if (schema?.name === "grounding_judge") return json({ verdicts: [] });
    return text(`It says “${answer}” [1].`);
  });
  await (await notebooks.shelf("note")).add([read]);
  const { printed } = await runCommand(app, [
    "research",
    "How far did memory fall in [1]?",
    "--notebook",
    "note",
    "--json",
  ]);
  const { citations, answer: said } = z
    .object({ citations: z.array(citationSchema), answer: z.string() })
    .parse(printed);
  const page = await app.store.pages.texts(card.documentId ?? "");
  const cited = citations.find(({ page: number }) => number === 3);
  assert.ok(cited, JSON.stringify(citations));
  assert.equal(page[2]?.text.slice(cited.start ?? 0, cited.end ?? 0).replace(/\.?$/, "."), answer);
  assert.match(said, /\*\*(?:철회됨|Retracted)\*\*: \[1\]/);
  const shelf = await notebooks.shelf("note");
  const cell = { paperId: paper.id, answer: null, quote: answer, why: "said" as const };
  assert.deepEqual((await shelf.placed([cell]))[0]?.place?.page, 3);

  await library.attach(paper.id, null);
  const [bare] = await library.get([paper.id]);
  assert.equal(bare && cardOf(bare).fullText, null, "the licence goes with its text");
});
