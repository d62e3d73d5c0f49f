import { topicOf } from "../../steps/choose-tool/topic.ts";
import { readYears } from "../../years-in.ts";

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

const showingWords = /[것거]들?만|보여|추려|걸러|골라|남겨|알려|\bshow\b|\blist\b|\bonly\b|\bkeep\b/iu;

/** 2022년 이후 논문만 보여줘: papers of some years, and nothing else that is said of them. */
function asksYearsOnly(message: string): boolean {
  const { yearFrom, yearTo } = readYears(message, 0).bounds;
  return (yearFrom ?? yearTo) !== undefined && showingWords.test(message) && topicOf(message) === message.trim();
}

/** The arrangement that a message asks for; null when it asks for something else. A table by years is a table. */
export function wantedShape(message: string): Arrangement | null {
  const words = ` ${message.toLowerCase()}`;
  const has = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(phrase));
  if (has(searchWords) || has(contentWords)) return null;
  if (has(tableWords)) return "table";
  if (has(timelineWords)) return "timeline";
  return asksYearsOnly(message) ? "table" : null;
}
