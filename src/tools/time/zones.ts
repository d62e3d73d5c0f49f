import { assetLines } from "#language";

/**
 * Places people ask the time of, and their zones; full zone names (`Asia/Seoul`) are taken as they are. An underscore is a space
 * that may be left out.
 */
export const zonesByPlace: ReadonlyMap<string, string> = new Map(
  assetLines("tools/time/zones.txt").flatMap((line) => {
    const [zone = "", names = ""] = line.split(": ");
    return names.split(", ").map((name): [string, string] => [name, zone]);
  }),
);

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
