import type { Span } from "#language";
import type { ContractArticle, ContractItem, ContractParagraph } from "#protocol";
import type { ContractText } from "./contract-text.ts";
import type { StructureGrammar } from "./grammar.ts";
import type { Heading } from "./heading.ts";
import type { NumberedNode } from "./numbering.ts";

/** One article with its paragraphs and items. The paragraphs tile what follows its heading. */
export function readArticle(
  source: ContractText,
  grammar: StructureGrammar,
  heading: Heading,
  span: Span,
  chapter: string | null,
): ContractArticle {
  const body = { start: heading.end, end: span.end };
  const { paragraphs, items } = grammar.points(source.plain, body, heading);
  const text = (part: Span) => source.text.slice(part.start, part.end);
  const placed = (part: Span) => ({ page: source.pageAt(part.start), start: part.start, end: part.end });

  const pointOf = (node: NumberedNode, depth: number) => ({
    label: grammar.pointName(depth, node, heading),
    text: text(node),
    ...placed(node),
  });
  const itemOf = (node: NumberedNode): ContractItem => ({
    ...pointOf(node, 1),
    items: node.children.map((child) => pointOf(child, 2)),
  });
  const numbered = paragraphs.map((node) => ({
    ...pointOf(node, 0),
    items: node.children.map(itemOf),
  }));

  return {
    label: heading.label,
    index: heading.index,
    branch: heading.branch,
    title: heading.title,
    chapter,
    ...placed(span),
    text: text(span),
    paragraphs: [...unnumbered(), ...numbered],
  };

  /** What stands before the first numbered paragraph, when it says anything. */
  function unnumbered(): ContractParagraph[] {
    const intro = { start: body.start, end: paragraphs[0]?.start ?? body.end };
    if (text(intro).trim() === "") return [];
    return [{ label: "", text: text(intro), ...placed(intro), items: items.map(itemOf) }];
  }
}
