/** Particles and endings at the end of a Korean word, the longest first. */
const endings =
  /(?:으로부터|에게서|에서는|으로는|이라고|라고|에서|에게|으로|까지|부터|이나|이며|이고|하는|하고|하여|하며|한다|된다|되는|되어|합니다|됩니다|입니다|에는|에도|과의|와의|들이|들은|들을|들의|은|는|이|가|을|를|의|에|와|과|도|로|만)$/;

const common = new Set(
  (
    "이하 또는 및 그 이 저 것 수 등 경우 때문 대한 위한 관한 따른 통해 대하여 관하여 의하여 있는 없는 있다 없다 한다 된다 다만 각 본 해당 다음 아니한 아니하는 그리고 그러나 하지만 있습니다 없습니다 모든 어느 하나 " +
    "the and for that with this from shall such have been will which any other not are was were its his her their they them upon under into than then each may must more most also only both over when where what who how all can could would should there these those between within without"
  ).split(" "),
);

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
    const stem = /^[가-힣]/.test(word) ? stemOf(word) : word;
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

function stemOf(word: string): string {
  const stem = word.replace(endings, "");
  return stem.length >= 2 ? stem : word;
}
