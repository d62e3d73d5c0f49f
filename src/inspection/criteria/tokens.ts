import { numberValue } from "#language";
import type { Localized } from "#protocol";
import type { CriteriaToken } from "./criteria-token.ts";
import type { ResultField } from "./fields.ts";
import { misunderstandings } from "./misunderstandings.ts";
import { escapePattern, letters, noLetter, sticky, vocabulary } from "./vocabulary.ts";

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

interface Read {
  readonly token: CriteriaToken;
  readonly end: number;
}
type Reader = (text: string, at: number, previous: CriteriaToken | undefined) => Read | null;

/** Splits conditions over these fields into tokens. Anything unknown makes the whole text no condition. */
export function createTokenizer(fields: readonly ResultField[]): (text: string) => CriteriaToken[] {
  const readers = [numberReader(fields), fieldReader(fields), valueReader(fields), vocabularyReader];
  return (text) => {
    const tokens: CriteriaToken[] = [];
    let at = 0;
    while (at < text.length) {
      if (/\s/.test(text.charAt(at))) {
        at += 1;
        continue;
      }
      const read = firstOf(readers, text, at, tokens.at(-1));
      if (read === null) throw new NotACondition(misunderstandings.words(text.slice(at, at + 20)), at);
      tokens.push(read.token);
      at = read.end;
    }
    return tokens;
  };
}

function firstOf(
  readers: readonly Reader[],
  text: string,
  at: number,
  previous: CriteriaToken | undefined,
): Read | null {
  for (const reader of readers) {
    const read = reader(text, at, previous);
    if (read !== null) return read;
  }
  return null;
}

function numberReader(fields: readonly ResultField[]): Reader {
  const units = [...new Set(fields.flatMap((field) => field.units))]
    .filter((unit) => unit !== "%")
    .sort((left, right) => right.length - left.length)
    .map(escapePattern);
  const body = `(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|${countWord})\\s*([천만억])?(?:\\s*(%|퍼센트|percent)|\\s*(${units.join("|") || "(?!)"}))?(?:을|를|이|가|에|도)?(?=초과|이상|미만|이하|이내|보다|[^${letters}]|$)`;
  const unsigned = sticky(`()${body}`);
  const signed = sticky(`([-+]?)${body}`);
  return (text, at, previous) => {
    // After a number a hyphen is a range: `500-1000자`.
    const match = matchAt(previous?.kind === "number" ? unsigned : signed, text, at);
    if (match === null) return null;
    const [whole, sign, digits = "", myriads = "", percent, unit] = match;
    const size = sizeOf(digits) * (multiples[myriads] ?? 1);
    const value = sign === "-" ? -size : size;
    const token = {
      kind: "number",
      value,
      percent: percent !== undefined,
      unit: unit?.toLowerCase() ?? null,
      at,
    } as const;
    return { token, end: at + whole.length };
  };
}

/** Longest names first, so that an alias never hides a longer one. */
function fieldReader(fields: readonly ResultField[]): Reader {
  const names = fields
    .flatMap((field) => [field.name, ...field.aliases].map((name) => ({ name, field })))
    .sort((left, right) => right.name.length - left.name.length)
    .map(({ name, field }) => ({ pattern: sticky(`${escapePattern(name)}${particle}${noLetter}`), field }));
  return (text, at) => {
    for (const { pattern, field } of names) {
      const match = matchAt(pattern, text, at);
      if (match !== null) return { token: { kind: "field", field, at }, end: at + match[0].length };
    }
    return null;
  };
}

/** The values of closed sets may stand without quotes: `language == ko`. */
function valueReader(fields: readonly ResultField[]): Reader {
  const values = [...new Set(fields.flatMap((field) => field.values))].map((value) => ({
    value,
    pattern: sticky(`${escapePattern(value)}${noLetter}`),
  }));
  return (text, at) => {
    const hit = values.find(({ pattern }) => matchAt(pattern, text, at) !== null);
    if (hit === undefined) return null;
    return { token: { kind: "string", value: hit.value, at }, end: at + hit.value.length };
  };
}

function vocabularyReader(text: string, at: number): Read | null {
  for (const [pattern, make] of vocabulary) {
    const match = matchAt(pattern, text, at);
    if (match !== null) return { token: make(match, at), end: at + match[0].length };
  }
  return null;
}

const particle = "(?:이|가|은|는|을|를|의|에|에는|값이|값은)?";
/** As it is written in figures, or as things are counted: 두 개, 셋 이상. */
const sizeOf = (written: string): number =>
  /^\d/.test(written) ? Number(written.replaceAll(",", "")) : (numberValue(written) ?? Number.NaN);
/** 한자 and 세금 begin with none; `하나도 없으면` and `한 번도 없으면` count nothing. */
const countWord =
  "(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)(?!도|\\s*\\S+도\\s)|(?:한|두|세|네)(?=\\s+\\S|개|건|번|명|줄|곳)(?!\\s*[개건번명줄곳]도\\s)";
const multiples: Readonly<Record<string, number>> = { 천: 1000, 만: 10_000, 억: 100_000_000 };

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
