import { formatNumber } from "./number-formats.ts";
import type { NumberedList } from "./read-numbering.ts";

/** Counts the paragraphs of every list, as Word does where it shows a document: `next` is the label of the next one. */
export function createNumberCounter(): { next(list: NumberedList, level: number): string } {
  const countsByKind = new Map<string, Map<number, number>>();
  const begun = new Set<string>();
  return {
    next(list, level) {
      const counts = countsByKind.get(list.kind) ?? new Map<number, number>();
      countsByKind.set(list.kind, counts);
      if (!begun.has(list.id)) for (const own of list.starts.keys()) counts.delete(own);
      begun.add(list.id);
      const last = counts.get(level);
      counts.set(level, last === undefined ? startOf(list, level) : last + 1);
      for (const below of counts.keys()) if (below > level && beginsAnew(list, below, level)) counts.delete(below);
      return labelOf(list, level, counts);
    },
  };
}

function startOf(list: NumberedList, level: number): number {
  return list.starts.get(level) ?? list.levels.get(level)?.start ?? 0;
}

function beginsAnew(list: NumberedList, below: number, level: number): boolean {
  const restart = list.levels.get(below)?.restart ?? null;
  return restart === null || level < restart;
}

function labelOf(list: NumberedList, level: number, counts: ReadonlyMap<number, number>): string {
  const own = list.levels.get(level);
  if (own === undefined) return "";
  const label = own.text.replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const format = own.inDigits ? "decimal" : (list.levels.get(at)?.format ?? "decimal");
    return formatNumber(counts.get(at) ?? startOf(list, at), format);
  });
  return label === "" || own.suffix === "nothing" ? label : `${label} `;
}
