import type { Paper } from "../paper/paper.ts";
import { titleOf, yearOfCsl } from "../paper/reading.ts";

/** A key for each paper, distinct within the list: its own where it has one, else name, year and first word. */
export function citationKeys(papers: readonly Paper[]): string[] {
  const taken = new Set<string>();
  return papers.map((paper) => {
    const wanted = paper.kept?.key ?? keyOf(paper);
    let key = wanted;
    for (let copy = 2; taken.has(key.toLowerCase()); copy += 1) key = `${wanted}-${copy}`;
    taken.add(key.toLowerCase());
    return key;
  });
}

function keyOf(paper: Paper): string {
  const [first] = paper.csl.author ?? [];
  const name = letters(first?.family ?? first?.literal ?? "anon");
  const word = titleOf(paper)
    .split(/\s+/)
    .map(letters)
    .find((candidate) => candidate.length > 3 || /[가-힣]{2}/.test(candidate));
  return `${name || "anon"}${yearOfCsl(paper.csl) ?? ""}${word ?? ""}`;
}

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
