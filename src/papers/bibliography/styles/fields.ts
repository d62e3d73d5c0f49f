import { oneLine } from "#language";
import { withoutResolver } from "../../paper/identity.ts";
import type { CslItem, CslName } from "../../paper/paper.ts";

/** What styles print of an item, each text empty where it is not known. */
export interface ReferenceFields {
  readonly type: string;
  readonly authors: readonly CslName[];
  readonly editors: readonly CslName[];
  readonly title: string;
  readonly container: string;
  readonly date: { readonly year: string; readonly month: string; readonly day: string };
  /** Tells works of the same authors and year apart: `a`, `b` … */
  readonly yearSuffix: string;
  readonly volume: string;
  readonly issue: string;
  /** With a dash between first and last. */
  readonly pages: string;
  readonly publisher: string;
  readonly place: string;
  readonly edition: string;
  readonly genre: string;
  readonly number: string;
  readonly doi: string;
  readonly url: string;
}

const monthName = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

export function referenceFields(item: CslItem): ReferenceFields {
  const text = (name: string) => {
    const value = item[name];
    return typeof value === "string" || typeof value === "number" ? oneLine(String(value)) : "";
  };
  const [year = "", month = "", day = ""] = (item.issued?.["date-parts"]?.[0] ?? []).map(String);
  return {
    type: item.type,
    authors: item.author ?? [],
    editors: namesIn(item.editor),
    title: text("title"),
    container: text("container-title"),
    date: {
      year: year || (item.issued?.literal ?? item.issued?.raw ?? ""),
      month: /^(?:0?[1-9]|1[0-2])$/.test(month) ? monthName.format(Date.UTC(2000, Number(month) - 1)) : "",
      day,
    },
    yearSuffix: "",
    volume: text("volume"),
    issue: text("issue"),
    pages: text("page").replace(/\s*-+\s*/g, "–"),
    publisher: text("publisher"),
    place: text("publisher-place"),
    edition: text("edition"),
    genre: text("genre"),
    number: text("number"),
    doi: withoutResolver(text("DOI")),
    url: text("URL"),
  };
}

function namesIn(value: unknown): CslName[] {
  return Array.isArray(value) ? value.filter((name): name is CslName => typeof name === "object" && name !== null) : [];
}

/** An edition as it is read: 2 is the 2nd. */
export function ordinal(edition: string): string {
  if (!/^\d+$/.test(edition)) return edition;
  const last = /1\d$/.test(edition) ? "" : edition.slice(-1);
  return `${edition}${{ 1: "st", 2: "nd", 3: "rd" }[last] ?? "th"}`;
}

/** Parts that are there, with a mark between. */
export function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== "").join(between);
}

/** A text that is there, between others. */
export function around(before: string, text: string, after = ""): string {
  return text === "" ? "" : `${before}${text}${after}`;
}

/** A text that ends as a sentence does. */
export function stopped(text: string): string {
  return text === "" || /[.?!]”?$/.test(text) ? text : `${text}.`;
}

/** A title in quotation marks, with the mark that follows inside of them. */
export function quoted(title: string, mark: "," | "."): string {
  const closed = mark === "." && /[.?!]$/.test(title) ? title : `${title}${mark}`;
  return title === "" ? "" : `“${closed}”`;
}
