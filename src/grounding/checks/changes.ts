import { agreement, type Token } from "../tokens.ts";

/** A word of a claim and the one of the evidence in whose place it stands. */
export interface Change {
  readonly mine: Token;
  readonly theirs: Token;
}

/** The words of two sentences that stand in each other's place, where the rest of both is told alike and in one order. */
export function changesBetween(mine: readonly Token[], theirs: readonly Token[]): Change[] {
  const changes: Change[] = [];
  let [from, theirFrom] = [0, 0];
  for (const [at, theirAt] of [...inOrder(mine, theirs), [mine.length, theirs.length] as const]) {
    const [own, other] = [mine.slice(from, at), theirs.slice(theirFrom, theirAt)];
    // More or fewer words: which stands for which cannot be told.
    if (own.length === other.length)
      for (const [place, token] of own.entries()) changes.push({ mine: token, theirs: other[place] ?? token });
    [from, theirFrom] = [at + 1, theirAt + 1];
  }
  return changes;
}

/** The places of the longest run of words that both have in one order. */
function inOrder(mine: readonly Token[], theirs: readonly Token[]): (readonly [number, number])[] {
  const longest = Array.from({ length: mine.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  const lengthAt = (at: number, other: number) => longest[at]?.[other] ?? 0;
  const agree = (at: number, other: number) => {
    const [one, their] = [mine[at], theirs[other]];
    return one !== undefined && their !== undefined && saysTheSame(one, their);
  };
  for (let at = mine.length - 1; at >= 0; at--)
    for (let other = theirs.length - 1; other >= 0; other--) {
      const row = longest[at];
      if (row === undefined) continue;
      row[other] = agree(at, other)
        ? lengthAt(at + 1, other + 1) + 1
        : Math.max(lengthAt(at + 1, other), lengthAt(at, other + 1));
    }
  const places: [number, number][] = [];
  let [at, other] = [0, 0];
  while (at < mine.length && other < theirs.length) {
    if (agree(at, other)) places.push([at++, other++]);
    else if (lengthAt(at + 1, other) >= lengthAt(at, other + 1)) at++;
    else other++;
  }
  return places;
}

/** Two sides of a pair have one meaning in the table, and are not the same. */
function saysTheSame(one: Token, other: Token): boolean {
  return agreement(one, other) !== null && !isOtherSide(one, other);
}

/** 유상 and 무상, neither denied or both: one word has a side of a pair of meanings, and the other has the other. */
export function isOtherSide({ mention: mine }: Token, { mention: theirs }: Token): boolean {
  if (mine === null || theirs === null || !mine.isPolar) return false;
  return mine.isDenied === theirs.isDenied && mine.sign !== theirs.sign;
}
