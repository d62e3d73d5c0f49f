import type { Localized } from "#protocol";

interface PageText {
  readonly page: number;
  readonly text: string;
}

/** So many stretches of pages are named; who reads on knows by then what kind of file it is. */
const namedStretches = 8;

/** A sentence about the pages that have no text, as scanned ones among others; null where every page has some. */
export function tellBlankPages(pages: readonly PageText[]): Localized | null {
  const blank = pages.filter(({ text }) => text.trim() === "").map(({ page }) => page);
  if (blank.length === 0) return null;
  const which = stretchesOf(blank);
  const one = blank.length === 1;
  return {
    ko: `${pages.length}쪽 가운데 ${blank.length}쪽(${which})에는 읽을 글자가 없습니다. 빈 쪽이거나 스캔한 그림입니다.`,
    en: `${blank.length} of its ${pages.length} pages (${which}) ${one ? "has" : "have"} no text to read: ${one ? "it is" : "they are"} blank or scanned.`,
  };
}

/** 3, 5–8 */
function stretchesOf(numbers: readonly number[]): string {
  const stretches: [first: number, last: number][] = [];
  for (const number of numbers) {
    const open = stretches.at(-1);
    if (open?.[1] === number - 1) open[1] = number;
    else stretches.push([number, number]);
  }
  const named = stretches
    .slice(0, namedStretches)
    .map(([first, last]) => (first === last ? first : `${first}–${last}`));
  return `${named.join(", ")}${stretches.length > namedStretches ? ", …" : ""}`;
}
