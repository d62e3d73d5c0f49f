import type { Reading } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { kindOf, measuredValue, rangesIn } from "./cases.ts";

/** A figure told of a case: 10mL, 50 %, all of it. */
export interface ToldOfCase {
  readonly kind: string;
  readonly value: number;
  readonly text: string;
}

/** The cases of a part of a sentence and what is told of them: 6세 이상 12세 미만은 1회 10mL. */
export interface Tier {
  readonly unit: EvidenceUnit;
  readonly sentence: string;
  /** The place of its sentence in the unit. */
  readonly at: number;
  readonly kind: string;
  readonly holdsFor: (value: number) => boolean;
  readonly outcomes: readonly ToldOfCase[];
}

/** As part borders, but not within "between 27 and 8 days". */
const tierBorder = /,\s|;\s|(?<!\d)\sand\s|\swhile\s|\sbut\s|(?<=[가-힣](?:고|며|지만|으나))\s/gu;
const byUnit = new WeakMap<EvidenceUnit, readonly Tier[]>();

export function tiersOf(unit: EvidenceUnit, prepared: PreparedEvidence): readonly Tier[] {
  let tiers = byUnit.get(unit);
  if (tiers === undefined) {
    const sentences = [...new Set(unit.segments().map(({ sentence }) => sentence))];
    tiers = sentences.flatMap((sentence, at) =>
      partsOf(sentence, prepared).flatMap((part) =>
        rangesIn(part).map(({ kind, holdsFor }) => ({
          unit,
          sentence,
          at,
          kind,
          holdsFor,
          outcomes: outcomesIn(part).filter((outcome) => !kind.startsWith(outcome.kind)),
        })),
      ),
    );
    byUnit.set(unit, tiers);
  }
  return tiers;
}

const conditionEnd = /(?:면|때|경우|경우에|경우에는|때에는|에는|는|은)$/u;
const conditionStart = /^(?:if|between|for|on|from|when|within|after|before|under|over|with)\b/iu;

/** The parts of a sentence; a condition that a comma parts from what is told of it stays with it. */
export function partsOf(sentence: string, { read }: PreparedEvidence): Reading[] {
  const parts: Reading[] = [];
  for (const text of sentence.split(tierBorder)) {
    const [last, part] = [parts.at(-1), read(text)];
    if (last !== undefined && isConditionOf(last, part)) parts[parts.length - 1] = read(`${last.text}, ${text}`);
    else parts.push(part);
  }
  return parts;
}

function isConditionOf(last: Reading, part: Reading): boolean {
  const kinds = new Set(last.quantities.map(kindOf));
  const [kind] = kinds;
  if (kind === undefined || kinds.size > 1 || !(last.isKorean ? conditionEnd : conditionStart).test(last.text.trim()))
    return false;
  return !part.quantities.some((each) => kindOf(each) === kind);
}

/** A share told in words has the kind of one in figures. */
const share = "percent ";
const allOfIt =
  /전액|전부(?!터)|(?:모두|다)\s(?:\S+\s)?(?:돌려|환불|반환)|\b(?:in full|full refund|fully refund\w*)\b/iu;
const noneOfIt =
  /(?:환불|반환)\S*\s(?:않|안|없|못)|환불 ?(?:불가|안)|돌려(?:주지|드리지|받지|받을 수)\s?(?:않|못|없)|\bno refunds?\b|\bnot refund\w*/iu;

/** What is told, in figures of which the part has one of a kind, or in words for all and nothing. */
export function outcomesIn({ text, quantities }: Reading): ToldOfCase[] {
  const kinds = Map.groupBy(quantities, kindOf);
  const told = [...kinds.values()].flatMap((same) => {
    const [only] = same;
    return only === undefined || same.length > 1
      ? []
      : [{ kind: kindOf(only), value: measuredValue(only), text: only.text }];
  });
  const none = noneOfIt.exec(text)?.[0];
  const all = none === undefined ? allOfIt.exec(text)?.[0] : undefined;
  if (all !== undefined) told.push({ kind: share, value: 100, text: all });
  if (none !== undefined) told.push({ kind: share, value: 0, text: none });
  return told;
}
