import { createYield } from "#kernel";
import { oneLine } from "#language";
import type { Paper } from "../../paper/paper.ts";
import { standingNote, yearOfCsl } from "../../paper/reading.ts";
import { fromCsl } from "../citation-js.ts";

/** Papers as RIS. One that came from RIS goes back with its own tags. */
export async function writeRis(papers: readonly Paper[]): Promise<string> {
  const written: string[] = [];
  const yieldNow = createYield();
  for (const paper of papers) {
    await yieldNow();
    const fields = paper.kept?.format === "ris" ? [["TY", paper.kept.type], ...paper.kept.fields] : await mapped(paper);
    const has = (tag: string) => fields.some(([name]) => name === tag);
    const more: string[][] = [];
    const year = yearOfCsl(paper.csl);
    if (year !== null && !has("PY") && !has("Y1")) more.push(["PY", String(year)]);
    if (paper.identifiers.doi !== undefined && !has("DO")) more.push(["DO", paper.identifiers.doi]);
    const note = standingNote(paper);
    if (note !== null && !fields.some(([, value]) => value?.includes(note))) more.push(["N1", note]);
    if (paper.csl.abstract !== undefined && !has("AB") && !has("N2")) more.push(["AB", paper.csl.abstract]);
    written.push(
      `${[...fields, ...more].map(([tag, value]) => `${tag}  - ${oneLine(value ?? "")}`).join("\n")}\nER  - \n`,
    );
  }
  return written.join("\n");
}

async function mapped(paper: Paper): Promise<string[][]> {
  const text = String(await fromCsl("ris", [paper.csl]));
  return text
    .split("\n")
    .map((line) => /^([A-Z][A-Z0-9])\s\s-\s?(.*)$/.exec(line))
    .flatMap((found) => (found === null || found[1] === "ER" ? [] : [[found[1] ?? "", found[2] ?? ""]]));
}
