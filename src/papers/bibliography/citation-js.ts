import { z } from "zod";
import { type CslItem, cslItemSchema } from "../paper/paper.ts";

const listSchema = z.array(cslItemSchema);

/**
 * citation-js knows LaTeX, names and the mappings between the formats. It is asked for one entry at a time, because one
 * broken entry makes it refuse a whole file, and it is set not to drop what is not ASCII, which is its default.
 */
async function load() {
  const { plugins, logger } = await import("@citation-js/core");
  await import("@citation-js/plugin-bibtex");
  await import("@citation-js/plugin-ris");
  logger.level = "silent";
  Object.assign(plugins.config.get("@bibtex").format, { asciiOnly: false, checkLabel: false, useIdAsLabel: true });
  return plugins;
}

export async function toCsl(kind: "@biblatex/entries+list" | "@ris/file", data: unknown): Promise<CslItem[]> {
  const plugins = await load();
  return listSchema.parse(plugins.input.chain(data, { forceType: kind, generateGraph: false }));
}

export async function fromCsl(kind: "bibtex" | "ris", items: readonly CslItem[]): Promise<unknown> {
  const plugins = await load();
  return plugins.output.format(kind, items, { format: kind === "bibtex" ? "object" : "text" });
}
