import type { Turn } from "#kernel";
import { isUncertain, type Language, placeWord } from "#protocol";
import type { ChatState } from "../state.ts";
import type { ShownPage } from "../tool-result.ts";

/** Each costs as much as a page and a half of text. */
const mostShownPages = 4;

/** Whether pictures may be shown to the model that writes the answer. */
export const writerSees = ({ models }: Pick<Turn, "models">): boolean =>
  models.forRole("respond")?.capabilities.sees === true;

type Shown = Pick<ChatState, "documents" | "reading" | "sources" | "closest" | "lookedAt">;

/**
 * The pages that the writer of an answer is shown as they look: those it asked for, the pictures that are attached, and the scans
 * that what was found closest stands on.
 */
export function shownPages({ documents, reading, sources, closest, lookedAt }: Shown): ShownPage[] {
  const attached = documents.flatMap(({ id, name, pictures = 0 }) =>
    Array.from({ length: Math.min(pictures, mostShownPages) }, (_, at) => ({ documentId: id, name, page: at + 1 })),
  );
  const found = sources.flatMap((one) => {
    if (one.kind !== "document" || !closest.includes(one.id)) return [];
    const { documentId, name, page } = one;
    return scannedPages(reading, documentId).has(page) ? [{ documentId, name, page }] : [];
  });
  const pages = new Map([...lookedAt, ...attached, ...found].map((one) => [`${one.documentId} ${one.page}`, one]));
  return [...pages.values()].slice(0, mostShownPages);
}

function scannedPages(reading: ChatState["reading"], documentId: string): ReadonlySet<number> {
  const pages = reading?.documents.find(({ id }) => id === documentId)?.pages ?? [];
  return new Set(pages.flatMap(({ page, confidence = null }) => (confidence === null ? [] : page)));
}

/** The pages of what was read whose words are uncertain, in words. */
export function uncertainPages(
  { reading, sources }: Pick<ChatState, "reading" | "sources">,
  language: Language,
): string[] {
  const cited = new Set(sources.map((one) => (one.kind === "document" ? `${one.documentId} ${one.page}` : "")));
  return (reading?.documents ?? []).flatMap(({ id, name, pages }) =>
    pages
      .filter((page) => cited.has(`${id} ${page.page}`) && isUncertain(page))
      .map(({ page }) => `${name}, ${placeWord({ page, sheet: null })[language]}`),
  );
}
