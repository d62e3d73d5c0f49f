import { hasDigit, numberValue, oneLine, patternLines, valueOfSum } from "#language";

/** A sum that a question holds and nothing else: as it is written, and what comes of it. */
export interface Sum {
  readonly expression: string;
  readonly value: number;
}

const longestSum = 200;

const writtenFigure = /\d[\d,.]*(?:\s?[천만억][\d천백십만억]*)?/g;
/** How sums are written in words, as the signs they stand for. */
const inSigns = patternLines("agents/chat/words/sums.txt").map(({ said, pattern }) => ({
  signs: said === "nothing" ? "" : said,
  pattern: new RegExp(pattern, "gi"),
}));

/** The sum that a question is, in signs or in plain words; null for any other question, and for a sum without a value. */
export function findArithmetic(text: string): Sum | null {
  if (text.length > longestSum) return null;
  const figures = text
    .trim()
    .replace(writtenFigure, (figure) => String(numberValue(figure.replace(/[\s,]/g, "")) ?? figure));
  const signs = inSigns.reduce((written, { pattern, signs: sign }) => written.replace(pattern, sign).trim(), figures);
  if (!/^[\d\s+\-*/().%^]{3,80}$/.test(signs) || !/\d\s*[+\-*/%^]\s*[\d(.-]/.test(signs)) return null;
  // A date or a telephone number.
  if (/^0?\d{1,4}-\d{1,4}-\d{1,4}$/.test(signs)) return null;
  const tokens = signs.match(/\d+(?:\.\d+)?|[+\-*/%^()]/g) ?? [];
  const value = valueOfSum(tokens.map((token) => (hasDigit(token) ? Number(token) : token)));
  // Beyond it digits would be lost.
  if (value === null || Math.abs(value) > Number.MAX_SAFE_INTEGER) return null;
  // 0.1 + 0.2 is 0.3.
  return {
    expression: oneLine(signs),
    value: Number.isInteger(value) ? value : Number(value.toPrecision(12)),
  };
}

/** The sum with its value; what does not come out even is told to the second decimal, and as such. */
export function saySum({ expression, value }: Sum): string {
  const told = value.toLocaleString("en-US", { maximumFractionDigits: Math.abs(value) < 1 ? 6 : 2 });
  return `${expression} ${Number(told.replaceAll(",", "")) === value ? "=" : "≈"} **${told}**`;
}
