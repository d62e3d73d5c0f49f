import { englishNumberPattern, monthNamePattern } from "#language";

/** 30, 1,500, thirty, twenty-four. */
export const englishCount = String.raw`(?:(?<![\d,.])\d[\d,.]{0,24}|${englishNumberPattern})`;
export const englishBlank = String.raw`(?:(?<!_)_{2,200}|\[\s{0,20}\])`;

const inFigures = String.raw`(?:\s?\(\d{1,4}\))?`;
const unit = "(?:calendar |business |working |consecutive )?(?:years?|months?|weeks?|days?|hours?)";
const time = String.raw`(?:${englishCount}|${englishBlank})${inFigures}[\s-]?${unit}`;
/** Fourteen (14) days, a 30-day, 1 year and 6 months. */
export const englishTime = String.raw`${time}(?:(?:,?\sand|,)\s${time}){0,2}`;

const monthFirst = String.raw`\b${monthNamePattern}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}`;
/** The letters behind a day may stand apart in a PDF: 4 t h. */
const dayFirst = String.raw`\d{1,2}\s?(?:s\s?t|n\s?d|r\s?d|t\s?h)?\s(?:day\sof\s)?${monthNamePattern}\.?,?\s\d{4}`;
/** January 5, 2026, Jan. 5, 2026, 5 Jan 2026, 5th day of January, 2026. */
export const englishDate = `(?:${monthFirst}|${dayFirst})`;
