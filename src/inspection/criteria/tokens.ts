import { numberValue } from "#language";
import type { Localized } from "#protocol";
import type { OrderComparison } from "./expression.ts";
import type { ResultField } from "./fields.ts";

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
export type CriteriaWord =
  | ("and" | "or" | "not" | "in" | "not-in" | "between" | "contains" | "lacks" | "empty" | "filled")
  /** `전화번호가 있으면`, `금지어가 없으면`. */
  | ("present" | "absent")
  | ("otherwise" | "range" | "is" | "particle" | "(" | ")" | "[" | "]" | ",");

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
  const ends = `(?:을|를|이|가|에|도)?(?=초과|이상|미만|이하|이내|보다|[^${letters}]|$)`;
  const body = `(${digits}|${countWord})\\s*([천만억])?${unit}${ends}`;
  return [sticky(`()${body}`), sticky(`([-+]?)${body}`)];
}

const multiples: Readonly<Record<string, number>> = { 천: 1000, 만: 10_000, 억: 100_000_000 };

function numberToken([, sign, written = "", myriads = "", percent, unit]: RegExpExecArray): Reading {
  const size = /^\d/.test(written) ? Number(written.replaceAll(",", "")) : (numberValue(written) ?? Number.NaN);
  const value = size * (multiples[myriads] ?? 1) * (sign === "-" ? -1 : 1);
  return { kind: "number", value, percent: percent !== undefined, unit: unit?.toLowerCase() ?? null };
}

/**
 * The letters and digits that criteria are written in, as ranges: `\\p{L}` in a pattern that ignores case takes milliseconds
 * to compile, in each of the hundreds of patterns anew.
 */
const letters = "0-9A-Za-z_\\u00c0-\\u052f\\u1100-\\u11ff\\u1e00-\\u1fff\\u3040-\\u318f\\u3400-\\u9fff\\uac00-\\ud7a3";
const noLetter = `(?![${letters}])`;
/** What people call the text that is judged, as the end of a clause: `20자보다 짧은 답변은`. A sentence is only a part of it. */
const judged =
  "(?:글|답변|댓글|답글|리뷰|후기|문서|게시글|게시물|본문|텍스트|메시지|원고|것)(?:에는|은|는|이|이면|이라면|일 ?때)?";
const times = `(?:(?:경우|때)(?:에는|에|는)?|${judged})`;
/** Endings that turn a Korean comparison into a clause without changing what it says. */
const ending = `(?:(?:인|일|하는|한|할|의) ?${times}|이면|하면|이라면|한다면|면|시|은|는)?`;
const not = "지 ?(?:않으면|않는 ?경우|않을 ?때|않음)";
const anyOne = "(?:하나라도 ?|한 ?번이라도 ?)?";
const above =
  "(?:위|앞)의? ?(?:어느 ?)?(?:것|조건|경우|항목|기준)?(?:에도|에|의 어느 것에도)? ?(?:모두 ?)?해당(?:하|되)지 ?않(?:으면|는 ?경우|을 ?때)";

const word = (value: CriteriaWord) => ({ kind: "word", word: value }) as const;
const compare = (comparison: OrderComparison) => ({ kind: "compare", comparison }) as const;
const after = (comparison: OrderComparison) => ({ kind: "after", comparison }) as const;

/** The fixed words of conditions, in both languages. Order matters: the longer reading comes first. */
const vocabulary: readonly Reader[] = [
  [sticky(`>=|≥|(?:is )?(?:greater than or equal to|at least|not less than)${noLetter}`), compare(">=")],
  [
    sticky(
      `<=|≤|(?:is )?(?:less than or equal to|at most|not more than|no more than|does not exceed|not exceeding)${noLetter}`,
    ),
    compare("<="),
  ],
  [sticky(`!==?|≠|<>|(?:is )?(?:not equal to|not equals)${noLetter}`), compare("!=")],
  [sticky(`={1,3}|(?:is )?(?:equal to|equals)${noLetter}`), compare("==")],
  [sticky(`>|(?:is )?(?:greater than|more than|over|above|exceeds|longer than)${noLetter}`), compare(">")],
  [sticky(`<|(?:is )?(?:less than|fewer than|under|below|shorter than)${noLetter}`), compare("<")],
  [sticky("\\("), word("(")],
  [sticky("\\)"), word(")")],
  [sticky("\\["), word("[")],
  [sticky("\\]"), word("]")],
  [sticky("[,、]"), word(",")],
  [sticky("~|～|\\.\\.|[-–]"), word("range")],
  [sticky(`(?:안 ?넘(?:으면|는 ?경우|을 ?때|음)|(?:넘|초과하)${not})${noLetter}`), after("<=")],
  [sticky(`(?:못 ?미치면|미치지 ?못하면|못 ?미치는 ?경우|안 ?되면)${noLetter}`), after("<")],
  [
    sticky(
      `(?:넘(?:으면|는 ?${times}|을 ?때|음|기면|어가면|어서면|을 ?경우)|초과${ending}|보다 ?더? ?(?:크면|큰 ?${times}|클 ?때|큼|많으면|많은 ?${times}|길면|긴 ?${times}|길 ?때|긺))${noLetter}`,
    ),
    after(">"),
  ],
  [
    sticky(
      `(?:미만${ending}|보다 ?더? ?(?:작으면|작은 ?${times}|작을 ?때|작음|적으면|적은 ?${times}|짧으면|짧은 ?${times}|짧을 ?때|짧음))${noLetter}`,
    ),
    after("<"),
  ],
  [sticky(`(?:이상${ending}|or (?:more|above|over))${noLetter}`), after(">=")],
  [sticky(`(?:(?:이하|이내)${ending}|or (?:less|fewer|below))${noLetter}`), after("<=")],
  [sticky(`&&|(?:and|그리고|이고|이며)${noLetter}`), word("and")],
  [sticky(`\\|\\||(?:or|또는|혹은|이거나)${noLetter}`), word("or")],
  [sticky(`(?:is )?not in${noLetter}`), word("not-in")],
  [sticky(`(?:is )?(?:in|one of)${noLetter}`), word("in")],
  [sticky(`(?:is )?between${noLetter}`), word("between")],
  [sticky(`(?:does not (?:contain|include)|포함하${not})${noLetter}`), word("lacks")],
  [sticky(`(?:contains|includes|포함(?:됨|함|되면|하면|하는 경우|한 경우|할 때)?)${noLetter}`), word("contains")],
  [sticky(`(?:(?:is )?not empty|비어 ?있지 ?(?:않음|않으면|않은 경우))${noLetter}`), word("filled")],
  [sticky(`(?:(?:is )?empty|비어 ?(?:있음|있으면|있는 경우))${noLetter}`), word("empty")],
  [
    sticky(`${anyOne}(?:(?:들어 ?)?있(?:으면|는 ?${times}|을 ?때|음)|나오면|나오는 ?경우|발견되면|보이면)${noLetter}`),
    word("present"),
  ],
  [sticky(`(?:하나도 ?|한 ?번도 ?)?없(?:으면|는 ?${times}|을 ?때|음)${noLetter}`), word("absent")],
  [
    sticky(
      `(?:otherwise|else|none of the above|(?:그 ?|이)외(?:에는|의 경우|는)?|나머지는?|그 밖(?:에는|의 경우)?|그렇지 ?않으면|아니면|해당 ?사항이? ?없으면|${above})${noLetter}`,
    ),
    word("otherwise"),
  ],
  [sticky(`(?:is )?(?:true|참)${noLetter}`), { kind: "boolean", value: true }],
  [sticky(`(?:is )?(?:false|거짓)${noLetter}`), { kind: "boolean", value: false }],
  [sticky(`!|not${noLetter}`), word("not")],
  [sticky(`is${noLetter}`), word("is")],
  [sticky(`"([^"\\n]{0,500})"|“([^”\\n]{0,500})”|'([^'\\n]{0,500})'|‘([^’\\n]{0,500})’`), quoted],
  // The particle of a quoted word says nothing that its place does not.
  [sticky("(?:이|가|을|를)(?=\\s+포함)"), word("particle")],
];

export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function sticky(source: string): RegExp {
  return new RegExp(source, "iuy");
}

function quoted(match: RegExpExecArray): Reading {
  return { kind: "string", value: match.slice(1).find((part) => part !== undefined) ?? "" };
}
