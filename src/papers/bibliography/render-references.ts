import { readAsset } from "#kernel";
import type { CitationStyle } from "#protocol";
import type { CslItem } from "../paper/paper.ts";

/** What citation-js calls the styles that come with it; the others are ours. */
const shippedStyles: Readonly<Partial<Record<CitationStyle, string>>> = {
  apa: "apa",
  vancouver: "vancouver",
  harvard: "harvard1",
};

/** References in a citation style. Some milliseconds each, without a pause: for many, ask a thread. */
export async function renderReferences(items: readonly CslItem[], style: CitationStyle): Promise<string> {
  const { plugins } = await import("@citation-js/core");
  await import("@citation-js/plugin-csl");
  const template = shippedStyles[style] ?? `jihwi-${style}`;
  const { styles } = plugins.config.get("@csl");
  if (!styles.list().includes(template)) styles.add(template, readAsset(`papers/bibliography/styles/${style}.csl`));
  const written = plugins.output.format("bibliography", items, { format: "text", template, lang: "en-US" });
  return `${String(written)
    .replace(/[ ]{2,}/g, " ")
    .trim()}\n`;
}
