import type { PaperLibrary } from "../../library/library.ts";
import { isWithinYears } from "../../paper/within-years.ts";
import { interleave } from "../search-sources.ts";
import type { PaperSource } from "../source.ts";

/** The user's own papers as a source among the others: always there, and without a network. */
export function librarySource(library: PaperLibrary): PaperSource {
  return {
    name: "library",
    configured: true,
    async search({ query, ownWords, yearFrom, yearTo, limit, cursor }) {
      const start = cursor === null ? 0 : Number(cursor);
      const bounded = yearFrom !== undefined || yearTo !== undefined;
      const most = bounded ? 2_000 : start + limit + 1;
      const queries = ownWords === undefined ? [query] : [query, ownWords];
      const found = await Promise.all(queries.map((words) => library.search(words, most)));
      const papers = [...new Map([...interleave(found)].map((paper) => [paper.id, paper])).values()].filter((paper) =>
        isWithinYears(paper, { yearFrom, yearTo }),
      );
      const end = start + limit;
      return { papers: papers.slice(start, end), total: null, next: papers.length > end ? String(end) : null };
    },
  };
}
