import type { DateToken, Meaning } from "../token.ts";
import { isAdnominal } from "./hangul.ts";

/** A part of a word with what it would mean. */
interface Part {
  readonly text: string;
  readonly kind: Meaning["kind"] | undefined;
}

/** What a unit, 말 or 초 belongs to when it stands after it. */
const counting: ReadonlySet<DateToken["kind"]> = new Set([
  "number",
  "span",
  "shift",
  "ordinal",
  "unit",
  "month",
  "quarter",
  "half",
  "year",
  "direction",
  "day",
  "date",
  "weekday",
  "yearly",
  "holding",
  "that-period",
  "every",
  "around",
  "surround",
  "edge",
] as const);

const isEnding = ({ kind }: Part) => kind === "particle" || kind === "filler";

/** Fillers that are written onto the word which they stand before: 딱일주일, 그다음주. */
const joinedFillers: ReadonlySet<string> = new Set(["딱", "약", "그", "총", "더", "또", "저"]);

/** 자주, 과일, 안전, 경주: no word of time begins with an ending. */
function beginsWithEnding([first, ...rest]: readonly Part[]): boolean {
  if (first === undefined || first.text.length > 1 || !isEnding(first) || joinedFillers.has(first.text)) return false;
  return rest.some((part) => !isEnding(part));
}

/** 주는, 일하고, 달라서, 분석, 주차장: a unit that counts nothing is a part of another word. */
const units: ReadonlySet<string> = new Set(["주", "일", "분", "달", "월", "년", "주차", "주간"]);

/** What may follow 전 and 후 of a word that is not one of time: 계약 전에, 결산 후의. */
const afterDirection =
  /^(?:에|에는|에도|엔|까지|까지는|부터|의|이|이면|인데|으로|로|마다|쯤|만|이나|입니다|이에요|이야|이지|인가|인지)/;

/** Syllables that mean time only beside certain words, and whether they do not here. */
const doubtful: Readonly<Record<string, (before: DateToken | undefined, rest: readonly Part[]) => boolean>> = {
  말: (before) => !isCounting(before),
  초: (before) => !isCounting(before),
  돌: (_, [next]) => next?.text === "아",
  막: (_, [next]) => next !== undefined && isEnding(next),
  담: (_, [next]) => next !== undefined && isEnding(next),
  올: (_, [next]) => next !== undefined && isEnding(next),
  각: (_, [next]) => next !== undefined && isEnding(next),
  싹: (_, [next]) => next !== undefined && isEnding(next),
  남: (_, [next]) => next !== undefined && !/^(?:음|냐|니|나|습|지|죠|는|누|을|고|긴|네)/.test(next.text),
  날: (_, [next]) => next?.kind === "filler",
  전: (before, [next]) => !isCounting(before) && next !== undefined && !afterDirection.test(next.text),
  후: (before, [next]) => !isCounting(before) && next !== undefined && !afterDirection.test(next.text),
};

const isCounting = (token: DateToken | undefined) => token !== undefined && counting.has(token.kind);

/** 남편, 자주, 주인, 말해야: a word that is made of vocabulary by its letters only. */
export function isLookalike(parts: readonly Part[], before: DateToken | undefined): boolean {
  const [first, ...rest] = parts;
  if (first === undefined || beginsWithEnding(parts)) return first !== undefined;
  const isOfWord = before?.kind === "word" && isAdnominal(before.text);
  if (first.kind === "unit" && units.has(first.text))
    return (
      !isCounting(before) &&
      !isOfWord &&
      rest.length > 0 &&
      rest.every((part) => isEnding(part) || part.kind === "number")
    );
  return doubtful[first.text]?.(before, rest) ?? false;
}
