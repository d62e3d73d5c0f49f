import { oneOf } from "#language";
import type { Contract } from "../contract.ts";
import { sentenceAround } from "../facts/list-facts.ts";

/** A term and the sentence that says what it means. */
export interface Definition {
  readonly term: string;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const beforeTerm = oneOf`
  the[ ]
  each,? an?[ ]
  collectively,? (?:the )?
  hereinafter (?:referred to as )?(?:the )?
`;

const patterns: readonly RegExp[] = [
  // “데이터”란 …을 말한다
  /[“"‘'「]\s?([^”"’'」\n]{1,40}?)\s?[”"’'」]\s{0,2}(?:이?란|(?:은|는|이라\s?함은|라\s?함은)(?=\s[^\n]{2,400}?(?:말한다|뜻한다|의미한다|것으로)))/g,
  // (이하 “을”이라 한다)
  /이하\s{0,2}[“"‘'「]\s?([^”"’'」\n]{1,40}?)\s?[”"’'」]\s{0,2}(?:이?라\s?(?:고\s?)?)?(?:한다|함|칭한다)/g,
  // "Term" means …
  /["“]([A-Z][^"”\n]{1,60})["”]\s(?:shall )?(?:means?|refers? to|has the meaning)/g,
  // (the "Company")
  new RegExp(String.raw`\((?:${beforeTerm})?["“]([A-Z][^"”\n]{1,50})["”]\)`, "g"),
];

/** Every definition of a contract, in text order. */
export function findDefinitions(contract: Contract): Definition[] {
  return patterns
    .flatMap((pattern) => [...contract.text.matchAll(pattern)])
    .map((match) => {
      const { start, end } = sentenceAround(contract.text, match.index);
      return {
        term: (match[1] ?? "").trim(),
        label: contract.labelAt(match.index),
        start,
        end,
        text: contract.text.slice(start, end),
      };
    })
    .sort((a, b) => a.start - b.start);
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
