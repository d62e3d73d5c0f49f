import type { Span } from "#language";
import type { Reading } from "#language/meaning";
import { clausesOf, type ReadClause } from "./segments.ts";

/** A sentence of an answer as all checks need it, read once. */
export interface Claim {
  /** Without marks and list signs. */
  readonly text: string;
  readonly reading: Reading;
  /** Its coordinate clauses; one that is all of it where there is nothing to cut. */
  readonly clauses: readonly ClaimClause[];
}

export interface ClaimClause extends Span {
  readonly text: string;
}

export function readClaim(text: string, read: ReadClause): Claim {
  let from = 0;
  const clauses = clausesOf(text).map((clause) => {
    const start = text.indexOf(clause, from);
    from = start + clause.length;
    return { text: clause, start, end: from };
  });
  return { text, reading: read(text), clauses };
}
