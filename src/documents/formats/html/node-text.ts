import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";
import { raisedDigits } from "../raised-digits.ts";

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

const unread = new Set("script style noscript template head svg math iframe object canvas select nav".split(" "));
const blocks = new Set(
  "address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html main p pre section summary ul ol".split(
    " ",
  ),
);

export const isBlock = ({ tagName }: HtmlElement): boolean => blocks.has(tagName);

/** Whether a reader of the page sees nothing of an element. */
export function isUnseen({ tagName, attrs }: HtmlElement): boolean {
  if (unread.has(tagName)) return true;
  return attrs.some(({ name, value }) => name === "hidden" || (name === "style" && /display\s*:\s*none/i.test(value)));
}

/** The words below a node, with line breaks where blocks begin and end. */
export function nodeText(root: HtmlNode): string {
  let text = "";
  const breakLine = (): void => {
    if (text !== "" && !text.endsWith("\n")) text += "\n";
  };
  const pending: (HtmlNode | (() => void))[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === "function") node();
    else if (defaultTreeAdapter.isTextNode(node)) text += node.value;
    else if (defaultTreeAdapter.isElementNode(node)) {
      if (isUnseen(node)) continue;
      if (node.tagName === "br") text += "\n";
      if (node.tagName === "td" || node.tagName === "th") text += " ";
      if (isBlock(node) || ["li", "tr"].includes(node.tagName)) {
        breakLine();
        pending.push(breakLine);
      }
      const raised = raisedText(node);
      if (raised !== null) text += raised;
      else for (const child of node.childNodes.toReversed()) pending.push(child);
    }
  }
  return text;
}

/** What a `<sup>` of digits says: 10<sup>6</sup> is no 106. Null for any other element. */
export function raisedText(element: HtmlElement): string | null {
  if (element.tagName !== "sup") return null;
  // The digits may stand in a link or the like; looking further down would cost much where such elements nest.
  let only = onlyChild(element);
  for (let depth = 0; depth < 3 && only !== null && "childNodes" in only; depth += 1) only = onlyChild(only);
  return only !== null && defaultTreeAdapter.isTextNode(only) ? raisedDigits(only.value) : null;
}

function onlyChild({ childNodes }: { readonly childNodes: readonly HtmlNode[] }): HtmlNode | null {
  return childNodes.length === 1 ? (childNodes[0] ?? null) : null;
}
