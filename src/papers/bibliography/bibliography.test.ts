import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createPaper } from "../paper/create-paper.ts";
import { cardOf } from "../paper/reading.ts";
import { type BibliographyFormat, exportBibliography, importBibliography } from "./bibliography.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, file = "a.bib") => importBibliography(file, bytes(text), "en");

const korean = String.raw`@string{jok = {정보과학회논문지}}
@article{kim2020,
  author = {김철수 and 이, 영희 and {한국전자통신연구원} and M{\"u}ller, J{\"o}rg and others},
  title = {한국어 {BERT} 모델의 연구: 50\% \& 그 이상},
  journal = jok # { } # "(KIISE)",
  year = 2020, month = jan,
  doi = {10.5626/JOK.2020.47.1.1},
  strange_field = {그대로 남는다}, owner = {me}
}`;

test("Korean names, titles and abbreviations come in right", async () => {
  const { papers, rejected } = await read(korean);
  assert.deepEqual(rejected, []);
  const [card] = papers.map(cardOf);
  assert.deepEqual(card?.authors, ["김철수", "이영희", "한국전자통신연구원", "Jörg Müller"]);
  assert.equal(card?.title, "한국어 BERT 모델의 연구: 50% & 그 이상");
  assert.equal(card?.venue, "정보과학회논문지 (KIISE)");
  assert.equal(card?.year, 2020);
  assert.equal(card?.doi, "10.5626/jok.2020.47.1.1");
});

test("BibTeX → library → BibTeX keeps every field, those nobody knows included", async () => {
  const { papers } = await read(korean);
  const text = await exportBibliography(papers, "bibtex");
  const again = await read(text);
  assert.deepEqual(again.papers[0]?.kept, papers[0]?.kept);
  assert.match(text, /strange_field = \{그대로 남는다\}/);
  assert.match(text, /^@article\{kim2020,/);
});

test("a broken entry is named with its line and reason, and the rest come in", async () => {
  const text = `% a comment with an address me@example.org
@article{good1, title = {One}, year = 2001}
@article{unclosed, title = {Two, year = 2002}

@article{good2, title = {Three}, year = 2003}
@article{nocomma, title = {Four} year = 2004}
@article{title = {No key}, year = 2005}
@article{empty, year = 2006}
@article{latex, title = {A {\\em B} and \\unknown{c}}, year = 2007}
@comment{@article{ignored, title = {x}}}
@article(parens, title = "Quoted {"}text{"}", year = 2008)
`;
  const { papers, rejected } = await read(text);
  assert.deepEqual(
    papers.map((paper) => paper.kept?.key),
    ["good1", "good2", "latex", "parens"],
  );
  assert.deepEqual(
    rejected.map(({ file, entry, line }) => [file, entry, line]),
    [
      ["a.bib", "unclosed", 3],
      ["a.bib", "nocomma", 6],
      ["a.bib", "@article", 7],
      ["a.bib", "empty", 8],
    ],
  );
  assert.match(rejected[0]?.reason ?? "", /not closed/);
});

test("a file of nothing but broken entries is read in one pass", async () => {
  const { rejected } = await read("@a{b, c = {\n".repeat(20_000));
  assert.equal(rejected.length, 20_000);
});

test("abbreviations that double each other, empty records and deep brackets take no time", async () => {
  const doubled = Array.from({ length: 40 }, (_, at) => `@string{a${at + 1} = a${at} # a${at}}`).join("\n");
  const many = Array.from({ length: 2_000 }, (_, at) => `@book{k${at}, title = a17}`).join("\n");
  const files = {
    "bomb.bib": `@string{a0 = "x"}\n${doubled}\n${many}\n@book{good, title = {Good}}`,
    "empty.ris": "TY  - JOUR\n".repeat(100_000),
    "deep.json": "[".repeat(500_000),
    "pairs.json": `[${"[".repeat(300_000)}${"]".repeat(300_000)}]`,
  };
  for (const [name, text] of Object.entries(files)) {
    const began = process.cpuUsage();
    const { papers, rejected } = await read(text, name);
    const { user, system } = process.cpuUsage(began);
    assert.ok(user + system < 1_500_000, `${name}: ${(user + system) / 1_000} ms`);
    assert.ok(rejected.length > 0 && papers.length < 100, name);
    if (name === "bomb.bib") assert.ok(papers.some((paper) => cardOf(paper).title === "Good"));
  }
});

test("a child takes from its crossref parent what it does not say itself", async () => {
  const { papers } = await read(`@inproceedings{child, title = {C}, crossref = {parent}}
@proceedings{parent, title = {The Meeting}, year = 1999}`);
  assert.equal(cardOf(papers[0] ?? assert.fail()).venue, "The Meeting");
  assert.equal(cardOf(papers[0] ?? assert.fail()).year, 1999);
});

const ris = `TY  - JOUR
AU  - 김, 철수
AU  - Smith, John
TI  - 한국어 제목
T2  - 저널
PY  - 2020
DO  - 10.5626/abc
ZZ  - unknown
AB  - first line
 second line
ER  -

AU  - Nobody
TI  - No type
ER  -

TY  - CONF
TI  - No end
PY  - 2021
TY  - BOOK
PY  - 2022
ER  -
`;

test("RIS comes in record by record, and goes back with its own tags", async () => {
  const { papers, rejected } = await read(ris, "b.ris");
  assert.deepEqual(
    papers.map((paper) => paper.csl.title),
    ["한국어 제목", "No end"],
  );
  assert.deepEqual(cardOf(papers[0] ?? assert.fail()).authors, ["김철수", "John Smith"]);
  assert.equal(papers[0]?.csl.abstract, "first line second line");
  assert.deepEqual(
    rejected.map(({ entry, line }) => [entry, line]),
    [
      ["No type", 13],
      ["BOOK", 20],
    ],
  );
  const text = await exportBibliography(papers, "ris");
  assert.match(text, /ZZ {2}- unknown/);
  const again = await read(text, "b.ris");
  assert.deepEqual(again.papers[0]?.kept, papers[0]?.kept);
});

test("a RIS record without end is refused by name, and the others come in", async () => {
  const text = `TY  - JOUR\n${"AU  - a\n".repeat(5_000)}ER  - \nTY  - BOOK\nTI  - Whole\nER  - \n`;
  const { papers, rejected } = await read(text, "a.ris");
  assert.deepEqual([papers.map(({ csl }) => csl.title), rejected.length], [["Whole"], 1]);
  assert.match(rejected[0]?.reason ?? "", /too long/);
});

test("CSL-JSON comes in item by item, and unknown properties survive", async () => {
  const text = `[
  {"id": "a", "type": "book", "title": "하나", "custom": {"x": 1}},
  {"id": "b", "type": "book", "title": 7},
  {"id": "c", "title": "cut off", oops},
  {"id": "d", "type": "book"},
  {"id": "e", "type": "book", "title": "넷", "issued": {"date-parts": [["2020"]]}}
]`;
  const { papers, rejected } = await read(text, "c.json");
  assert.deepEqual(
    papers.map((paper) => paper.csl.title),
    ["하나", "넷"],
  );
  assert.deepEqual(
    rejected.map(({ entry, line }) => [entry, line]),
    [
      ["b", 3],
      ["#3", 4],
      ["d", 5],
    ],
  );
  const again = await read(await exportBibliography(papers, "csl-json"), "c.json");
  assert.deepEqual(again.papers, papers);
});

test("a paper from a service is written in every format and read back the same", async () => {
  const paper = createPaper({
    source: "openalex",
    csl: {
      type: "article-journal",
      title: "R&D at 50% {of} cost: 비용 절감",
      author: [
        { family: "김", given: "철수" },
        { family: "van Dijk", given: "A." },
      ],
      issued: { "date-parts": [[2021, 5]] },
      "container-title": "Costs & Benefits",
      abstract: "A lone } brace, 100%.",
    },
    identifiers: { doi: "10.1000/a_b", arxiv: "2101.00001" },
  });
  for (const format of ["bibtex", "ris", "csl-json"] satisfies BibliographyFormat[]) {
    const text = await exportBibliography([paper], format);
    const { papers, rejected } = await read(text, `x.${{ bibtex: "bib", ris: "ris", "csl-json": "json" }[format]}`);
    assert.deepEqual(rejected, [], format);
    const [back] = papers.map(cardOf);
    assert.equal(back?.title.replace(/[{}]/g, ""), "R&D at 50% of cost: 비용 절감", format);
    assert.deepEqual(back?.authors, ["김철수", "A. van Dijk"], format);
    assert.deepEqual([back?.year, back?.venue, back?.doi], [2021, "Costs & Benefits", "10.1000/a_b"], format);
  }
});

test("keys are distinct, and made of name, year and word where a paper has none", async () => {
  const make = (title: string) =>
    createPaper({
      source: "arxiv",
      csl: { type: "article", title, author: [{ family: "Ångström" }], issued: { "date-parts": [[1999]] } },
    });
  const text = await exportBibliography([make("The Light of One"), make("The Light of Two")], "bibtex");
  assert.match(text, /\{angstrom1999light,/);
  assert.match(text, /\{angstrom1999light-2,/);
});

test("papers that came without keys, or with those of others, go out with keys of their own", async () => {
  const record = (id: string) => `TY  - JOUR\n${id}TI  - Parsing of Korean\nAU  - Kim, A\nPY  - 2020\nER  - \n`;
  const { papers } = await read(["", "", "ID  - a, {b}\n"].map(record).join("\n"), "a.ris");
  const bibtex = await exportBibliography(papers, "bibtex");
  assert.deepEqual(bibtex.match(/(?<=@article\{).*(?=,\n)/g), ["kim2020parsing", "kim2020parsing-2", "ab"]);
  assert.deepEqual((await read(bibtex)).rejected, []);
  const numbered = await read(
    '[{"id": "1", "title": "One"}, {"id": "1", "title": "Two"}, {"title": "Three"}]',
    "c.json",
  );
  const again = await read(await exportBibliography([...papers, ...numbered.papers], "csl-json"), "d.json");
  const ids = again.papers.map(({ csl }) => String(csl.id));
  assert.deepEqual([new Set(ids).size, ids.includes("1")], [6, true], ids.join(" "));
});

test("ids of CSL-JSON that differ in case only, and numbers, go out as they came in; keys of BibTeX may not", async () => {
  const items = ["Kim2020", "kim2020", 7, "7"].map((id, at) => ({ id, type: "article", title: `Paper ${at}` }));
  const { papers } = await read(JSON.stringify(items), "c.json");
  const again = await read(await exportBibliography(papers, "csl-json"), "d.json");
  assert.deepEqual(
    again.papers.map(({ csl }) => csl.id),
    ["Kim2020", "kim2020", 7, "7-2"],
  );
  const { papers: kept } = await read("@misc{Kim, title={One}}\n@misc{kim, title={Two}}");
  assert.deepEqual((await exportBibliography(kept, "bibtex")).match(/(?<=@misc\{).*?(?=,)/g), ["Kim", "kim-2"]);
});

test("files in EUC-KR, Latin-1 and UTF-16 are read as what they are", async () => {
  const euckr = new Uint8Array([...bytes("@book{a, title = {"), 0xc7, 0xd1, 0xb1, 0xdb, ...bytes("}, year = 2000}")]);
  assert.equal((await importBibliography("a.bib", euckr, "ko")).papers[0]?.csl.title, "한글");
  const latin = new Uint8Array([...bytes("@book{a, title = {Caf"), 0xe9, ...bytes(" society}, year = 2000}")]);
  assert.equal((await importBibliography("a.bib", latin, "ko")).papers[0]?.csl.title, "Café society");
  const utf16 = new Uint8Array(Buffer.from("\ufeff@book{a, title = {책}, year = 2000}", "utf16le"));
  assert.equal((await importBibliography("a.bib", utf16, "ko")).papers[0]?.csl.title, "책");
});

test("a file that is no bibliography is refused by name", async () => {
  await assert.rejects(read("just words", "notes.txt"), /notes\.txt/);
});

const folder = process.env.JIHWI_TEST_DATA === undefined ? null : join(process.env.JIHWI_TEST_DATA, "bibliography");
const skip =
  folder === null || !existsSync(folder) ? "set JIHWI_TEST_DATA to the folder that holds bibliography" : false;

test("every real file comes in whole or with its rejected entries named, and goes out as it came", {
  skip,
}, async () => {
  for (const name of ["bibtexparser", "pybtex"]) {
    for (const file of readdirSync(join(folder ?? "", name)).filter((entry) => entry.endsWith(".bib"))) {
      const content = readFileSync(join(folder ?? "", name, file));
      const entries = content.toString("latin1").match(/^\s*@(?!comment|string|preamble)/gim)?.length ?? 0;
      const { papers, rejected } = await importBibliography(file, content, "en");
      assert.equal(papers.length + rejected.length, entries, file);
      const again = await read(await exportBibliography(papers, "bibtex"));
      assert.deepEqual(
        again.papers.map((paper) => paper.kept?.fields),
        papers.map((paper) => paper.kept?.fields),
        file,
      );
    }
  }
});

test("a given name with a small letter after its hyphen stays whole, in and out", async () => {
  const file =
    "@article{a, title={T}, author={Seung-won Hwang and Lee, Kang-il and Ludwig van Beethoven}, year={2020}}";
  const { papers } = await importBibliography("k.bib", new TextEncoder().encode(file), "ko");
  assert.deepEqual(
    papers[0]?.csl.author?.map(({ family, given }) => `${given} ${family}`),
    ["Seung-won Hwang", "Kang-il Lee", "Ludwig Beethoven"],
  );
  for (const format of ["ris", "csl-json"] as const)
    assert.match(String(await exportBibliography(papers, format)), /Seung-won/);
});
