import { type Contract, findDefinitions, partyNamesOf } from "#contracts";
import type { PlanSubject } from "./schema.ts";

/** What planning knows of a contract. */
export function planSubject(contract: Contract): PlanSubject {
  const within = new Map<string, string[]>(contract.units.map(({ label }) => [label, []]));
  for (const [label, { start }] of contract.labels) {
    const unit = contract.unitAt(start)?.label ?? "";
    if (unit !== label) within.get(unit)?.push(label);
  }
  const parties = partyNamesOf(contract);
  return {
    parts: contract.units.map(({ kind, label }) => ({ kind, label, within: within.get(label) ?? [] })),
    namesParties: parties.length > 0 || contract.units.some(({ kind }) => kind === "signature"),
    parties,
    terms: [...new Set(findDefinitions(contract).map(({ term }) => term))],
  };
}
