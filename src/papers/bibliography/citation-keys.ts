import { createYield } from "#kernel";
import { lettersOnly, oneLine, withoutAccents } from "#language";
import type { Paper } from "../paper/paper.ts";
import { titleOf, yearOfCsl } from "../paper/reading.ts";

/**
 * A key for each paper, distinct within the list: its own where it has one, else name, year and first word. Two keys are the
 * same when `compared` makes them so; those of BibTeX do not differ by case.
 */
export async function citationKeys(
  papers: readonly Paper[],
  own: (paper: Paper) => string = keptKey,
  compared = (key: string) => key.toLowerCase(),
): Promise<string[]> {
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  const keys: string[] = [];
  const pause = createYield();
  for (const paper of papers) {
    await pause();
    const wanted = own(paper) || keyOf(paper);
    let copy = copies.get(wanted) ?? 1;
    let key = wanted;
    for (; taken.has(compared(key)); key = `${wanted}-${copy}`) copy += 1;
    copies.set(wanted, copy);
    taken.add(compared(key));
    keys.push(key);
  }
  return keys;
}

/** Not every format has keys, and BibTeX has none with blanks, commas and braces. */
const keptKey = ({ kept }: Paper) => kept?.key.replace(/[\s,{}]/g, "") ?? "";

function keyOf(paper: Paper): string {
  const [first] = paper.csl.author ?? [];
  const name = letters(first?.family ?? first?.literal ?? "anon");
  const word = oneLine(titleOf(paper))
    .split(" ")
    .map(letters)
    .find((candidate) => candidate.length > 3 || /[가-힣]{2}/.test(candidate));
  return `${name || "anon"}${yearOfCsl(paper.csl) ?? ""}${word ?? ""}`;
}

function letters(text: string): string {
  return lettersOnly(withoutAccents(text.normalize("NFKC")).toLowerCase());
}
