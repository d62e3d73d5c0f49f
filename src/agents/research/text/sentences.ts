const segmenter = new Intl.Segmenter("ko", { granularity: "sentence" });
/** Where a segmenter stops too early: initials and the abbreviations of papers. */
const goesOn = /(?:\b(?:et al|e\.g|i\.e|vs|cf|fig|eq|sec|dr|no|approx)|\b[A-Z])\.\s*$/i;
const longestSentence = 600;

/** The sentences of a text, in Korean and in English. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of segmenter.segment(text.replace(/\s+/g, " "))) {
    open += segment;
    if (goesOn.test(open) && open.length < longestSentence) continue;
    if (open.trim() !== "") sentences.push(open.trim());
    open = "";
  }
  if (open.trim() !== "") sentences.push(open.trim());
  return sentences;
}
