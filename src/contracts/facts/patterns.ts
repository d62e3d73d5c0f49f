import { englishNumberPattern, oneOf } from "#language";
import { englishBlank, englishCount, englishDate, englishTime } from "./english-times.ts";
import type { FactKind } from "./fact-kind.ts";
import {
  dayAndMonth,
  dayOfEveryYear,
  koreanClock,
  koreanTime,
  koreanTimeInWords,
  koreanTimeToFill,
  monthOfDay,
  numberedDate,
  untilStop,
} from "./korean-times.ts";

const blank = "[\\s_○()\\[\\]\\d.,~-]";
const figure = "\\d[\\d,.]{0,24}";
/** 1억 5,000만, 3천5백만, 12만 3,500: figures with their units, the last one with or without. */
const figurePart = `${figure}\\s?(?:[십백천]?[만억조]|[십백천])\\s?`;
const figures = `(?<!제\\s{0,2}|[\\d,.])(?:(?:${figurePart}){1,5}(?:${figure}\\s?)?|${figure}\\s?)`;
const currency = "(?:원|(?:달러|유로|위안|엔)(?:(?![가-힣])|(?=[을를이가은는의에과와로]|으로|화|씩|정)))";
const digitWord = "[일이삼사오육칠팔구십백천]";
const largePart = `${digitWord}{1,7}[만억조]`;
/** 일억 오천만원. With a blank before 원 only where 원 ends the word: 만일 원고 is no sum. */
const spelledWon = `(?:${largePart}\\s?){0,3}[일이삼사오육칠팔구십백천만억조]{2,12}원|(?:${largePart}\\s?){1,3}원(?=정|[을이은의에과씩]|으로|[^가-힣]|$)`;
const foreign = `[￦₩$€£]\\s?${figure}(?:\\s?(?:million|billion|thousand))?|(?:USD|US\\$|EUR|KRW)\\s?${figure}|${englishCount}\\s(?:U\\.?S\\.?\\s)?(?:dollars|euros|won)`;
const money = `(?:(?<![가-힣])금\\s{0,3})?(?:${figures}${currency}|${spelledWon})|${foreign}`;
/** A date of which some or all is left to be filled in. */
const openDate = `(?<!생\\s{0,2}|[매격])(?:19|20|00)?(?:[^\\S\\n]|[_○\\d]){0,8}년${blank}{0,8}월${blank}{0,8}일`;

/** Ways of writing one thing, each a pattern of its own: as alternatives of one they would take a tenth of a second to compile. */
const korean = (...sources: readonly string[]) => sources.map((source) => new RegExp(source, "g"));
const english = (...sources: readonly string[]) => sources.map((source) => new RegExp(source, "gi"));

/** How dates, periods, deadlines, amounts, penalties and rates are written. Blanks of a form count: they say that something is agreed there. */
export const factPatterns: Readonly<Record<FactKind, readonly RegExp[]>> = {
  date: [
    ...korean(numberedDate, dayOfEveryYear),
    ...english(englishDate, "\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b", "\\bDate:\\s?_{3,80}"),
    ...korean(openDate),
  ],
  period: [
    ...korean(
      `(?:${koreanTime}|${koreanTimeInWords})(?:간|동안|의\\s?기간|씩)`,
      `(?:${numberedDate}\\.?|${dayOfEveryYear}|${dayAndMonth}|${openDate}|${koreanClock}|[^\\s.,;()]{1,20})\\s?부터(?!\\s?제\\s?\\d)${untilStop}{0,40}?까지`,
      `기간은${untilStop}{0,60}(?:로|으로)\\s?한다`,
    ),
    ...english(
      `(?:for|period of|term of)\\s(?:a\\s(?:period|term)\\sof\\s)?${englishTime}`,
      `${englishTime}\\s(?:term|period)`,
      `from\\s${englishDate},?\\s(?:to|until|till|through)\\s${englishDate}`,
    ),
  ],
  deadline: [
    ...korean(
      `(?:${koreanTimeToFill}|${koreanTimeInWords})(?:\\([^)\\n]{1,8}\\)\\s?)?(?:이내|내에|전까지|전에|이전|안에|내로|이\\s?내)`,
      `(?:${monthOfDay}){0,2}(?:\\d{1,2}\\s?일|말일|날)\\s?까지|지체\\s?없이|즉시`,
    ),
    ...english(
      `(?:within|at least|no later than|not less than)\\s${englishTime}`,
      `${englishTime}['’]?\\s(?:(?:prior|advance|written)\\s){0,3}notice`,
    ),
  ],
  amount: [
    ...english(money, `(?:[$€£]|USD|US\\$|EUR|KRW)\\s?${englishBlank}`),
    ...korean("(?:(?<![가-힣])금\\s{0,3})?(?:_{2,80}|\\[\\s{0,20}\\]|[ ]{3,40})\\s?원"),
  ],
  penalty: [
    /위약금|위약벌|지체상금|지연손해금|지연이자|연체(?:이자|료)|손해배상액을?\s?예정|배액|liquidated damages|late (?:fee|charge|payment)|penalt(?:y|ies)/gi,
  ],
  rate: english(
    `${englishNumberPattern}\\s(?:percent|per cent)(?:\\s\\(\\d[\\d.]{0,12}\\s?%\\))?`,
    oneOf`
    (?<!\d[,.]?)\d[\d.,]{0,15}\s?(?:%|％|퍼센트|percent|per cent)
    (?:\[\s{0,20}\]|_{2,80}|\(\s{0,20}\))\s?(?:%|％)
    \d{1,3}(?:,?\d{3})?분의\s?\d{1,6}(?:\.\d{1,4})?
    \[\s{0,20}\]분의\s?\[\s{0,20}\]
  `,
  ),
};
