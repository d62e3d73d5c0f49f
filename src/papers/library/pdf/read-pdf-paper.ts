import { type ParsedPage, parseDocument } from "#documents";
import { oneLine } from "#language";
import type { JihwiError } from "#protocol";
import { paperFailure } from "../../failure.ts";
import { createPaper } from "../../paper/create-paper.ts";
import { normalArxivId } from "../../paper/identity.ts";
import type { Paper } from "../../paper/paper.ts";
import { abstractIn } from "./abstract-in.ts";

/**
 * A paper from its PDF, as far as its first page tells without guessing: the title by its size, the arXiv id where it is
 * printed, the abstract under its heading. Authors are set in too many ways to be read off safely, and a DOI on the page
 * is often another paper's or runs into the page number: both are left out.
 */
export async function readPdfPaper(name: string, bytes: Uint8Array): Promise<Paper> {
  let first: ParsedPage | null = null;
  for await (const page of parseDocument(bytes, name)) {
    first = page;
    break;
  }
  const title = first === null ? "" : titleOf(first);
  if (first === null || title === "") throw noTitle(name);
  const printed = [...first.leftOut, first.text].join("\n");
  const arxiv = normalArxivId(/arXiv:\s?(\d{4}\.\d{4,5})/i.exec(printed)?.[1] ?? "");
  const year = yearOf(printed, arxiv);
  return createPaper({
    source: "library",
    csl: {
      type: "article",
      title,
      abstract: abstractIn(first.text),
      issued: year === null ? undefined : { "date-parts": [[year]] },
    },
    identifiers: { arxiv: arxiv ?? undefined },
  });
}

const longestTitle = 400;

/** The largest words in the upper part of the page; where nothing stands out, its first line. */
function titleOf({ text, largest = "" }: ParsedPage): string {
  const standsOut = largest !== "" && largest.length < longestTitle;
  const line = standsOut ? largest : (text.split("\n").find((one) => one.trim() !== "") ?? "");
  return oneLine(line).slice(0, 300);
}

/** arXiv ids begin with year and month; else the year of a copyright line or a conference. */
function yearOf(text: string, arxiv: string | null): number | null {
  if (arxiv !== null && /^\d{4}\./.test(arxiv)) return 2000 + Number(arxiv.slice(0, 2));
  const found = /(?:©|\(c\)|copyright|proceedings[^\n]{0,120}?)\s?((?:19|20)\d{2})/i.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

function noTitle(name: string): JihwiError {
  return paperFailure("no-title", { name });
}
