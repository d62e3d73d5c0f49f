import { indexTexts, TermIndex, textTermsOf } from "#search";
import type { Contract, Unit } from "../contract.ts";
import { formalWordsFor } from "./glossary.ts";
import { type ContractPassage, contractPassagesOf } from "./passages.ts";

export interface Hit {
  readonly passage: ContractPassage;
  readonly score: number;
}

/** A part that is close to a question, and the passages of it to read: none of a short part, the best of a long one. */
export interface FoundUnit {
  readonly unit: Unit;
  readonly score: number;
  readonly passages: readonly ContractPassage[];
}

/** What a question's own words count, and the formal ones that the glossary has for them. */
const [ownWeight, formalWeight] = [0.7, 1.35];
/** What a passage has from its whole part and from its title, beside its own words. */
const [unitWeight, titleWeight] = [0.5, 0.5];
/** Characters of a part that is read whole where it is found. */
const shortUnit = 2_000;
const passagesOfLongUnit = 2;

/** The passages of a contract that are close to a question, the closest first. Closeness of words is no answer: that takes reading. */
export function searchContract(contract: Contract, question: string, limit = 5): Hit[] {
  const { passages, ofPassages, ofUnits, ofTitles, unitPlaces } = indexOf(contract);
  const terms = new Map(textTermsOf(question).map((term) => [term, ownWeight]));
  for (const [term, weight] of formalWordsFor(question))
    terms.set(term, (terms.get(term) ?? 0) + formalWeight * weight);
  const [inPassages, inUnits, inTitles] = [ofPassages.scores(terms), ofUnits.scores(terms), ofTitles.scores(terms)];
  return passages
    .map((passage, at) => {
      const place = unitPlaces[at] ?? 0;
      const fromUnit = unitWeight * (inUnits[place] ?? 0) + titleWeight * (inTitles[place] ?? 0);
      return { passage, score: (inPassages[at] ?? 0) + fromUnit };
    })
    .filter(({ score }) => score > 0)
    .sort((a, z) => z.score - a.score || a.passage.start - z.passage.start)
    .slice(0, limit);
}

/** The parts of a contract that are close to a question, the closest first. */
export function findUnits(contract: Contract, question: string, limit: number): FoundUnit[] {
  const hits = searchContract(contract, question, Number.POSITIVE_INFINITY);
  return [...Map.groupBy(hits, ({ passage }) => passage.unit)].slice(0, limit).map(([unit, ofUnit]) => ({
    unit,
    score: ofUnit[0]?.score ?? 0,
    passages:
      unit.end - unit.start <= shortUnit ? [] : ofUnit.slice(0, passagesOfLongUnit).map(({ passage }) => passage),
  }));
}

/** How many of a text's words there are, how many of them stand in a contract, and how many in its titles: letter pairs of Korean ones, stems of others. */
export function wordsHeldBy(contract: Contract, text: string): { words: number; held: number; titled: number } {
  const { ofUnits, ofTitles } = indexOf(contract);
  const terms = [...new Set(textTermsOf(text))];
  return {
    words: terms.length,
    held: terms.filter((term) => ofUnits.holders(term) > 0).length,
    titled: terms.filter((term) => ofTitles.holders(term) > 0).length,
  };
}

interface ContractIndex {
  readonly passages: readonly ContractPassage[];
  readonly ofPassages: TermIndex;
  readonly ofUnits: TermIndex;
  readonly ofTitles: TermIndex;
  /** The place of each passage's part among the parts. */
  readonly unitPlaces: readonly number[];
}

const indexes = new WeakMap<Contract, ContractIndex>();

function indexOf(contract: Contract): ContractIndex {
  const made = indexes.get(contract) ?? indexContract(contract);
  indexes.set(contract, made);
  return made;
}

function indexContract(contract: Contract): ContractIndex {
  const passages = contractPassagesOf(contract);
  const places = new Map(contract.units.map((unit, at) => [unit, at]));
  const [ofPassages, ofUnits] = [new TermIndex(), new TermIndex()];
  const countsOfUnits = contract.units.map(() => new Map<string, number>());
  for (const { text, unit } of passages) {
    const counts = new Map<string, number>();
    const ofUnit = countsOfUnits[places.get(unit) ?? 0] ?? counts;
    for (const term of textTermsOf(text)) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      ofUnit.set(term, (ofUnit.get(term) ?? 0) + 1);
    }
    ofPassages.add(counts);
  }
  for (const counts of countsOfUnits) ofUnits.add(counts);
  return {
    passages,
    ofPassages,
    ofUnits,
    ofTitles: indexTexts(contract.units.map(({ title }) => title)),
    unitPlaces: passages.map(({ unit }) => places.get(unit) ?? 0),
  };
}

/** A title this short names too little to be looked for in a question. */
const shortestTitle = 2;

/** The parts whose title these words are; else those whose title holds them. */
export function unitsTitled({ units }: Contract, words: string): Unit[] {
  const wanted = plainTitle(words);
  if (wanted === "") return [];
  const titled = units.filter(({ title }) => title !== "");
  const exact = titled.filter(({ title }) => plainTitle(title) === wanted);
  return exact.length > 0 ? exact : titled.filter(({ title }) => plainTitle(title).includes(wanted));
}

/** The parts whose whole title stands in a text, the longest titles first: “비밀유지 의무가 있나요?” names 비밀유지. */
export function unitsTitledIn({ units }: Contract, text: string): Unit[] {
  const whole = plainTitle(text);
  const words = new Set(text.toLowerCase().match(/[a-z]+/g));
  const named = units.filter(({ kind, title }) => {
    const letters = plainTitle(title);
    if (kind === "preamble" || letters.length < shortestTitle || !whole.includes(letters)) return false;
    // "Term" does not stand in "termination".
    return !/^[a-z]+$/.test(letters) || title.includes(" ") || words.has(letters);
  });
  const isPartOfLonger = ({ title }: Unit) =>
    named.some((other) => other.title.length > title.length && plainTitle(other.title).includes(plainTitle(title)));
  return named.filter((unit) => !isPartOfLonger(unit)).sort((a, z) => z.title.length - a.title.length);
}

const plainTitle = (text: string) => text.replace(/[\s()[\]·ㆍ,'‘’"“”]/g, "").toLowerCase();
