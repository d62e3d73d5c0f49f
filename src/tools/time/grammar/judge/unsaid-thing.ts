import { type Clause, type Item, phrasesOf } from "../clause.ts";
import { askedAt, asksOf, endOf, startOf, unknownWords } from "../clause-facts.ts";
import { unitOf } from "../expression.ts";
import { isAdnominal, isBareNoun } from "../korean/hangul.ts";
import { isSaidIn } from "../said-before.ts";
import type { DateToken } from "../token.ts";
import type { RefusedQuestion } from "./candidates.ts";

/**
 * “월급은 25일에 나오는데 성과급은 며칠에 들어와?”: a thing is asked about that was not spoken of where the day was told. Leaving out
 * its name, the word that asks or the words between makes the day of the one thing that of the other.
 */
export function asksOfUnsaidThing({ text, clauses }: RefusedQuestion): boolean {
  const asking = clauses.filter((clause) => asksOf(clause) !== null);
  return asking.some((clause) => {
    if (asksOfSomethingOfDay(clause)) return true;
    const others = clauses.filter((other) => other !== clause);
    if (!tellsNoDay(text, clause) || phrasesOf(clauses).length === 0) return false;
    const isUnsaid = (word: DateToken) => others.every((other) => !isSaidIn(other, word));
    return thingsAsked(clause).some(isUnsaid) || asksWhen(text, clause, isUnsaid);
  });
}

/** No day stands in the clause, or only one of what is done on it: “5월 5일에 산 반지가 언제 와?” */
const tellsNoDay = (text: string, clause: Clause) =>
  phrasesOf([clause]).every(({ expression, end }) => unitOf(expression) !== "day" || /^에\s/.test(text.slice(end)));

/** “크리스마스 파티 며칠이야?”: nothing but nouns stands between the day and the word that asks. */
function asksOfSomethingOfDay({ items }: Clause): boolean {
  const asked = items.findIndex(isAsk);
  const day = items.findLastIndex((item, at) => at < asked && item.kind === "phrase");
  const between = items.slice(day + 1, asked).filter((item) => item.kind !== "plain" || item.token.kind !== "filler");
  const isThing = (item: Item) => item.kind === "plain" && item.token.kind === "word" && isNoun(item.token.text);
  return day !== -1 && between.length > 0 && between.every(isThing);
}

const isNoun = (word: string) => /^[가-힣]{2,}$/.test(word) && isBareNoun(word);

/** 성과급은, 숙소랑 비행기 날짜, 결혼한 날은, 할머니 만 80세 생일, 언제 발표해: what stands beside the word that asks. */
function thingsAsked(clause: Clause): readonly DateToken[] {
  const { items } = clause;
  return unknownWords(clause).filter((word) => {
    const at = items.findIndex((item) => item.kind === "plain" && item.token === word);
    const [before, next, after] = [items[at - 1], items[at + 1], items[at + 2]];
    if (word.start > askedAt(clause)) return isAsk(before) && doneVerb.test(word.text);
    if (next?.kind === "stray" && next.token.kind === "anniversary") return true;
    if (/^[가-힣]+[은는]$|^[가-힣]{2,}[이가]$/.test(word.text)) return true;
    if (isAdnominal(word.text)) return textOf(next) === "날" && isSubject(after);
    return isNoun(word.text) && /^날짜/.test(textOf(next));
  });
}

/** "When's her baby shower?", but not "What date is it?" */
function asksWhen(text: string, clause: Clause, isUnsaid: (word: DateToken) => boolean): boolean {
  const [first] = clause.items;
  const last = clause.items.at(-1);
  if (first === undefined || last === undefined || phrasesOf([clause]).length > 0) return false;
  const said = text.slice(startOf(first), endOf(last));
  return (
    /^(?:so\s+|and\s+)?when(?:'s|\s+(?:is|are|do|does|will|did|was))\b/i.test(said) &&
    unknownWords(clause).some((word) => /^[a-z]{4,}/i.test(word.text) && isUnsaid(word))
  );
}

/** 발표해, 시작하나요: what is done with a noun. */
const doneVerb = /^[가-힣]{2,}(?:해|하지|하죠|하나|하니|할까|하는지|합니까|한대)요?$/;

const isAsk = (item: Item | undefined) => item?.kind === "plain" && item.token.kind === "ask";
const textOf = (item: Item | undefined) => (item === undefined || item.kind === "phrase" ? "" : item.token.text);
const isSubject = (item: Item | undefined) =>
  item?.kind === "plain" && item.token.kind === "particle" && item.token.role === "subject";
