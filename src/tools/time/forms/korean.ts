import { koreanCount } from "./korean-numbers.ts";
import { ending, type Form, form, type Kind, meaning, type Unit } from "./token.ts";

const number = String.raw`(\d{1,5}|[가-힣]{1,4}?)`;
const relatives: ReadonlyMap<string, number> = new Map([
  ["이번", 0],
  ["요번", 0],
  ["금", 0],
  ["다음", 1],
  ["담", 1],
  ["다다음", 2],
  ["다담", 2],
  ["지난", -1],
  ["저번", -1],
  ["지지난", -2],
  ["저저번", -2],
]);
const relative = `(${[...relatives.keys()].sort((one, other) => other.length - one.length).join("|")})`;

const offsets =
  "그끄저께 -3|그끄제 -3|엊그저께 -2|엊그제 -2|그저께 -2|그제 -2|어저께 -1|어제 -1|내일모레 2|낼모레 2|낼모래 2|내일 1|낼 1|명일 1|익일 1|모레 2|모래 2|그글피 4|글피 3";
const years = "내후년 2|후년 2|내년 1|올해 0|올 해 0|금년 0|재작년 -2|작년 -1|지난해 -1";
const months = "이달 0|금월 0|당월 0|익월 1|전월 -1|내달 1|다음달 1|지난달 -1";
const days = "하루 1|이틀 2|사흘 3|나흘 4|닷새 5|엿새 6|이레 7|여드레 8|아흐레 9|열흘 10|보름 15";
const counters: readonly (readonly [letters: string, unit: Unit])[] = [
  ["영업일", "workingDays"],
  ["근무일", "workingDays"],
  ["일", "days"],
  ["주일?", "weeks"],
  ["개월", "months"],
  ["달", "months"],
  ["년", "years"],
];

const listed = (lines: string, kind: Kind, unit: Unit | null = null): Form[] =>
  lines.split("|").map((line) => {
    const at = line.lastIndexOf(" ");
    const letters = line.slice(0, at).replace(" ", String.raw`\s*`);
    return form(new RegExp(letters), meaning(kind, Number(line.slice(at + 1)), unit));
  });

const weekdays = "월화수목금토일";

/** The words of Korean dates, questions and politeness; the first form that reads a word to its end counts. */
export const koreanForms: readonly Form[] = [
  form(/(?:지금|오늘|금일)/, "today"),
  ...listed(offsets, "offset"),
  ...listed(years, "thatyear"),
  ...listed(months, "thatmonth"),
  form(new RegExp(String.raw`${relative}\s*주(?!년|식)`), ([, word = ""]) => [
    meaning("thatweek", relatives.get(word)),
  ]),
  ...listed("전분기 -1", "thatquarter"),
  ...listed("차차주 2|차주 1|금주 0|전전주 -2|전주 -1", "thatweek"),
  form(new RegExp(String.raw`${relative}\s*달`), ([, word = ""]) => [meaning("thatmonth", relatives.get(word))]),
  form(new RegExp(String.raw`${relative}\s*분기`), ([, word = ""]) => [meaning("thatquarter", relatives.get(word))]),
  form(new RegExp(String.raw`${relative}\s*해`), ([, word = ""]) => [meaning("thatyear", relatives.get(word))]),
  form(/([월화수목금토일])(?:요일|욜)/, ([, letter = ""]) => [meaning("weekday", weekdays.indexOf(letter))]),
  form(new RegExp(String.raw`${relative}\s*주말`), ([, word = ""]) => [
    meaning("thatweek", relatives.get(word)),
    meaning("weekend"),
  ]),
  form(/주말/, "weekend"),
  form(/(?:영업일|근무일)/, "workday"),
  form(/(?:말일|마지막\s*날)/, () => [meaning("nth", -1), meaning("anyday")]),
  form(/(?:첫날|첫\s*날)/, () => [meaning("nth", 1), meaning("anyday")]),
  form(/(?:다음\s*날|이튿날|담날)/, () => [meaning("count", 1, "days"), meaning("later")]),
  form(/(?:전날|하루\s*전(?:날)?)/, () => [meaning("count", 1, "days"), meaning("earlier")]),
  form(new RegExp(`${relative}(?=\\s*[월화수목금토일](?:요일|욜))`), ([, word = ""]) => [
    meaning("relative", relatives.get(word)),
  ]),
  form(/(?:마지막|맨\s*마지막)/, meaning("nth", -1)),
  form(/(?:첫\s*번째|첫째|첫)/, meaning("nth", 1)),
  form(/(?:두\s*번째|둘째)/, meaning("nth", 2)),
  form(/(?:세\s*번째|셋째)/, meaning("nth", 3)),
  form(/(?:네\s*번째|넷째)/, meaning("nth", 4)),
  form(/(?:다섯\s*번째|다섯째)/, meaning("nth", 5)),
  form(/(\d{1,2})\s*번째/, ([, nth = ""]) => [meaning("nth", Number(nth))]),
  form(/(\d{4})\s*년/, ([, year = ""]) => [meaning("year", Number(year))]),
  form(/(\d{2})년(?=\s*\d{1,2}월)/, ([, year = ""]) => [meaning("year", 2000 + Number(year))]),
  form(/(1[0-2]|0?[1-9])\s*월/, ([, month = ""]) => [meaning("month", Number(month))]),
  form(new RegExp(String.raw`${number}\s*일\s*(?:째|차)`), ([, amount = ""]) => counted("daynumber", amount, "days")),
  ...listed(days, "count", "days"),
  form(/반년/, meaning("count", 6, "months")),
  ...counters.map(([letters, unit]) =>
    form(new RegExp(String.raw`${number}\s*${letters}`), ([, amount = ""]) => counted("count", amount, unit)),
  ),
  form(/(?:뒤|후|이후|지나고|지나서|있다가)/, "later"),
  form(/(?:전|이전)/, "earlier"),
  form(/음력/, "lunar"),
  form(/양력/, "filler"),
  form(/사이/, "between"),
  form(/(?:며칠|몇\s*일|몇일)\s*째[가-힣]*/, "asknth"),
  form(/(?:영업일|근무일)(?:은|이|로|로는)?\s*(?:기준)?\s*(?:며칠|몇\s*일)[가-힣]*/, "askworkdays"),
  form(/음력(?:으로)?(?:는|은)?\s*(?:며칠|언제|몇\s*월\s*(?:며칠|몇\s*일))[가-힣]*/, "asklunar"),
  form(/몇\s*월\s*(?:며칠|몇\s*일)[가-힣]*/, "askday"),
  form(/(?:며칠|몇\s*일|몇일)(?:이나|이|을)?\s*(?:더\s*)?(?:지났|지난|됐|되었|흘렀)[가-힣]*/, () => [
    meaning("past"),
    meaning("askcount"),
  ]),
  form(/(?:며칠|몇\s*일|몇일)(?:이나|이|을)?\s*(?:더\s*)?(?:남았|남은|남|있어야|기다|차이)[가-힣]*/, "askcount"),
  form(/(?:며칠|몇\s*일|몇일)(?:이었|였)[가-힣]*/, () => [meaning("past"), meaning("askday")]),
  form(/(?:무슨|무신|어느)\s*(?:요일|욜)(?:이었|였)[가-힣]*/, () => [meaning("past"), meaning("askday")]),
  form(/지난\s*지/, "past"),
  form(/언제(?:였|이었)[가-힣]*/, () => [meaning("past"), meaning("askday")]),
  form(/(?:며칠|몇\s*일|몇일)(?!간|동안|씩|\s*(?:뒤|후|전|동안|간))[가-힣]*/, "askday"),
  form(/(?:무슨|무신|어느|뭔|몇)\s*(?:요일|욜)[가-힣]*/, "askday"),
  form(/(?:어느|무슨)\s*날[가-힣]*/, "askday"),
  form(/(?:언제|언젠)(?!나|든|까지나|쯤)[가-힣]*/, "askday"),
  form(/(?:날짜|요일)[가-힣]*/, "askday"),
  form(/(?:디데이|d-?day)[가-힣]*/, "askcount"),
  form(/얼마나\s*남[가-힣]*/, "askcount"),
  form(/몇\s*시[가-힣]*/, "asktime"),
  form(/(?:시각|시간)/, "asktime"),
  form(
    /(?:좀|혹시|그럼|그러면|근데|음|저기|정확히|정확한|정확하게|딱|앞으로|이제|총|아니|기준|기준으로|당일|그날|그때|그게|그건|그거|되는|날|날이|날은|현지)/,
    "filler",
  ),
  form(/(?:알려|말해|계산해|가르쳐|찾아|세|확인해)\s*(?:줘|주라|줄래|주세요|줄\s*수|봐|볼래|달라)[가-힣]*/, "filler"),
  form(
    /(?:알려줄|있어|있나요|있을까|있을까요|부탁해|부탁해요|부탁드려요|부탁드립니다|궁금해|궁금해요|궁금합니다|알고\s*싶어|알\s*수|주실|알려주실)[가-힣]*/,
    "filler",
  ),
  form(/(?:되지|돼|되나|될까|됩니까|되나요|될까요|인지|인가|뭐야|뭐지|뭐에요|뭐예요|어떻게)(?![가-힣])/, "filler"),
  ending(/(?:까지|까진)(?:는|은|도|가)?/, "until"),
  ending(/(?:으로|로)?부터(?:는)?/, "from"),
  ending(/에서(?:는|의)?/, "from"),
  ending(/(?:이랑|랑|하고|과|와)/, "and"),
  ending(/(?:인데|였는데|이었는데|이고|이라서|라서|이니까)/, "break"),
  ending(/(?:에는|에|은|는|이|가|을|를|의|로|으로|로는|으로는|도|만|날은|날이|날|이면|면|이|쯤엔)/, "filler"),
  ending(
    /(?:이야|야|이지|지|이죠|죠|인가|인가요|인지|이에요|예요|입니까|임|이냐|냐|일까|일까요|이더라|이었지|였지|이었더라|였더라|요)/,
    "filler",
  ),
  // 월요일이라는데, 말일자로, 15일이래: what is told of a day changes no day.
  ending(/(?:이(?![내상])|인|라|래|자|였)[가-힣]{0,6}/, "filler"),
];

function counted(kind: Kind, amount: string, unit: Unit): ReturnType<Form["read"]> {
  const value = koreanCount(amount);
  return value === null ? null : [meaning(kind, value, unit)];
}
