import { quotableParts } from "#contracts";
import { indexTexts, textTermsOf } from "#search";
import type { ContractEvidence } from "../../evidence.ts";

/** A passage as it is quoted: a sentence or a table, with the label of its place. */
export interface QuotedPassage {
  readonly label: string;
  readonly text: string;
  readonly kind: "sentence" | "table";
}

/** A part this short is quoted whole; of a longer one so many passages that share most with the question, in their order. */
const shortPart = 400;
const maxPassages = 3;
/** A passage far below the best one of its part only lengthens the answer. */
const shareOfBest = 0.5;
/** Letters of a heading that stands alone. */
const leastLetters = 8;

/** What of a part that was found by words is quoted. */
export function closestPassages(question: string, pieces: readonly ContractEvidence[]): QuotedPassage[] {
  const passages = pieces.flatMap(({ label, text, points }) =>
    (points.length > 0 ? points : [{ label, text }]).flatMap((point) =>
      quotableParts(point.text, { start: 0, end: point.text.length })
        .filter((part) => part.text.length > leastLetters || part.text === point.text)
        .map((part) => ({ label: point.label, text: part.text, kind: part.kind })),
    ),
  );
  if (passages.reduce((sum, { text }) => sum + text.length, 0) <= shortPart) return passages;
  const terms = new Map(textTermsOf(question).map((term) => [term, 1]));
  const scores = indexTexts(passages.map(({ text }) => text)).scores(terms);
  const best = Math.max(...scores);
  const chosen = new Set(
    passages
      .map((passage, at) => ({ passage, score: scores[at] ?? 0 }))
      .filter(({ score }) => score >= best * shareOfBest)
      .sort((a, z) => z.score - a.score)
      .slice(0, maxPassages)
      .map(({ passage }) => passage),
  );
  return passages.filter((passage) => chosen.has(passage));
}

/** Of a contract that was read whole, the parts that are closest to a question, each with how close it is. */
export function closestParts(question: string, pieces: readonly ContractEvidence[], limit: number): ContractEvidence[] {
  const terms = new Map(textTermsOf(question).map((term) => [term, 1]));
  const scores = indexTexts(pieces.map(({ title, text }) => `${title}\n${text}`)).scores(terms);
  return pieces
    .map((piece, at) => ({ ...piece, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, z) => z.score - a.score)
    .slice(0, limit);
}
