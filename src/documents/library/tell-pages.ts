import { isUncertain, joinSentences, type Localized } from "#protocol";

interface PageText {
  readonly page: number;
  readonly text: string;
  readonly confidence: number | null;
}

/** So many stretches of pages are named; who reads on knows by then what kind of file it is. */
const namedStretches = 8;

/** What a reader must know of a document's pages: those without words, and those whose words were recognised in pictures. */
export function tellPages(pages: readonly PageText[]): Localized | null {
  const recognised = pages.filter(({ text, confidence }) => text.trim() !== "" && confidence !== null);
  const said = [tellBlankPages(pages), tellRecognised(recognised)].filter((one) => one !== null);
  return said.length === 0 ? null : joinSentences(said);
}

function tellRecognised(pages: readonly PageText[]): Localized | null {
  if (pages.length === 0) return null;
  const which = stretchesOf(pages.map(({ page }) => page));
  const doubtful = stretchesOf(pages.filter(isUncertain).map(({ page }) => page));
  const doubt = {
    ko: ` ${doubtful}쪽에는 잘못 읽은 곳이 있을 수 있습니다.`,
    en: ` Some of it may be read wrongly on page ${doubtful}.`,
  };
  return {
    ko: `${which}쪽의 글은 그림에서 읽었습니다.${doubtful === "" ? "" : doubt.ko}`,
    en: `The words of page ${which} were recognised in a picture.${doubtful === "" ? "" : doubt.en}`,
  };
}

/** A sentence about the pages that have no text, null where every page has some. */
function tellBlankPages(pages: readonly PageText[]): Localized | null {
  const blank = pages.filter(({ text }) => text.trim() === "").map(({ page }) => page);
  if (blank.length === 0) return null;
  const which = stretchesOf(blank);
  const one = blank.length === 1;
  return {
    ko: `${pages.length}쪽 가운데 ${blank.length}쪽(${which})에는 읽을 글자가 없습니다. 빈 쪽이거나 글자 없는 그림입니다.`,
    en: `${blank.length} of its ${pages.length} pages (${which}) ${one ? "has" : "have"} no text to read: ${one ? "it is blank or holds a picture" : "they are blank or hold pictures"} only.`,
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
