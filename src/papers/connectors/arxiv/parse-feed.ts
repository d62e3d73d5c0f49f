import { oneLine } from "#language";
import { unreadableBody } from "#net";
import { createPaper, nameFromLine } from "../../paper/create-paper.ts";
import type { Paper } from "../../paper/paper.ts";

export interface ArxivFeed {
  readonly total: number;
  readonly papers: readonly Paper[];
  /** arXiv reports a wrong query as a feed with one entry called "Error". */
  readonly error: string | null;
}

const atom = "http://www.w3.org/2005/Atom";
const arxiv = "http://arxiv.org/schemas/atom";
const opensearch = "http://a9.com/-/spec/opensearch/1.1/";

/** Reads an Atom answer of arXiv. A document type is refused: no feed has one, and entities could grow without end. */
export async function parseArxivFeed(xml: string): Promise<ArxivFeed> {
  const { DOMParser } = await import("@xmldom/xmldom");
  if (/<!DOCTYPE/i.test(xml)) throw unreadableBody("arXiv", "DOCTYPE");
  const feed = parse(xml, DOMParser);
  const entries = [...feed.getElementsByTagNameNS(atom, "entry")];
  const failed = entries.find((entry) => words(entry, atom, "title") === "Error");
  if (failed !== undefined) return { total: 0, papers: [], error: words(failed, atom, "summary") };
  const total = Number(feed.getElementsByTagNameNS(opensearch, "totalResults")[0]?.textContent ?? entries.length);
  return { total: Number.isFinite(total) ? total : entries.length, papers: entries.map(entryPaper), error: null };
}

type Dom = typeof import("@xmldom/xmldom");
type Element = NonNullable<ReturnType<InstanceType<Dom["DOMParser"]>["parseFromString"]>["documentElement"]>;

function parse(xml: string, DOMParser: Dom["DOMParser"]): Element {
  const root = rootOf(xml, DOMParser);
  if (root === null || root.localName !== "feed") throw unreadableBody("arXiv", "Atom");
  return root;
}

/** The parser throws an error of its own kind, whatever its callback throws. */
function rootOf(xml: string, DOMParser: Dom["DOMParser"]): Element | null {
  try {
    const stop = (level: string, message: string) => {
      if (level !== "warning") throw new Error(message);
    };
    return new DOMParser({ onError: stop }).parseFromString(xml, "application/xml").documentElement;
  } catch (thrown) {
    throw unreadableBody("arXiv", thrown instanceof Error ? thrown.message : "XML");
  }
}

function entryPaper(entry: Element): Paper {
  const id = words(entry, atom, "id");
  const published = words(entry, atom, "published").slice(0, 10).split("-").map(Number);
  const journal = words(entry, arxiv, "journal_ref");
  const doi = words(entry, arxiv, "doi");
  const links = [...entry.getElementsByTagNameNS(atom, "link")];
  const pdf = links.find((link) => link.getAttribute("title") === "pdf")?.getAttribute("href") ?? null;
  const category = entry.getElementsByTagNameNS(arxiv, "primary_category")[0]?.getAttribute("term");
  return createPaper({
    source: "arxiv",
    csl: {
      type: journal === "" ? "article" : "article-journal",
      title: words(entry, atom, "title"),
      author: [...entry.getElementsByTagNameNS(atom, "author")]
        .map((author) => words(author, atom, "name"))
        .filter((name) => name !== "")
        .map(nameFromLine),
      issued: published.every((part) => part > 0) ? { "date-parts": [published] } : undefined,
      abstract: words(entry, atom, "summary"),
      "container-title": journal,
      URL: id.replace(/^http:/, "https:"),
      keyword: category || undefined,
    },
    identifiers: { arxiv: id, doi: doi || undefined },
    openAccessUrl: pdf,
  });
}

function words(parent: Element, namespace: string, name: string): string {
  return oneLine(parent.getElementsByTagNameNS(namespace, name)[0]?.textContent ?? "");
}
