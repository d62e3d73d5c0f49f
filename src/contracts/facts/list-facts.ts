import type { ContractFact } from "#protocol";
import type { Contract } from "../contract.ts";
import type { FactKind } from "./fact-kind.ts";
import { factPatterns } from "./patterns.ts";

/** A fact, and where its sentence begins. */
export interface ListedFact extends ContractFact {
  readonly sentenceStart: number;
}

const kinds: readonly FactKind[] = ["penalty", "amount", "rate", "date", "period", "deadline"];

/** Every date, period, deadline, amount, penalty and rate of a contract, in text order, each in its sentence. */
export function listFacts(contract: Contract, wanted: readonly FactKind[] = kinds): ListedFact[] {
  const facts = kinds
    .filter((kind) => wanted.includes(kind))
    .flatMap((kind) =>
      [...contract.text.matchAll(new RegExp(factPatterns[kind].source, "gi"))].map((match) =>
        factOf(contract, kind, match),
      ),
    );
  return withoutNested(facts, contract.text.length).sort((a, b) => a.start - b.start);
}

function factOf(contract: Contract, kind: FactKind, match: RegExpMatchArray): ListedFact {
  const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
  const start = (match.index ?? 0) + lead;
  const value = match[0].trim();
  const sentence = sentenceAround(contract.text, start);
  return {
    kind,
    value: value.replace(/\s+/g, " ").replace(/^기간은\s|(?:으로|로)\s?한다$/g, ""),
    blank: isBlank(match[0]),
    label: contract.labelAt(start),
    page: contract.pageAt(start),
    start,
    end: start + value.length,
    sentence: contract.text.slice(sentence.start, sentence.end),
    sentenceStart: sentence.start,
  };
}

function isBlank(words: string): boolean {
  if (/년[\s_○]*월/.test(words) || /0{4}년/.test(words)) return true;
  return !/\d/.test(words) && /[_○[(]|\s{2,}|^원$/.test(words);
}

/** "2025년 1월 1일" is a date, and the "1일" inside it no deadline. */
function withoutNested(facts: readonly ListedFact[], length: number): ListedFact[] {
  const taken = new Uint8Array(length + 1);
  return facts.filter(({ kind, start, end }) => {
    if (taken[start] === 1) return false;
    if (kind !== "penalty") taken.fill(1, start, end);
    return true;
  });
}

/** The sentence around an offset: between stops or line breaks, within 400 characters on either side. */
export function sentenceAround(text: string, offset: number): { start: number; end: number } {
  const from = Math.max(0, offset - 400);
  const before = text.slice(from, offset);
  const cut = Math.max(before.lastIndexOf("\n"), lastStop(before));
  const start = from + (cut < 0 ? 0 : cut + 1);
  const after = text.slice(offset, offset + 400);
  const stop = /(?:다|함|음|것|요)\.|[.!?](?=\s|$)|\n/.exec(after);
  const end = offset + (stop === null ? after.length : stop.index + (stop[0] === "\n" ? 0 : stop[0].length));
  const blanks = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
  return { start: start + blanks, end };
}

function lastStop(text: string): number {
  const stops = [...text.matchAll(/[.!?](?=\s)/g)].filter((match) => !/\d$/.test(text.slice(0, match.index)));
  return stops.at(-1)?.index ?? -1;
}
