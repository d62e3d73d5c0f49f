import { createPaper, nameFromLine, type PaperFacts } from "../../../src/papers/paper/create-paper.ts";
import type { Paper } from "../../../src/papers/paper/paper.ts";

export interface TestPaper extends Partial<Omit<PaperFacts, "csl">> {
  readonly year?: number;
  readonly authors?: readonly string[];
  readonly abstract?: string;
  readonly venue?: string;
}

/** A paper for tests, said in one line. */
export function testPaper(
  title: string,
  { year = 2020, authors = [], abstract, venue, ...facts }: TestPaper = {},
): Paper {
  return createPaper({
    source: "library",
    ...facts,
    csl: {
      type: "article-journal",
      title,
      author: authors.map(nameFromLine),
      issued: { "date-parts": [[year]] },
      abstract,
      "container-title": venue,
    },
  });
}
