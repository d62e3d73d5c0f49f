import { readAsset } from "#kernel";

/**
 * Places people ask the time of, and their zones; full zone names (`Asia/Seoul`) are taken as they are. An underscore is a space
 * that may be left out.
 */
export const zonesByPlace: ReadonlyMap<string, string> = new Map(
  readAsset("tools/time/zones.txt")
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [zone = "", names = ""] = line.split(": ");
      return names.split(", ").map((name): [string, string] => [name, zone]);
    }),
);

/** A full zone name that stands in a text, or null. */
export function fullZoneIn(text: string): string | null {
  const full = /\b[A-Z][A-Za-z]{2,12}\/[A-Za-z_]{2,30}(?:\/[A-Za-z_]{2,30})?\b/.exec(text)?.[0];
  return full !== undefined && isZone(full) ? full : null;
}

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The zone of the place that a text names, or null. */
export function zoneNamedIn(text: string): string | null {
  const words = text.toLowerCase();
  return fullZoneIn(text) ?? [...zonesByPlace].find(([name]) => words.includes(name.replace("_", " ")))?.[1] ?? null;
}
