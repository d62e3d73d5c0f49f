import { oneOf } from "#language";

const units = oneOf`
  학년도|학년|학기
  분기|반기
  개월|월
  주차|주
  일차|교시
  회차|회|차
  단계|등급|급
  반|층|기|호|조|팀|등|장|과
`;
const numbers = new RegExp(
  String.raw`(?<![\d.,~/a-z-])(\d{1,3})\s?(?:[~–—-]|부터|에서)\s?(\d{1,3})\s?(${units})(?=[\s,?？!]|까지|$|[은는이가을를의도에])`,
  "gi",
);
const quarters = /\bq([1-4])\s?[-~–—]\s?q?([1-4])\b/gi;

/** 1~3학년 is 1학년~3학년: a range of numbers is told by its two ends, unless what is written names something itself. */
export const withWholeEnds = (question: string, isName: (words: string) => boolean): string =>
  question
    .replace(numbers, (written: string, from: string, to: string, unit: string) =>
      isName(written) ? written : `${from}${unit}~${to}${unit}`,
    )
    .replace(quarters, (written: string, from: string, to: string) =>
      isName(written) ? written : `Q${from} to Q${to}`,
    );
