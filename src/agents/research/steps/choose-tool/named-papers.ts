import { bothEnds } from "#language";
import { papersNamedByAuthor } from "#papers";
import type { ChooseToolInput } from "./schema.ts";
import { writtenYears } from "./search-words.ts";

/** Letters at either end of a message in which a request stands; what is pasted between them names papers of its own. */
const requestLength = 4_000;

const numberList = String.raw`\d{1,3}(?:\s?(?:,|~|-|–|·|와|과|and|&)\s?\d{1,3})*`;
/** A number of the notebook as people write it: [3], #3, 3번, 1~4번, 논문 3, papers 1 and 2. */
const numbered = new RegExp(
  String.raw`\[(${numberList})\]|#(${numberList})|(?<![\d.])(${numberList})\s?번(?!째)|(?:논문|\bpapers?)\s(${numberList})(?![\d.]|\s?[편개년%])`,
  "giu",
);
const ordinals = ["첫|first", "두|second", "세|third", "네|fourth", "다섯|fifth"];
const ordinal = new RegExp(
  String.raw`(?<![가-힣\d])(?:(${ordinals.join("|")})|(\d{1,2}))(?:\s?번째|\s(?:paper|one|article)\b)`,
  "giu",
);
const quotation = /["“「『]([^"”」』]{4,300})["”」』]/g;

/**
 * The papers that a message names exactly: by number, by place among those that were shown last, by title, or by author and
 * year. What stands in quotation marks and fits none is among them as it is, so that the tool says that there is none.
 */
export function namedPapers({ message: whole, papers, shown }: ChooseToolInput): (string | number)[] {
  const message = bothEnds(whole, requestLength);
  const numbers = [...message.matchAll(numbered)].flatMap((match) => numbersIn(match.slice(1).find(Boolean) ?? ""));
  const places = [...message.matchAll(ordinal)].map(([, word, digits]) => Number(digits ?? placeOf(word ?? "")));
  const inOrder = shown.length > 0 ? shown : papers.map(({ number }) => number);
  const lower = message.toLowerCase();
  const titled = papers.filter(({ title }) => title.length > 8 && lower.includes(title.toLowerCase()));
  const names = papers.map(({ name }) => name);
  const authored = papersNamedByAuthor(message, names).flatMap((place) => papers[place]?.number ?? []);
  const exact = [...numbers, ...places.flatMap((place) => inOrder[place - 1] ?? []), ...authored];
  exact.push(...titled.map(({ number }) => number));
  if (exact.length > 0) return [...new Set(exact)];
  return [...message.matchAll(quotation)].map(([, words = ""]) => words);
}

/** `1~3, 5` as 1, 2, 3, 5. */
function numbersIn(list: string): number[] {
  return list.split(/,|·|와|과|and|&/iu).flatMap((part) => {
    const [from = 0, to = from] = (part.match(/\d+/g) ?? []).map(Number);
    return Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => from + at);
  });
}

const placeOf = (word: string) => 1 + ordinals.findIndex((forms) => forms.split("|").includes(word.toLowerCase()));

/** The papers that a message names or bounds by years, as the input of a tool over several; none means all of them. */
export function somePapers(asked: ChooseToolInput) {
  const papers = namedPapers(asked);
  return papers.length === 0 ? writtenYears(bothEnds(asked.message, requestLength)).bounds : { papers };
}

/** The one paper that a message names; the only one that was shown; else its own words, which the tool looks up as a title. */
export function onePaper(asked: ChooseToolInput): string | number {
  const [named] = namedPapers(asked);
  if (named !== undefined) return named;
  const [only, ...others] = asked.shown.length > 0 ? asked.shown : asked.papers.map(({ number }) => number);
  return only !== undefined && others.length === 0 ? only : asked.message.trim().slice(0, 500) || "?";
}
