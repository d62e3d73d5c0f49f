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
  견[줘주]
  대조
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
const rank = new RegExp(
  String.raw`(?<![가-힣])(${koreanRanks.join("|")})(?:\s?${koreanPaper}|[와과랑]|이랑|하고|[은는을를]?\s(?=${wishes}))`,
  "giu",
);
const englishPaper = "(?:papers?|ones?|articles?|study|studies|results?|hits?|entry|entries|abstracts?)";
const englishOrdinal = String.raw`(?:${englishOrdinals.join("|")}|\d{1,3}(?:st|nd|rd|th)|last|final)`;
const inEnglish = new RegExp(String.raw`\b(${englishOrdinal})\s(?:[a-z]+\s)?${englishPaper}\b`, "giu");
const anOrdinal = new RegExp(String.raw`\b${englishOrdinal}\b`, "giu");
const ordinalJoin = String.raw`\s?(?:,\s?and|,|&|and|or|vs\.?|versus|with|against|to)\s(?:the\s)?`;
/** Behind ordinals without a noun: "first and second language" names no papers, "the first and the second" does. */
const behindEnglish = String.raw`(?=['’]s\b|\s?(?:$|[?.!,;:)])|\s(?:${oneOf`
  only
  please
  again
  instead
  together
  side\sby\sside
  differ
  agree
  in\sdetail
  in\sa\stable
  by
  on
  with
`})\b)`;
const ordinalList = new RegExp(
  String.raw`\b${englishOrdinal}(?:\s${englishPaper})?(?:${ordinalJoin}${englishOrdinal}(?:\s${englishPaper}\b)?)+(?:(?<=\s${englishPaper})|${behindEnglish})`,
  "giu",
);
/** "on the 3rd" is a day. */
const loneOrdinal = new RegExp(
  String.raw`(?<!\b(?:on|until|till|by|before|after|since)\s)\bthe\s(${englishOrdinal})(?=['’]s\b|\s?(?:$|[?.!,;)])|\s(?:please|again|instead|differs?|compares?|says?|claims?|argues?|from|with|than)\b)`,
  "giu",
);
/** paper one and two, number three. */
const spelt = new RegExp(
  String.raw`\b(?:papers?|numbers?)\s((?:${englishCounts.join("|")})(?:\s?(?:,\s?and|,|&|and|or)\s(?:${englishCounts.join("|")}))*)\b(?!-|\s\p{L}+s\b)`,
  "giu",
);
const aCount = new RegExp(String.raw`\b(?:${englishCounts.join("|")})\b`, "giu");
/** Counted from the end: 뒤에서 두 번째, second to last. */
const fromEnd = new RegExp(
  String.raw`(?:뒤|끝|마지막|아래|밑)에서\s?(${koreanOrdinals.join("|")}|\d{1,3})\s?번째|\b(${englishOrdinals.join("|")}|next)[\s-]to[\s-](?:the[\s-])?last\b|\b(penultimate)\b`,
  "giu",
);
const lastInKorean = new RegExp(
  String.raw`(?:맨\s?)?(?:마지막|맨\s?(?:끝|뒤|아래))${brought}${paperBehind("{1}")}`,
  "giu",
);
const firstInKorean = new RegExp(String.raw`맨\s?(?:처음|앞|위)${brought}${paperBehind("{1}")}`, "giu");
const several = [
  new RegExp(
    String.raw`\b(first|last)\s(${englishCounts.join("|")}|\d{1,3})(?:\s(?:papers|articles|studies|results|hits|ones)\b|(?=\s?(?:$|[?.!,;])))`,
    "giu",
  ),
  new RegExp(
    String.raw`(처음|앞|앞의|앞에\s있는|마지막|뒤|뒤의|끝의)\s?(${koreanOrdinals.join("|")}|\d{1,3})\s?(?:편|개)(?![월년])`,
    "giu",
  ),
  /(처음|앞|앞의|마지막|뒤|뒤의|끝의)\s?(둘|셋|넷)(?=[을를의은는이만]|\s|$)/giu,
];

/**
 * The numbers of papers that a message says, in its order; a number that no paper has is among them. Ordinals count among the
 * papers that were shown last, and among all where none were.
 */
export function paperNumbersIn(said: string, count: number, shown: readonly number[] = []): number[] {
  const found: { at: number; numbers: readonly number[] }[] = [];
  const length = shown.length > 0 ? shown.length : count;
  const at = (place: number) => shown[place - 1] ?? place;
  let message = said;
  const collect = (pattern: RegExp, read: (match: RegExpExecArray) => readonly number[]) => {
    for (const match of message.matchAll(pattern)) found.push({ at: match.index, numbers: read(match) });
  };
  collect(fromEnd, ([, korean, english]) => [at(length + 1 - placeFromEnd(korean ?? english ?? "second"))]);
  // What was counted from the end is not counted from the beginning, too.
  message = message.replace(fromEnd, (words) => " ".repeat(words.length));
  for (const pattern of numbered) collect(pattern, (match) => expand(match[1] ?? ""));
  collect(spelt, ([, list = ""]) => (list.match(aCount) ?? []).map((word) => numberValue(word.toLowerCase()) ?? 0));
  for (const pattern of several)
    collect(pattern, ([, end = "", many = ""]) => edge(end, countOf(many), length).map(at));
  for (const pattern of [ordinal, rank, inEnglish, loneOrdinal])
    collect(pattern, ([, word = ""]) => [at(placeOf(word, length))]);
  collect(ordinalList, ([list]) => (list.match(anOrdinal) ?? []).map((word) => at(placeOf(word, length))));
  collect(firstInKorean, () => [at(1)]);
  collect(lastInKorean, () => [at(length)]);
  const numbers = new Set(found.toSorted((a, b) => a.at - b.at).flatMap((one) => one.numbers));
  // Without papers there is no last one.
  return [...numbers].filter((number) => number > 0);
}

const together: Readonly<Record<string, number>> = { 둘: 2, 셋: 3, 넷: 4 };
const countOf = (word: string) => together[word] ?? numberValue(word.toLowerCase()) ?? 0;

/** 두, second, next: how far from the end. The first from the end is the last. */
const placeFromEnd = (word: string) => (/^next$/i.test(word) ? 2 : placeOf(word, 0));

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
