import { partyTable, vagueParties } from "./party-table.ts";

const builtIn = new Map(
  partyTable
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [role = "", words = ""] = line.split(":");
      return words.split(",").map((word): [string, string] => [word.trim(), role.trim()]);
    }),
);

/** What somebody in particular is by a word for him: lessor of 집주인. Null of any other word, and of 당사자. */
export function roleOf(word: string): string | null {
  const role = builtIn.get(word.toLowerCase());
  return role === undefined || vagueParties.has(role) ? null : role;
}
