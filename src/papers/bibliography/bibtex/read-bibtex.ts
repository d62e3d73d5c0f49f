import { createPaper, nameFromLine } from "../../paper/create-paper.ts";
import type { CslItem, Identifiers, Paper } from "../../paper/paper.ts";
import { toCsl } from "../citation-js.ts";
import { type EntryReading, readEntries } from "../entry.ts";
import { type BibtexEntry, splitBibtex } from "./split-entries.ts";

/** Papers of a BibTeX or BibLaTeX file. */
export function readBibtex(text: string): Promise<EntryReading> {
  const { entries, rejected } = splitBibtex(text);
  const byKey = new Map(entries.map((entry) => [entry.key.toLowerCase(), entry]));
  const papers = entries.map((entry) => ({
    name: entry.key,
    line: entry.line,
    paper: () => entryPaper(entry, byKey),
  }));
  return readEntries(papers, rejected);
}

/** Commands about setting type only; citation-js would leave their names in the words. */
const boxes = /\\(?:mbox|hbox|fbox|text|textnormal|protect|noopsort)\s{0,3}(?=\{)/g;

async function entryPaper(entry: BibtexEntry, byKey: ReadonlyMap<string, BibtexEntry>): Promise<Paper> {
  const fields = Object.fromEntries(entry.fields);
  const parents = [fields.crossref, fields.xdata].flatMap((key) => byKey.get(key?.trim().toLowerCase() ?? "") ?? []);
  const given = [entry, ...parents.filter((parent) => parent !== entry)].map(({ type, key, fields: own }) => ({
    type,
    label: key,
    properties: Object.fromEntries(own.map(([name, value]) => [name, value.replace(boxes, "")])),
  }));
  const [csl] = await toCsl("@biblatex/entries+list", given);
  if (csl === undefined) throw new Error(`@${entry.type}`);
  return createPaper({
    source: "library",
    csl: withoutOthers(withHyphenatedNames(csl, fields.author)),
    identifiers: identifiersIn(fields),
    kept: {
      format: "bibtex",
      type: entry.type,
      key: entry.key,
      fields: entry.fields.map(([name, value]) => [name, value]),
    },
  });
}

/** A given name such as Seung-won. citation-js takes what follows the hyphen for a particle and tears the name apart. */
const hyphenatedName = /^[^{}\\]*\p{Lu}\p{L}*-\p{Ll}[^{}\\]*$/u;

function withHyphenatedNames(csl: CslItem, written: string | undefined): CslItem {
  const names = written?.split(/\s+and\s+/) ?? [];
  if (csl.author === undefined || csl.author.length !== names.length) return csl;
  const author = csl.author.map((parsed, index) => {
    const name = names[index]?.trim() ?? "";
    return hyphenatedName.test(name) ? nameFromLine(name) : parsed;
  });
  return { ...csl, author };
}

/** `and others` is no person. */
function withoutOthers(csl: CslItem): CslItem {
  const { author, ...rest } = csl;
  const people = author?.filter(({ family, given }) => family !== "others" || given !== undefined);
  return people === undefined || people.length === 0 ? rest : { ...rest, author: people };
}

function identifiersIn(fields: Readonly<Record<string, string>>): Identifiers {
  const archive = (fields.archiveprefix ?? fields.eprinttype ?? "").toLowerCase();
  const arxiv = fields.arxivid ?? (archive === "arxiv" ? fields.eprint : undefined);
  const acl = fields.url?.match(/aclanthology\.org\/([A-Z]\d{2}-\d{4}|\d{4}\.[a-z0-9_]+-[a-z0-9]+\.\d+)/)?.[1];
  return { doi: fields.doi?.replaceAll("\\_", "_"), arxiv, pmid: fields.pmid, acl };
}
