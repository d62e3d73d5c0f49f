import { allMatches, type Quantity, readQuantities, type SumToken, valueOfSum } from "#language";
import { figuresOf, rounded, writtenValue } from "./figures.ts";

/** A written equation: what it says comes out, and what does, both in percent where the result is. */
export interface Equation {
  readonly text: string;
  readonly start: number;
  readonly result: number;
  readonly value: number;
  readonly isRight: boolean;
}

/** 196, 4.2억 원, 2020년 196명, 1000분의 3. */
const figure = String.raw`(?:['’]?\d{2,4}\s?년\s)?(?:(?<!\p{L})[^\d\s=+×*xX/÷()−–-]{0,4}\s?)?\d[\d,]*(?:\.\d+)?(?:\s?[천만억조]+(?:\s?\d[\d,]*\s?[천만억조]+)*|\s(?:[mb]|tr)illion\b)?(?:\s?분의\s?\d[\d,]*(?:\.\d+)?)?(?:(?!분의)[^\d=+×*/÷()−\n]){0,14}?`;
/** 2,400만원의 1000분의 3: a share of an amount is a product. */
const ofShare = String.raw`의\s(?=\d[\d,.]*\s?(?:%|％|퍼센트|[천만]?\s?분의))`;
const operator = String.raw`(?:[^\S\n]{0,80}[+×*xX/÷−–-]\s?|${ofShare})`;
const written = new RegExp(
  String.raw`\(?${figure}(?:${operator}\(?${figure}\)?){1,7}[^\S\n]{0,80}=\s?${figure}(?:\s?(?:%|％|퍼센트|percent))?(?![^\d\n=,.]{0,6}?${operator}\(?[^\d\n]{0,4}\d)(?=[^\d,.천만억조]|[.,]?\s|[.,]?$)`,
  "gu",
);

/** 3.50 (fuel surcharge): what a figure is, behind it. */
const remark = /(?<=\d[^\s\d]{0,6}\s?)\([^()\n=+×*÷]*\p{L}[^()\n=+×*÷]*\)/gu;

/** The equations of a sentence, worked out by code; cells of a table may stand on their left without the scale of its head. */
export function equationsIn(sentence: string, scales: readonly number[] = []): Equation[] {
  const equated = sentence.replaceAll("≈", "=");
  if (!equated.includes("=")) return [];
  const text = equated.replace(remark, (words) => " ".repeat(words.length));
  return allMatches(text, written).flatMap((match) => {
    const [left = "", right = ""] = match[0].split("=");
    // A bracket that only begins a remark: "(196 + 200 = 396)".
    const tokens = tokensOf(left.includes(")") ? left : left.replace("(", " "));
    const sum = valueOfSum(tokens);
    const resulting = figureValue(right);
    if (sum === null || resulting === null) return [];
    const result = isPercent(right) ? 100 * resulting : resulting;
    // "÷ 81,797 × 100 = 5.9%" is in percent already.
    const [value = sum] = (isPercent(right) ? [100 * sum, sum] : [sum]).sort(nearestTo(result));
    const isRight = [1, ...scales].some((scale) => comesTo(right, result, value * scale));
    return [{ text: match[0].trim(), start: match.index, result, value: rounded(value), isRight }];
  });
}

const tolerance = 0.006;
const isPercent = (text: string) => /[%％]|퍼센트|percent/u.test(text);
const nearestTo = (result: number) => (one: number, other: number) => Math.abs(one - result) - Math.abs(other - result);

function comesTo(written: string, result: number, value: number): boolean {
  return Math.abs(result - value) <= tolerance * Math.max(1, Math.abs(value)) || isRounded(written, result, value);
}

/** Written with decimals or in percent, it is what comes out of rounding in the scale that it is written in; else it is exact. */
function isRounded(written: string, result: number, value: number): boolean {
  const [digits = "", decimals = ""] = /[\d,]+(?:\.(\d+))?/u.exec(written) ?? [];
  const resulting = Number(digits.replaceAll(",", ""));
  const scale = rounded(result / resulting) || 1;
  return (decimals !== "" || isPercent(written)) && Number((value / scale).toFixed(decimals.length)) === resulting;
}

/** Signs as they are reckoned with. */
const signs: Readonly<Record<string, string>> = { "×": "*", x: "*", X: "*", "÷": "/", "−": "-", "–": "-", 의: "*" };
const tokenEnds = new RegExp(String.raw`([+×*/÷()−–]|(?<=[\s\d가-힣])[xX-](?=[\s\d])|${ofShare})`, "u");

function tokensOf(text: string): SumToken[] {
  return text.split(tokenEnds).flatMap((piece): SumToken[] => {
    const sign = piece.trim();
    if (sign === "") return [];
    if (/^[+×*xX/÷()−–의-]$/u.test(sign)) return [signs[sign] ?? sign];
    const value = figureValue(sign);
    return value === null ? [] : [value];
  });
}

const spans: ReadonlySet<Quantity["dimension"]> = new Set(["days", "business-days", "months", "hours", "minutes"]);

function figureValue(text: string): number | null {
  const [quantity] = readQuantities(text).filter(({ dimension }) => dimension !== "year");
  if (quantity?.dimension === "percent") return quantity.value / 100;
  // 10만원 × 30일 × 7년 counts years as they stand there, not in months.
  if (quantity !== undefined)
    return (spans.has(quantity.dimension) ? writtenValue(quantity.text) : null) ?? quantity.value;
  const [value] = figuresOf(text).values;
  return value ?? null;
}
