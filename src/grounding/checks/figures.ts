import {
  allMatches,
  hasDigit,
  numberValue,
  oneLine,
  type Quantity,
  readQuantities,
  type Span,
  sameQuantity,
} from "#language";

/** The figures of a text, to be looked up in. */
export interface Figures {
  readonly quantities: readonly Quantity[];
  /** By line and by column of a table: what stands together is what an answer adds up and compares. */
  readonly together: readonly (readonly Quantity[])[];
  /** Every value, whatever it measures and however it is written. */
  readonly values: ReadonlySet<number>;
  /** What the head of a table counts its bare figures in: thousands, millions. */
  readonly scales: readonly number[];
}

/** Evidence is read for its figures up to here. */
const maxReadLength = 60_000;
/** .702 is 0.702, but 2.702 no .702. */
const digits = /(?<![\d\p{L}.])\.\d+|\d[\d,]*(?:\.\d+)?/gu;
const scaled = /(?<![\d,.])(\d[\d,]*(?:\.\d+)?)\s?([천만억조kmb])/giu;
const scaleOf: Readonly<Record<string, number>> = {
  천: 1e3,
  만: 1e4,
  억: 1e8,
  조: 1e12,
  k: 1e3,
  m: 1e6,
  b: 1e9,
};

export function figuresOf(text: string): Figures {
  const read = text.slice(0, maxReadLength);
  const placed = withWholeSpans(read, readQuantities(read));
  const quantities = distinctQuantities(placed);
  const values = new Set(quantities.map(({ value }) => rounded(value)));
  for (const [written] of allMatches(read, digits)) values.add(rounded(numberOf(written)));
  for (const [, written = "", scale = ""] of allMatches(read, scaled))
    values.add(rounded(numberOf(written) * (scaleOf[scale.toLowerCase()] ?? 1)));
  const scales = scalesIn(read);
  for (const scale of scales)
    for (const { dimension, value } of quantities) if (inCells.has(dimension)) values.add(rounded(value * scale));
  return { quantities, together: togetherIn(read, placed), values, scales };
}

/** What a cell may hold of a figure whose scale stands in the head: 65,775, $ 65,775. */
export const inCells: ReadonlySet<Quantity["dimension"]> = new Set(["number", "money"]);

function togetherIn(text: string, quantities: readonly Quantity[]): Quantity[][] {
  const groups = new Map<string, Quantity[]>();
  const put = (key: string, quantity: Quantity) => groups.set(key, [...(groups.get(key) ?? []), quantity]);
  let [line, lineStart, table] = [0, 0, 0];
  let isRow = text.startsWith("|");
  let lineEnd = endOfLine(text, 0);
  for (const quantity of quantities) {
    while (quantity.start > lineEnd && lineEnd < text.length) {
      line += 1;
      lineStart = lineEnd + 1;
      lineEnd = endOfLine(text, lineStart);
      isRow = text[lineStart] === "|";
      if (!isRow) table = line;
    }
    put(`line ${line}`, quantity);
    if (isRow) put(`table ${table} column ${text.slice(lineStart, quantity.start).split("|").length}`, quantity);
  }
  return [...groups.values()]
    .map((group) => fewOfEachKind(distinctQuantities(group)))
    .filter(({ length }) => length > 1);
}

/** Of more figures of a kind than this some two make any value. */
export const maxSummands = 8;

function fewOfEachKind(quantities: readonly Quantity[]): Quantity[] {
  const kinds = Map.groupBy(quantities, ({ dimension }) => dimension);
  return [...kinds.values()].filter(({ length }) => length <= maxSummands).flat();
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

const minutesOf: Partial<Record<Quantity["dimension"], number>> = { minutes: 1, hours: 60 };

/** 1시간 38분, 2 h 15 min: two parts of one span, which is added in their place. */
function withWholeSpans(text: string, quantities: readonly Quantity[]): Quantity[] {
  return quantities.flatMap((quantity, at) => {
    const next = quantities[at + 1];
    return next !== undefined && isOneSpan(text, quantity, next)
      ? [wholeSpan(text, quantity, next), quantity]
      : [quantity];
  });
}

function inWholeSpans(text: string, quantities: readonly Quantity[]): Quantity[] {
  const whole = withWholeSpans(text, quantities);
  return whole.filter(
    ({ start, end }) =>
      !whole.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start),
  );
}

function isOneSpan(text: string, one: Quantity, next: Quantity): boolean {
  const [larger, smaller] = [minutesOf[one.dimension], next.value < 1 ? 1 / 60 : minutesOf[next.dimension]];
  return (
    larger !== undefined &&
    smaller !== undefined &&
    larger > smaller &&
    /^ ?(?:and )?$/u.test(text.slice(one.end, next.start))
  );
}

function wholeSpan(text: string, one: Quantity, next: Quantity): Quantity {
  const value = one.value * (minutesOf[one.dimension] ?? 1) + next.value * (minutesOf[next.dimension] ?? 1);
  return { ...one, dimension: "minutes", value, end: next.end, text: text.slice(one.start, next.end) };
}

export function distinctQuantities(quantities: readonly Quantity[]): Quantity[] {
  return [...new Map(quantities.map((each) => [`${each.dimension} ${each.value} ${each.unit}`, each])).values()];
}

export function isGiven(quantity: Quantity, { quantities, values }: Figures): boolean {
  if (values.has(rounded(quantity.value)) || quantities.some((other) => sameQuantity(quantity, other))) return true;
  // A cell has its unit in the head of its column: 3 under "years" is 3년.
  const written = writtenValue(quantity.text);
  return quantities.some(({ dimension, value }) => dimension === "number" && value === written);
}

/** The same as a cell may have it that has its unit and its scale in the head of its column. */
export function asCells(quantity: Quantity, scales: readonly number[]): Quantity[] {
  const written = quantity.dimension === "number" ? null : writtenValue(quantity.text);
  const values = [...(written === null ? [] : [written]), ...scales.map((scale) => quantity.value / scale)];
  return values.map((value) => ({ ...quantity, dimension: "number", unit: "", value }));
}

/** The one number of a figure as it is written: 7 of 7년. */
export function writtenValue(text: string): number | null {
  const [only, ...more] = allMatches(text, digits);
  return only === undefined || more.length > 0 ? null : numberOf(only[0]);
}

/** (단위: 천원), (백만 원), (dollars in millions), (USD k): what the bare figures of a table are counted in. */
const scaleWords = "[십백천]?[만억조]|[십백]?천|thousands?|millions?|billions?|k|m|bn";
const currency = String.raw`(?:\p{Lu}{3}\s|[$€£₩]\s?)?`;
const countedThings = String.raw`(?:\s?(?:원|명|주|달러|불|유로|엔|개|건|대|톤|\p{Lu}{3}))?`;
const scaleOfTable = new RegExp(
  [
    String.raw`(?<=[([])(?![km]\) ?[^\s|])${currency}(${scaleWords})${countedThings}(?=[)\]])`,
    String.raw`(?:단위\s?[:：]|(?<=[([])단위)\s?${currency}(${scaleWords})${countedThings}(?!\p{L})`,
    String.raw`\bin\s(${scaleWords})\b(?:(?<=[([][^()[\]]{0,80})|(?<=^(?:[\p{L}$€£]+\s)?in\s\p{L}+))`,
  ].join("|"),
  "gimu",
);

function scalesIn(text: string): number[] {
  return [...new Set(allMatches(text, scaleOfTable).map(([, ...scales]) => scaleValue(scales.join("").toLowerCase())))];
}

/** The last scale that a text names, with what its brackets say of it: In millions, except number of shares in thousands. */
export function scaleNamedIn(text: string): string | null {
  const last = allMatches(text, scaleOfTable).at(-1);
  if (last === undefined) return null;
  const [, before = null] = /[([]([^()[\]]{0,160})$/u.exec(text.slice(0, last.index)) ?? [];
  const [after = ""] = /^[^()[\]]{0,160}/u.exec(text.slice(last.index + last[0].length)) ?? [];
  return before === null ? last[0] : oneLine(before + last[0] + after);
}

function scaleValue(written: string): number {
  return numberValue(written.replace(/s$/u, "")) ?? scaleOf[written.charAt(0)] ?? 1;
}

/** 한 달쯤, about 30: told as rough. */
export function isRough(text: string, { start, end }: Quantity): boolean {
  return (
    /(?:약|대략|거의|\b(?:about|around|roughly|nearly|approximately|almost|ca\.))\s?$/iu.test(
      text.slice(Math.max(0, start - 16), start),
    ) || /^\s?(?:쯤|정도|가량|안팎|남짓|여(?=\s)|or so\b)/u.test(text.slice(end, end + 6))
  );
}

const days: Partial<Record<Quantity["dimension"], number>> = {
  minutes: 1 / 1440,
  hours: 1 / 24,
  days: 1,
  months: 30.4,
};

/** A rough figure is near one that is given: 한 달쯤 for 4주. */
export function isNear({ dimension, value }: Quantity, { quantities }: Figures): boolean {
  const span = days[dimension];
  return quantities.some((other) => {
    const otherSpan = days[other.dimension];
    const isSpan = span !== undefined && otherSpan !== undefined;
    if (!isSpan && other.dimension !== dimension) return false;
    const [mine, theirs] = isSpan ? [value * span, other.value * otherSpan] : [value, other.value];
    return Math.abs(mine - theirs) <= 0.1 * Math.abs(theirs);
  });
}

/** Binary fractions differ in their last digits. */
export function rounded(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * 1e6) / 1e6;
}

function numberOf(written: string): number {
  return Number(written.replaceAll(",", ""));
}

/** Words such as 매일 and Monday measure nothing that could be wrong by itself. */
const unmeasured: ReadonlySet<Quantity["dimension"]> = new Set(["frequency", "weekday"]);
/** What an answer counts of its own: 두 가지, three things. */
const counted: ReadonlySet<Quantity["dimension"]> = new Set(["count", "times", "number", "multiple"]);
const maxOwnCount = 10;

/** The figures that a sentence claims: what has digits, and periods, amounts and shares in words. */
export function claimedFigures(text: string): Quantity[] {
  const codes = codesIn(text);
  const isInCode = (at: number) => codes.some(({ start, end }) => start <= at && at < end);
  const quantities = inWholeSpans(text, readQuantities(text)).filter(
    (quantity) => isMeasure(quantity) && !isInCode(quantity.start),
  );
  const claimed = quantities.filter((quantity) => {
    if (isPartOfName(text, quantity.start)) return false;
    if (hasDigit(quantity.text)) return true;
    return !(counted.has(quantity.dimension) && quantity.value <= maxOwnCount) && !digitsInHangul.test(quantity.text);
  });
  const others = allMatches(text, digits).filter(
    ({ index }) =>
      !isInCode(index) &&
      !isPartOfName(text, index) &&
      !isLabel(text, index) &&
      !quantities.some(({ start, end }) => start <= index && index < end),
  );
  return [...claimed, ...others.map(plainNumber)];
}

const isMeasure = ({ dimension }: Quantity) => !unmeasured.has(dimension);

/** 이사회 reads as two digits and 회; a number in Hangul has a place value in it: 이십, 삼백만. */
const digitsInHangul = /^[일이삼사오육칠팔구]{1,}(?:개월|년|일|회|명|원|할)$/u;

/** F1, GPT-4, v4.2, Llama-2-7b: digits within a name count nothing. */
function isPartOfName(text: string, start: number): boolean {
  return /\p{L}(?:[\d.]*[-.‐])?$/u.test(text.slice(Math.max(0, start - 8), start).replace(/[×x*]$/u, " "));
}

/** 031-555-0172, 1577-2046, 110-234-567890: digits that are one whole, and no figures. */
const code = /(?<![\d.-])\d{2,6}(?:-\d{2,6}){1,3}(?![\d-])/gu;
const years = /^(?:19|20)\d{2}-(?:(?:19|20)\d{2}|\d{2}(?:-\d{2})?)$/u;

/** Numbers that are looked up letter by letter: a telephone, an account. */
export function codesIn(text: string): Span[] {
  return allMatches(text, code)
    .filter(([written]) => !years.test(written) && written.length >= minCodeLength)
    .map(({ 0: written, index }) => ({ start: index, end: index + written.length }));
}

/** Shorter ones may be a range: 20-25. */
const minCodeLength = 8;

const koreanCounts =
  "(?<![가-힣])(?:둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열|두|세|네)(?=[이은을과만의면]|[\\s,.?]|[명번배])";
const englishCounts = "\\b(?:two|three|four|five|six|seven|eight|nine|ten)\\b";
const countWords = new RegExp(`${koreanCounts}|${englishCounts}`, "giu");

/** Counts that are told in a word, to reckon with: 둘이면, for three. */
export function countsIn(text: string): Quantity[] {
  return allMatches(text, countWords).map((match) => ({
    ...plainNumber(match),
    value: numberValue(match[0].toLowerCase()) ?? 0,
  }));
}

const partNames = "article|section|clause|no|annex|exhibit|schedule|chapter|figure|table|task|step|item";
const labelBefore = new RegExp(
  String.raw`(?:제|(?<![가-힣])제\s|§\s?|(?:${partNames})\.?\s|별[지표첨]\s?|부록\s?|붙임\s?)$`,
  "iu",
);
const labelAfter = /^[\d,]*\s?(?:조|항|호(?!실)|장(?=\s|\()|단계|순위|번째|st\b|nd\b|rd\b|th\b)/iu;

/** 제7조, Section 4, step 2: a number that names a place or an order. */
function isLabel(text: string, start: number): boolean {
  return labelBefore.test(text.slice(Math.max(0, start - 12), start)) || labelAfter.test(text.slice(start, start + 12));
}

function plainNumber(match: RegExpExecArray): Quantity {
  const written = match[0].replace(/,$/u, "");
  const end = match.index + written.length;
  const place = { start: match.index, end, text: written };
  return { dimension: "number", value: numberOf(written), unit: "", ...place };
}

/** A figure as a reason names it: its digits with the unit that it has. */
export function namedFigure({ dimension, text }: Quantity): string {
  return dimension === "number" ? (/\d[\d,.]*\d|\d/u.exec(text)?.[0] ?? text) : text.trim();
}
