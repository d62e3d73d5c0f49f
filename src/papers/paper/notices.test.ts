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
import { mergeTwo } from "./merge.ts";
import type { Paper } from "./paper.ts";
import { cardOf, noticeOf } from "./reading.ts";

const withStatus = (paper: Paper, status: string): Paper => ({ ...paper, csl: { ...paper.csl, status } });
const retracted = withStatus(testPaper("Cold water and memory", { authors: ["Ann Kim"] }), "retracted");

test("OpenAlex and Crossref tell that a paper was retracted, and the gravest notice counts", () => {
  const work = openAlexWorkSchema.parse({ id: "https://openalex.org/W1", title: "Water", is_retracted: true });
  assert.equal(noticeOf(openAlexPaper(work)), "retracted");
  const item = (...types: string[]) =>
    crossrefPaper(
      crossrefItemSchema.parse({ DOI: "10.1/a", title: ["A"], "updated-by": types.map((type) => ({ type })) }),
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

test("every export says that a paper was retracted", async () => {
  for (const format of ["bibtex", "ris", "csl-json", "apa", "ieee", "vancouver", "chicago", "harvard"] as const)
    assert.match(await exportBibliography([retracted], format), /retracted/i, format);
  const shelf = { papers: [retracted], numberOf: () => 1 };
  const content = `See [1].\n\n${papersBlock([retracted], shelf)}`;
  const markdown = notebookMarkdown([{ content }], shelf, "ko");
  assert.equal(markdown.match(/\*\*철회됨\*\*/g)?.length, 2, "in its list and among the references");
});
