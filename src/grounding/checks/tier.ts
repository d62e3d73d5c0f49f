import type { Reading } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { type Case, casesIn } from "./cases.ts";
import { denialPlaces } from "./denials.ts";
import { outcomesIn, partsOf, type Tier, type ToldOfCase, tiersOf } from "./tiers.ts";

/** A share that is kept and one that is given back are told in the same figures. */
const keptBack = /위약금|공제|수수료|취소료|penalt|fee|charge|deduct/iu;
/** 1층과 2층은 각각 30명, 20명: which is whose is told by the order. */
const inOrder = /각각|\brespectively\b/iu;
/** Tiers stand beside each other. */
const apartAtMost = 1;

/** 만 7세는 5mL, where it is 5mL below six and 10mL from six on: a case told with what holds for other cases. */
export function checkTier(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection | null {
  // One figure is a case or an outcome, and the other must be told, too.
  if (claim.quantities.length === 0 || casesIn(claim).length + outcomesIn(claim).length < 3) return null;
  if (inOrder.test(claim.text)) return null;
  const tiers = units.flatMap((unit) => (unit.quantities().length > 1 ? tiersOf(unit, prepared) : []));
  if (tiers.length < 2) return null;
  for (const part of partsOf(claim.text, prepared)) {
    const cases = casesIn(part).filter((one, _, all) =>
      all.every((each) => each.kind !== one.kind || each.value === one.value),
    );
    if (cases.length === 0 || denialPlaces(part).length > 0) continue;
    for (const outcome of outcomesIn(part))
      for (const one of cases) {
        const own = one.text === outcome.text ? null : ownTier(one, outcome, part, tiers);
        if (own === null) continue;
        const [told] = own.outcomes.filter(({ kind }) => kind === outcome.kind);
        return {
          status: "contradicts",
          check: "tier",
          reason: {
            ko: `“${one.text}”에는 원문에서 “${outcome.text}”이(가) 아니라 “${told?.text ?? ""}”이(가) 해당합니다`,
            en: `For “${one.text}” the evidence has “${told?.text ?? ""}”, not “${outcome.text}”`,
          },
          against: { label: own.unit.label, quote: own.sentence },
        };
      }
  }
  return null;
}

/** The tier that a case falls into, where what the claim tells of it is only told of others. */
function ownTier({ kind, value }: Case, told: ToldOfCase, claim: Reading, tiers: readonly Tier[]): Tier | null {
  const alike = tiers.filter((tier) => tier.kind === kind && tier.outcomes.some((each) => each.kind === told.kind));
  const tells = ({ outcomes }: Tier) => outcomes.some((each) => each.kind === told.kind && each.value === told.value);
  const own = alike.filter((tier) => tier.holdsFor(value));
  const others = alike.filter((tier) => !tier.holdsFor(value) && tells(tier));
  const [first] = own;
  if (first === undefined || own.some(tells)) return null;
  if (!others.some((tier) => tier.unit === first.unit && Math.abs(tier.at - first.at) <= apartAtMost)) return null;
  if (keptBack.test(claim.text) !== keptBack.test(first.sentence)) return null;
  return first;
}
