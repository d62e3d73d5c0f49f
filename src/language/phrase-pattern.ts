/**
 * The pattern of a list of phrases, one a line. A Latin phrase stands as whole words, where `*` is the rest of a word;
 * a Korean one may stand inside a word, and `#` is a digit.
 */
export function phrasePattern(lines: string): RegExp {
  const phrases = lines.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  const sources = phrases.map((phrase) => {
    const source = phrase
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("\\*", "\\w*")
      .replaceAll("#", "\\d");
    return /^[a-z]/i.test(phrase) ? `\\b${source}\\b` : source;
  });
  return new RegExp(sources.join("|"), "i");
}
