import { sentencesOf } from "#language";
import { shareOfWords } from "./share-of-words.ts";

/** A subject is read in so many readings at most, until one answers. */
export const mostReadings = 6;
/** The longest text that is read at once. */
const longestReading = 12_000;
/** However small a model's window is told to be: a piece of no letters would never come to an end. */
const shortestPiece = 100;
/** A reading is put together of so many pieces at least. */
const piecesOfReading = 4;

/**
 * A long text in readings for a question, the most telling first, each in the text's own order: its beginning and what
 * shares words with the question. Together they are the whole text.
 */
export function readingsFor(question: string, text: string, longest = longestReading): string[] {
  if (text.length <= longest) return [text];
  const share = shareOfWords(question);
  const ranked = piecesOf(text, Math.max(shortestPiece, Math.floor(longest / piecesOfReading)))
    .map((words, at) => ({ words, at, score: at === 0 ? Number.POSITIVE_INFINITY : share(words) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const readings: { words: string; at: number }[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const piece of ranked) {
    if (length + piece.words.length > longest) {
      readings.push([]);
      length = 0;
    }
    readings.at(-1)?.push(piece);
    length += piece.words.length;
  }
  return readings.map((pieces) =>
    pieces
      .sort((a, b) => a.at - b.at)
      .map(({ words }) => words)
      .join(""),
  );
}

/** A text in pieces that end with a sentence; one without an end is cut where a piece must end. */
function piecesOf(text: string, longest: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  let end = 0;
  const close = (at: number) => {
    if (at > start) pieces.push(text.slice(start, at));
    start = at;
  };
  for (const sentence of sentencesOf(text)) {
    if (sentence.end - start > longest) close(end);
    for (; sentence.end - start > longest; ) close(start + longest);
    end = sentence.end;
  }
  close(end);
  for (; text.length - start > longest; ) close(start + longest);
  close(text.length);
  return pieces;
}
