import type { Reading } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { CheckName, Objection } from "../statement.ts";
import { checkItem } from "./item.ts";
import { checkRanking } from "./ranking.ts";
import { checkTier } from "./tier.ts";

export { checkOften } from "./often.ts";

/** Checks of what figures are told of, each enough alone. */
export const toldFigureChecks = ["item", "tier", "ranking", "often"] as const satisfies readonly CheckName[];

/** What a claim tells with figures that the evidence tells of another item, case or place in a row. */
export function objectionsToFigures(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
  without: ReadonlySet<CheckName>,
): Objection[] {
  return [
    without.has("item") ? null : checkItem(claim, units, prepared),
    without.has("tier") ? null : checkTier(claim, units, prepared),
    without.has("ranking") ? null : checkRanking(claim, units, prepared),
  ].filter((objection) => objection !== null);
}
