import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { unitOf } from "./expression.ts";

/** “어제부터 휴가고 내일이 마지막 날이야”: a stretch whose first and last day are told apart, as one clause; null where either is not told or not once. */
export function stretchTold(clauses: readonly Clause[]): Clause | null {
  const ends = clauses.flatMap((clause) =>
    phrasesOf([clause]).map((phrase) => ({ phrase, clause, end: endTold(clause, phrase) })),
  );
  const [from, ...otherStarts] = ends.filter(({ end }) => end === "from");
  const [until, ...otherEnds] = ends.filter(({ end }) => end === "until");
  if (from === undefined || until === undefined || otherStarts.length > 0 || otherEnds.length > 0) return null;
  if (ends.length > 2) return null;
  return {
    sentence: from.clause.sentence,
    items: [
      { ...from.phrase, role: "from" },
      { ...until.phrase, role: "until" },
    ],
  };
}

/** A clause that tells one end of a stretch. */
export function isEndAlone(clause: Clause): boolean {
  const [phrase, ...more] = phrasesOf([clause]);
  return phrase !== undefined && more.length === 0 && endTold(clause, phrase) !== null;
}

/** 어제부터, 내일이 마지막 날, 시작은 모레, 금요일에 끝나, starts this Friday. */
export function endTold({ items }: Clause, phrase: Phrase): "from" | "until" | null {
  if (unitOf(phrase.expression) !== "day") return null;
  const at = items.indexOf(phrase);
  const previous = items.findLastIndex((item, place) => place < at && item.kind === "phrase");
  const next = items.findIndex((item, place) => place > at && item.kind === "phrase");
  const [before, after] = [items.slice(previous + 1, at), items.slice(at + 1, next === -1 ? undefined : next)];
  const isAlone = previous === -1 && next === -1;
  const isLeading = before.some((item) => item.kind !== "phrase" && /^[a-z]/i.test(item.token.text));
  const said = (isAlone ? [...before, ...after] : isLeading ? before : after).flatMap((item) => edgeOf(item) ?? []);
  const [edge, ...more] = new Set(said);
  if (phrase.role === "from" || phrase.role === "until") return edge === undefined ? phrase.role : null;
  return edge === undefined || more.length > 0 ? null : edge === "start" ? "from" : "until";
}

function edgeOf(item: Item): "start" | "end" | null {
  if (item.kind === "phrase") return null;
  const { token } = item;
  if (token.kind === "edge" || token.kind === "edge-verb") return token.edge;
  if (/^(?:시작|개시|개막|starts?|started|begins?|began|opens?)$/i.test(token.text)) return "start";
  return /^(?:끝|종료|마감|폐막|ends?|ended|closes?|finish(?:es|ed)?)$/i.test(token.text) ? "end" : null;
}
