const [shortestAbstract, longestAbstract] = [120, 4_000];
/** `\b` knows no Hangul: a Korean heading ends where no further syllable follows. */
const endOfAbstract =
  /\n\s*(?:(?:1|I|Ⅰ)\.?\s*)?(?:(?:introduction|keywords?|index terms)\b|(?:서\s*론|주제어|핵심어|키워드)(?![가-힣]))/i;

/** The abstract of a first page, from its heading to the keywords or the introduction; empty where there is none. */
export function abstractIn(text: string): string {
  const start = /(?:^|\n)\s*(?:abstract|초\s?록|요\s?약)\s*[.:—-]?\s*\n?/i.exec(text);
  if (start === null) return "";
  const rest = text.slice(start.index + start[0].length, start.index + start[0].length + longestAbstract);
  const end = endOfAbstract.exec(rest);
  const found = end === null ? (rest.split(/\n\s*\n/)[0] ?? "") : rest.slice(0, end.index);
  const words = found.replace(/-\n/g, "").replace(/\s+/g, " ").trim();
  // Line numbers of a review copy, or a heading that was none.
  return words.length < shortestAbstract ? "" : words;
}
