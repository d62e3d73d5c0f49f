import type { DateExpression } from "./expression.ts";
import type { DateToken, DateTokenRole } from "./token.ts";

/** A phrase about days that was read whole. */
export interface Phrase {
  readonly kind: "phrase";
  readonly expression: DateExpression;
  readonly start: number;
  readonly end: number;
  /** What the particle after it makes of it: its subject, its end, its beginning. */
  readonly role: DateTokenRole | null;
}

/** A word of time that belongs to no phrase that was read. */
export interface Stray {
  readonly kind: "stray";
  readonly token: DateToken;
}

export interface Plain {
  readonly kind: "plain";
  readonly token: DateToken;
}

export type Item = Phrase | Stray | Plain;

/** A part of a question that asks or tells one thing. */
export interface Clause {
  readonly items: readonly Item[];
  readonly sentence: number;
}

/** The phrases about days in clauses. */
export function phrasesOf(clauses: readonly Clause[]): Phrase[] {
  return clauses.flatMap(({ items }) => items.filter((item): item is Phrase => item.kind === "phrase"));
}
