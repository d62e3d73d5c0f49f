import type { ContractArticle, ContractAttachment, ContractItem } from "#protocol";
import type { OutlineWithoutReferences } from "./found-reference.ts";
import { lastAtOrBefore } from "./last-at-or-before.ts";

interface Labelled {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** The full label of every node: 제5조, 제5조 제2항, 제5조 제2항 제1호, 별지 1. */
export function labelsOf(outline: OutlineWithoutReferences): Map<string, Labelled> {
  const labels = new Map<string, Labelled>();
  const add = (node: Labelled) => {
    if (!labels.has(node.label)) labels.set(node.label, node);
  };
  for (const article of outline.articles) for (const node of nodesOf(article)) add(node);
  for (const part of [...outline.annexes, ...outline.supplementary])
    for (const node of nodesOfAttachment(part)) add(node);
  return labels;
}

/** Finds the label of the innermost labelled node around an offset. Nodes are laid out once, for many questions. */
export function createLocator(outline: OutlineWithoutReferences): (offset: number) => string {
  const attachments = [...outline.supplementary, ...outline.annexes];
  const nodes = [
    ...outline.chapters,
    ...outline.articles.flatMap(nodesOf),
    ...attachments.flatMap(nodesOfAttachment),
    ...(outline.signature === null ? [] : [outline.signature]),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  return (offset) => {
    for (let at = lastAtOrBefore(nodes, offset); at >= 0; at--) {
      const node = nodes[at];
      if (node !== undefined && offset < node.end) return node.label;
    }
    return outline.preamble.label;
  };
}

/** 부칙 with its articles and their points: 부칙 제2조 제1항. */
function nodesOfAttachment(part: ContractAttachment): Labelled[] {
  return [
    part,
    ...part.articles.flatMap((article) => nodesOf({ ...article, label: `${part.label} ${article.label}` })),
  ];
}

/** An article and its points with their full labels, outer before inner. */
export function nodesOf(article: ContractArticle): Labelled[] {
  const nodes: Labelled[] = [article];
  const addItems = (items: readonly ContractItem[], above: string) => {
    for (const item of items) {
      const label = joinLabels(above, item.label);
      nodes.push({ ...item, label });
      for (const subItem of item.items) nodes.push({ ...subItem, label: joinLabels(label, subItem.label) });
    }
  };
  for (const paragraph of article.paragraphs) {
    const label = paragraph.label === "" ? article.label : joinLabels(article.label, paragraph.label);
    if (paragraph.label !== "") nodes.push({ ...paragraph, label });
    addItems(paragraph.items, label);
  }
  return nodes;
}

/** 제5조 + 제2항 is 제5조 제2항; 4 + 4.2 is 4.2, and 4 (2) + 4.2 is 4.2 (2); 4.2 + (b) is 4.2(b). */
export function joinLabels(above: string, below: string): string {
  if (below.startsWith("(")) return `${above}${below}`;
  if (/^(?:Section )?\d/.test(below) && !/^\d+\.$/.test(below)) return `${below}${timesOf(above)}`;
  return `${above} ${below}`;
}

/** Of parts of one name the second is called 제5조 (2), so that a label means one place: two agreements may be one file. */
export function withDistinctLabels<Part extends { readonly label: string }>(parts: readonly Part[]): Part[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const times = (seen.get(part.label) ?? 0) + 1;
    seen.set(part.label, times);
    return times === 1 ? part : { ...part, label: `${part.label} (${times})` };
  });
}

/** The " (2)" of an article's label; nothing where the article is the first of its name. */
export const timesOf = (label: string): string => / \(\d+\)/.exec(label)?.[0] ?? "";
