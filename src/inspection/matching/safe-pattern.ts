import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { RE2JS } from "re2js";
import { inspectionFailure } from "../failure.ts";

/** A pattern that cannot hang: it calls back for every match that is not empty. */
export interface SafePattern {
  readonly engine: "native" | "re2";
  search(text: string, found: (offset: number, length: number) => void): void;
}

/**
 * Compiles somebody's regular expression. What is plainly linear runs on the native engine; anything else on RE2, which is
 * linear by construction but some twenty times slower; what RE2 cannot run either is refused.
 */
export function compilePattern(source: string, flags: string): SafePattern {
  const native = parseNative(source, flags);
  if (isPlainlyLinear(source)) return { engine: "native", search: (text, found) => searchNative(native, text, found) };
  const re2 = parseRe2(source, flags);
  return { engine: "re2", search: (text, found) => searchRe2(re2, source, text, found) };
}

function parseNative(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}gu`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw inspectionFailure("no-pattern", { pattern: source, why }, { cause });
  }
}

function parseRe2(source: string, flags: string): RE2JS {
  const { CASE_INSENSITIVE, MULTILINE, DOTALL } = RE2JS;
  const bits =
    (flags.includes("i") ? CASE_INSENSITIVE : 0) |
    (flags.includes("m") ? MULTILINE : 0) |
    (flags.includes("s") ? DOTALL : 0);
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source), bits);
  } catch (cause) {
    throw inspectionFailure("endless-pattern", { pattern: source }, { cause });
  }
}

function searchNative(pattern: RegExp, text: string, found: (offset: number, length: number) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === "") pattern.lastIndex += 1;
    else found(match.index, match[0].length);
  }
}

/**
 * The most characters that one search may read. RE2 reads a text once for one match, and may read to its end for each:
 * `a.*z|a` over a text of `a` alone grows with the square of its length.
 */
const mostStepsOfSearch = 10_000_000;

function searchRe2(
  pattern: RE2JS,
  source: string,
  text: string,
  found: (offset: number, length: number) => void,
): void {
  const matcher = pattern.matcher(text);
  let steps = text.length;
  while (matcher.find()) {
    const start = matcher.start();
    steps += text.length - start;
    if (steps > Math.max(mostStepsOfSearch, 2 * text.length))
      throw inspectionFailure("slow-pattern", { pattern: source });
    const length = matcher.end() - start;
    if (length > 0) found(start, length);
  }
}

/** The most steps that a search may take from one place in the text. */
const mostStepsFromPlace = 1000;

/**
 * Whether a backtracking engine needs only bounded work from any one place: every repetition is bounded, apart from one
 * over single characters at the very end, where nothing after it can fail. Conservative: a no is no verdict on the pattern.
 */
export function isPlainlyLinear(source: string): boolean {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  const cost = costOfEither(pattern.alternatives, true);
  return cost.paths * cost.length <= mostStepsFromPlace;
}

/** Ways through a part of the pattern, and the characters of the longest. */
interface Cost {
  readonly paths: number;
  readonly length: number;
}
const impossible: Cost = { paths: Number.POSITIVE_INFINITY, length: 1 };
const one: Cost = { paths: 1, length: 1 };

function costOfEither(alternatives: readonly AST.Alternative[], last: boolean): Cost {
  const costs = alternatives.map(({ elements }) =>
    elements
      .map((element, index) => costOf(element, last && index === elements.length - 1))
      .reduce((sum, cost) => ({ paths: sum.paths * cost.paths, length: sum.length + cost.length }), {
        paths: 1,
        length: 0,
      }),
  );
  return {
    paths: costs.reduce((sum, cost) => sum + cost.paths, 0),
    length: Math.max(1, ...costs.map((cost) => cost.length)),
  };
}

const singles: readonly AST.Element["type"][] = ["Character", "CharacterSet", "CharacterClass"];

function costOf(element: AST.Element, last: boolean): Cost {
  if (singles.includes(element.type)) return one;
  if (element.type === "Group" || element.type === "CapturingGroup") return costOfEither(element.alternatives, last);
  if (element.type === "Assertion") return "alternatives" in element ? costOfEither(element.alternatives, false) : one;
  return element.type === "Quantifier" ? costOfQuantifier(element, last) : impossible;
}

function costOfQuantifier({ element, min, max, greedy }: AST.Quantifier, last: boolean): Cost {
  if (max === Number.POSITIVE_INFINITY)
    return last && greedy && singles.includes(element.type) && min <= 1 ? one : impossible;
  const once = costOf(element, false);
  let paths = 0;
  for (let times = min; times <= max && paths <= mostStepsFromPlace; times += 1) paths += once.paths ** times;
  return { paths, length: once.length * max };
}
