import type { JihwiError } from "#protocol";
import { tooLargeDocument } from "../formats/failures.ts";
import type { ParsedPage } from "../formats/format.ts";
import { paginate } from "../formats/paginate.ts";

/** No sheet of paper holds as much. A page is worked on in one go, while everybody else waits. */
const longestPage = 20_000;
/** Drawings and web pages saved as one sheet hold much, but not so much. */
const longestCountedPage = 200_000;

/**
 * Cuts what a format calls a page, as a text between two form feeds or a cell of a table, where it is far longer than one.
 * Pages that a file counts itself stay, as they are known by their numbers; one that is too long even so is refused.
 */
export async function* boundPages(
  pages: AsyncIterable<ParsedPage>,
  name: string,
  areCounted: () => boolean,
): AsyncIterable<ParsedPage> {
  let added = 0;
  for await (const page of pages) {
    const isCounted = areCounted();
    if (isCounted && page.text.length > longestCountedPage) throw tooLongPage(name, page);
    const parts = isCounted || page.text.length <= longestPage ? [page] : [...paginate(page.text)];
    for (const [at, part] of parts.entries()) yield { ...part, page: page.page + added + at };
    added += Math.max(0, parts.length - 1);
  }
}

function tooLongPage(name: string, { page, text }: ParsedPage): JihwiError {
  const [letters, most] = [text.length, longestCountedPage].map((count) => count.toLocaleString("en"));
  return tooLargeDocument(name, {
    ko: `${page}쪽 한 쪽에 글자가 ${letters}자 있습니다(한도 ${most}자).`,
    en: `page ${page} alone holds ${letters} characters (limit ${most}).`,
  });
}
