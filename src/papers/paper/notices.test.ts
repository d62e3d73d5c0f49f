import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { exportBibliography } from "../bibliography/bibliography.ts";
import { crossrefItemSchema } from "../connectors/crossref/schema.ts";
import { crossrefPaper } from "../connectors/crossref/to-paper.ts";
import { openAlexWorkSchema } from "../connectors/openalex/schema.ts";
import { openAlexPaper } from "../connectors/openalex/to-paper.ts";
import { notebookMarkdown } from "../notebook/export/notebook-markdown.ts";
import { papersBlock } from "../notebook/papers-block.ts";
import { mergePapers, mergeTwo } from "./merge.ts";
import type { Paper } from "./paper.ts";
import { cardOf, notedTitle } from "./reading.ts";
import { noticeOf } from "./standing.ts";

const withStatus = (paper: Paper, status: string): Paper => ({ ...paper, csl: { ...paper.csl, status } });
const retracted = withStatus(testPaper("Cold water and memory", { authors: ["Ann Kim"] }), "retracted");

test("OpenAlex and Crossref tell that a paper was retracted, and the gravest notice counts", () => {
  const work = openAlexWorkSchema.parse({ id: "https://openalex.org/W1", title: "Water", is_retracted: true });
  assert.equal(noticeOf(openAlexPaper(work)), "retracted");
  const item = (...types: string[]) =>
    crossrefPaper(
      crossrefItemSchema.parse({ DOI: "10.1101/c", title: ["A"], "updated-by": types.map((type) => ({ type })) }),
    );
  assert.equal(noticeOf(item("erratum", "expression_of_concern")), "concern");
  assert.equal(noticeOf(item("correction", "retraction")), "retracted");
  assert.equal(noticeOf(item("new_edition")), null);
});

test("a retraction stands, whichever record of the paper tells it", () => {
  const plain = testPaper("Cold water and memory", { authors: ["Ann Kim"] });
  const printed = withStatus(plain, "in press");
  for (const [first, second] of [
    [plain, retracted],
    [retracted, plain],
    [printed, retracted],
  ] as const)
    assert.equal(cardOf(mergeTwo(first, second)).notice, "retracted");
  assert.equal(cardOf(mergeTwo(printed, plain)).notice, null);
  assert.equal(mergeTwo(printed, plain).csl.status, "in press");
});

test("a preprint and what it was published as are a pair by what Crossref says, on both, and stay one over merges", async () => {
  const item = (DOI: string, more: object) =>
    crossrefPaper(crossrefItemSchema.parse({ DOI, title: [`Title of ${DOI}`], ...more }));
  const related = (id: string) => [{ "id-type": "doi", id, "asserted-by": "subject" }];
  const preprint = item("10.1101/a", { relation: { "is-preprint-of": related("10.1038/B") } });
  const [first, second] = mergePapers([preprint, item("10.1038/b", {})]);
  assert.deepEqual(
    [first, second].map((paper) => paper && cardOf(paper).links),
    [[{ kind: "published", id: "doi:10.1038/b" }], [{ kind: "preprint", id: "doi:10.1101/a" }]],
  );
  assert.ok(first && second);
  assert.deepEqual(mergeTwo(item("10.1101/a", {}), first).links, first.links);
  assert.equal(notedTitle(first, "en"), "Title of 10.1101/a (Published version doi:10.1038/b)");
  assert.equal(notedTitle(second, "en"), "Title of 10.1038/b", "that it has a preprint takes nothing from it");
  for (const format of ["bibtex", "ris", "csl-json"] as const)
    assert.match(await exportBibliography([second], format), /Preprint doi:10.1101\/a/, format);

  const notice = item("10.1038/n", { "update-to": [{ type: "retraction", DOI: "10.1038/b" }] });
  const [, retractedNow] = mergePapers([notice, second]);
  assert.equal(retractedNow && noticeOf(retractedNow), "retracted");

  const both = testPaper("One work", { identifiers: { doi: "10.1038/b", arxiv: "2401.00001" } });
  const told = item("10.1038/b", { relation: { "has-preprint": related("10.48550/arXiv.2401.00001") } });
  assert.deepEqual(cardOf(mergeTwo(both, told)).links, [{ kind: "preprint", id: "arxiv:2401.00001" }]);
});

test("an open copy is what a source calls open, with its licence", () => {
  const pdf = { URL: "https://journal.example/a.pdf", "content-type": "application/pdf" };
  const item = (license: string) =>
    crossrefPaper(
      crossrefItemSchema.parse({ DOI: "10.1101/c", title: ["A"], link: [pdf], license: [{ URL: license }] }),
    );
  const free = item("https://creativecommons.org/licenses/by/4.0/");
  assert.deepEqual([free.openAccessUrl, free.openLicense], [pdf.URL, "https://creativecommons.org/licenses/by/4.0/"]);
  assert.equal(item("https://www.elsevier.com/tdm/userlicense/1.0/").openAccessUrl, null);
  const closed = testPaper("A", { identifiers: { doi: "10.1101/c" } });
  assert.equal(mergeTwo(closed, free).openLicense, free.openLicense);
});

test("every export says that a paper was retracted", async () => {
  for (const format of ["bibtex", "ris", "csl-json", "apa", "ieee", "vancouver", "chicago", "harvard"] as const)
    assert.match(await exportBibliography([retracted], format), /retracted/i, format);
  const shelf = { papers: [retracted], numberOf: () => 1 };
  const content = `See [1].\n\n${papersBlock([retracted], shelf)}`;
  const markdown = notebookMarkdown([{ content }], shelf, "ko");
  assert.equal(markdown.match(/\*\*철회됨\*\*/g)?.length, 2, "in its list and among the references");
});
