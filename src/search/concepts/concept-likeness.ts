import { remembered } from "#language/meaning";
import { conceptsOf } from "./concepts-of.ts";

/** Texts that are remembered: the statements of the documents of a conversation. */
const mostTexts = 4_000;
const sharesOf = remembered((text) => new Map(conceptsOf(text).map(({ id, share }) => [id, share])), mostTexts);

/** How alike what two texts are about is, 0 to 1: the cosine of the shares of their concepts. */
export function conceptLikeness(one: string, other: string): number {
  const [a, b] = [sharesOf(one), sharesOf(other)];
  const inCommon = [...a].reduce((sum, [id, share]) => sum + share * (b.get(id) ?? 0), 0);
  return inCommon === 0 ? 0 : inCommon / (lengthOf(a) * lengthOf(b));
}

function lengthOf(shares: ReadonlyMap<string, number>): number {
  return Math.sqrt([...shares.values()].reduce((sum, share) => sum + share * share, 0));
}
