import { defaultTreeAdapter } from "parse5";
import type { HtmlElement, HtmlNode } from "./node-text.ts";

/** Elements of a name below another, not looking into nested elements named `within`. */
export function descendants(root: HtmlElement, name: string, within: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const pending: HtmlNode[] = root.childNodes.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    if (node.tagName === name) found.push(node);
    else if (node.tagName !== within) for (const child of node.childNodes.toReversed()) pending.push(child);
  }
  return found;
}
