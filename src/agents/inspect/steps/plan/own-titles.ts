import { withoutSpaces } from "#language";
import type { PlanInput } from "./schema.ts";

/**
 * The checks of one's own that a goal calls by their titles, however they are spaced, and what it says besides. The words of
 * a title are no words for a shipped check: "no rival's names" is one check, and asks for no other about names.
 */
export function withoutTitles(
  goal: string,
  available: PlanInput["available"],
): { readonly named: ReadonlySet<string>; readonly rest: string } {
  const named = new Set<string>();
  let rest = goal;
  // A longer title may hold a shorter one, whose check it does not mean.
  const titled = available
    .flatMap(({ name, own }) => (own === undefined ? [] : [{ name, title: own.title }]))
    .sort((one, other) => other.title.length - one.title.length);
  for (const { name, title } of titled) {
    const without = rest.replace(titlePattern(title), " ");
    if (without === rest) continue;
    named.add(name);
    rest = without;
  }
  return { named, rest };
}

function titlePattern(title: string): RegExp {
  const letters = [...withoutSpaces(title)].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"));
  return new RegExp(`(?<![0-9A-Za-z])${letters.join("\\s*")}(?![0-9A-Za-z])`, "gi");
}
