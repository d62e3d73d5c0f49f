import { type Span, sentencesOf } from "#language";

/** The sentences of each line: lists, tables and headings end with their lines, and seldom with a full stop. */
export function lineSentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf("\n", start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    for (const sentence of sentencesOf(text, start, end)) sentences.push(sentence);
    start = end + 1;
  }
  return sentences;
}
