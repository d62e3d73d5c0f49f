import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readPdfPaper } from "./read-pdf-paper.ts";

const folder = join(process.env.JIHWI_TEST_DATA ?? "", "acl_anthology", "pdf");
const skip =
  process.env.JIHWI_TEST_DATA === undefined || !existsSync(folder)
    ? "set JIHWI_TEST_DATA to the folder that holds acl_anthology"
    : false;

test("the first page of a real paper tells its title and abstract, and nothing is guessed", { skip }, async () => {
  for (const [file, title] of [
    [
      "2020.conll-1.8.pdf",
      "How to Probe Sentence Embeddings in Low-Resource Languages: On Structural Design Choices for Probing Task Evaluation",
    ],
    ["D18-1202.pdf", "Learning Scalar Adjective Intensity from Paraphrases"],
    ["W18-6417.pdf", "The JHU Machine Translation Systems for WMT 2018"],
  ] as const) {
    const paper = await readPdfPaper(file, readFileSync(join(folder, file)));
    assert.equal(paper.csl.title, title);
    assert.deepEqual(paper.identifiers, {});
    assert.equal(paper.csl.author, undefined);
  }
  const { csl } = await readPdfPaper("D18-1202.pdf", readFileSync(join(folder, "D18-1202.pdf")));
  assert.match(csl.abstract ?? "", /^Adjectives like warm, hot, and scalding/);
});

test("a PDF that is damaged is an error that names it", async () => {
  await assert.rejects(readPdfPaper("broken.pdf", new TextEncoder().encode("%PDF-1.7\nnothing")), /broken\.pdf/);
});
