import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { oneLine } from "#language";
import { descendants } from "./descendants.ts";
import { type HtmlElement, type HtmlNode, isBlock, isUnseen, nodeText, raisedText } from "./node-text.ts";
import { tableText } from "./table-text.ts";
import { createTextWriter, type TextWriter } from "./text-writer.ts";

/** A page's words as readable text: Markdown headings, lists and tables; no scripts, no styles, no tags. */
export function htmlToText(html: string): { title: string | null; text: string } {
  const document = parse(html);
  const writer = createTextWriter();
  walk(document, writer);
  return { title: titleOf(document), text: writer.text() };
}

/** What is still to be visited: nodes, and what to write after them. */
type Pending = (HtmlNode | (() => void))[];
/** The number of the next item of each list that was met. */
type ItemNumbers = Map<HtmlElement, number>;

/** Visits nodes without recursion: a hostile page can nest arbitrarily deep. */
function walk(root: HtmlNode, writer: TextWriter): void {
  const pending: Pending = [root];
  const numbers: ItemNumbers = new Map();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === "function") node();
    else if (defaultTreeAdapter.isTextNode(node)) writer.words(node.value);
    else if (defaultTreeAdapter.isElementNode(node)) enter(node, writer, pending, numbers);
    else pushChildren(node, pending);
  }
}

function enter(element: HtmlElement, writer: TextWriter, pending: Pending, numbers: ItemNumbers): void {
  const name = element.tagName;
  if (isUnseen(element)) return;
  const raised = raisedText(element);
  if (raised !== null) writer.words(raised);
  else if (name === "br") writer.line();
  else if (name === "table") writeAlone(writer, tableText(element));
  else if (name === "pre") writeAlone(writer, nodeText(element));
  else {
    const heading = /^h([1-6])$/.exec(name)?.[1];
    if (heading !== undefined || isBlock(element)) {
      writer.paragraph();
      if (heading !== undefined) writer.line(`${"#".repeat(Number(heading))} `);
      pending.push(writer.end);
    } else if (name === "li") {
      writer.line(itemMark(element, numbers));
      pending.push(() => writer.line());
    }
    pushChildren(element, pending);
  }
}

/** The number or bullet that a reader sees before a list item. */
function itemMark(item: HtmlElement, numbers: ItemNumbers): string {
  const list = item.parentNode;
  if (list === null || !defaultTreeAdapter.isElementNode(list) || list.tagName !== "ol") return "- ";
  const number = numbers.get(list) ?? firstNumber(list);
  numbers.set(list, number + 1);
  return `${number}. `;
}

function firstNumber(list: HtmlElement): number {
  const first = Number(list.attrs.find((attribute) => attribute.name === "start")?.value ?? 1);
  return Number.isInteger(first) ? first : 1;
}

function pushChildren(node: HtmlNode, pending: Pending): void {
  if ("childNodes" in node) for (const child of node.childNodes.toReversed()) pending.push(child);
}

function writeAlone(writer: TextWriter, text: string): void {
  writer.paragraph();
  writer.verbatim(text);
  writer.end();
}

function titleOf(document: DefaultTreeAdapterTypes.Document): string | null {
  const html = document.childNodes.find((node) => defaultTreeAdapter.isElementNode(node));
  const title = html === undefined ? undefined : descendants(html, "title", "body")[0];
  const words = title === undefined ? "" : oneLine(nodeText(title));
  return words === "" ? null : words;
}
