import { type Mention, opposite, sameKindButOther } from "#language/meaning";
import type { ClaimClause } from "../claim.ts";
import { type Agreement, agreement, type Token } from "../tokens.ts";
import type { EvidenceWords } from "./evidence-words.ts";
import { isLight } from "./light-words.ts";
import { type ClosestClause, closestClauseTo } from "./match-tokens.ts";
import type { Signal } from "./signal.ts";

/** How each clause of a claim differs from the clause of the evidence that has most of its words; of several clauses what differs most. */
export function clauseSignals(mine: readonly Token[], clauses: readonly ClaimClause[], words: EvidenceWords): Signal[] {
  const strongest = new Map<string, Signal>();
  for (const { start, end } of clauses) {
    const own = mine.filter((token) => token.start >= start && token.end <= end);
    if (own.length < 2) continue;
    const closest = closestClauseTo(own, words);
    if (closest === null) continue;
    const agreements = agreementsOf(own, closest.tokens);
    const signals: Signal[] = [
      { name: "scattered-clauses", value: closest.scattered, words: "" },
      { name: "instead", value: instead(closest, agreements), words: "" },
      ...differences(closest, agreements),
      ...signSignals(agreements, closest.tokens),
    ];
    for (const signal of signals)
      if (signal.value > (strongest.get(signal.name)?.value ?? 0)) strongest.set(signal.name, signal);
  }
  return [...strongest.values()];
}

/** A word of a claim with how each word of the evidence's clause agrees with it. */
interface Agreements {
  readonly token: Token;
  readonly hows: readonly Agreement[];
}

function agreementsOf(own: readonly Token[], theirs: readonly Token[]): Agreements[] {
  return own.map((token) => ({ token, hows: theirs.map((other) => agreement(token, other)) }));
}

/** The share of its words that stand elsewhere in the evidence while this clause has a word that the claim lacks. */
function instead({ tokens, known }: ClosestClause, agreements: readonly Agreements[]): number {
  const fromElsewhere = agreements.filter(({ token, hows }) => known.has(token) && hows.every((how) => how === null));
  const passedOver = tokens.filter((_, at) => agreements.every(({ hows }) => hows[at] === null));
  return Math.min(fromElsewhere.length, passedOver.length) / agreements.length;
}

function differences({ own, tokens: theirs, known }: ClosestClause, agreements: readonly Agreements[]): Signal[] {
  const mine = agreements.filter(({ token }) => own.includes(token));
  const unmatched = mine.filter(({ token, hows }) => isListed(token) && hows.every((how) => how === null));
  if (unmatched.length === 0) return [];
  const rest = theirs.filter((other, at) => isListed(other) && mine.every(({ hows }) => hows[at] === null));
  const found: Signal[] = [];
  const add = (name: string, token: Token, other: Token) =>
    found.push({ name, value: 1, words: `${token.stem}\u0000${other.stem}` });
  for (const { token } of unmatched) {
    const senses = token.mention?.senses ?? null;
    const isNew = !known.has(token);
    for (const other of rest) {
      const others = other.mention?.senses ?? null;
      if (sameKindButOther(senses, others)) add(isNew ? "kind" : "kind-moved", token, other);
      if (opposite(senses, others) && token.mention?.sign === other.mention?.sign) add("opposite", token, other);
    }
  }
  return found;
}

/** Whether the lexicon knows it. */
function isListed({ mention }: Token): boolean {
  return mention !== null && mention.senses !== null;
}

/** Signs of two meanings tell nothing of each other: 고르다 is one side of nothing, and 선택 the other side of a duty. */
function isTurned(one: Mention, other: Mention): boolean {
  return one.concept === other.concept ? one.sign !== other.sign : one.isDenied !== other.isDenied;
}

/** What one side denies and the other does not. Two such differences say the same again. */
function signSignals(agreements: readonly Agreements[], theirs: readonly Token[]): Signal[] {
  const turned = agreements.filter(({ token, hows }) => {
    const { mention } = token;
    if (mention === null || (isLight(token) && !mention.isPolar)) return false;
    // Words that agree in their letters, and only if there are none in meaning.
    const how = hows.includes("letters") ? "letters" : "meaning";
    if (hows.includes(how))
      return theirs.every(
        (other, at) => hows[at] !== how || (other.mention !== null && isTurned(mention, other.mention)),
      );
    return theirs.some(
      (other, at) =>
        opposite(mention.senses, other.mention?.senses ?? null) &&
        other.mention?.sign === mention.sign &&
        // 조사 결과, 원인은: a claim that has both says nothing against one of them.
        agreements.every((each) => each.hows[at] === null),
    );
  });
  const [first] = turned;
  if (first === undefined) return [];
  return [{ name: turned.length % 2 === 1 ? "signs-odd" : "signs-even", value: 1, words: first.token.stem }];
}
