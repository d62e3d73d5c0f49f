import type { ParsedPage } from "../formats/format.ts";
import { paginate } from "../formats/paginate.ts";

/** No sheet of paper holds as much. A page is worked on in one go, while everybody else waits. */
const longestPage = 20_000;

/**
 * Cuts what a format calls a page, as a text between two form feeds or a cell of a table, where it is far longer than one.
 * Pages that a file counts itself stay: they are known by their numbers.
 */
export async function* boundPages(
  pages: AsyncIterable<ParsedPage>,
  areCounted: () => boolean,
): AsyncIterable<ParsedPage> {
  let added = 0;
  for await (const page of pages) {
    const parts = page.text.length <= longestPage || areCounted() ? [page] : [...paginate(page.text)];
    for (const [at, part] of parts.entries()) yield { ...part, page: page.page + added + at };
    added += Math.max(0, parts.length - 1);
  }
}
