import { bothEnds } from "#language";
import { papersNamedByAuthor } from "#papers";
import { type PaperFilters, readFilters } from "../../filters/read-filters.ts";
import { readYears } from "../../filters/read-years.ts";
import { paperNumbersIn } from "./paper-numbers.ts";
import { pointedCount } from "./pointed-count.ts";
import type { ChooseToolInput } from "./schema.ts";
import { topicOf } from "./topic.ts";

/** Letters at either end of a message in which a request stands; what is pasted between them names papers of its own. */
const requestLength = 4_000;

const requestIn = (message: string) => bothEnds(message, requestLength);

/**
 * The papers that a message names: by number, by author and year, or by title. A name that fits no paper is among them as
 * it stands, so that the tool says that there is none.
 */
export function namedPapers({ message: whole, papers, shown }: ChooseToolInput): (string | number)[] {
  const message = requestIn(whole);
  const numbers = paperNumbersIn(message, papers.length, shown);
  const quoted = [...message.matchAll(/["“「『]([^"”」』]{4,300})["”」』]/g)].map((found) => found[1] ?? "");
  const lower = message.toLowerCase();
  const titles = papers
    .filter(({ title }) => title.length > 8 && lower.includes(title.toLowerCase()))
    .map(({ number }) => number);
  const byAuthor = papersNamedByAuthor(
    message,
    papers.map(({ name }) => name),
  );
  const authored = byAuthor.places.flatMap((place) => papers[place]?.number ?? []);
  const unknown = titles.length > 0 ? [] : [...byAuthor.unknown, ...quoted];
  return [...new Set<string | number>([...numbers, ...titles, ...authored, ...unknown])];
}

/** How many messages back papers are still those that a person speaks of. */
const spokenOfLately = 6;

/**
 * The papers that a message points at by how many they are: 그 둘, those three. They are all there are, what was shown last,
 * or what an earlier message or answer named, if that is as many. Null: it points at none so; no papers: nobody knows which.
 */
export function pointedPapers(
  asked: ChooseToolInput,
): { readonly count: number; readonly papers: readonly number[] | null } | null {
  const count = pointedCount(requestIn(asked.message));
  if (count === null) return null;
  const earlier = asked.history
    .slice(-spokenOfLately)
    .map(({ text }) => namedPapers({ ...asked, message: text }).filter((one) => typeof one === "number"));
  const all = asked.papers.map(({ number }) => number);
  const papers = [...earlier.toReversed(), asked.shown, all].find((numbers) => numbers.length === count) ?? null;
  return { count, papers };
}

const yearOfPapers = /(?<!\d)((?:19|20)\d{2})(?:\s?년도?의?\s?(?:논문|연구|것|거)|\s(?:paper|study|one)\b)/gu;

/** The papers that a message names or bounds by years, author or venue, as the input of a tool over several; none means all of them. */
export function somePapers(asked: ChooseToolInput): { papers?: (string | number)[] } & PaperFilters {
  const named = namedPapers(asked);
  if (named.length > 0) return { papers: named };
  const pointed = pointedPapers(asked);
  if (pointed?.papers != null) return { papers: [...pointed.papers] };
  const { filters } = readFilters(requestIn(asked.message), asked.thisYear, asked.venues);
  const years = [...requestIn(asked.message).matchAll(yearOfPapers)].flatMap((found) => found[1] ?? []);
  // 2018년 논문부터 2022년 논문까지: the years between are meant too.
  const isSpan =
    filters.yearFrom === Math.min(...years.map(Number)) && filters.yearTo === Math.max(...years.map(Number));
  // 2019년 논문과 2021년 논문: each year names papers, and what lies between is not meant.
  return years.length > 1 && !isSpan ? { papers: years } : filters;
}

/** What a message is said to be about where it names a paper in words of its own: X와 비슷한, the abstract of X. */
const spokenOf = [
  /^(.{2,200}?)(?:이?랑|하고|와|과|처럼)\s?(?:많이\s|가장\s|제일\s)?(?:비슷|유사|닮|관련|이어지|같은\s(?:주제|맥락|계열))/u,
  /^(.{2,200}?)(?:의|에\s실린)?\s?(?:국문|영문|영어|한글)?\s?초록/u,
  /\b(?:similar|related|close)\sto\s(.{2,200}?)(?:,|\?|\.?$|\splease\b)/iu,
  /\babstract\sof\s(.{2,200}?)(?:,|\?|\.?$|\s(?:into|to|in)\s|\splease\b)/iu,
];

/** Words that point back to what was spoken of last, or to no paper at all. */
const pointingWords = new Set(
  `
  이 그 저 위 방금 아까 이번 해당
  논문 글 연구 거 것 걸
  이거 그거 저거 요거 이논문 그논문
  영어 한국어 국문 영문
  this that the it these those above
  paper papers article articles study one
  `
    .trim()
    .split(/\s+/),
);

const isPointing = (words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => pointingWords.has(word.replace(/(?<=.)[의들]$/u, "")));

/** What papers are wanted about: 요약 관련 논문, papers related to summaries. */
const wantedAbout = [
  /^(.{1,200}?)(?:에|과|와|이?랑|하고)?\s?(?:관련|연관)(?:된|한|해서|하여|하는|있는)?(?![가-힣]*[도성])/u,
  /\b(?:related|relating|relevant)\sto\s(.{2,200}?)(?:,|\?|\.?$|\splease\b)/iu,
];
/** Words by which something is a paper, and not what papers are about. */
const paperWords = /논문|페이퍼|연구|글|저자|[「『"“'‘’]|\b(?:papers?|article|study|work|book|one|doi|arxiv)\b/iu;

/** Whether papers are wanted about a topic and not around a paper, though both are called related. */
export function wantsTopic(asked: ChooseToolInput): boolean {
  const request = requestIn(asked.message);
  const about = wantedAbout.flatMap((pattern) => pattern.exec(request)?.[1]?.trim() ?? [])[0];
  if (about === undefined || about === "" || paperWords.test(about)) return false;
  return !isPointing(about.split(/\s+/)[0] ?? "") && namedPapers(asked).length === 0;
}

/**
 * The one paper that a message is about: the first it names, the one of the year it names, or what it says of it in words.
 * The latest is meant only where it names none.
 */
export function onePaper(asked: ChooseToolInput): string | number {
  const [named] = namedPapers(asked);
  if (named !== undefined) return named;
  const { yearFrom, yearTo } = readYears(asked.message, asked.thisYear).bounds;
  if (yearFrom !== undefined && yearFrom === yearTo) return String(yearFrom);
  const spoken = spokenOf.flatMap((pattern) => pattern.exec(asked.message)?.[1]?.trim() ?? [])[0];
  if (spoken !== undefined && !isPointing(spoken)) {
    const title = topicOf(spoken);
    if (!isPointing(title)) return title;
  }
  return asked.papers.at(-1)?.number ?? topicOf(asked.message);
}
