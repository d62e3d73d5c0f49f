import { z } from "zod";
import { readAsset } from "#kernel";
import { numberValue } from "#language";
import type { Localized } from "#protocol";
import { type OrderComparison, orderComparisonSchema } from "./expression.ts";
import type { ResultField } from "./fields.ts";

/** `present` and `absent`: 전화번호가 있으면, 금지어가 없으면. */
const criteriaWordSchema = z.union([
  z.enum(["and", "or", "not", "in", "not-in", "between", "contains", "lacks", "empty", "filled", "present", "absent"]),
  z.enum(["otherwise", "range", "is", "particle", "(", ")", "[", "]", ","]),
]);
export type CriteriaWord = z.infer<typeof criteriaWordSchema>;

/** A token, wherever it stands. */
type Reading =
  | { readonly kind: "field"; readonly field: ResultField }
  | { readonly kind: "number"; readonly value: number; readonly percent: boolean; readonly unit: string | null }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "compare"; readonly comparison: OrderComparison }
  /** A comparison that follows its number, as Korean does: `500자 초과`. */
  | { readonly kind: "after"; readonly comparison: OrderComparison }
  | { readonly kind: "word"; readonly word: CriteriaWord };
export type CriteriaToken = { readonly at: number } & Reading;
/** Why a text is no condition that code can decide, and where it stopped being one. */
export class NotACondition extends Error {
  override readonly name = "NotACondition";
  readonly says: Localized;
  readonly at: number;
  constructor(says: Localized, at: number) {
    super(says.en);
    this.says = says;
    this.at = at;
  }
}

/** Stops at what is no part of a condition, or no part of one at that place. */
export function notUnderstood(text: string, at: number): NotACondition {
  const words = text.slice(at, at + 20);
  return words.trim() === ""
    ? new NotACondition({ ko: "조건이 끝까지 적혀 있지 않습니다", en: "the condition breaks off" }, at)
    : new NotACondition({ ko: `“${words}”부터 알 수 없습니다`, en: `not understood from “${words}”` }, at);
}

/** A pattern, and what its match is read as. */
type Reader = readonly [RegExp, Reading | ((match: RegExpExecArray) => Reading)];

/** Splits conditions over these fields into tokens. Anything unknown makes the whole text no condition. */
export function createTokenizer(fields: readonly ResultField[]): (text: string) => CriteriaToken[] {
  const [unsigned, signed] = numberPatterns(fields);
  const words = [...fieldNames(fields), ...fieldValues(fields), ...vocabulary];
  return (text) => {
    const tokens: CriteriaToken[] = [];
    for (let at = text.search(/\S|$/); at < text.length; ) {
      // After a number a hyphen is a range: `500-1000자`.
      const number = tokens.at(-1)?.kind === "number" ? unsigned : signed;
      const end = takeFirst([[number, numberToken], ...words], text, at, tokens);
      if (end === null) throw notUnderstood(text, at);
      at = end + text.slice(end).search(/\S|$/);
    }
    return tokens;
  };
}

/** The end of the first match at a place, which becomes a token; null where nothing matches. */
function takeFirst(readers: readonly Reader[], text: string, at: number, tokens: CriteriaToken[]): number | null {
  for (const [pattern, reading] of readers) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    tokens.push({ at, ...(typeof reading === "function" ? reading(match) : reading) });
    return at + match[0].length;
  }
  return null;
}

/** Longest names first, so that an alias never hides a longer one. */
function fieldNames(fields: readonly ResultField[]): Reader[] {
  const particle = "(?:이|가|은|는|을|를|의|에|에는|값이|값은)?";
  return fields
    .flatMap((field) => [field.name, ...field.aliases].map((name) => ({ name, field })))
    .sort((left, right) => right.name.length - left.name.length)
    .map(({ name, field }) => [sticky(`${escapePattern(name)}${particle}${noLetter}`), { kind: "field", field }]);
}

/** The values of closed sets may stand without quotes: `language == ko`. */
function fieldValues(fields: readonly ResultField[]): Reader[] {
  const values = [...new Set(fields.flatMap((field) => field.values))];
  return values.map((value) => [sticky(`${escapePattern(value)}${noLetter}`), { kind: "string", value }]);
}

/** 한자 and 세금 begin with none; `하나도 없으면` and `한 번도 없으면` count nothing. */
const countWord =
  "(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)(?!도|\\s*\\S+도\\s)|(?:한|두|세|네)(?=\\s+\\S|개|건|번|명|줄|곳)(?!\\s*[개건번명줄곳]도\\s)";

function numberPatterns(fields: readonly ResultField[]): [unsigned: RegExp, signed: RegExp] {
  const units = [...new Set(fields.flatMap((field) => field.units))]
    .filter((unit) => unit !== "%")
    .sort((left, right) => right.length - left.length)
    .map(escapePattern);
  const digits = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
  const unit = `(?:\\s*(%|퍼센트|percent)|\\s*(${units.join("|") || "(?!)"}))?`;
  const ends = `(?:을|를|이|가|에|도)?(?=초과|이상|미만|이하|이내|보다|${noLetter})`;
  const body = `(${digits}|${countWord})\\s*([천만억])?${unit}${ends}`;
  return [sticky(`()${body}`), sticky(`([-+]?)${body}`)];
}

const multiples: Readonly<Record<string, number>> = { 천: 1000, 만: 10_000, 억: 100_000_000 };

function numberToken([, sign, written = "", myriads = "", percent, unit]: RegExpExecArray): Reading {
  const size = /^\d/.test(written) ? Number(written.replaceAll(",", "")) : (numberValue(written) ?? Number.NaN);
  const value = size * (multiples[myriads] ?? 1) * (sign === "-" ? -1 : 1);
  return { kind: "number", value, percent: percent !== undefined, unit: unit?.toLowerCase() ?? null };
}

/** A line of the fixed words: what a match is read as, or a part that later patterns name as `{part}`. */
const vocabularyLineSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("part"), name: z.string(), pattern: z.string() }),
  z.object({ kind: z.literal("word"), word: criteriaWordSchema, pattern: z.string() }),
  z.object({ kind: z.enum(["compare", "after"]), comparison: orderComparisonSchema, pattern: z.string() }),
  z.object({ kind: z.literal("boolean"), value: z.boolean(), pattern: z.string() }),
]);

/**
 * The fixed words of conditions, in both languages; the longer reading comes first. Letters stand there as ranges: `\\p{L}` in a
 * pattern that ignores case takes milliseconds to compile, in each of the hundreds of patterns anew.
 */
const vocabulary: Reader[] = [
  [sticky(`"([^"\\n]{0,500})"|“([^”\\n]{0,500})”|'([^'\\n]{0,500})'|‘([^’\\n]{0,500})’`), quoted],
];
const parts = new Map<string, string>();
for (const line of readAsset("inspection/criteria/vocabulary.jsonl").trim().split("\n")) {
  const { pattern: written, ...reading } = vocabularyLineSchema.parse(JSON.parse(line));
  const pattern = written.replace(/\{([a-z]+)\}/g, (_, name: string) => parts.get(name) ?? "");
  if (reading.kind === "part") parts.set(reading.name, pattern);
  else vocabulary.push([sticky(pattern), reading]);
}
/** No letter follows. */
const noLetter = parts.get("end") ?? "";

export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function sticky(source: string): RegExp {
  return new RegExp(source, "iuy");
}

function quoted(match: RegExpExecArray): Reading {
  return { kind: "string", value: match.slice(1).find((part) => part !== undefined) ?? "" };
}
