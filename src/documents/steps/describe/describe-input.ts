import { headingOf } from "../../chunking/headings.ts";
import type { DescribeInput } from "./schema.ts";

interface Source {
  readonly name: string;
  readonly pages: readonly { readonly page: number; readonly text: string }[];
  /** The heading trails of the document's chunks. */
  readonly trails: readonly (readonly string[])[];
}

/** What a description is made from. A long document is known by its beginning and its headings. */
export function toDescribeInput({ name, pages, trails }: Source): DescribeInput {
  const opening = pages
    .slice(0, 3)
    .map((page) => page.text)
    .join("\n\n")
    .slice(0, 3000);
  return {
    name,
    pages: pages.length,
    title: titleOf(opening),
    headings: [...new Set(trails.flat())].slice(0, 40),
    opening,
  };
}

/** What many documents begin with, and none is called. */
const listOfContents = /^(?:table of contents|contents|목\s*차|차\s*례)$/i;

/** The first line, when it looks like a title; an article is a part. */
function titleOf(opening: string): string | null {
  const first = opening.split("\n").find((line) => line.trim() !== "") ?? "";
  const title = (headingOf(first, true)?.title ?? first).trim();
  if (listOfContents.test(title)) return null;
  if (/^제\s?\d+\s?[조항]/.test(title)) return null;
  const isTitle =
    title.length >= 2 && title.length <= 80 && !/[.。,;:|]$|[다요]\.?$/.test(title) && !title.includes("|");
  return isTitle ? title : null;
}
