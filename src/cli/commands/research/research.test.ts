import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, it } from "node:test";
import { z } from "zod";
import { openApp, readConfig } from "#app";
import { importReportSchema, paperCardSchema, sourceReportSchema } from "#protocol";
import { runCommand } from "../../../../test/beds/cli/run-command.ts";
import { arxivAnswer, openAlexAnswer, zoteroAnswer } from "../../../../test/fakes/scholar/answers.ts";
import { startScholarServer } from "../../../../test/fakes/scholar/server.ts";

const folder = await mkdtemp(join(tmpdir(), "jihwi-research-cli-"));
const arxiv = await startScholarServer((request) => ({
  body: arxivAnswer(
    [{ title: "Parsing from arXiv", year: 2024, arxiv: "2401.00001", authors: ["Ada Lovelace"] }],
    0,
    request.index < 0 ? 0 : 1,
  ),
}));
const zotero = await startScholarServer(({ url }) => ({
  body: zoteroAnswer(url.searchParams.has("q") ? [] : [{ title: "Zoology of parsers", year: 2011 }]),
}));
const env = {
  JIHWI_DATA_DIR: join(folder, "data"),
  JIHWI_PAPER_SOURCES: "library",
  ARXIV_BASE_URL: arxiv.url,
  ZOTERO_BASE_URL: zotero.url,
};
const jihwi = await openApp(await readConfig(folder, env));
after(async () => {
  await jihwi.close();
  await arxiv[Symbol.asyncDispose]();
  await zotero[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

await writeFile(
  join(folder, "a.bib"),
  "@article{kim, title={한국어 구문 분석}, author={김철수 and 이, 영희}, year=2020, note={남는 말}, abstract={구문 분석은 어렵다. 우리는 그래프 방법을 제안한다.}}\n@article{lee, title={Parsing of Korean}, author={Lee, A}, year=2021}\n@article{broken, title={x\n",
);

const run = (...argv: string[]) => runCommand(jihwi, argv);

const papersSchema = z.object({ papers: z.array(paperCardSchema), sources: z.array(sourceReportSchema) });

it("import says what came in and names what did not, a missing file included", async () => {
  const { printed, code } = await run("research", "import", "a.bib", "missing.bib", "--json");
  const report = importReportSchema.parse(printed);
  assert.deepEqual([report.imported, report.updated, code], [2, 0, 2]);
  assert.deepEqual(
    report.rejected.map(({ file, entry, line }) => [file, entry, line]),
    [
      ["a.bib", "broken", 3],
      ["missing.bib", "", 0],
    ],
  );
});

it("import brings in what Zotero holds", async () => {
  const { printed } = await run("research", "import", "--zotero", "--json");
  assert.deepEqual(importReportSchema.parse(printed), { imported: 1, updated: 0, rejected: [] });
  const papers = papersSchema.parse(
    (await run("research", "papers", "zoology", "--source", "library", "--json")).printed,
  );
  assert.deepEqual(
    papers.papers.map(({ title, sources }) => [title, sources]),
    [["Zoology of parsers", ["library"]]],
  );
  await jihwi.research.library.remove(papers.papers.map(({ id }) => id));
});

it("papers searches every source that is set up, or the named ones", async () => {
  const all = papersSchema.parse((await run("research", "papers", "parsing", "--json")).printed);
  assert.deepEqual(
    all.sources.map(({ source, status }) => [source, status]),
    [
      ["library", "ok"],
      ["zotero", "ok"],
      ["arxiv", "ok"],
    ],
  );
  assert.deepEqual(new Set(all.papers.map(({ title }) => title)), new Set(["Parsing of Korean", "Parsing from arXiv"]));
  const one = papersSchema.parse(
    (await run("research", "papers", "구문 분석", "--source", "library", "--json")).printed,
  );
  assert.deepEqual(
    one.papers.map(({ title, authors }) => [title, authors]),
    [["한국어 구문 분석", ["김철수", "이영희"]]],
  );
});

it("papers are searched with the keys that were entered on the page", async () => {
  const cwd = await mkdtemp(join(tmpdir(), "jihwi-research-keys-"));
  await using openalex = await startScholarServer(() => ({ body: openAlexAnswer([], null) }));
  const config = await readConfig(cwd, { JIHWI_PAPER_SOURCES: "library", OPENALEX_BASE_URL: openalex.url });
  const keyed = await openApp(config);
  await keyed.settings.models.keep({ OPENALEX_API_KEY: "entered" });
  await runCommand(keyed, ["research", "papers", "parsing", "--source", "openalex"]);
  await keyed.close();
  await rm(cwd, { recursive: true, force: true });
  assert.equal(openalex.requests[0]?.url.searchParams.get("api_key"), "entered");
});

it("export gives the library back with every field", async () => {
  const { printed } = await run("research", "export");
  assert.match(String(printed), /@article\{kim,[\s\S]*note = \{남는 말\}/);
  await run("research", "export", "--format", "csl-json", "--output", "out.json");
  assert.equal(z.array(z.unknown()).parse(JSON.parse(await readFile(join(folder, "out.json"), "utf8"))).length, 2);
});

it("a message runs the turn and prints its JSON; the same notebook goes on", async () => {
  const schema = z.object({
    answer: z.string(),
    phases: z.array(z.object({ phase: z.string(), ms: z.number() })),
    toolHistory: z.array(z.object({ tool: z.string(), arguments: z.unknown() })),
    documents: z.array(z.object({ documentId: z.string(), title: z.string(), content: z.string() })),
    proposal: z.unknown(),
    references: z.array(z.object({ id: z.string(), title: z.string(), year: z.number().nullable() })),
    struck: z.array(z.unknown()),
    notebookId: z.string(),
    ended: z.string(),
    usage: z.unknown(),
    executors: z.unknown(),
    traceId: z.string(),
    sessionId: z.string(),
  });
  const first = schema.parse((await run("research", "구문 분석 논문 찾아줘", "--notebook", "mine", "--json")).printed);
  assert.deepEqual(
    [first.notebookId, first.toolHistory[0]?.tool, first.documents.length, first.ended],
    ["mine", "search_papers", 1, "answered"],
  );
  const second = schema.parse((await run("research", "이 논문들을 분석해줘", "--notebook", "mine", "--json")).printed);
  assert.match(second.answer, /우리는 그래프 방법을 제안한다/);
});

it("a notebook is exported as Markdown and as a Word file", async () => {
  const { printed } = await run("research", "export", "--notebook", "mine", "--format", "markdown");
  assert.match(String(printed), /^# 구문 분석\n[\s\S]*- \[1\] 김철수, 이영희 \(2020\)\. 한국어 구문 분석/);
  await run("research", "export", "--notebook", "mine", "--format", "docx", "--output", "notes.docx");
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.extractRawText({ path: join(folder, "notes.docx") });
  assert.match(value, /한국어 구문 분석/);
});
