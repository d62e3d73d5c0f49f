import type { Contract } from "../contract.ts";
import { contractPassagesOf } from "./passages.ts";

const known = new WeakMap<Contract, readonly (readonly string[])[]>();

/** The passages of each unit, each below its unit's title: words that stand far apart in a long unit tell of different things. */
export function unitPlaces(contract: Contract): readonly (readonly string[])[] {
  const before = known.get(contract);
  if (before !== undefined) return before;
  const passages = Map.groupBy(contractPassagesOf(contract), ({ unit }) => unit);
  const places = contract.units.map((unit) => (passages.get(unit) ?? []).map(({ text }) => `${unit.title} ${text}`));
  known.set(contract, places);
  return places;
}
