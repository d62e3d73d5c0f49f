import { oneOf } from "#language";
import { numberValue } from "#language/meaning";

const one = String.raw`(?<!\d)\d{1,3}(?!\d)`;
const upTo = String.raw`\s?(?:-|–|~|∼|to|through|부터|에서)\s?#?`;
const item = String.raw`${one}(?:\s?번)?(?:${upTo}${one})?`;
const between = String.raw`\s?(?:,\s?and|,|&|·|와|과|and|or|vs\.?|versus)\s?#?`;
const list = `${item}(?:${between}${item})*`;
const units = oneOf`
  %
  percent\b
  years?\b
  months?\b
  days?\b
  hours?\b
  times\b
  or\smore\b
  words\b
  [편개건년월일명쪽점회위등만천차]
`;
const anItem = new RegExp(item, "giu");
/** A list is read from its beginning only: begun again at each of its numbers, a long one would be read as often as it has any. */
const listStart = String.raw`(?<!(?<!\d)\d{1,3}(?:\s?번)?(?:${between}|${upTo}))`;
/** Behind a number: a letter that makes it a word (3D, 6G, 4-bit). */
const inWord = String.raw`[a-z]|-\p{L}`;
/** Behind a number: it counts something, or is part of a word, and names no paper. */
const counted = String.raw`(?!\d|[.,]\d|${inWord}|\s?(?:${units}))`;
const papersInEnglish = oneOf`
  papers?
  articles?
  studies
  study
  numbers?
  nos?\.
`;
const asked = oneOf`
  compare
  contrast
  similar to
  related to
  like
  cites?
  citing
`;
/** Behind 번: how often, and no number of a paper. */
const often = oneOf`
  이상
  이하
  미만
  넘
  씩
  정도
  쯤
  더
  반복
  인용[된됐되]
`;

/** Where numbers of the notebook stand in a message: [3], 1~3번, papers 1, 2 and 4, 논문 3. */
const numbered = [
  String.raw`\[(${list})\]`,
  `#(${list})(?!${inWord})`,
  String.raw`(?<!\b(?:each|every|per)\s)\b(?:${papersInEnglish})\s?#?\(?(${list})${counted}`,
  String.raw`\b(?:${asked})\s(${list})${counted}(?!\s\p{L}+s\b|${between}\d)`,
  String.raw`${listStart}(${list})\s?번(?!째|\s?(?:${often}))`,
  String.raw`논문\s?(${list})${counted}`,
].map((pattern) => new RegExp(pattern, "giu"));

const koreanOrdinals = ["첫", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];
const koreanRanks = ["첫째", "둘째", "셋째", "넷째", "다섯째"];
const englishOrdinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const englishCounts = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const koreanPaper = "(?:논문|글|연구|문헌|초록|결과|것|거|걸|꺼|편)";
const wishes = oneOf`
  비교
  분석
  요약
  번역
  설명
  정리
`;
/** Behind 마지막 and 첫 번째: what brought the paper there. 마지막으로 and 첫 번째로 alone tell when something is done. */
const brought = String.raw`(?:(?:으?로|에)\s(?:나온|찾은|있는|올린|넣은|추가한)|의)?`;
/** The paper, at once or behind words that stand apart. */
const paperBehind = (words: string) => String.raw`(?:\s?|\s(?:\S{1,12}\s)${words})${koreanPaper}`;
/** Behind 첫 번째: the paper, a particle or what is to be done with it. */
const behindOrdinal = String.raw`${paperBehind("{1,2}?")}|[와과랑은는을를만도,]|이랑|하고|\s(?=${wishes})|\s?$`;
const ordinal = new RegExp(
  String.raw`(?<![가-힣\d])(${koreanOrdinals.join("|")}|\d{1,3})\s?번째${brought}(?:${behindOrdinal})`,
  "giu",
);
const rank = new RegExp(String.raw`(?<![가-힣])(${koreanRanks.join("|")})\s?${koreanPaper}`, "giu");
const englishPaper = "(?:paper|one|article|study|result|hit|entry|abstract)";
const inEnglish = new RegExp(
  String.raw`\b(${englishOrdinals.join("|")}|\d{1,3}(?:st|nd|rd|th)|last|final)\s(?:[a-z]+\s)?${englishPaper}\b`,
  "giu",
);
const lastInKorean = new RegExp(
  String.raw`(?:맨\s?)?(?:마지막|맨\s?(?:끝|뒤|아래))${brought}${paperBehind("{1}")}`,
  "giu",
);
const firstInKorean = new RegExp(String.raw`맨\s?(?:처음|앞|위)${brought}${paperBehind("{1}")}`, "giu");
const several = [
  new RegExp(
    String.raw`\b(first|last)\s(${englishCounts.join("|")}|\d{1,3})\s(?:papers|articles|studies|results|hits|ones)\b`,
    "giu",
  ),
  new RegExp(
    String.raw`(처음|앞|앞의|앞에\s있는|마지막|뒤|뒤의|끝의)\s?(${koreanOrdinals.join("|")}|\d{1,3})\s?(?:편|개)(?![월년])`,
    "giu",
  ),
];

/** The numbers of papers that a message says, in its order; a number that no paper has is among them. */
export function paperNumbersIn(message: string, count: number): number[] {
  const found: { at: number; numbers: readonly number[] }[] = [];
  const collect = (pattern: RegExp, read: (match: RegExpExecArray) => readonly number[]) => {
    for (const match of message.matchAll(pattern)) found.push({ at: match.index, numbers: read(match) });
  };
  for (const pattern of numbered) collect(pattern, (match) => expand(match[1] ?? ""));
  for (const pattern of several)
    collect(pattern, ([, end = "", many = ""]) => edge(end, numberValue(many) ?? 0, count));
  for (const pattern of [ordinal, rank, inEnglish]) collect(pattern, ([, word = ""]) => [placeOf(word, count)]);
  collect(firstInKorean, () => [1]);
  collect(lastInKorean, () => [count]);
  const numbers = new Set(found.toSorted((a, b) => a.at - b.at).flatMap((one) => one.numbers));
  // Without papers there is no last one.
  return [...numbers].filter((number) => number > 0);
}

/** 1~3 and 5 as 1, 2, 3, 5. What a list says again, it says once. */
function expand(text: string): number[] {
  const ranges = new Set(text.match(anItem));
  return [...ranges].flatMap((range) => {
    const [from = 0, to = from] = (range.match(/\d+/g) ?? []).map(Number);
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    return Array.from({ length: high - low + 1 }, (_, at) => low + at);
  });
}

/** 첫, 둘째, second, 3rd, last: the place among so many papers. */
function placeOf(word: string, count: number): number {
  const lower = word.toLowerCase();
  if (lower === "last" || lower === "final") return count;
  if (lower.startsWith("첫")) return 1;
  const at = englishOrdinals.indexOf(lower);
  return at === -1 ? (numberValue(lower.replace(/(?:째|st|nd|rd|th)$/u, "")) ?? 0) : at + 1;
}

/** The first or last so many; a number behind the last paper tells that there are not as many. */
function edge(end: string, amount: number, count: number): number[] {
  const isLast = /last|마지막|뒤|끝/i.test(end) && amount <= count;
  return Array.from({ length: amount }, (_, at) => (isLast ? count - amount : 0) + at + 1);
}
