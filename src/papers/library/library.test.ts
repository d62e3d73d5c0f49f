import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestStore } from "../../../test/beds/papers/open-test-store.ts";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createRandom } from "../clusters/random.ts";
import { librarySource } from "../connectors/library/index.ts";
import { searchSources } from "../connectors/search-sources.ts";
import { mergePapers } from "../paper/merge.ts";
import { createPaperLibrary } from "./library.ts";
import { createPaperIndex } from "./paper-index.ts";
import { shippedPapers } from "./shipped-papers.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const titles = (papers: readonly { csl: { title?: string | undefined } }[]) => papers.map(({ csl }) => csl.title);

test("samples are searched until the user has papers, stay listed beside those, and go together", async (t) => {
  const library = createPaperLibrary(await openTestStore(t));
  assert.deepEqual(titles(await library.search("attention is all you need", 1)), ["Attention Is All You Need"]);
  await library.add([testPaper("나의 논문")]);
  assert.deepEqual(titles(await library.all()), ["나의 논문"]);
  assert.deepEqual(await library.search("attention", 5), []);
  assert.equal((await library.samples()).length, shippedPapers().length);
  await library.removeSamples();
  assert.deepEqual(await library.samples(), []);
});

test("papers whose writing failed are not found", async (t) => {
  const store = await openTestStore(t);
  let isFull = false;
  const library = createPaperLibrary({
    ...store,
    transaction: (work) =>
      store.transaction(async (repositories) => {
        const result = await work(repositories);
        if (isFull) throw new Error("the disk is full");
        return result;
      }),
  });
  await library.add([testPaper("Kept paper")]);
  isFull = true;
  await assert.rejects(library.add([testPaper("Lost paper")]), /disk is full/);
  assert.deepEqual(titles(await library.search("paper", 5)), ["Kept paper"]);
  assert.deepEqual(titles(await library.all()), ["Kept paper"]);
});

test("seed 11.18: the papers that ship have abstracts of our own and no counts, each once", () => {
  const papers = shippedPapers();
  assert.equal(new Set(papers.map(({ id }) => id)).size, papers.length);
  for (const { csl, citationCount, identifiers } of papers) {
    assert.ok((csl.abstract?.length ?? 0) > 80, csl.title);
    assert.equal(citationCount, null);
    assert.ok(csl.title && csl.author?.length && csl.issued, csl.title);
    assert.ok(identifiers.doi === undefined || /^10\.\d{4,}\//.test(identifiers.doi));
  }
});

test("an import counts what is new, completes what is known, and names what is broken", async (t) => {
  const store = await openTestStore(t);
  const library = createPaperLibrary(store);
  const first = await library.importFiles(
    [
      {
        name: "a.bib",
        bytes: bytes(
          "@article{a, title={One}, year=2001, doi={10.1000/one}}\n@article{b, title={Two}, year=2002}\n@article{c",
        ),
      },
    ],
    "en",
  );
  assert.deepEqual([first.imported, first.updated, first.rejected.map(({ entry }) => entry)], [2, 0, ["c"]]);
  const second = await library.importFiles(
    [
      {
        name: "b.ris",
        bytes: bytes(
          "TY  - JOUR\nTI  - One, revised\nDO  - 10.1000/ONE\nAB  - Words\nPY  - 2001\nER  - \nTY  - JOUR\nTI  - two\nPY  - 2002\nER  - \n",
        ),
      },
    ],
    "en",
  );
  assert.deepEqual([second.imported, second.updated], [0, 2]);
  const [one] = await createPaperLibrary(store).search("one", 1);
  assert.equal(one?.csl.title, "One");
  assert.equal(one?.csl.abstract, "Words");
  assert.equal(one?.kept?.format, "bibtex");
});

test("what a user brings stands over a sample and over what a tool has shown", async (t) => {
  const library = createPaperLibrary(await openTestStore(t));
  const [sample, other] = shippedPapers();
  assert.ok(sample?.csl.abstract && other?.csl.title);
  const seen = testPaper("Seen before", { source: "openalex", abstract: "What the source says.", venue: "Elsewhere" });
  await library.remember([seen, other]);
  const entry = ({ csl }: typeof sample, rest: string) =>
    `@article{k${csl.title?.length}, title={${csl.title}}, year=${csl.issued?.["date-parts"]?.[0]?.[0]}, ${rest}}\n`;
  const mine = [
    entry(sample, "journal={My Journal}, abstract={The words of the paper itself.}"),
    entry(other, "journal={My Other Journal}"),
    entry(seen, "abstract={What my file says.}"),
  ];
  const report = await library.importFiles([{ name: "mine.bib", bytes: bytes(mine.join("")) }], "ko");
  assert.deepEqual([report.imported, report.rejected], [3, []]);
  const known = new Map((await library.all()).map(({ csl }) => [csl.title, [csl.abstract, csl["container-title"]]]));
  assert.deepEqual(known.get(sample.csl.title), ["The words of the paper itself.", "My Journal"]);
  assert.deepEqual(known.get(other.csl.title), [undefined, "My Other Journal"]);
  const record = testPaper(sample.csl.title ?? "", { source: "openalex", year: 1997, abstract: "As published." });
  for (const both of [
    [sample, record],
    [record, sample],
  ]) {
    assert.deepEqual(
      mergePapers(both).map(({ csl }) => csl.abstract),
      ["As published."],
    );
  }
  assert.deepEqual(known.get(seen.csl.title), ["What my file says.", "Elsewhere"]);
});

test("what one process imports another finds", async (t) => {
  const store = await openTestStore(t);
  const [here, there] = [createPaperLibrary(store), createPaperLibrary(store)];
  await there.search("anything", 1);
  await here.add([testPaper("A treebank of Korean")]);
  assert.deepEqual(titles(await there.search("treebank", 5)), ["A treebank of Korean"]);
});

test("a paper that a tool showed is kept for later turns, but is not in the library", async (t) => {
  const store = await openTestStore(t);
  const library = createPaperLibrary(store);
  await library.add([testPaper("Mine")]);
  const [kept] = await library.remember([testPaper("Theirs", { source: "openalex" })]);
  assert.ok(kept);
  assert.deepEqual(titles(await createPaperLibrary(store).get([kept.id])), ["Theirs"]);
  assert.deepEqual(titles(await library.all()), ["Mine"]);
  assert.deepEqual(await library.search("theirs", 5), []);
  await library.add([testPaper("Theirs", { source: "library" })]);
  assert.deepEqual(titles(await library.search("theirs", 5)), ["Theirs"]);
});

test("Korean is found with and without spaces, with any particle, and by author", async (t) => {
  const library = createPaperLibrary(await openTestStore(t));
  await library.add([
    testPaper("한국어 형태소 분석기의 성능", { authors: ["김철수"] }),
    testPaper("영상 인식을 위한 합성곱 신경망", { authors: ["이영희"] }),
  ]);
  for (const query of ["형태소분석", "형태소를 분석", "김철수", "형태소"]) {
    assert.equal(titles(await library.search(query, 5))[0], "한국어 형태소 분석기의 성능", query);
  }
  assert.equal(titles(await library.search("신경망의", 1))[0], "영상 인식을 위한 합성곱 신경망");
});

test("a search through the source interface pages and bounds years", async (t) => {
  const library = createPaperLibrary(await openTestStore(t));
  await library.add(Array.from({ length: 30 }, (_, at) => testPaper(`Parsing ${at}`, { year: 1990 + at })));
  const context = { signal: new AbortController().signal, language: "en" } as const;
  const request = { query: "parsing", limit: 50, yearFrom: 2000, yearTo: 2004 };
  const { papers } = await searchSources([librarySource(library)], request, context);
  assert.equal(papers.length, 5);
});

test("the index ranks by rarity and place, forgets what was removed, and does not double what is put again", () => {
  const index = createPaperIndex();
  const about = testPaper("Dependency parsing", { abstract: "words words words" });
  const mentions = testPaper("Other things", { abstract: `parsing ${"filler ".repeat(100)}` });
  for (const paper of [mentions, about, about]) index.put(paper);
  assert.equal(index.size, 2);
  assert.deepEqual(
    index.search("parsing", 5).map(({ id }) => id),
    [about.id, mentions.id],
  );
  index.remove(about.id);
  assert.deepEqual(
    index.search("parsing", 5).map(({ id }) => id),
    [mentions.id],
  );
});

test("a search touches only what its words touch, however large the library", () => {
  const index = createPaperIndex();
  const random = createRandom(3);
  for (let at = 0; at < 3_000; at += 1) {
    index.put(testPaper(`Paper ${at} about topic${Math.floor(random() * 300)}`, { identifiers: { acl: `x-${at}` } }));
  }
  const found = index.search("topic7", 10);
  assert.ok(found.length > 0);
  assert.deepEqual(found, index.search("topic7", 10));
});

test("entries that one file keeps apart stay apart, and come again as themselves", async (t) => {
  const store = await openTestStore(t);
  const library = createPaperLibrary(store);
  const text = `@article{one, title={Gnats}, author={A, B}, year=1986, note={first}}
@article{two, title={Gnats}, author={A, B}, year=1986, note={second}}
@misc{three, title={Gnats}, author={A, B}}
@misc{four, title={Gnats}, author={A, B}}`;
  const files = [{ name: "a.bib", bytes: bytes(text) }];
  assert.deepEqual(await library.importFiles(files, "en"), { imported: 4, updated: 0, rejected: [] });
  assert.deepEqual(await library.importFiles(files, "en"), { imported: 0, updated: 4, rejected: [] });
  const kept = (await createPaperLibrary(store).all()).map((paper) => paper.kept?.key).sort();
  assert.deepEqual(kept, ["four", "one", "three", "two"]);
  const context = { signal: new AbortController().signal, language: "en" } as const;
  const found = await searchSources([librarySource(library)], { query: "gnats", limit: 10 }, context);
  assert.equal(found.papers.length, 4);
});
