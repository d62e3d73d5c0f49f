/** A year, its month and its day: 2026년 3월 1일, 2026. 3. 1, 2026-03-01, 2026/3/1. */
export const numberedDate = String.raw`(?<!\d)\d{4}\s?[년./-]\s?\d{1,2}\s?[월./-]\s?\d{1,2}(?!\d)\s?일?`;
export const dayAndMonth = String.raw`\d{1,2}\s?월\s?\d{1,2}\s?일`;
/** 매년 7월 1일: a day of every year. */
export const dayOfEveryYear = String.raw`(?:매년|해마다)\s?${dayAndMonth}`;
/** 매월 5일까지, 다음 달 10일까지: which month a day is of. */
export const monthOfDay = String.raw`(?:매월|매달|매년|매\s?분기|다음\s?달|익월|당월|\d{1,2}\s?월)\s?`;
/** 오후 10시 30분. */
export const koreanClock = String.raw`(?:오전|오후|새벽|아침|낮|저녁|밤)\s?\d{1,2}시(?:\s?\d{1,2}분)?`;

const figure = String.raw`(?<!\d[,.]?)\d{1,4}(?:,\d{3}){0,2}(?:\.\d{1,2})?`;
const blank = String.raw`\[\s{0,20}\]|(?<!_)_{2,200}|○{1,10}`;
const unit = "(?:년|개월|월|주일?|영업일|일|시간|달)";
const counted = String.raw`(?:${figure}|${blank})\s?${unit}\s?`;
/** 30일, 1년 6개월, 1,000시간, [ ]일. */
export const koreanTime = `(?:${counted}){1,3}`;
/** The last part may be a gap, in brackets or not: (   )일. */
export const koreanTimeToFill = String.raw`(?:${counted}){0,2}(?:${figure}|${blank}|\s{2,20})\s?\)?${unit}\s?`;

const daysInWords = String.raw`하루|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘|열하루|열이틀|보름|스무날|반년|반\s?달`;
const nativeTens = "열|스물|서른|마흔|쉰|예순|일흔|여든|아흔";
const nativeOnes = "한|한두|두|두세|세|석|서너|네|넉|다섯|여섯|일곱|여덟|아홉";
/** 한 달, 석 달, 열두 시간, 스무 해. */
const nativeCounted = String.raw`(?:(?:${nativeTens})?(?:${nativeOnes})|${nativeTens}|스무)\s?(?:달|해|주일?|시간)`;
/** 삼십일, 육 개월, 삼십(30)일. A single 이 apart from its unit is rather "this": 이 시간 내에. */
const sinoCounted = String.raw`(?!이\s(?!개월|영업일))[일이삼사오육칠팔구십백천]{1,7}(?:\s?\(\d{1,4}\))?\s?(?:년|개월|주일|주(?=\s?간)|영업일|일|시간)`;
/** 열흘, 한 달 반, 일 년 육 개월. */
export const koreanTimeInWords = String.raw`(?<![가-힣\d])(?:(?:${daysInWords}|${nativeCounted}|${sinoCounted})\s?(?:반\s?)?){1,3}`;
/** What stands between two ends of a period: no full stop but that of a date. */
export const untilStop = String.raw`(?:[^.\n]|(?<=\d)\.)`;
