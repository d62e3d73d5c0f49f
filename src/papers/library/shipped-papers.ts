import { z } from "zod";
import { createPaper, nameFromLine } from "../paper/create-paper.ts";
import type { Paper } from "../paper/paper.ts";
import shipped from "./shipped-papers.json" with { type: "json" };

const shippedSchema = z.array(
  z.object({
    title: z.string(),
    authors: z.array(z.string()),
    year: z.number().int(),
    venue: z.string(),
    type: z.enum(["article-journal", "paper-conference", "article"]),
    doi: z.string().optional(),
    arxiv: z.string().optional(),
    acl: z.string().optional(),
    cites: z.array(z.string()).optional(),
    abstract: z.string(),
  }),
);

const abstracts = new Set(shipped.map(({ abstract }) => abstract));

/** Whether an abstract is a summary of our own, which a record from elsewhere must not be given for the paper's words. */
export function isSampleAbstract(abstract: string | undefined): boolean {
  return abstract !== undefined && abstracts.has(abstract);
}

let papers: readonly Paper[] | null = null;

/**
 * A small library of real papers, so that the page is alive before anything is imported. The abstracts are summaries of
 * our own; there are no citation counts, which nobody can be certain of for long. Sources are in docs/decisions.
 */
export function shippedPapers(): readonly Paper[] {
  papers ??= shippedSchema
    .parse(shipped)
    .map(({ title, authors, year, venue, type, doi, arxiv, acl, cites = [], abstract }) =>
      createPaper({
        source: "library",
        csl: {
          type,
          title,
          abstract,
          author: authors.map(nameFromLine),
          issued: { "date-parts": [[year]] },
          "container-title": venue,
          URL: acl === undefined ? undefined : `https://aclanthology.org/${acl}`,
        },
        identifiers: { doi, arxiv, acl },
        references: cites,
      }),
    );
  return papers;
}
