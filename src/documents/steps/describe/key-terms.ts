import {
  copulaEndings,
  endingSplitter,
  englishFunctionWords,
  englishQuestionWords,
  koreanFunctionWords,
  koreanQuestionWords,
  particles,
  verbEndings,
} from "#language";

const splitEnding = endingSplitter([...particles, ...copulaEndings, ...verbEndings, "들이", "들은", "들을", "들의"]);

const common = new Set([
  ...englishFunctionWords,
  ...englishQuestionWords,
  ...koreanFunctionWords,
  ...koreanQuestionWords,
  ..."아니하는 more most".split(" "),
]);

interface Term {
  readonly term: string;
  uses: number;
  /** The particles it was seen with: a noun takes several, a verb's form none. */
  readonly particles: Set<string>;
}

/** The words a document uses most, without particles and without words that every document uses. */
export function keyTerms(text: string, count: number): string[] {
  const found = new Map<string, Term>();
  for (const word of text.match(/(?<![\d가-힣])[가-힣]{2,12}(?!\d)|\b[A-Za-z]{4,20}(?:-[A-Za-z]{3,20})?\b/g) ?? []) {
    const stem = /^[가-힣]/.test(word) ? splitEnding(word).stem : word;
    const key = stem.toLowerCase();
    if (common.has(key) || common.has(word.toLowerCase())) continue;
    const entry = found.get(key) ?? { term: stem, uses: 0, particles: new Set() };
    entry.uses++;
    entry.particles.add(word.slice(stem.length));
    found.set(key, entry);
  }
  return [...found.values()]
    .filter(({ term, uses, particles }) => uses > 1 && (particles.size > 1 || !/^[가-힣]/.test(term)))
    .sort((a, b) => b.uses - a.uses || a.term.localeCompare(b.term))
    .slice(0, count)
    .map(({ term }) => term);
}
