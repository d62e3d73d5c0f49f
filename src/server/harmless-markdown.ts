import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** What is escaped may show further Markdown, such as a picture in a block of HTML; more layers than this nobody writes. */
const mostLayers = 8;

/**
 * Markdown that a viewer can neither run nor load anything from: HTML, pictures and links to anything but these addresses
 * stay as the words that they are written in.
 */
export function harmlessMarkdown(text: string, addresses: readonly string[]): string {
  const known = new Set(addresses.flatMap((address) => URL.parse(address)?.href ?? []));
  let harmless = text;
  for (let layer = 0; layer < mostLayers; layer++) {
    const live = placesOf(parser.parse(harmless), harmless, known);
    if (live.length === 0) return harmless;
    harmless = escapedAt(harmless, live);
  }
  return harmless.replaceAll("<", "&lt;").replaceAll("[", "&#91;");
}

/** Where the signs stand that make a node more than words. */
function placesOf(node: Nodes, text: string, known: ReadonlySet<string>): number[] {
  const { start, end } = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
  const within = "children" in node ? node.children.flatMap((child) => placesOf(child, text, known)) : [];
  switch (node.type) {
    case "html":
      return [...text.slice(start, end).matchAll(/</gu)].map(({ index }) => start + index);
    case "image":
    case "imageReference":
      return [start, start + 1];
    case "definition":
      return [start];
    case "link":
      return isOpen(node.url, text.slice(start, end), known) ? within : [start, ...within];
    default:
      return within;
  }
}

/** A link that leads where a source is, or that tells its address and is one of the web or of mail. */
function isOpen(address: string, written: string, known: ReadonlySet<string>): boolean {
  const url = URL.parse(address);
  if (written.startsWith("[")) return url !== null && known.has(url.href);
  return url !== null && ["http:", "https:", "mailto:"].includes(url.protocol);
}

function escapedAt(text: string, places: readonly number[]): string {
  let out = "";
  let from = 0;
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    out += `${text.slice(from, place)}\\`;
    from = place;
  }
  return out + text.slice(from);
}
