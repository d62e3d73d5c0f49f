import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Token } from "../tokens.ts";
import { isInHeading } from "./headings.ts";
import { clauseIndexOf, type PlaceHit, sentenceIndexOf, type UnitIndex } from "./unit-index.ts";

/** Where the evidence of one claim has its words; each is looked up once. */
export interface EvidenceWords {
  sentencesWith(token: Token): readonly PlaceHit[];
  clausesWith(token: Token): readonly PlaceHit[];
  isInHeading(token: Token): boolean;
}

export function createEvidenceWords(units: readonly EvidenceUnit[], prepared: PreparedEvidence): EvidenceWords {
  const sentences = units.map((unit) => sentenceIndexOf(unit, prepared));
  const clauses = units.map((unit) => clauseIndexOf(unit, prepared));
  const sentencesWith = oncePerToken((token) => hitsOf(token, sentences));
  const isCut = clauses.some((index, at) => index !== sentences[at]);
  return {
    sentencesWith,
    clausesWith: isCut ? oncePerToken((token) => hitsOf(token, clauses)) : sentencesWith,
    isInHeading: oncePerToken((token) => isInHeading(token, units, prepared)),
  };
}

function hitsOf(token: Token, indexes: readonly UnitIndex[]): PlaceHit[] {
  const hits: PlaceHit[] = [];
  for (const index of indexes) index.find(token, hits);
  return hits;
}

function oncePerToken<Result>(find: (token: Token) => Result): (token: Token) => Result {
  const known = new Map<Token, Result>();
  return (token) => {
    const found = known.get(token);
    if (found !== undefined) return found;
    const result = find(token);
    known.set(token, result);
    return result;
  };
}
