import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { cellText, toMarkdownTable } from "../markdown-table.ts";
import { createTextWriter, type TextWriter } from "./text-writer.ts";

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

const dropped = new Set("script style noscript template head svg math iframe object canvas select nav".split(" "));
const blocks = new Set(
  "address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form header hr html main p pre section summary ul ol".split(
    " ",
  ),
);

/** A page's words as readable text: Markdown headings, lists and tables; no scripts, no styles, no tags. */
export function htmlToText(html: string): { title: string | null; text: string } {
  const document = parse(html);
  const writer = createTextWriter();
  walk(document, writer);
  return { title: titleOf(document), text: writer.text() };
}

/** What is still to be visited: nodes, and what to write after them. */
type Pending = (Node | (() => void))[];

/** Visits nodes without recursion: a hostile page can nest arbitrarily deep. */
function walk(root: Node, writer: TextWriter): void {
  const pending: Pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === "function") node();
    else if (defaultTreeAdapter.isTextNode(node)) writer.words(node.value);
    else if (defaultTreeAdapter.isElementNode(node)) enter(node, writer, pending);
    else pushChildren(node, pending);
  }
}

function enter(element: Element, writer: TextWriter, pending: Pending): void {
  const name = element.tagName;
  if (dropped.has(name) || isHidden(element)) return;
  if (name === "br") writer.line();
  else if (name === "table") writeAlone(writer, tableText(element));
  else if (name === "pre") writeAlone(writer, plainText(element));
  else {
    const heading = /^h([1-6])$/.exec(name)?.[1];
    if (heading !== undefined || blocks.has(name)) {
      writer.paragraph();
      if (heading !== undefined) writer.line(`${"#".repeat(Number(heading))} `);
      pending.push(writer.end);
    } else if (name === "li") {
      writer.line(itemMark(element));
      pending.push(() => writer.line());
    }
    pushChildren(element, pending);
  }
}

/** The number or bullet that a reader sees before a list item. */
function itemMark(item: Element): string {
  const list = item.parentNode;
  if (list === null || !defaultTreeAdapter.isElementNode(list) || list.tagName !== "ol") return "- ";
  const items = list.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node) && node.tagName === "li");
  const first = Number(list.attrs.find((attribute) => attribute.name === "start")?.value ?? 1);
  return `${(Number.isInteger(first) ? first : 1) + items.indexOf(item)}. `;
}

function pushChildren(node: Node, pending: Pending): void {
  if ("childNodes" in node) for (const child of node.childNodes.toReversed()) pending.push(child);
}

function writeAlone(writer: TextWriter, text: string): void {
  writer.paragraph();
  writer.verbatim(text);
  writer.end();
}

function isHidden(element: Element): boolean {
  return element.attrs.some(
    ({ name, value }) => name === "hidden" || (name === "style" && /display\s*:\s*none/i.test(value)),
  );
}

function tableText(table: Element): string {
  const rows = descendants(table, "tr", "table").map((row) =>
    row.childNodes
      .filter((node) => defaultTreeAdapter.isElementNode(node))
      .filter((cell) => cell.tagName === "td" || cell.tagName === "th")
      .flatMap((cell) => [cellText(plainText(cell)), ...Array<string>(spanOf(cell) - 1).fill("")]),
  );
  return toMarkdownTable(rows);
}

function spanOf(cell: Element): number {
  const span = Number(cell.attrs.find((attribute) => attribute.name === "colspan")?.value ?? 1);
  return Number.isInteger(span) && span >= 1 && span <= 50 ? span : 1;
}

/** Elements of a name below another, not looking into nested elements named `within`. */
function descendants(root: Element, name: string, within: string): Element[] {
  const found: Element[] = [];
  const pending: Node[] = root.childNodes.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    if (node.tagName === name) found.push(node);
    else if (node.tagName !== within) for (const child of node.childNodes.toReversed()) pending.push(child);
  }
  return found;
}

function plainText(root: Node): string {
  let text = "";
  const pending: Node[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) text += node.value;
    else if (defaultTreeAdapter.isElementNode(node)) {
      if (dropped.has(node.tagName)) continue;
      if (node.tagName === "br" || blocks.has(node.tagName) || node.tagName === "li") text += "\n";
      if (node.tagName === "td" || node.tagName === "th") text += " ";
      for (const child of node.childNodes.toReversed()) pending.push(child);
    }
  }
  return text;
}

function titleOf(document: DefaultTreeAdapterTypes.Document): string | null {
  const html = document.childNodes.find((node) => defaultTreeAdapter.isElementNode(node));
  const title = html === undefined ? undefined : descendants(html, "title", "body")[0];
  const words = title === undefined ? "" : plainText(title).replace(/\s+/g, " ").trim();
  return words === "" ? null : words;
}
