import type { PaperLibrary } from "../../library/library.ts";
import { isWithinYears } from "../../paper/within-years.ts";
import type { PaperSource } from "../source.ts";

/** The user's own papers as a source among the others: always there, and without a network. */
export function librarySource(library: PaperLibrary): PaperSource {
  return {
    name: "library",
    configured: true,
    async search({ query, yearFrom, yearTo, limit, cursor }) {
      const start = cursor === null ? 0 : Number(cursor);
      const bounded = yearFrom !== undefined || yearTo !== undefined;
      const found = await library.search(query, bounded ? 2_000 : start + limit + 1);
      const papers = found.filter((paper) => isWithinYears(paper, { yearFrom, yearTo }));
      const end = start + limit;
      return { papers: papers.slice(start, end), total: null, next: papers.length > end ? String(end) : null };
    },
  };
}
