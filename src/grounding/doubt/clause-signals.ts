import { opposite, sameKindButOther } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { clausesOf } from "../segments.ts";
import { type ClosestClause, closestClauseTo } from "./match-tokens.ts";
import type { Signal } from "./signal.ts";
import { agreement, type Token } from "./tokens.ts";

/** How each clause of a claim differs from the clause of the evidence that has most of its words; of several clauses what differs most. */
export function clauseSignals(
  mine: readonly Token[],
  bare: string,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Signal[] {
  const strongest = new Map<string, Signal>();
  let from = 0;
  for (const clause of clausesOf(bare)) {
    const start = bare.indexOf(clause, from);
    from = start + clause.length;
    const own = mine.filter((token) => token.start >= start && token.end <= from);
    if (own.length < 2) continue;
    const closest = closestClauseTo(own, units, prepared);
    if (closest === null) continue;
    const signals: Signal[] = [
      { name: "scattered-clauses", value: closest.scattered, words: "" },
      ...differences(closest),
      ...signSignals(own, closest.tokens),
    ];
    for (const signal of signals)
      if (signal.value > (strongest.get(signal.name)?.value ?? 0)) strongest.set(signal.name, signal);
  }
  return [...strongest.values()];
}

function differences(closest: ClosestClause): Signal[] {
  const { own, tokens: theirs, known } = closest;
  const isFree = (token: Token, others: readonly Token[]) => others.every((other) => agreement(token, other) === null);
  const mine = own.map((token) => ({ token, isFree: isFree(token, theirs) }));
  const rest = theirs.map((token) => ({ token, isFree: isFree(token, own) }));
  const found: Signal[] = [];
  const add = (name: string, token: Token, other: Token) =>
    found.push({ name, value: 1, words: `${token.stem}\u0000${other.stem}` });
  for (const { token, isFree: free } of mine) {
    if (!free || token.kind !== "word") continue;
    const isNew = !known.has(token);
    const senses = token.mention?.senses ?? null;
    for (const { token: other, isFree: otherFree } of rest) {
      if (!otherFree || other.kind !== token.kind) continue;
      const others = other.mention?.senses ?? null;
      if (sameKindButOther(senses, others)) add(isNew ? "kind" : "kind-moved", token, other);
      if (opposite(senses, others) && token.mention?.sign === other.mention?.sign) add("opposite", token, other);
    }
  }
  return found;
}

/** What one side denies and the other does not. Two such differences say the same again. */
function signSignals(own: readonly Token[], theirs: readonly Token[]): Signal[] {
  const turned = own.filter(({ mention }, at) => {
    if (mention === null) return false;
    const token = own[at];
    const alike = token === undefined ? [] : closestAmong(token, theirs);
    if (alike.length > 0) return alike.every((other) => other.mention !== null && other.mention.sign !== mention.sign);
    return theirs.some(
      (other) => opposite(mention.senses, other.mention?.senses ?? null) && other.mention?.sign === mention.sign,
    );
  });
  const [first] = turned;
  if (first === undefined) return [];
  return [{ name: turned.length % 2 === 1 ? "signs-odd" : "signs-even", value: 1, words: first.stem }];
}

/** The words that agree with this one: in their letters, and only if there are none in meaning. */
function closestAmong(token: Token, theirs: readonly Token[]): readonly Token[] {
  const { letters = [], meaning = [] } = Object.groupBy(theirs, (other) => agreement(token, other) ?? "none");
  return letters.length > 0 ? letters : meaning;
}
