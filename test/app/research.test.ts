import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { z } from "zod";
import { parseDocument } from "#documents";
import {
  clusterMapSchema,
  importReportSchema,
  memoryNodeSchema,
  notebooksApi,
  type PaperCard,
  papersApi,
  researchDocumentSchema,
  researchDocumentsApi,
  type SchemaOf,
} from "#protocol";
import { startScholarServer } from "../fakes/scholar/server.ts";
import { chunksOf, openTestApp, textIn } from "./open-test-app.ts";

const test = await openTestApp();
after(() => test[Symbol.asyncDispose]());

async function read<Schema extends SchemaOf>(
  path: string,
  schema: Schema,
  init?: RequestInit,
): Promise<z.output<Schema>> {
  const response = await test.request(`/api/research${path}`, init);
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return z.parse(schema, JSON.parse(body));
}

const send = (method: string, body: unknown): RequestInit => ({ method, body: JSON.stringify(body) });

const bibtex = `
@article{kim2020, title={한국어 형태소 분석과 검색}, author={김철수 and 이영희}, year={2020}, journal={정보과학회논문지}, doi={10.1234/kor.2020}}
@article{park2021, title={한국어 검색을 위한 색인}, author={박민수}, year={2021}, journal={정보처리}}
@inproceedings{lee2019, title={Dense retrieval for Korean questions}, author={Lee, Jin}, year={2019}, booktitle={ACL}}
@article{broken, title={Unbalanced {brace}, year={2018}
`;
const ris = "TY  - JOUR\nTI  - Sparse indexes for retrieval\nAU  - Choi, Ha\nPY  - 2018\nER  - \n";

function form(...files: [name: string, content: string][]): RequestInit {
  const body = new FormData();
  for (const [name, content] of files) body.append("file", new File([content], name));
  return { method: "POST", body };
}

describe("the library over HTTP", () => {
  it("shows the papers that ship until something is imported", async () => {
    const { papers, total } = await read("/library?limit=5", papersApi.library.answer);
    assert.equal(papers.length, 5);
    assert.ok(total > 5);
  });

  it("takes bibliographies, and names every entry that does not come in", async () => {
    const report = await read(
      "/library",
      importReportSchema,
      form(["논문.bib", bibtex], ["more.ris", ris], ["x.bib", "?"]),
    );
    assert.equal(report.imported, 4);
    assert.deepEqual(
      report.rejected.map(({ file }) => file),
      ["논문.bib", "x.bib"],
    );
    assert.ok(report.rejected[0] && report.rejected[0].line > 1 && report.rejected[0].reason.length > 3);
    const again = await read("/library", importReportSchema, form(["논문.bib", bibtex]));
    assert.deepEqual([again.imported, again.updated], [0, 3]);
  });

  it("lists newest first, searches in Korean, and pages", async () => {
    const { papers, total, samples, next } = await read("/library?limit=3", papersApi.library.answer);
    assert.deepEqual(
      papers.map(({ year }) => year),
      [2021, 2020, 2019],
    );
    assert.deepEqual([total - samples, next], [4, "3"], "samples stand after the user's own");
    const rest = await read(`/library?limit=3&after=${next}`, papersApi.library.answer);
    assert.equal(rest.papers[0]?.year, 2018);
    const found = await read(`/library?query=${encodeURIComponent("형태소분석")}`, papersApi.library.answer);
    assert.equal(found.papers[0]?.title, "한국어 형태소 분석과 검색");
    assert.deepEqual(found.papers[0]?.authors, ["김철수", "이영희"]);
  });

  it("goes out as BibTeX, RIS and CSL-JSON", async () => {
    for (const [format, pattern] of [
      ["bibtex", /@article\{kim2020/],
      ["ris", /TI {2}- Sparse indexes/],
      ["csl", /"Dense retrieval for Korean questions"/],
    ] as const) {
      const response = await test.request(`/api/research/library/export?format=${format}`);
      assert.match(await response.text(), pattern);
      assert.match(response.headers.get("content-disposition") ?? "", /^attachment; filename\*=UTF-8''library\./);
    }
  });

  it("is drawn as a map", async () => {
    const { points, clusters } = await read("/library/map", clusterMapSchema);
    assert.equal(points.length, 4);
    assert.equal(clusters.flatMap(({ paperIds }) => paperIds).length, 4);
  });

  it("loses a paper whose id holds a slash, and only that one", async () => {
    const id = encodeURIComponent("doi:10.1234/kor.2020");
    assert.equal((await test.request(`/api/research/library/${id}`, { method: "DELETE" })).status, 200);
    const { total, samples } = await read("/library", papersApi.library.answer);
    assert.equal(total - samples, 3);
    assert.equal((await test.request(`/api/research/library/${id}`, { method: "DELETE" })).status, 404);
    await read("/library", importReportSchema, form(["논문.bib", bibtex]));
  });
});

describe("papers of every source", () => {
  it("are searched at once; a source that fails is named, and the rest go on", async () => {
    const down = await startScholarServer(() => ({ status: 400, body: '{"error":"no"}' }));
    const other = await openTestApp({ CROSSREF_BASE_URL: down.url });
    const response = await other.request(`/api/research/papers?query=transformer&source=library,crossref&limit=3`);
    const { papers, sources } = papersApi.search.answer.parse(await response.json());
    assert.ok(papers.length > 0);
    assert.deepEqual(
      sources.map(({ source, status }) => [source, status]),
      [
        ["library", "ok"],
        ["crossref", "failed"],
      ],
    );
    assert.equal(typeof sources[1]?.error?.message, "string");
    await other[Symbol.asyncDispose]();
    await down[Symbol.asyncDispose]();
  });

  it("come from the library alone when no other source is set up", async () => {
    const { papers } = await read("/papers?query=retrieval&source=library&from=2019", papersApi.search.answer);
    assert.deepEqual(
      papers.map(({ title }: PaperCard) => title),
      ["Dense retrieval for Korean questions"],
    );
  });
});

describe("a notebook over HTTP", () => {
  const notebook = "/notebooks/note-1";
  const documents = async () => (await read(`${notebook}/documents`, notebooksApi.documents.answer)).documents;

  before(async () => {
    await chunksOf(await test.ask("research", "note-1", "한국어 검색 논문을 찾아줘"));
  });

  it("has the document that its search left, and the papers by their numbers", async () => {
    const [document] = await documents();
    assert.match(document?.content ?? "", /```papers/);
    const { papers } = await read(`${notebook}/papers`, notebooksApi.papers.answer);
    assert.ok(papers.some(({ title }) => title === "한국어 검색을 위한 색인"));
    assert.equal((await read(`${notebook}/map`, clusterMapSchema)).points.length, papers.length);
  });

  it("lets its user write, edit, rename, reorder, look back, restore and remove", async () => {
    const [found] = await documents();
    assert.ok(found);
    const own = await read(
      `${notebook}/documents`,
      researchDocumentSchema,
      send("POST", { title: "메모", content: "# 메모" }),
    );
    const path = `/documents/${own.documentId}`;
    const edited = await read(path, researchDocumentSchema, send("PATCH", { content: "# 메모\n\n[1]을 먼저 읽는다." }));
    assert.deepEqual([edited.title, edited.version], ["메모", 2]);
    assert.equal((await read(path, researchDocumentSchema, send("PATCH", { title: "읽을 순서" }))).version, 3);
    const { versions } = await read(`${path}/versions`, researchDocumentsApi.versions.answer);
    assert.deepEqual(
      versions.map(({ version, author }) => [version, author]),
      [
        [3, "user"],
        [2, "user"],
        [1, "user"],
      ],
    );
    const restored = await read(`${path}/restore`, researchDocumentSchema, send("POST", { version: 1 }));
    assert.deepEqual([restored.content, restored.version], ["# 메모", 4]);
    const order = await read(
      `${notebook}/documents/order`,
      notebooksApi.documents.answer,
      send("PUT", { documents: [own.documentId, found.documentId] }),
    );
    assert.deepEqual(
      order.documents.map(({ title }) => title),
      ["메모", found.title],
    );
    assert.equal((await read(path, researchDocumentSchema)).position, 0);
    assert.equal((await test.request(`/api/research${path}`, { method: "DELETE" })).status, 200);
    assert.equal((await test.request(`/api/research${path}`)).status, 404);
  });

  it("keeps the questions that are columns over its papers", async () => {
    const schema = z.object({ questions: z.array(z.string()).nullable() });
    assert.equal((await read(`${notebook}/columns`, schema)).questions, null);
    await read(`${notebook}/columns`, z.object({ ok: z.literal(true) }), send("PUT", { questions: ["어떤 방법?"] }));
    assert.deepEqual((await read(`${notebook}/columns`, schema)).questions, ["어떤 방법?"]);
  });

  it("reads the document that is attached to a paper, in columns and analyses", async () => {
    const { papers } = await read(`${notebook}/papers`, notebooksApi.papers.answer);
    const paper = papers.find(({ title }) => title === "한국어 검색을 위한 색인");
    assert.ok(paper);
    const text =
      "한국어 검색을 위한 색인\n\n우리는 KorQuAD 데이터를 사용하였다. 실험 결과 색인 시간이 절반으로 줄었다.";
    const document = await test.jihwi.documents.add(Buffer.from(text), "색인.txt");
    const attach = (documentId: string | null) =>
      test.request(`/api/research/library/${encodeURIComponent(paper.id)}/document`, send("PUT", { documentId }));
    assert.equal((await attach("nope")).status, 404);
    if (document.jobId !== null) for await (const _ of test.jihwi.jobs.subscribe(document.jobId));
    assert.equal((await attach(document.id)).status, 200);
    const asked = async () => {
      const { columns } = await read(
        `${notebook}/questions`,
        z.object({
          columns: z.array(
            z.object({ answers: z.array(z.object({ paperId: z.string(), quote: z.string().nullable() })) }),
          ),
        }),
        send("POST", { questions: ["어떤 데이터를 썼나?"] }),
      );
      return columns[0]?.answers.find(({ paperId }) => paperId === paper.id)?.quote;
    };
    assert.equal(await asked(), "우리는 KorQuAD 데이터를 사용하였다.");
    const answer = textIn(await chunksOf(await test.ask("research", "note-1", `"${paper.title}" 분석해줘`)));
    assert.match(answer, /색인 시간이 절반으로 줄었다/);
    assert.equal((await attach(null)).status, 200);
    assert.equal(await asked(), null);
  });

  it("goes out as Markdown, Word and bibliographies, whole or document by document", async () => {
    const [document] = await documents();
    for (const path of [notebook, `/documents/${document?.documentId}`]) {
      const file = (format: string) => test.request(`/api/research${path}/export?format=${format}`);
      assert.match(await (await file("markdown")).text(), /한국어 검색을 위한 색인/);
      assert.match(await (await file("bibtex")).text(), /@article\{park2021/);
      const word = await file("docx");
      assert.match(word.headers.get("content-type") ?? "", /wordprocessingml/);
      const pages: string[] = [];
      for await (const page of parseDocument(new Uint8Array(await word.arrayBuffer()), "notes.docx"))
        pages.push(page.text);
      assert.match(pages.join("\n"), /한국어 검색을 위한 색인/, "the Word file can be read again");
    }
  });

  it("shows what it remembers, and lets its user add to it, change and forget it", async () => {
    const kept = await read(
      `${notebook}/memory`,
      memoryNodeSchema,
      send("POST", { kind: "interest", text: " 형태소 " }),
    );
    assert.equal(kept.text, "형태소");
    const changed = await read(`/memory/${kept.id}`, memoryNodeSchema, send("PATCH", { text: "형태소 검색" }));
    assert.equal(changed.text, "형태소 검색");
    const { nodes } = await read(`${notebook}/memory`, notebooksApi.memory.answer);
    assert.ok(nodes.some(({ id, text }) => id === kept.id && text === "형태소 검색"));
    assert.equal((await test.request(`/api/research/memory/${kept.id}`, { method: "DELETE" })).status, 200);
    assert.equal((await test.request(`/api/research/memory/${kept.id}`, { method: "DELETE" })).status, 404);
  });
});

describe("wrong requests about research", () => {
  const wrong: readonly (readonly [name: string, path: string, init: RequestInit, status: number])[] = [
    ["a notebook that is not there", "/notebooks/nope/documents", {}, 404],
    ["a document for no notebook", "/notebooks/nope/documents", send("POST", { title: "x", content: "" }), 404],
    ["a document without a title", "/notebooks/note-1/documents", send("POST", { title: " ", content: "" }), 400],
    ["an order that is none", "/notebooks/note-1/documents/order", send("PUT", { documents: "x" }), 400],
    ["an unknown format", "/notebooks/note-1/export?format=pdf", {}, 400],
    ["a document that is not there", "/documents/nope", send("PATCH", { title: "x" }), 404],
    ["versions of nothing", "/documents/nope/versions", {}, 404],
    ["an export of nothing", "/documents/nope/export?format=docx", {}, 404],
    ["a version that never was", "/documents/nope/restore", send("POST", { version: 7 }), 404],
    ["a version that is no number", "/documents/nope/restore", send("POST", { version: "7" }), 400],
    ["memory that is not there", "/memory/nope", send("PATCH", { text: "x" }), 404],
    ["empty memory", "/notebooks/note-1/memory", send("POST", { kind: "interest", text: " " }), 400],
    ["an unknown kind of memory", "/notebooks/note-1/memory", send("POST", { kind: "secret", text: "x" }), 400],
    ["a search for nothing", "/papers?query=", {}, 400],
    ["a search in no source of ours", "/papers?query=x&source=scholar", {}, 400],
    ["an import without files", "/library", { method: "POST", body: new FormData() }, 400],
    ["a library as a Word file", "/library/export?format=docx", {}, 400],
  ];
  for (const [name, path, init, status] of wrong) {
    it(`${name}: ${status}`, async () => {
      const response = await test.request(`/api/research${path}`, init);
      const body = await response.json();
      assert.equal(response.status, status, JSON.stringify(body));
      assert.equal(typeof body.error.message, "string");
    });
  }
});
