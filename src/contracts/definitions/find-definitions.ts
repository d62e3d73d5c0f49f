import { type Span, trimSpan } from "#language";
import type { Contract } from "../contract.ts";
import { type ContractSentences, sentencesOfContract } from "../quotes/contract-sentences.ts";
import { announcesList, leansOnBefore } from "../quotes/quotable.ts";

/** A term and what says its meaning: the sentence, with its exceptions and the list that it announces. */
export interface Definition {
  readonly term: string;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const beforeTerm = "the |each,? an? |collectively,? (?:the )?|hereinafter (?:referred to as )?(?:the )?";

const patterns: readonly RegExp[] = [
  // “데이터”란 …을 말한다
  /[“"‘'「]\s?([^”"’'」\n]{1,40}?)\s?[”"’'」]\s{0,2}(?:이?란|(?:은|는|이라\s?함은|라\s?함은)(?=\s[^\n]{2,400}?(?:말한다|뜻한다|의미한다|것으로)))/g,
  // (이하 “을”이라 한다), (이하 “을”)
  /이하\s{0,2}[“"‘'「]\s?([^”"’'」\n]{1,40}?)\s?[”"’'」]\s{0,2}(?:(?:이?라\s?(?:고\s?)?)?(?:한다|함|칭한다)|(?=[)）]))/g,
  // "Term" means …
  /["“]([A-Z][^"”\n]{1,60})["”]\s(?:shall )?(?:means?|refers? to|has the meaning)/g,
  // (the "Company")
  new RegExp(String.raw`\((?:${beforeTerm})?["“]([A-Z][^"”\n]{1,50})["”]\)`, "g"),
];

/** Every definition of a contract, in text order. */
export function findDefinitions(contract: Contract): Definition[] {
  const sentences = sentencesOfContract(contract);
  const found = patterns
    .flatMap((pattern) => [...contract.text.matchAll(pattern)])
    .map((match) => ({
      term: (match[1] ?? "").trim(),
      label: contract.labelAt(match.index),
      sentence: sentences.around({ start: match.index, end: match.index + match[0].length }),
    }))
    .sort((a, b) => a.sentence.start - b.sentence.start);
  const starts = [...new Set(found.map(({ sentence }) => sentence.start))];
  const next = new Map(starts.map((start, at) => [start, starts[at + 1] ?? contract.text.length]));
  return found.map(({ term, label, sentence }) => {
    const end = endOf(contract, sentences, label, sentence, next.get(sentence.start) ?? contract.text.length);
    return { term, label, start: sentence.start, end, text: contract.text.slice(sentence.start, end) };
  });
}

/** A list belongs to the sentence that announces it, as far as its own point of the contract goes; an exception to the sentence before it. */
function endOf(
  { text, labels, unitAt }: Contract,
  sentences: ContractSentences,
  label: string,
  sentence: Span,
  nextDefinition: number,
): number {
  const point = labels.get(label) ?? unitAt(sentence.start);
  const limit = Math.min(nextDefinition, point?.end ?? sentence.end);
  if (limit <= sentence.end) return sentence.end;
  if (announcesList(text.slice(sentence.start, sentence.end)))
    return trimSpan(text, sentence.start, limit)?.end ?? sentence.end;
  let { end } = sentence;
  for (let after = sentences.after(end); after !== undefined; after = sentences.after(end)) {
    if (after.end > limit || !leansOnBefore(text.slice(after.start, after.end))) break;
    end = after.end;
  }
  return end;
}

/** The definitions of a term: the same words, else terms that hold them. */
export function definitionsOf(contract: Contract, term: string): Definition[] {
  return definedAs(findDefinitions(contract), term);
}

/** Those of some definitions that are of a term. */
export function definedAs<Defined extends { readonly term: string }>(all: readonly Defined[], term: string): Defined[] {
  const wanted = normal(term);
  if (wanted === "") return [];
  const exact = all.filter((definition) => normal(definition.term) === wanted);
  return exact.length > 0 ? exact : all.filter((definition) => normal(definition.term).includes(wanted));
}

const normal = (term: string) => term.replace(/[\s“”"'‘’「」]/g, "").toLowerCase();
