import type { CriteriaItem } from "./criteria-item.ts";
import { plainWords } from "./plain-words.ts";
import { splitVerdict } from "./split-verdict.ts";
import type { CriteriaVerdict } from "./verdict.ts";

/** A heading whose conditions may have exceptions. */
interface Scope {
  readonly verdict: CriteriaVerdict | null;
}

/** What the lines under a heading of exceptions are: its words, and the heading above it, from whose conditions they are taken. */
export interface Exemption {
  readonly words: string;
  readonly from: Scope | null;
}

/** An item with the headings that it stands under. */
export interface PlacedItem {
  readonly item: CriteriaItem;
  readonly headings: readonly Scope[];
}

export interface Exception extends Exemption {
  readonly item: CriteriaItem;
  /** It says itself what follows from it. */
  readonly isRule: boolean;
}

/**
 * Gives conditions the exceptions that are listed for them. One with a verdict of its own is a case as well, and one that
 * belongs to no condition stays an item: nothing that a document says is dropped.
 */
export function withExceptions(placed: readonly PlacedItem[], exceptions: readonly Exception[]): CriteriaItem[] {
  const used = new Set<Exception>();
  const items = placed.map(({ item, headings }) => {
    const own = exceptions.filter((exception) => isTakenFrom(item, headings, exception));
    for (const exception of own) used.add(exception);
    return { ...item, exceptions: own.map(({ words, item: { text } }) => `${words}: ${text}`) };
  });
  const cases = exceptions.filter((exception) => !used.has(exception) || exception.isRule);
  return [...items, ...cases.map(({ item }) => item)].sort((one, other) => one.line - other.line);
}

function isTakenFrom(item: CriteriaItem, headings: readonly Scope[], { from, isRule }: Exception): boolean {
  if (from !== null && !headings.includes(from)) return false;
  // Under the verdict of a heading all is taken out of that; elsewhere only of problems, and a rule stands for itself.
  if (from?.verdict != null) return true;
  const { verdict } = splitVerdict(plainWords(item.text), item.sectionVerdict);
  return verdict?.severity !== "none" && !isRule;
}
