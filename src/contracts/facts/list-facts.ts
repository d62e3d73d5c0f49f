import {
  englishNumberPattern,
  hasDigit,
  matchesOfAny,
  monthNamePattern,
  oneLine,
  patternLines,
  type Span,
} from "#language";
import type { ContractFact } from "#protocol";
import type { Contract } from "../contract.ts";
import { type ContractSentences, sentencesOfContract } from "../quotes/contract-sentences.ts";

/** A fact, and where its sentence begins. */
export interface ListedFact extends ContractFact {
  readonly sentenceStart: number;
}

/** What a fact is: a period, a deadline, a date, an amount, a penalty or a rate. */
export type FactKind = ContractFact["kind"];

const lines = patternLines("contracts/facts/facts.txt", { number: englishNumberPattern, month: monthNamePattern });
const patternsOf = (kind: FactKind | "words") =>
  lines.flatMap(({ said, pattern }) => {
    const [what, language] = said.split(" ");
    return what === kind ? new RegExp(pattern, language === "en" ? "gi" : "g") : [];
  });

const kinds: readonly FactKind[] = ["penalty", "amount", "rate", "date", "period", "deadline"];

const factPatterns = new Map(kinds.map((kind) => [kind, patternsOf(kind)]));

/** Every date, period, deadline, amount, penalty and rate of a contract, in text order, each in its sentence. */
export function listFacts(contract: Contract, wanted: readonly FactKind[] = kinds): ListedFact[] {
  const sentences = sentencesOfContract(contract);
  const facts = kinds
    .filter((kind) => wanted.includes(kind))
    .flatMap((kind) =>
      matchesOfAny(contract.text, factPatterns.get(kind) ?? []).map((match) =>
        factOf(contract, sentences, kind, match),
      ),
    );
  const listed = withoutNested(facts, contract.text.length).sort((a, b) => a.start - b.start);
  return sharingSentences(withoutRepeated(listed));
}

/** 제5조(지체상금) … 지체상금을 지급한다: the word for a penalty tells nothing more the second time in a sentence. */
function withoutRepeated(facts: readonly ListedFact[]): ListedFact[] {
  const told = new Set<string>();
  return facts.filter(({ kind, value, sentenceStart }) => {
    const key = `${value} ${sentenceStart}`;
    const isRepeated = kind === "penalty" && told.has(key);
    told.add(key);
    return !isRepeated;
  });
}

/** A stretch of a contract, and its sentence. */
export interface InSentence extends Span {
  readonly sentence: string;
  readonly sentenceStart: number;
}

/** Facts of one sentence repeat it, up to so many letters together: a table without line breaks is a sentence of thousands. */
const lettersOfSentence = 20_000;

/** Stretches with as much of their sentence as each may repeat. */
export function sharingSentences<T extends InSentence>(listed: readonly T[]): T[] {
  const perSentence = Map.groupBy(listed, ({ sentenceStart }) => sentenceStart);
  return listed.map((one) => withinLetters(one, lettersOfSentence / (perSentence.get(one.sentenceStart)?.length ?? 1)));
}

/** A fact with no more of its sentence than what stands around it. */
function withinLetters<T extends InSentence>(fact: T, letters: number): T {
  if (fact.sentence.length <= letters) return fact;
  const at = fact.start - fact.sentenceStart;
  const from = Math.max(0, Math.floor(at - letters / 2));
  const to = Math.max(at + fact.end - fact.start, Math.ceil(from + letters));
  return { ...fact, sentence: fact.sentence.slice(from, to), sentenceStart: fact.sentenceStart + from };
}

function factOf(contract: Contract, sentences: ContractSentences, kind: FactKind, match: RegExpExecArray): ListedFact {
  const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
  const start = match.index + lead;
  const value = match[0].trim();
  const sentence = sentences.around({ start, end: start + value.length });
  return {
    kind,
    value: oneLine(value).replace(/^기간은\s|(?:으로|로)\s?한다$/g, ""),
    blank: isBlank(match[0]),
    label: contract.labelAt(start),
    page: contract.pageAt(start),
    start,
    end: start + value.length,
    sentence: contract.text.slice(sentence.start, sentence.end),
    sentenceStart: sentence.start,
  };
}

const timesInWords = patternsOf("words");

function isBlank(words: string): boolean {
  if (/년[\s_○]*월/.test(words) || /0{4}년/.test(words)) return true;
  return !hasDigit(words) && matchesOfAny(words, timesInWords).length === 0 && /[_○[(]|\s{2,}|^원$/.test(words);
}

/** "2025년 1월 1일" is a date, and the "1일" inside it no deadline. A period may begin with a date, and goes beyond it. */
function withoutNested(facts: readonly ListedFact[], length: number): ListedFact[] {
  const taken = new Uint8Array(length + 1);
  return facts.filter(({ kind, start, end }) => {
    if (kind === "period" ? taken.subarray(start, end).every((one) => one === 1) : taken[start] === 1) return false;
    if (kind !== "penalty") taken.fill(1, start, end);
    return true;
  });
}
