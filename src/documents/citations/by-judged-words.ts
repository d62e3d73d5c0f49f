import { placeOfQuote } from "#language";
import type { Citation, Source, Statement } from "#protocol";
import { toCitation } from "./resolve-citation.ts";

/**
 * The citations of an answer that was compared with its sources: each leads to the very words that decided. Before that, code
 * can only lead to those that share most with the sentence, which in a table is any row.
 */
export function citationsByJudgedWords(
  citations: readonly Citation[],
  sources: readonly Source[],
  statements: readonly Statement[],
): Citation[] {
  const judged = statements.filter(({ check, status }) => check === "judge" && status === "supported");
  return citations.flatMap((citation) => {
    const source = sources.find(({ id }) => id === citation.sourceId);
    if (source === undefined || citation.places.length === 0) return [citation];
    const byWords = Map.groupBy(citation.places, (place) => wordsAt(place, citation.mark, judged));
    return [...byWords].map(([words, places]) => {
      const span = words === null ? null : placeOfQuote(source.text, words);
      return { ...(span === null ? citation : toCitation(citation.mark, source, span)), places };
    });
  });
}

/** The words of the source of a mark that bear out the sentence in which it stands. */
function wordsAt(place: number, mark: string, statements: readonly Statement[]): string | null {
  const statement = statements.find(({ start, end }) => start <= place && place < end);
  return statement?.evidence.find(({ label }) => `[${label}]` === mark)?.quote ?? null;
}
