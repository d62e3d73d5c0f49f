import assert from "node:assert/strict";
import { it } from "node:test";
import { z } from "zod";
import { assertTiles } from "../../../test/beds/contracts/assert-tiles.ts";
import { readRows, sharedRows, withoutData } from "../../../test/shared-data.ts";
import { readOutline } from "./read-outline.ts";
import { withoutRunningLines } from "./running-lines.ts";

const lawSchema = z.object({ law: z.string(), plain: z.string(), markdown: z.string(), articles: z.array(z.string()) });
const versionSchema = z.object({ law: z.string(), markdown: z.string() });
const contractSchema = z.object({ id: z.string(), text: z.string() });
const unitsSchema = z.object({ units: z.array(z.object({ id: z.string(), unit_type: z.string() })) });
const goldSchema = z.object({ contract: z.string(), articles: z.array(z.string()) });

/** Counts of one or more texts: found and meant, found and not meant, meant and not found. */
class Score {
  right = 0;
  wrong = 0;
  missed = 0;
  add(found: readonly string[], gold: readonly string[]): void {
    const open = [...gold];
    for (const label of found) {
      const at = open.indexOf(label);
      if (at < 0) this.wrong++;
      else {
        this.right++;
        open.splice(at, 1);
      }
    }
    this.missed += open.length;
  }
  get f1(): number {
    return (2 * this.right) / (2 * this.right + this.wrong + this.missed);
  }
}

const outlineOf = (text: string) => {
  const pages = withoutRunningLines([{ page: 1, text }]);
  const outline = readOutline(pages);
  assertTiles(outline, pages[0]?.text ?? "");
  return outline;
};
const labelsOf = (text: string) => outlineOf(text).articles.map(({ label }) => label);

it("finds the articles of statutes, branches included", { skip: withoutData }, () => {
  const score = new Score();
  for (const law of sharedRows("laws_kr/documents.jsonl").map((row) => lawSchema.parse(row))) {
    score.add(labelsOf(law.plain), law.articles);
    score.add(labelsOf(law.markdown), law.articles);
  }
  assert.ok(score.f1 >= 0.995, `F1 ${score.f1}`);
});

it("finds the articles of historic statutes without their Markdown signs", { skip: withoutData }, () => {
  const score = new Score();
  for (const { markdown } of sharedRows("laws_kr_versions/versions.jsonl").map((row) => versionSchema.parse(row))) {
    const gold = [...markdown.matchAll(/^#{5} (제\d+조(?:의\d+)?)/gm)].map((match) => match[1] ?? "");
    score.add(labelsOf(markdown.replace(/^#+ /gm, "").replace(/\*\*/g, "")), gold);
  }
  assert.ok(score.f1 >= 0.995, `F1 ${score.f1}`);
});

it("finds the articles and titles of contracts as PDF extraction left them", { skip: withoutData }, () => {
  const gold = readRows(`${import.meta.dirname}/fixtures/mcst-articles.jsonl`).map((row) => goldSchema.parse(row));
  const texts = new Map(
    sharedRows("contracts_ko/mcst_standard_contracts.jsonl").map((row) => {
      const { id, text } = contractSchema.parse(row);
      return [id, text];
    }),
  );
  const score = new Score();
  for (const { contract, articles } of gold) {
    const outline = outlineOf(texts.get(contract) ?? "");
    score.add(
      outline.articles.map(({ label, title }) => `${label} ${title}`),
      articles,
    );
  }
  assert.ok(gold.length >= 5 && score.f1 >= 0.98, `F1 ${score.f1}`);
});

it("finds the articles and paragraphs of the data contracts", { skip: withoutData }, () => {
  const articles = new Score();
  const paragraphs = new Score();
  for (const row of sharedRows("contracts_ko/data_standard_contracts.jsonl")) {
    const { units } = unitsSchema.parse(row);
    const outline = outlineOf(contractSchema.parse(row).text);
    const gold = new Set(units.map(({ id }) => /^제\d+조/.exec(id)?.[0] ?? "").filter((label) => label !== ""));
    articles.add(
      outline.articles.map(({ label }) => label),
      [...gold],
    );
    paragraphs.add(
      outline.articles.flatMap((article) =>
        article.paragraphs.filter(({ label }) => label !== "").map(({ label }) => `${article.label} ${label}`),
      ),
      units.filter((unit) => unit.unit_type === "clause").map(({ id }) => id),
    );
  }
  assert.ok(articles.f1 >= 0.99, `articles F1 ${articles.f1}`);
  assert.ok(paragraphs.f1 >= 0.99, `paragraphs F1 ${paragraphs.f1}`);
});

it("the parts of English contracts tile them", { skip: withoutData }, () => {
  const rows = sharedRows("cuad/contracts.jsonl").map((row) => contractSchema.parse(row));
  const numbered = rows.filter(({ text }) => outlineOf(text).articles.length >= 3);
  assert.ok(numbered.length / rows.length > 0.9);
});
