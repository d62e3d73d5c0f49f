import type { Clause, Item, Phrase, Stray } from "./clause.ts";
import { startOf, textsOf, unknownWords } from "./clause-facts.ts";
import { isSaidIn } from "./said-before.ts";

const births = /^(?:born|태어나|태어난|태어났|출생|낳았|낳은|생(?:$|인|이))/i;
const marriages = /^(?:married|wed|wedding|결혼|혼인)/i;
const beginnings =
  /^(?:founded|established|opened|joined|hired|started|입사|창립|설립|개업|개교|창업|사귀|사겼|사귄|만나기)/i;

/** Whether the day that is told is that of the birth, the marriage or the beginning which an anniversary is of, and of the same one's. */
export function isOfBegin(mark: Stray, told: Phrase, clauses: readonly Clause[]): boolean {
  const telling = clauses.find(({ items }) => items.includes(told));
  const asking = clauses.find(({ items }) => items.includes(mark));
  if (telling === undefined || asking === undefined) return false;
  // In one clause, what is told stands before the anniversary.
  const before = { ...telling, items: telling.items.filter((item) => asking !== telling || isBefore(item, mark)) };
  const after = { ...asking, items: asking.items.filter((item) => asking !== telling || !before.items.includes(item)) };
  const said = textsOf(before);
  const has = (names: RegExp) => said.some((word) => names.test(word));
  const isKnown = /birthday|turn|[세살돌]|생일/i.test(mark.token.text)
    ? has(births)
    : /wedding|결혼/i.test(mark.token.text)
      ? has(marriages)
      : has(marriages) || has(beginnings);
  return isKnown && isOfSame(before, after);
}

const isBefore = (item: Item, mark: Stray) => startOf(item) < mark.token.start;

/** "My son was born …, when is my birthday?": whoever is asked about is whom the day was told of. */
function isOfSame(telling: Clause, asking: Clause): boolean {
  const [told, asked] = [textsOf(telling), textsOf(asking)];
  const isSelf = (words: readonly string[]) => words.some((word) => self.test(word));
  const isOther = (words: readonly string[]) => words.some((word) => other.test(word));
  const nouns = unknownWords(asking).filter(({ text }) => !self.test(text) && !other.test(text));
  if (nouns.some((word) => !isSaidIn(telling, word))) return false;
  if (nouns.length > 0) return true;
  const isNobody = (word: string) => [births, marriages, beginnings, self, idle].some((names) => names.test(word));
  if (isSelf(asked)) return told.every(isNobody);
  return !isOther(asked) || !told.some((word) => /^(?:i|i'm|we|저는|나는|제가|내가)$/i.test(word));
}

const self = /^(?:i|i'm|my|we|our|우리|우리가|저희|저희가|내|내가|나|나는|난|제|제가|저|저는|전)$/i;
const idle = /^(?:got|was|were|on|in|and|에|날|이|가|은|는)$/i;
const other = /^(?:he|she|they|his|her|their|it|its|걔|그분)$/i;
