import { numberValue, valueOfSum } from "#language";

/** A sum that a question holds and nothing else: as it is written, and what comes of it. */
export interface Sum {
  readonly expression: string;
  readonly value: number;
}

const longestSum = 200;
const number = String.raw`\d[\d,.]*(?:\s?[천만억][\d천백십만억]*)?`;

/** How sums are written in words, as the signs they stand for. */
const inSigns: readonly (readonly [pattern: RegExp, signs: string])[] = [
  [new RegExp(String.raw`^(${number})\s*명이?서?\s+(${number})\s*원?[을를]?\s*(?:똑같이\s*)?나[누눠].*$`), "$2/$1"],
  [/(\d)\s*원/g, "$1"],
  [/(\d)\s*의?\s*제곱/g, "$1^2"],
  [/(\d)의\s*(\d+)\s*승/g, "$1^$2"],
  [/(\d+(?:\.\d+)?)\s*의\s*(\d+(?:\.\d+)?)\s*(?:%|퍼센트|프로)/g, "$1*$2/100"],
  [/(\d+(?:\.\d+)?)\s*(?:%|percent)\s*of\s*(\d+(?:\.\d+)?)/gi, "$2*$1/100"],
  [/^(\d+)\s*명이서\s+(\d+)\s+나눠\s*(?:내면|가지면)/, "$2/$1"],
  [/더하기|\bplus\b/gi, "+"],
  [/빼기|\bminus\b/gi, "-"],
  [/곱하기|\btimes\b|multiplied by|[×✕]|(?<=\d\s?)[xX](?=\s?\d)/gi, "*"],
  [/나누기|divided by|÷/gi, "/"],
  [/^(?:what(?:'s| is)|calculate|compute|계산(?:해\s*줘)?:?)\s*/i, ""],
  [/\s*[은는이가을를]?\s*(?:=|얼마\S*|몇\S*|뭐야|계산(?:해\s*줘)?)?\s*[?.!=]*\s*$/, ""],
];

/** The sum that a question is, in signs or in plain words; null for any other question, and for a sum without a value. */
export function findArithmetic(text: string): Sum | null {
  if (text.length > longestSum) return null;
  const figures = text
    .trim()
    .replace(new RegExp(number, "g"), (figure) => String(numberValue(figure.replace(/[\s,]/g, "")) ?? figure))
    .replace(/(\d),(?=\d{3}\b)/g, "$1");
  const signs = inSigns.reduce((written, [pattern, sign]) => written.replace(pattern, sign).trim(), figures);
  if (!/^[\d\s+\-*/().%^]{3,80}$/.test(signs) || !/\d\s*[+\-*/%^]\s*[\d(.-]/.test(signs)) return null;
  // A date or a telephone number.
  if (/^0?\d{1,4}-\d{1,4}-\d{1,4}$/.test(signs)) return null;
  const tokens = signs.match(/\d+(?:\.\d+)?|[+\-*/%^()]/g) ?? [];
  const value = valueOfSum(tokens.map((token) => (/\d/.test(token) ? Number(token) : token)));
  // Beyond it digits would be lost.
  if (value === null || Math.abs(value) > Number.MAX_SAFE_INTEGER) return null;
  // 0.1 + 0.2 is 0.3.
  return {
    expression: signs.replace(/\s+/g, " "),
    value: Number.isInteger(value) ? value : Number(value.toPrecision(12)),
  };
}

/** The sum with its value; what does not come out even is told to the second decimal, and as such. */
export function saySum({ expression, value }: Sum): string {
  const told = value.toLocaleString("en-US", { maximumFractionDigits: Math.abs(value) < 1 ? 6 : 2 });
  return `${expression} ${Number(told.replaceAll(",", "")) === value ? "=" : "≈"} **${told}**`;
}
