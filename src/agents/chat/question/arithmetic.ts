import { oneOf } from "#language";
import { readNumber } from "./number-words.ts";
import { tidyNumber } from "./tidy-number.ts";
import { type WordedSum, wordedSum } from "./worded-sum.ts";

const longestSum = 200;

/**
 * Arithmetic in a question, in signs ("1+1", "what is 12 / 5") or in words ("3명이서 47,500원 나눠 내면"): the expression
 * and its value. Null when the question is not one; division by zero has no value.
 */
export function findArithmetic(text: string): WordedSum | null {
  return text.length > longestSum ? null : (wordedSum(text) ?? signedSum(text));
}

function signedSum(text: string): WordedSum | null {
  const plain = text
    .replace(amount, (whole, words: string) => String(readNumber(words) ?? whole))
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(koreanNumber, (word) => String(readNumber(word) ?? word))
    .replace(/(\d+(?:\.\d+)?)\s*(?:의)\s*(\d+(?:\.\d+)?)\s*(?:%|퍼센트|프로)/g, "$1*$2/100")
    .replace(/(\d+(?:\.\d+)?)\s*(?:%|percent)\s*of\s*(\d+(?:\.\d+)?)/gi, "$2*$1/100")
    .replace(/(?:루트|√|square root of)\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)의\s*제곱근/gi, "$1$2^0.5")
    .replace(/의?\s*제곱/g, "^2")
    .replace(/더하기|플러스|\bplus\b/gi, "+")
    .replace(/빼기|마이너스|\bminus\b/gi, "-")
    .replace(/곱하기|\btimes\b|multiplied by|[×✕]|(?<=\d\s?)[xX](?=\s?\d)/gi, "*")
    .replace(/나누기|divided by|÷/gi, "/");
  const stripped = plain
    .replace(/^(?:what(?:'s| is)|calculate|compute|계산(?:해\s*줘)?:?|값은?)\s*/i, "")
    .replace(askedAtEnd, "");
  if (!/^[\d\s+\-*/().%^]{3,80}$/.test(stripped) || !/\d\s*[+\-*/%^]\s*[\d(.-]/.test(stripped)) return null;
  if (/^0?\d{1,4}-\d{1,4}-\d{1,4}$/.test(stripped.trim())) return null; // a date or a telephone number
  const value = evaluate(stripped);
  return value === null || !Number.isFinite(value)
    ? null
    : { expression: stripped.replace(/\s+/g, " ").trim(), value, unit: "" };
}

/** How a sum is asked for after it: …은 얼마야? */
const asks = oneOf`
  =
  얼마(?:야|예요|인가요|지|죠)?
  몇(?:이야|이에요|인가요|이지)?
  뭐야
  계산(?:해\s*줘|해|하면)?(?:\s*(?:얼마|줘))?
  값
`;
const askedAtEnd = new RegExp(String.raw`\s*(?:은|는|이|가|을|를|의)?\s*(?:${asks})?\s*[?.!=]*\s*$`);

/** Sino-Korean numbers in a sum: 이천 더하기 삼천. */
const koreanNumber =
  /(?<![가-힣])[일이삼사오육칠팔구십백천만]+(?=\s*(?:더하기|빼기|곱하기|나누기|플러스|마이너스|[은는]?\s*[?]?$))/g;

/** Amounts of a sum: 12만원 + 3만 5천원. */
const amount = /(\d[\d,.]{0,14}(?:[천만억][\d천백십만억]{0,8}(?: \d{1,4}[천백십만][천백십만]?)?)?)\s*원/g;

/** Recursive descent over + - * / % ^ and brackets. */
function evaluate(text: string): number | null {
  const tokens = text.match(/\d+(?:\.\d+)?|[+\-*/%^()]/g) ?? [];
  let at = 0;
  /** The last digits of a long number are lost; where what is left of a difference are just these, there is no answer. */
  let losesDigits = false;
  const peek = () => tokens[at];

  function sum(depth: number): number {
    let value = product(depth);
    while (peek() === "+" || peek() === "-") {
      const operator = tokens[at++];
      const right = product(depth);
      losesDigits ||= Math.max(Math.abs(value), Math.abs(right)) > Number.MAX_SAFE_INTEGER;
      value = operator === "+" ? value + right : value - right;
    }
    return value;
  }
  function product(depth: number): number {
    let value = power(depth);
    while (peek() === "*" || peek() === "/" || peek() === "%") {
      const operator = tokens[at++];
      const right = power(depth);
      losesDigits ||= operator === "%" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
      value = operator === "*" ? value * right : operator === "/" ? value / right : value % right;
    }
    return value;
  }
  function power(depth: number): number {
    const base = unary(depth);
    if (peek() !== "^") return base;
    at += 1;
    return base ** power(depth + 1);
  }
  function unary(depth: number): number {
    if (depth > 40) return Number.NaN;
    const token = tokens[at++];
    if (token === "-") return -power(depth + 1);
    if (token === "+") return unary(depth + 1);
    if (token !== "(") {
      losesDigits ||= Number(token) > Number.MAX_SAFE_INTEGER;
      return token === undefined ? Number.NaN : Number(token);
    }
    const inner = sum(depth + 1);
    return tokens[at++] === ")" ? inner : Number.NaN;
  }

  const value = sum(0);
  if (at < tokens.length || Number.isNaN(value)) return null;
  return losesDigits && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : tidyNumber(value);
}
