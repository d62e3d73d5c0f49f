import { extname } from "node:path";
import { decodeText } from "#language";
import {
  bibliographyFormatSchema,
  type CitationStyle,
  citationStyleSchema,
  type JihwiError,
  type Language,
  type RejectedEntry,
  saidIn,
} from "#protocol";
import { paperFailure } from "../failure.ts";
import type { Paper } from "../paper/paper.ts";
import { readBibtex } from "./bibtex/read-bibtex.ts";
import { writeBibtex } from "./bibtex/write-bibtex.ts";
import { readCslJson } from "./csl-json/read-csl-json.ts";
import { writeCslJson } from "./csl-json/write-csl-json.ts";
import type { EntryReading } from "./entry.ts";
import { readRis } from "./ris/read-ris.ts";
import { writeRis } from "./ris/write-ris.ts";
import { writeReferences } from "./write-references.ts";

/** The formats a library comes in and goes out as. A new one is a folder and a line here. */
const formats = {
  bibtex: { extensions: [".bib", ".bibtex", ".biblatex"], read: readBibtex, write: writeBibtex },
  ris: { extensions: [".ris"], read: readRis, write: writeRis },
  "csl-json": { extensions: [".json", ".csljson"], read: readCslJson, write: writeCslJson },
} as const;

export type BibliographyFormat = keyof typeof formats;
export const bibliographyFormats: readonly BibliographyFormat[] = ["bibtex", "ris", "csl-json"];

const mostBytes = 256 * 1_048_576;

export interface BibliographyImport {
  readonly papers: readonly Paper[];
  readonly rejected: readonly RejectedEntry[];
}

/** Reads a bibliography file. A broken entry is named with its line and reason; the rest come in. */
export async function importBibliography(
  file: string,
  bytes: Uint8Array,
  language: Language,
): Promise<BibliographyImport> {
  if (bytes.byteLength > mostBytes) throw tooLarge(file);
  const text = decodeText(bytes)?.text;
  if (text === undefined) throw notBibliography(file);
  const format = formatOf(file, text);
  const { papers, rejected }: EntryReading = await formats[format].read(text);
  return {
    papers,
    rejected: rejected.map(({ entry, line, reason }) => ({ file, entry, line, reason: saidIn(reason, language) })),
  };
}

/** Papers in one of the formats, or as a list of references in a citation style. */
export async function exportBibliography(
  papers: readonly Paper[],
  format: BibliographyFormat | CitationStyle,
  signal?: AbortSignal,
): Promise<string> {
  const style = citationStyleSchema.safeParse(format);
  if (style.success) return await writeReferences(papers, style.data, signal);
  return await formats[bibliographyFormatSchema.parse(format)].write(papers);
}

/** By the name, else by what the file begins with. */
function formatOf(file: string, text: string): BibliographyFormat {
  const extension = extname(file).toLowerCase();
  const named = bibliographyFormats.find((name) => formats[name].extensions.some((known) => known === extension));
  if (named !== undefined) return named;
  const start = text.slice(0, 100_000);
  if (/^\s*[[{]/.test(start)) return "csl-json";
  if (/^TY\s{1,4}-/m.test(start)) return "ris";
  if (/@[A-Za-z]+\s*[{(]/.test(start)) return "bibtex";
  throw notBibliography(file);
}

function notBibliography(file: string): JihwiError {
  return paperFailure("not-bibliography", { file });
}

function tooLarge(file: string): JihwiError {
  return paperFailure("too-large", { file });
}
