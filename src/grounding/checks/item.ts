import { type Reading, sameQuantity } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { tokensOf } from "../tokens.ts";
import { denialPlaces } from "./denials.ts";
import {
  type FigureList,
  type FigurePart,
  figureParts,
  kindOfFigure,
  type ListedItem,
  listingsOf,
  shareOf,
} from "./listings.ts";

/** What sets two items against each other names both. */
const setsAgainst = /보다|달리|대신|반면|비해|\b(?:than|unlike|instead|whereas|compared|versus)\b/iu;

/** 통원은 하루 20만 원, where the list has 15만 원 for 통원 and 20만 원 for 입원: an item told with another item's figure. */
export function checkItem(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection | null {
  if (setsAgainst.test(claim.text)) return null;
  const listings = units.flatMap((unit) => (mayList(unit, claim) ? listingsOf(unit, prepared) : []));
  if (listings.length === 0) return null;
  for (const parts of figureParts(claim.text, prepared).values())
    for (const part of parts) {
      if (denialPlaces(part.reading).length > 0) continue;
      const told = listings
        .map((listing) => ({ listing, own: ownFigure(part, listing) }))
        .find(({ own }) => own !== null);
      if (told === undefined || told.own === null || isToldElsewhere(part, told.listing, units)) continue;
      return {
        status: "contradicts",
        check: "item",
        reason: {
          ko: `“${part.quantity.text}”은(는) 원문에서 다른 것의 수치이고, 여기는 “${told.own.quantity.text}”입니다`,
          en: `“${part.quantity.text}” is another item's figure in the evidence; here it is “${told.own.quantity.text}”`,
        },
        against: { label: told.listing.unit.label, quote: told.listing.sentence },
      };
    }
  return null;
}

/** A figure of the claim's, and another of its kind. */
function mayList(unit: EvidenceUnit, { quantities }: Reading): boolean {
  return quantities.some((mine) => {
    const alike = unit.quantities().filter((other) => other.dimension === mine.dimension);
    return alike.length > 1 && alike.some((other) => sameQuantity(mine, other));
  });
}

/** The item that a part of the claim names, where its figure is that of others that it does not name. */
function ownFigure({ quantity, reading }: FigurePart, { items, side }: FigureList): ListedItem | null {
  if (!items.some((item) => kindOfFigure(item.quantity) === kindOfFigure(quantity))) return null;
  const homes = items.filter((item) => sameQuantity(item.quantity, quantity));
  if (homes.length === 0 || homes.length === items.length) return null;
  const words = tokensOf(reading);
  const isNamed = ({ names }: ListedItem) => shareOf(names, words) >= (side === "before" ? 0.5 : 1);
  const isUnnamed = ({ names }: ListedItem) => {
    const share = shareOf(names, words);
    return names.length > 0 && (share === 0 || (side === "behind" && share < 0.5));
  };
  if (!homes.every(isUnnamed)) return null;
  const named = items.filter((item) => !homes.includes(item) && isNamed(item));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The figure may be another sentence's. */
function isToldElsewhere({ quantity }: FigurePart, { sentence }: FigureList, units: readonly EvidenceUnit[]): boolean {
  return units.some((unit) =>
    unit
      .segments()
      .some(
        (segment) =>
          segment.sentence !== sentence && segment.reading.quantities.some((other) => sameQuantity(other, quantity)),
      ),
  );
}
