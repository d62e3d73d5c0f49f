import type { Citation, PaperCard } from "#protocol";

/** The papers of a notebook as its documents point to them: `[3]` is the third, wherever it stands. */
export function paperCitations(content: string, papers: readonly PaperCard[]): Citation[] {
  return papers.flatMap(({ id, title, url }, at) => {
    const mark = `[${at + 1}]`;
    const where = { documentId: null, page: null, sheet: null, start: null, end: null, url, places: [] };
    return content.includes(mark) ? [{ mark, sourceId: id, name: title, quote: title, ...where }] : [];
  });
}
