/** A year, its month and its day: 2026년 3월 1일, 2026. 3. 1, 2026-03-01, 2026/3/1. */
export const numberedDate = String.raw`(?<!\d)\d{4}\s?[년./-]\s?\d{1,2}\s?[월./-]\s?\d{1,2}(?!\d)\s?일?`;

const figure = String.raw`(?<!\d[,.]?)\d{1,4}(?:,\d{3}){0,2}(?:\.\d{1,2})?`;
const blank = String.raw`\[\s{0,20}\]|(?<!_)_{2,200}|○{1,10}`;
const unit = "(?:년|개월|월|주일?|영업일|일|시간|달)";
const counted = String.raw`(?:${figure}|${blank})\s?${unit}\s?`;
/** 30일, 1년 6개월, 1,000시간, [ ]일. */
export const koreanTime = `(?:${counted}){1,3}`;
/** The last part may be a gap, in brackets or not: (   )일. */
export const koreanTimeToFill = String.raw`(?:${counted}){0,2}(?:${figure}|${blank}|\s{2,20})\s?\)?${unit}\s?`;
/** What stands between two ends of a period: no full stop but that of a date. */
export const untilStop = String.raw`(?:[^.\n]|(?<=\d)\.)`;
