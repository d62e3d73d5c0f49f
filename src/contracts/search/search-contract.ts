import { type Concept, conceptsIn } from "../concepts/index.ts";
import type { Contract } from "../contract.ts";
import { factPatterns } from "../facts/patterns.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { tokens } from "./tokens.ts";

export interface Hit {
  readonly passage: Passage;
  readonly score: number;
}

interface Indexed {
  readonly passage: Passage;
  readonly counts: ReadonlyMap<string, number>;
  readonly title: ReadonlySet<string>;
  readonly length: number;
}

interface Index {
  readonly passages: readonly Indexed[];
  readonly documents: ReadonlyMap<string, number>;
  readonly averageLength: number;
}

const k1 = 1.2;
const b = 0.6;
/** How much a fitting title and a fitting wording weigh beside shared words. */
const titledWeight = 1.6;
const wordedWeight = 2;
const factWeight = 1.2;

const indexes = new WeakMap<Contract, Index>();

/** The passages of a contract that bear on a question, best first: BM25, plus what rules know of how contracts word a subject. */
export function searchContract(contract: Contract, question: string, limit = 5): Hit[] {
  const index = indexOf(contract);
  const terms = [...new Set(tokens(question))];
  const bonuses = conceptsIn(question).map((concept) => subjectBonus(index, concept));
  const hits = index.passages.map((entry) => {
    const subject = bonuses.reduce((sum, bonus) => sum + bonus(entry.passage), 0);
    return { passage: entry.passage, score: bm25(index, entry, terms) + subject };
  });
  return hits
    .filter(({ score }) => score > 0)
    .sort((a, z) => z.score - a.score || a.passage.start - z.passage.start)
    .slice(0, limit);
}

/** What a subject adds to a passage: the fewer passages word it, the more it says of the one that does. */
function subjectBonus({ passages }: Index, concept: Concept): (passage: Passage) => number {
  const titled = ({ unit }: Passage) => concept.titled.test(unit.title || unit.label);
  const worded = ({ text }: Passage) => concept.worded.test(text);
  const factual = ({ text }: Passage) => (concept.facts ?? []).some((kind) => factPatterns[kind].test(text));
  const weigh = (fits: (passage: Passage) => boolean, weight: number) => {
    const fitting = passages.filter(({ passage }) => fits(passage)).length;
    const rarity = weight * Math.log(1 + (passages.length - fitting + 0.5) / (fitting + 0.5));
    return (passage: Passage) => (fits(passage) ? rarity : 0);
  };
  const parts = [
    weigh(titled, titledWeight),
    weigh(worded, wordedWeight),
    weigh((passage) => worded(passage) && factual(passage), factWeight),
  ];
  return (passage) => parts.reduce((sum, part) => sum + part(passage), 0);
}

function bm25(index: Index, entry: Indexed, terms: readonly string[]): number {
  let score = 0;
  for (const term of terms) {
    const documents = index.documents.get(term) ?? 0;
    if (documents === 0) continue;
    const weight = Math.log(1 + (index.passages.length - documents + 0.5) / (documents + 0.5));
    const count = entry.counts.get(term) ?? 0;
    score += (weight * count * (k1 + 1)) / (count + k1 * (1 - b + (b * entry.length) / index.averageLength));
    if (entry.title.has(term)) score += weight;
  }
  return score;
}

function indexOf(contract: Contract): Index {
  const known = indexes.get(contract);
  if (known !== undefined) return known;
  const passages = passagesOf(contract).map((passage) => {
    const terms = tokens(passage.text);
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { passage, counts, title: new Set(tokens(passage.unit.title)), length: terms.length };
  });
  const documents = new Map<string, number>();
  for (const { counts } of passages)
    for (const term of counts.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);
  const averageLength = passages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length);
  const index = { passages, documents, averageLength };
  indexes.set(contract, index);
  return index;
}
