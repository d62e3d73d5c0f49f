import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** What is escaped may show further Markdown, such as a picture in a block of HTML; more layers than this nobody writes. */
const mostLayers = 4;
/** Parsing takes more time than letters grow, and everybody waits for it. */
const longestParsed = 20_000;
/** Text without any of these has nothing live in it, and leaves nothing open. */
const mayBeMore = /<|!\[|\]\(|\]:|```|~~~/u;

/**
 * Markdown that a viewer can neither run nor load anything from: HTML, pictures and links to anything but these addresses (as URL writes them)
 * stay as the words that they are written in. What is too long or too deep to be parsed in a moment is shown as it was written.
 */
export function harmlessMarkdown(written: string, known: ReadonlySet<string>): string {
  if (!mayBeMore.test(written)) return written;
  if (written.length > longestParsed) return asCode(written);
  try {
    let text = withClosedFence(written);
    for (let layer = 0; layer < mostLayers; layer++) {
      const live = placesOf(parser.parse(text), text, known);
      if (live.length === 0) return text;
      text = escapedAt(text, live);
    }
  } catch (thrown) {
    // Thousands of quotations in each other are more than a stack holds.
    if (!(thrown instanceof RangeError)) throw thrown;
  }
  return asCode(written);
}

/** A block of code, within a fence that is longer than any in it. */
function asCode(text: string): string {
  const longest = (text.match(/`{3,}/gu) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
  const around = "`".repeat(longest + 1);
  return `${around}\n${text}\n${around}`;
}

const fence = /^ {0,3}(`{3,}|~{3,})/u;

/** A text that breaks off in a block of code would make code of all that follows. A block within a list ends with the list. */
function withClosedFence(text: string): string {
  const last = parser.parse(text).children.at(-1);
  if (last?.type !== "code") return text;
  const lines = text.split("\n").slice((last.position?.start.line ?? 1) - 1);
  const opened = fence.exec(lines[0] ?? "")?.[1];
  if (opened === undefined) return text;
  const isClosed = lines.length > 1 && fence.exec(lines.at(-1) ?? "")?.[1]?.startsWith(opened) === true;
  return isClosed ? text : `${text}\n${opened}`;
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
    case "text":
      // Parsers differ in what they take for HTML: what could begin a tag for any of them is a sign, and no more.
      return [...text.slice(start, end).matchAll(mayBeginTag)].map(({ index }) => start + index);
    default:
      return within;
  }
}

/** A sign before which no odd number of backslashes stands. */
const mayBeginTag = /(?<=(?<!\\)(?:\\\\)*)<(?=[a-z/!?])/giu;

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
