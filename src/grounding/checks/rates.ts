import type { Quantity, Reading } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";

const inThousandths = /(?:[백천만]|\d00)\s?분의|‰|\/\s?1|andths?$/iu;
/** Nobody writes what they have worked out as so many thousandths. */
export function isStatedRate({ text }: Quantity): boolean {
  return inThousandths.test(text);
}

const told = /^(?:에 해당하는 [^\s,.]+)?(?:입니|이다|이고|이며|이에|예요|로 (?:한|합|하)|$)|^\.$/u;

/** 대금의 1000분의 5, where it is 1000분의 3 of it a day and 10 % at most: another rate, and no instance of the most. */
export function isOtherRate(rate: Quantity, { text }: Reading, units: readonly EvidenceUnit[]): boolean {
  if (rate.dimension !== "percent") return false;
  const base = shareBase(text, rate);
  if (base === null && !told.test(text.slice(rate.end).trim())) return false;
  return units.some((unit) =>
    unit.quantities().some((other) => {
      if (other.dimension !== "percent" || other.limit !== null) return false;
      const theirs = shareBase(unit.text, other);
      return theirs !== null && (base === null || base.endsWith(theirs) || theirs.endsWith(base));
    }),
  );
}

/** What a rate is of: 대금의 1000분의 3, 0.5% of the overdue amount. */
function shareBase(text: string, { start, end }: Quantity): string | null {
  const before = /([가-힣]{2,})의\s$/u.exec(text.slice(Math.max(0, start - 20), start))?.[1];
  const behind = /^\s(?:of|on)\s(?:(?:the|any|such|that|each)\s)?([a-z]+(?:\s[a-z]+)?)/iu.exec(
    text.slice(end, end + 40),
  )?.[1];
  return (before ?? behind ?? null)?.toLowerCase() ?? null;
}
