import type { Citation } from "#protocol";

export interface PlacedCitation {
  readonly citation: Citation;
  /** Where its mark stands in the answer. */
  readonly start: number;
  readonly end: number;
}

/** Every mark in the text that a citation vouches for, in the order of the text. */
export function placeCitations(text: string, citations: readonly Citation[]): PlacedCitation[] {
  const placed = citations.flatMap((citation) =>
    citation.places
      // A client may have had the text cut off.
      .filter((start) => text.startsWith(citation.mark, start))
      .map((start) => ({ citation, start, end: start + citation.mark.length })),
  );
  return placed.sort((left, right) => left.start - right.start);
}

/** Chat completions nest a citation under its type. */
export function chatAnnotation({ citation, start, end }: PlacedCitation): object {
  if (citation.url !== null) {
    const url_citation = { url: citation.url, title: citation.name, start_index: start, end_index: end };
    return { type: "url_citation", url_citation };
  }
  const file_citation = { file_id: citation.documentId, filename: citation.name, index: start, quote: citation.quote };
  return { type: "file_citation", file_citation };
}

/** Responses keep it flat. */
export function responseAnnotation({ citation, start, end }: PlacedCitation): object {
  if (citation.url !== null)
    return { type: "url_citation", url: citation.url, title: citation.name, start_index: start, end_index: end };
  return {
    type: "file_citation",
    file_id: citation.documentId ?? citation.sourceId,
    filename: citation.name,
    index: start,
  };
}
