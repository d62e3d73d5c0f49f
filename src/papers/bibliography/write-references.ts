import { readFileSync } from "node:fs";
import { assetPath } from "#kernel";
import type { CitationStyle } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { citationKeys } from "./citation-keys.ts";

/** What citation-js calls the styles that come with it; the others are ours. */
const shippedStyles: Readonly<Partial<Record<CitationStyle, string>>> = {
  apa: "apa",
  vancouver: "vancouver",
  harvard: "harvard1",
};

/** Papers as a list of references in a citation style, as plain text. */
export async function writeReferences(papers: readonly Paper[], style: CitationStyle): Promise<string> {
  const { plugins } = await import("@citation-js/core");
  await import("@citation-js/plugin-csl");
  const template = shippedStyles[style] ?? `jihwi-${style}`;
  const { styles } = plugins.config.get("@csl");
  if (!styles.list().includes(template))
    styles.add(template, readFileSync(assetPath(`papers/bibliography/styles/${style}.csl`), "utf8"));
  const keys = citationKeys(papers);
  const items = papers.map((paper, at) => ({ ...paper.csl, id: keys[at] ?? paper.id }));
  const written = plugins.output.format("bibliography", items, { format: "text", template, lang: "en-US" });
  return `${String(written)
    .replace(/[ ]{2,}/g, " ")
    .trim()}\n`;
}
