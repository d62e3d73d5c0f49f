import { headingOf } from "#documents";
import type { WholeLine } from "./unwrap-lines.ts";

/** A numbered line is a title where something stands below it, and an item where only its neighbours do. */
type NumberedLine =
  | { readonly kind: "title"; readonly title: string }
  | { readonly kind: "item" }
  /** Another point beside the one that the lines above it stand under: what it says is not theirs. */
  | { readonly kind: "beside" };

const longestTitle = 28;
const numbered = /^(\d{1,2})[.)]\s+\S/;

interface Numbered {
  readonly number: number;
  readonly indent: number;
}

/** For each line that is numbered what its neighbours tell of it; null where they tell nothing. */
export function numberedTitles(lines: readonly WholeLine[], raw: readonly string[]): (NumberedLine | null)[] {
  const numbers = lines.map((line) => numberOf(line, raw));
  const follows = (one: Numbered | null | undefined, other: Numbered | null | undefined) =>
    one && other && one.indent === other.indent && other.number === one.number + 1;
  let last: (Numbered & { readonly isTitle: boolean }) | null = null;
  let nested = false;
  return lines.map(({ text }, at) => {
    if (/^#/.test(text)) last = null;
    const own = numbers[at];
    if (own === null || own === undefined) return null;
    const below = lines[at + 1]?.text ?? "";
    const isItem = follows(own, numbers[at + 1]) || (follows(numbers[at - 1], own) && below === "");
    const title = below === "" || text.length > longestTitle ? undefined : headingOf(text, true)?.title;
    const isAlone = (lines[at - 1]?.text ?? "") === "";
    const isNext: boolean = !nested && last?.isTitle === true && follows(last, own) === true;
    if (isItem && !isNext) {
      nested = last?.isTitle === true && last.indent <= own.indent;
      if (!nested) last = { ...own, isTitle: false };
      return { kind: "item" };
    }
    if (!isNext) {
      nested = last?.isTitle === true && !isAlone && last.indent <= own.indent;
      if (!nested) last = { ...own, isTitle: title !== undefined };
      return null;
    }
    last = { ...own, isTitle: title !== undefined };
    return title === undefined || isItem ? (isAlone ? null : { kind: "beside" }) : { kind: "title", title };
  });
}

function numberOf({ text, from }: WholeLine, raw: readonly string[]): Numbered | null {
  const number = numbered.exec(text)?.[1];
  const line = raw[from] ?? "";
  return number === undefined ? null : { number: Number(number), indent: line.length - line.trimStart().length };
}
