import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";

const dated: ReadonlySet<string> = new Set(["date", "month-day", "clock", "year", "weekday"]);
const startBefore = /\b(?:from|since|starting|as of)\s(?:the\s)?$/iu;
const endBefore = /\b(?:until|till|by|through|no later than)\s(?:the\s)?$/iu;

/** Whether something begins or ends on a day: 19일부터, 19일까지. */
function endOf({ text, isKorean }: Reading, { dimension, start, end }: Quantity): "start" | "end" | null {
  if (!dated.has(dimension)) return null;
  const behind = text.slice(end, end + 8);
  const before = text.slice(Math.max(0, start - 16), start);
  if (isKorean ? /^(?:\([^)]*\))?부터/u.test(behind) : startBefore.test(before)) return "start";
  return (isKorean ? /^(?:\([^)]*\))?까지/u.test(behind) : endBefore.test(before)) ? "end" : null;
}

/** 19일부터 where the evidence, wherever it has the day, says 19일까지. */
export function isToldAsOtherEnd(mine: Quantity, claim: Reading, unit: EvidenceUnit): boolean {
  const own = endOf(claim, mine);
  if (own === null) return false;
  return unit.segments().every(({ reading }) =>
    reading.quantities
      .filter((other) => sameQuantity(mine, other))
      .every((other) => {
        const end = endOf(reading, other);
        return end !== null && end !== own;
      }),
  );
}
