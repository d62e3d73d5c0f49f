import { z } from "zod";
import type { LibraryPaper, NewLibraryPaper } from "#store";
import { cslItemSchema, type Paper, paperSchema } from "../paper/paper.ts";
import { titleOf, yearOfCsl } from "../paper/reading.ts";

/** What a paper has beyond CSL goes into CSL's own place for such things, `custom`. */
const aroundSchema = paperSchema.omit({ id: true, csl: true, citationCount: true });
export const storedPaperSchema = cslItemSchema.extend({ custom: z.looseObject({ jihwi: aroundSchema }) });

/** Where a stored paper came from: the user brought it, or a tool showed one that ships or that a source returned. */
export const broughtByUser = "import";

export function originOf(paper: Paper): string {
  const [source = broughtByUser] = paper.sources;
  return source === "library" ? "shipped" : source;
}

export function toStored(paper: Paper, origin: string): NewLibraryPaper {
  const { id, csl, citationCount, ...around } = paper;
  const custom = z.looseObject({}).catch({}).parse(csl.custom);
  return {
    id,
    csl: { ...csl, custom: { ...custom, jihwi: around } },
    doi: paper.identifiers.doi ?? null,
    arxivId: paper.identifiers.arxiv ?? null,
    title: titleOf(paper),
    year: yearOfCsl(csl),
    citations: citationCount,
    origin,
  };
}

/** A record that cannot be read any more is still a paper with a title, so that it can be seen and removed. */
export function fromStored({ id, csl: stored, title, citations }: LibraryPaper): Paper {
  const { data } = storedPaperSchema.safeParse(stored);
  const around = { identifiers: {}, references: [], openAccessUrl: null, links: [], kept: null, sources: [] };
  if (data === undefined) return { id, csl: { type: "article", title }, citationCount: citations, ...around };
  const {
    custom: { jihwi, ...custom },
    ...csl
  } = data;
  return { id, csl: Object.keys(custom).length === 0 ? csl : { ...csl, custom }, citationCount: citations, ...jihwi };
}
