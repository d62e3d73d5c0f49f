import { oneOf } from "#language";
import { isFiltered, readFilters } from "../../filters/read-filters.ts";
import { topicIn } from "../../steps/choose-tool/topic.ts";

/** How papers can be arranged: a row a paper, or year by year. */
export type Arrangement = "table" | "timeline";

const timelineWords = [
  "연도별",
  "연도순",
  "연대순",
  "시간순",
  "년도별",
  "타임라인",
  "연표",
  "timeline",
  "time line",
  "chronological",
  "by year",
  "year by year",
];

/** A space before 표: 발표로 and 목표로 are other words. */
const tableWords = [
  " 표로",
  " 표를",
  " 표 하나",
  " 표 만들",
  " 표에 ",
  "as a table",
  "in a table",
  "into a table",
  "in table form",
  "a table of",
  "a table with",
  "table of the papers",
  "table of these",
];

/** A search that mentions years or tables is a search. */
const searchWords = ["찾아", "검색", "find ", "search", "look for"];

/** What a paper says is read by other tools, in tables too. */
const contentWords = [
  "데이터",
  "방법",
  "결과",
  "한계",
  "성능",
  "표본",
  "대상",
  "도구",
  "기여",
  "대조",
  "비교",
  "견주",
  "어떻게",
  "무엇을",
  "차이",
  "data",
  "method",
  "result",
  "limit",
  "finding",
  "sample",
  "compar",
  "contrast",
  "differ",
];

/** Only papers are to be shown. */
const showingWords =
  /[것거]들?만|논문들?만|보여|추려|걸러|골라|남겨|알려|\p{L}만(?:요|\s|$)|\b(?:show|list|only|keep|just|ones|except|but)\b/iu;

/** What is wanted of papers beside seeing which they are, told by other tools. */
const otherWishes = new RegExp(
  oneOf`
    분석
    요약
    번역
    묶
    군집
    갈래
    종합
    엮
    평가
    순위
    중요
    추천
    먼저
    읽
    비슷
    초록
    몇\s?[편개]
    analy[sz]
    summar
    translat
    cluster
    \bgroup
    \brank
    synthes
    \bsimilar
    \brelated
    abstract
    \bread
    recommend
    important
    how\smany
  `,
  "iu",
);
/** Papers that are not there yet. */
const furtherWords = /(?<![가-힣])더(?![가-힣])|새로|새\s논문|\bmore\b(?!\sthan)|\bnew\b|\bother\b|\banother\b/iu;
/** Which few is a choice, unless it is said what of. */
const choosingWords = /고르|골라|추려|\bpick|\bchoose|\bbest\b/iu;

const backwards = new RegExp(
  oneOf`
    (?:^|\s)[그이]\s?(?:중에서?도?|중|가운데서?)(?=\s|,)
    (?:^|\s)(?:이것|그것|이|그)들?\s중(?:에|에서)?(?=\s|,)
    (?:^|\s)(?:찾은|위|이|그|방금)\s?\S{0,6}\s?중(?:에|에서)?(?=\s|,)
    (?:^|\s)여기서(?=\s|,)
    \b(?:of|among|from)\s(?:these|those|them)\b
  `,
  "iu",
);

/** Whether a message speaks of the papers that were just shown: 그중에, of these. */
export const pointsBack = (message: string): boolean => backwards.test(message);

/** 그중 2020년 이후 것만, only those by Post, what about 2015: which papers are there, and nothing else that is said of them. */
function narrows(message: string, venues: readonly string[]): boolean {
  const read = readFilters(message, 0, venues);
  if (!isFiltered(read) || otherWishes.test(message) || furtherWords.test(message) || topicIn(message, venues) !== null)
    return false;
  const { author, venue, ...years } = read.filters;
  const isTied = pointsBack(message) || showingWords.test(message);
  if (author !== undefined || venue !== undefined) return isTied && !hasAny(message, searchWords);
  return Object.keys(years).length > 0 || !choosingWords.test(message);
}

const hasAny = (message: string, phrases: readonly string[]) => {
  const words = ` ${message.toLowerCase()}`;
  return phrases.some((phrase) => words.includes(phrase));
};

/** The arrangement that a message asks for; null when it asks for something else. A table by years is a table. */
export function wantedShape(message: string, venues: readonly string[] = []): Arrangement | null {
  if (hasAny(message, contentWords)) return null;
  if (!hasAny(message, searchWords)) {
    if (hasAny(message, tableWords)) return "table";
    if (hasAny(message, timelineWords)) return "timeline";
  }
  return narrows(message, venues) ? "table" : null;
}
