import { patternLines } from "../pattern-lines.ts";
import { englishWords, nativeWords, numberValue } from "./numerals.ts";
import type { RawQuantity } from "./quantity.ts";
import { quantityWords, unitPattern, units } from "./units.ts";

const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth".split(
    " ",
  );
const wordsOf = (shape: RegExp) => [...quantityWords.keys()].filter((word) => shape.test(word)).join("|");

/** What a name in braces stands for; the file adds its own. */
const parts = {
  native: nativeWords.join("|"),
  english: englishWords.filter((word) => word.length > 2).join("|"),
  anyenglish: englishWords.join("|"),
  unit: unitPattern,
  ordinal: ordinals.join("|"),
  koreanword: wordsOf(/^[가-힣]/u),
  englishword: wordsOf(/^[a-z]/u),
};

/** Letters that a text must have for a way of writing to be looked for. */
export const letterShapes = { digit: /\d/u, hangul: /[가-힣]/u, latin: /[a-z]{2}/iu } as const;

type Measure = Pick<RawQuantity, "dimension" | "value"> & Partial<Pick<RawQuantity, "unit">>;
type Groups = Readonly<Record<string, string | undefined>>;
/** What the groups of a match say; `of` is the number behind the reading's name. */
type Reading = (groups: Groups, of: number) => readonly Measure[];

/** One way of writing figures. */
interface FigureReader {
  readonly needs: keyof typeof letterShapes;
  /** A text must have one of these, where the way has signs of its own. */
  readonly signs: readonly string[] | null;
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => readonly Measure[];
  /** It reads several figures from one place. */
  readonly overlaps: boolean;
}

const numberOf = (written = "") => numberValue(written.trim()) ?? Number.NaN;
const percent = (value: number): Measure => ({ dimension: "percent", value });
const scaleNames: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

function inUnit(value: number, written = ""): Measure[] {
  const unit = units.get(written.trim());
  if (unit === undefined || Number.isNaN(value)) return [];
  return [{ dimension: unit.dimension, value: value * unit.factor, unit: unit.name ?? "" }];
}

const readings: Readonly<Record<string, Reading>> = {
  around({ middle, around, percent: sign }) {
    const [value, spread] = [numberOf(middle), numberOf(around)];
    const dimension = sign === undefined ? "number" : "percent";
    return [value, value - spread, value + spread].map((each) => ({ dimension, value: each }));
  },
  parts({ one, other }) {
    const all = numberOf(one) + numberOf(other);
    return [one, other].map((part) => percent((100 * numberOf(part)) / all));
  },
  /** A time of day in hours; its unit is the half of the day, where that is said with it. */
  clock({ hours, minutes, half }, of) {
    const value = half === undefined ? numberOf(hours) : (numberOf(hours) % 12) + (half === "p" ? 12 : 0);
    return [{ dimension: "clock", value: value + Number(minutes ?? of) / 60, unit: half ?? "" }];
  },
  halves: ({ count, unit }) => inUnit((count === undefined ? 0 : numberOf(count)) + 0.5, unit),
  share({ part, all }, of) {
    const whole = all === undefined ? of : numberOf(all);
    return whole > 0 ? [percent((100 * numberOf(part)) / whole)] : [];
  },
  among: ({ part, all }) => (numberOf(part) < numberOf(all) ? [percent((100 * numberOf(part)) / numberOf(all))] : []),
  unit: ({ count, scale = "", unit }) => inUnit(numberOf(count) * (scaleNames[scale.trim()] ?? 1), unit),
  day: ({ day = "" }) => [{ dimension: "days", value: ordinals.indexOf(day) + 1 || Number.parseInt(day, 10) }],
  number: ({ count }, of) => [{ dimension: "number", value: numberOf(count) * (of || 1) }],
  spelled: ({ count }) => (numberOf(count) > 3 ? [{ dimension: "number", value: numberOf(count) }] : []),
  word({ word = "" }) {
    const quantity = quantityWords.get(word);
    return quantity === undefined ? [] : [{ dimension: quantity.dimension, value: quantity.factor }];
  },
  frequency: (_, of) => [{ dimension: "frequency", value: of }],
  bare({ count = "" }) {
    const value = numberOf(count);
    const isYear = Number.isInteger(value) && value >= 1900 && value <= 2100 && !/,\d/u.test(count);
    return [{ dimension: isYear ? "year" : "number", value }];
  },
};

/** Every way, in the order in which they claim a place. */
export const figureReaders = patternLines("language/figures/ways.txt", parts).map(({ said, pattern }): FigureReader => {
  const [reading = "", needs = "", signs] = said.split("; ");
  const [name = "", of = "0"] = reading.split(" ");
  const read = readings[name];
  if (read === undefined || !isShape(needs)) throw new Error(`ways.txt: ${said}`);
  return {
    needs,
    signs: signs?.split(", ") ?? null,
    pattern: new RegExp(pattern, "gu"),
    read: (groups) => read(groups, Number(of)),
    overlaps: name === "around" || name === "parts",
  };
});

function isShape(name: string): name is keyof typeof letterShapes {
  return name in letterShapes;
}
