import { oneOf } from "../one-of.ts";
import { englishValue, englishWords, nativeValue, nativeWords, sinoValue } from "./numerals.ts";
import type { Dimension, RawQuantity } from "./quantity.ts";
import { type QuantityUnit, quantityWords, unitPattern, units } from "./units.ts";

/** Ends in a digit: of "0.3966, 정확도" the comma belongs to the sentence, and 정 is no unit. */
const figure = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?(?:\s?[십백천만억조]+(?:\s?\d[\d,]*\s?[십백천만억조]+){0,3})?`;
const scale = String.raw`(?:\s(?:thousand|million|billion))?`;
const number = { thousand: 1e3, million: 1e6, billion: 1e9 } as const;
const currencies: Readonly<Record<string, string>> = {
  $: "dollar",
  "₩": "won",
  "€": "euro",
  "£": "pound",
  "¥": "yen",
  usd: "dollar",
  krw: "won",
  eur: "euro",
};

const ratio = new RegExp(
  String.raw`(${figure}|(?<![십백천만])[십백천만]{1,12})\s?분의\s?(\d[\d,]*(?:\.\d+)?|[일이삼사오육칠팔구십]+)`,
  "gu",
);
/** 3‰, 5 per mille, 30 basis points, 3/1,000, 2/100 of it. */
const perThousand = new RegExp(
  String.raw`(?<![\d.,/])(\d[\d,]*(?:\.\d+)?)\s?(?:${oneOf`
    (‰|퍼밀|per\smill?e?\b|per\sthousand(?=\sof\b|[.,;)]|$))
    (bps?\b|basis\spoints?\b)
    \/\s?(1,?000|10,?000)(?![\d,]*\d)
    \/\s?(100)(?=\s(?:of|에 해당)\b|의)
  `})`,
  "gu",
);
/** Two thousandths, 3 hundredths. */
const inParts = new RegExp(
  String.raw`(?<![\d.,])\b(\d{1,3}|${englishWords.filter((word) => word.length > 2).join("|")})[\s-](ten[\s-]thousandth|thousandth|hundredth)s?\b`,
  "gu",
);
const currency = new RegExp(String.raw`([$₩€£¥]|\b(?:usd|krw|eur)\s)\s?(\d[\d,]*(?:\.\d+)?)${scale}`, "gu");
const withUnit = new RegExp(String.raw`(${figure})(${scale})\)?[\s-]?(${unitPattern})`, "gu");
const range = /(\d[\d,.]*)\s?±\s?(\d[\d,.]*)\s?(%|퍼센트)?/gu;
const proportion = /(?<![\d.])(\d{1,2})\s?(?:대|:)\s?(\d{1,2})(?=의 비율|\s?비율|로 (?:나|분|배))/gu;
/** 09:30, 9:30 p.m., 9 am. */
const clockTime = /(?<!\d)(\d{1,2}):(\d{2})(?!\d)(?:\s?([ap])\.?m\b\.?)?|(?<!\d)(\d{1,2})\s?([ap])\.?m\b\.?/gu;
/** 9시 30분, 아홉 시 반; but not 2시간 30분 or 한 시 반장. */
const koreanClock = new RegExp(
  String.raw`((?<!\d)\d{1,2}|(?<![가-힣])(?:${nativeWords.join("|")}))\s?시\s?(?:(\d{1,2})\s?분|반(?=[^가-힣]|에|까지|부터|이|입|쯤|경|으로|은|을|$))`,
  "gu",
);
const smallWord = "one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}";
const oneIn = new RegExp(String.raw`\b(${smallWord})\s(?:in|out of)\s(${smallWord})\b`, "gu");
/** Three quarters of the households: a share, and no nine months. */
const quartersOf = /\b(two|three)[\s-]quarters(?=\sof\s)/gu;
const half = String.raw`half\san?\s(hours?|years?|months?|days?|weeks?)\b`;
const andHalf = new RegExp(
  String.raw`\b(an?|${smallWord})\s(hours?|years?|months?|days?|weeks?)\sand\sa\shalf\b|\b${half}`,
  "gu",
);
const halfAnd = new RegExp(String.raw`\b(${smallWord})\sand\sa\shalf\s(hours?|years?|months?|days?|weeks?)\b`, "gu");
/** 한 달 반, 두 시간 반, 1년 반. */
const koreanHalf = /(?<![가-힣])(한|두|세|네|\d{1,2})\s?(시간|개월|년|해|달|주)\s?반(?=[\s,.]|안|이|을|간|동|만|$)/gu;
/** 열 명 중 일곱 명: a share, told in people. */
const outOf = new RegExp(
  String.raw`(?<![가-힣])(열|백|10|100)\s?(?:명|곳|집|개|사람)\s?(?:중|가운데)(?:에)?\s(${nativeWords.join("|")}|\d{1,2})\s?(?:명|곳|집|개|사람)`,
  "gu",
);
const sinoWord = /(?<![가-힣])([일이삼사오육칠팔구십백천만억조]{2,12})\s?(원|개월|년|일|회|명|퍼센트)/gu;
const sinoDigit = /(?<![가-힣])([일이삼사오육칠팔구십])(개월|년|회|퍼센트|할)/gu;
/** 만족한다고 한 사람: what is told, and no number. */
const nativeWord = new RegExp(
  String.raw`(?<![가-힣]|[다라자냐]고 )(${nativeWords.join("|")})\s?(번|달|배|명|차례|시간|주일|주|해|건|사람|개|살|곳|편|시(?=[에까부\s])|(?<=\s)(?<!한\s)(?:점|쌍|그루|마리|권|대|장))(?!장|인공|택|식|소|작|째)`,
  "gu",
);
const englishWord = new RegExp(
  String.raw`\b((?:(?:${englishWords.join("|")})[\s-]){1,4})(?:calendar\s)?(${unitPattern})`,
  "gu",
);
const wordsOf = (shape: RegExp) => [...quantityWords.keys()].filter((word) => shape.test(word)).join("|");
const aloneKorean = new RegExp(`(?<![가-힣\\d])(${wordsOf(/^[가-힣]/u)})`, "gu");
const aloneEnglish = new RegExp(String.raw`\b(${wordsOf(/^[a-z]/u)})`, "gu");
/** thirty-two nurses: a number in words without a unit that is known. */
const spelled = new RegExp(
  String.raw`\b(?!(?:thousand|hundred|million)-[a-z]{3})(?:${englishWords.filter((word) => word.length > 2).join("|")})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?\b`,
  "gu",
);
/** 150럭스, 4.1MW: a unit of its own. */
const otherUnit = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${figure})(?![십백천만억조])\s?[가-힣]{1,3}?(?=이하|이상|미만|초과|이내|\s|[,.)]|을|를|의|로|에|이|가|은|는|까지|$)`,
  "gu",
);
/** 월 요금, 주 2회, 연 1회: a period before what it is for. */
const periodPrefix = /(?<![가-힣\d])(월|연|주)(?=\s(?:\d|금|요금|이용료|임대료|차임|급여|회비|보수))/gu;
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth".split(
    " ",
  );
const ordinalDay = new RegExp(
  String.raw`\b(${ordinals.join("|")}|\d{1,2}(?:st|nd|rd|th))\sday\b|(?<=\b(?:the|on)\s)(\d{1,2})(?:st|nd|rd|th)\b`,
  "gu",
);
const abbreviated = /(?<![\p{L}\d.,])(\d[\d,]*(?:\.\d+)?)([bmk])(?![\p{L}\d])/gu;
/** 4.2억: no unit, but a place value. */
const scaled = /(?<![\p{L}\d.,])(\d[\d,]*(?:\.\d+)?\s?[천만억조]+(?:\s?\d[\d,]*\s?[천만억조]+){0,3})(?![가-힣\d])/gu;
const bare = /(?<![\d.,]|(?<!\p{L})-|[\p{L}](?=\d))\d[\d,]*(?:\.\d+)?(?![\d.,]*\d|\p{L})/gu;

/** One way of writing figures. */
export interface FigureReader {
  /** Letters that a text must have for it to be worth looking, */
  readonly needs: "digit" | "hangul" | "latin";
  /** and one of these, where the way has signs of its own. */
  readonly signs?: readonly string[];
  /** Over lower case. */
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, text: string) => readonly RawQuantity[];
  /** It reads several figures from one place. */
  readonly overlaps?: true;
}

const byUnit =
  (numberOf: (written: string) => number | null): FigureReader["read"] =>
  (match) => {
    const value = numberOf((match[1] ?? "").trim());
    const unit = unitOf(match[2] ?? "");
    return value === null || unit === null ? [] : [raw(match, unit.dimension, value * unit.factor, unit.name)];
  };
/** A third round is no share of a round. */
const counted = /^an?\s(?:third|fourth|fifth|quarter)$/u;
const goesOn =
  /^\s(?:rounds?|time|part(?:y|ies)|person|day|week|month|year|option|attempt|offence|breach|country|draft)\b/u;

const byWord: FigureReader["read"] = (match, text) => {
  if (counted.test(match[0]) && goesOn.test(text.slice(match.index + match[0].length))) return [];
  const word = quantityWords.get(match[1] ?? "");
  return word === undefined ? [] : [raw(match, word.dimension, word.value)];
};
/** A time of day in hours; its unit is the half of the day, where that is said with it. */
function clock(match: RegExpExecArray, hours: number, minutes: number, half?: string): RawQuantity {
  const value = (half === undefined ? hours : (hours % 12) + (half === "p" ? 12 : 0)) + minutes / 60;
  return raw(match, "clock", value, half ?? "");
}

const smallValue = (written: string) => englishValue(written) ?? plain(written);

/** Every way, in the order in which they claim a place. */
export const figureReaders: readonly FigureReader[] = [
  {
    needs: "digit",
    signs: ["±"],
    pattern: range,
    overlaps: true,
    read: (match) => {
      const [middle, around] = [plain(match[1] ?? ""), plain(match[2] ?? "")];
      const dimension = match[3] === undefined ? "number" : "percent";
      return [middle, middle - around, middle + around].map((value) => raw(match, dimension, value));
    },
  },
  {
    needs: "digit",
    signs: ["비율", "로 "],
    pattern: proportion,
    overlaps: true,
    read: (match) => {
      const [one, other] = [plain(match[1] ?? ""), plain(match[2] ?? "")];
      return [one, other].map((value) => raw(match, "percent", (100 * value) / (one + other)));
    },
  },
  {
    needs: "digit",
    signs: [":", "m"],
    pattern: clockTime,
    read: (match) => [clock(match, Number(match[1] ?? match[4]), Number(match[2] ?? 0), match[3] ?? match[5])],
  },
  {
    needs: "hangul",
    signs: ["시"],
    pattern: koreanClock,
    read: (match) => [clock(match, nativeValue(match[1] ?? "") ?? Number(match[1]), Number(match[2] ?? 30))],
  },
  {
    needs: "latin",
    signs: ["half"],
    pattern: andHalf,
    read: (match) =>
      match[3] === undefined ? halves(match, halfBase(match[1]), match[2]) : halves(match, 0, match[3]),
  },
  { needs: "latin", signs: ["half"], pattern: halfAnd, read: (match) => halves(match, halfBase(match[1]), match[2]) },
  { needs: "hangul", signs: ["반"], pattern: koreanHalf, read: (match) => halves(match, halfBase(match[1]), match[2]) },
  {
    needs: "hangul",
    signs: ["중", "가운데"],
    pattern: outOf,
    read: (match) => {
      const all = match[1] === "백" || match[1] === "100" ? 100 : 10;
      const part = nativeValue(match[2] ?? "") ?? plain(match[2] ?? "");
      return part < all ? [raw(match, "percent", (100 * part) / all)] : [];
    },
  },
  {
    needs: "latin",
    signs: ["quarters of"],
    pattern: quartersOf,
    read: (match) => [raw(match, "percent", match[1] === "two" ? 50 : 75)],
  },
  {
    needs: "latin",
    signs: ["in", "out of"],
    pattern: oneIn,
    read: (match) => {
      const [part, all] = [smallValue(match[1] ?? ""), smallValue(match[2] ?? "")];
      return all > part ? [raw(match, "percent", (100 * part) / all)] : [];
    },
  },
  {
    needs: "hangul",
    signs: ["분의"],
    pattern: ratio,
    read: (match) => {
      const [below, above] = [sinoValue(match[1] ?? ""), sinoValue(match[2] ?? "")];
      return below !== null && above !== null && below > 0 ? [raw(match, "percent", (above / below) * 100)] : [];
    },
  },
  {
    needs: "digit",
    signs: ["‰", "퍼밀", "per mil", "per thousand", "bp", "basis point", "/1", "/ 1"],
    pattern: perThousand,
    read: (match) => {
      const below = match[2] !== undefined ? 1000 : match[3] !== undefined ? 10_000 : plain(match[4] ?? match[5] ?? "");
      return [raw(match, "percent", (plain(match[1] ?? "") / below) * 100)];
    },
  },
  {
    needs: "latin",
    signs: ["thousandth", "hundredth"],
    pattern: inParts,
    read: (match) => {
      const below = match[2] === "hundredth" ? 100 : match[2] === "thousandth" ? 1000 : 10_000;
      return [raw(match, "percent", (smallValue(match[1] ?? "") / below) * 100)];
    },
  },
  {
    needs: "digit",
    signs: ["$", "₩", "€", "£", "¥", "usd", "krw", "eur"],
    pattern: currency,
    read: (match) => {
      const unit = currencies[(match[1] ?? "").trim().toLowerCase()] ?? "";
      return [raw(match, "money", plain(match[2] ?? "") * factorOf(match[0]), unit)];
    },
  },
  {
    needs: "digit",
    pattern: withUnit,
    read: (match, text) => {
      const value = sinoValue(match[1] ?? "");
      const unit = unitOf(match[3] ?? "");
      if (value === null || unit === null || endsInName(text, match)) return [];
      return [raw(match, unit.dimension, value * factorOf(match[2] ?? "") * unit.factor, unit.name)];
    },
  },
  { needs: "hangul", pattern: sinoWord, read: byUnit(sinoValue) },
  { needs: "hangul", pattern: sinoDigit, read: byUnit(sinoValue) },
  { needs: "hangul", pattern: nativeWord, read: byUnit(nativeValue) },
  { needs: "latin", pattern: englishWord, read: byUnit(englishValue) },
  {
    needs: "latin",
    signs: ["day", "st", "nd", "rd", "th"],
    pattern: ordinalDay,
    read: (match) => {
      const written = match[1] ?? match[2] ?? "";
      const value = ordinals.indexOf(written.toLowerCase()) + 1 || Number.parseInt(written, 10);
      return value > 0 ? [raw(match, "days", value)] : [];
    },
  },
  {
    needs: "digit",
    signs: ["b", "m", "k"],
    pattern: abbreviated,
    read: (match) => [
      raw(match, "number", plain(match[1] ?? "") * (match[2] === "b" ? 1e9 : match[2] === "m" ? 1e6 : 1e3)),
    ],
  },
  {
    needs: "latin",
    pattern: spelled,
    read: (match) => {
      const value = englishValue(match[0]);
      return value !== null && value > 3 ? [raw(match, "number", value)] : [];
    },
  },
  { needs: "hangul", pattern: aloneKorean, read: byWord },
  { needs: "latin", pattern: aloneEnglish, read: byWord },
  {
    needs: "hangul",
    signs: ["월", "연", "주"],
    pattern: periodPrefix,
    read: (match) => [raw(match, "frequency", match[1] === "월" ? 30 : match[1] === "연" ? 365 : 7)],
  },
  { needs: "digit", pattern: scaled, read: (match) => [raw(match, "number", sinoValue(match[1] ?? "") ?? 0)] },
  { needs: "digit", pattern: otherUnit, read: (match) => [raw(match, "number", sinoValue(match[1] ?? "") ?? 0)] },
  {
    needs: "digit",
    pattern: bare,
    read: (match) => {
      const value = plain(match[0]);
      const isYear = Number.isInteger(value) && value >= 1900 && value <= 2100 && !/,\d/u.test(match[0]);
      return [raw(match, isYear ? "year" : "number", value)];
    },
  },
];

/** So many and a half of a unit. */
function halves(match: RegExpExecArray, whole: number, written = ""): RawQuantity[] {
  const unit = unitOf(written);
  return unit === null ? [] : [raw(match, unit.dimension, (whole + 0.5) * unit.factor, unit.name)];
}

function halfBase(written = ""): number {
  return /^an?$/u.test(written) ? 1 : (nativeValue(written) ?? smallValue(written));
}

function raw(match: RegExpExecArray, dimension: Dimension, value: number, unit = ""): RawQuantity {
  return { dimension, value, unit, start: match.index, end: match.index + match[0].length };
}

function plain(digits: string): number {
  return Number(digits.replaceAll(",", ""));
}

function factorOf(text: string): number {
  const word = /thousand|million|billion/i.exec(text)?.[0].toLowerCase();
  return word === undefined ? 1 : number[word as keyof typeof number];
}

function unitOf(written: string): QuantityUnit | null {
  return units.get(written.toLowerCase()) ?? units.get(written) ?? null;
}

/** 10년차, 3대가, 5도: a unit of one syllable that goes on as another word is none. */
function endsInName(text: string, match: RegExpExecArray): boolean {
  const unit = match[3] ?? "";
  const next = text.slice(match.index + match[0].length).match(/^[가-힣]{1,2}/)?.[0] ?? "";
  if (unit === "대" || unit === "도" || unit === "부" || unit === "자" || unit === "인")
    return next !== "" && !/^(?:를|을|의|가|이|은|는|로|에|와|과|만|까)/.test(next);
  return unit === "분" && /^(?:의|기|쟁|할)/.test(next);
}
