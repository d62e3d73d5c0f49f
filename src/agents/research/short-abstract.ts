import { sentenceTextsOf } from "#language";

/**
 * An abstract in whole sentences: its first, which says what it is about, then as many of its last as there is room for, since
 * results stand at the end. What is left out is marked by "…"; no sentence and no number is ever cut.
 */
export function shortAbstract(abstract: string, longest: number): string {
  if (abstract.length <= longest) return abstract;
  const [first = "", ...others] = sentenceTextsOf(abstract);
  const last: string[] = [];
  let length = first.length;
  for (const sentence of others.toReversed()) {
    length += sentence.length + 1;
    if (length > longest) break;
    last.unshift(sentence);
  }
  return [first, ...(last.length < others.length ? ["…"] : []), ...last].join(" ");
}
