/**
 * Our mark is `[n]`: the n-th of the sources an answer was given, from 1. Models write others, which mean the same and
 * become ours: `[1, 2]`, `[1-3]`, `[^1]`, `【1】`, `［1］`, and `\[1\]`, which Markdown shows as `[1]`.
 * Four digits are a year.
 */
const blank = String.raw`\s{0,3}`;
const join = `${blank}[-–~,，、]${blank}`;
const numbers = String.raw`\d{1,3}(?:${join}\d{1,3}){0,20}`;
const page = String.raw`†[^\]］】\n]{0,60}`;
const open = `[[［【]${blank}`;

const mark = new RegExp(String.raw`\\?${open}\^?${blank}(${numbers})${blank}(?:${page})?\\?[\]］】]`, "y");
/** Everything that one more character could still turn into a mark. */
const beginning = new RegExp(
  String.raw`\\?(?:${open}(?:\^?${blank}(?:${numbers}${blank}(?:[-–~,，、]${blank}|${page})?\\?)?)?)?$`,
  "y",
);

export interface WrittenMark {
  /** Where it ends in the text. */
  readonly end: number;
  readonly numbers: readonly number[];
}

/** The mark that stands at a place of a text, or null. */
export function markAt(text: string, at: number): WrittenMark | null {
  mark.lastIndex = at;
  const found = mark.exec(text);
  return found?.[1] === undefined ? null : { end: at + found[0].length, numbers: numbersOf(found[1]) };
}

/** Whether the text's end, from a place on, may be the beginning of a mark. */
export function mayBecomeMark(text: string, at: number): boolean {
  beginning.lastIndex = at;
  return beginning.test(text);
}

function numbersOf(list: string): number[] {
  const numbers = new Set<number>();
  for (const part of list.split(/[,，、]/)) {
    const [first, last] = part.split(/[-–~]/).map((each) => Number(each.trim()));
    if (first === undefined) continue;
    const end = last === undefined || last < first || last - first > 50 ? first : last;
    for (let number = first; number <= end; number++) numbers.add(number);
    if (last !== undefined) numbers.add(last);
  }
  return [...numbers];
}
