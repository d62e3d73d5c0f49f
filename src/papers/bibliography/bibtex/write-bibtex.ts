import { z } from "zod";
import { createYield } from "#kernel";
import type { Paper } from "../../paper/paper.ts";
import { standingNote } from "../../paper/reading.ts";
import { fromCsl } from "../citation-js.ts";
import { citationKeys } from "../citation-keys.ts";

type Fields = readonly (readonly [string, string])[];

const entrySchema = z.array(
  z.object({ type: z.string(), label: z.string(), properties: z.record(z.string(), z.string()) }),
);

/** Papers as BibTeX. One that came from BibTeX goes back with its own fields, those we do not know included. */
export async function writeBibtex(papers: readonly Paper[]): Promise<string> {
  const keys = await citationKeys(papers);
  const written: string[] = [];
  const yieldNow = createYield();
  for (const [at, paper] of papers.entries()) {
    await yieldNow();
    const key = keys[at] ?? paper.id;
    if (paper.kept?.format === "bibtex")
      written.push(print(paper.kept.type, key, [...paper.kept.fields, ...learnt(paper, paper.kept.fields)]));
    else {
      const [entry] = entrySchema.parse(await fromCsl("bibtex", [{ ...paper.csl, id: key }]));
      if (entry === undefined) continue;
      const fields = Object.entries(entry.properties).map(([name, value]) => [name, escaped(name, value)] as const);
      written.push(print(entry.type, key, [...fields, ...learnt(paper, fields)]));
    }
  }
  return written.join("\n");
}

/** What we have learnt of a paper beyond its fields. */
function learnt(paper: Paper, fields: Fields): Fields {
  const has = (...names: string[]) => fields.some(([name]) => names.includes(name));
  const { doi, arxiv } = paper.identifiers;
  const more: [string, string][] = [];
  if (doi !== undefined && !has("doi")) more.push(["doi", doi]);
  if (arxiv !== undefined && !has("eprint", "arxivid")) more.push(["eprint", arxiv], ["archiveprefix", "arXiv"]);
  const note = standingNote(paper);
  if (note !== null && !fields.some(([, value]) => value.includes(note))) more.push(["note", escaped("note", note)]);
  if (paper.csl.abstract !== undefined && !has("abstract"))
    more.push(["abstract", escaped("abstract", paper.csl.abstract)]);
  return more;
}

const verbatim = new Set(["doi", "url", "eprint", "file"]);

/** Characters that mean something to LaTeX, unless they are escaped already or the field is taken as it is. */
function escaped(name: string, value: string): string {
  if (verbatim.has(name)) return value;
  return balanced(value.replace(/(?<!\\)([&%#])/g, "\\$1"));
}

/** A lone brace would break the file. */
function balanced(value: string): string {
  let depth = 0;
  for (const character of value) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? value : value.replace(/[{}]/g, "");
}

function print(type: string, key: string, fields: Fields): string {
  const lines = fields.map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@${type}{${key},\n${lines.join("")}}\n`;
}
