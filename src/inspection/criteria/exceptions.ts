import type { CriteriaItem, ExceptionList, ListedException } from "./criteria-item.ts";
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
  const lists = listsByScope(exceptions);
  const used = new Set<Scope | null>();
  const items = placed.map(({ item, headings }) => {
    const scopes = [null, ...headings].filter((scope) => lists.has(scope));
    const isTaken = scopes.some(isWithoutVerdict) && mayHaveExceptions(item);
    const own = scopes.filter((scope) => isTaken || !isWithoutVerdict(scope));
    for (const scope of own) used.add(scope);
    return { ...item, exceptions: own.flatMap((scope) => [lists.get(scope) ?? []]) };
  });
  const cases = exceptions.filter(({ from, isRule }) => isRule || !used.has(from));
  return [...items, ...cases.map(({ item }) => item)].sort((one, other) => one.line - other.line);
}

/** Made once for all conditions of a heading: a list for each of them would be as many lines as there are pairs. */
function listsByScope(exceptions: readonly Exception[]): ReadonlyMap<Scope | null, ExceptionList> {
  const lists = new Map<Scope | null, ListedException[]>();
  for (const { from, isRule, words, item } of exceptions) {
    // Under the verdict of a heading all is taken out of that; elsewhere a rule stands for itself.
    if (isRule && isWithoutVerdict(from)) continue;
    const list = lists.get(from) ?? [];
    list.push({ line: item.line, words, text: item.text });
    lists.set(from, list);
  }
  return lists;
}

function isWithoutVerdict(scope: Scope | null): boolean {
  return scope?.verdict == null;
}

/** Where no heading gives the verdict, exceptions are taken out of problems and requirements only. */
function mayHaveExceptions({ text, sectionVerdict }: CriteriaItem): boolean {
  return splitVerdict(plainWords(text), sectionVerdict).verdict?.severity !== "none";
}
