import type { Html, Paragraph, PhrasingContent, Root, RootContent, Text } from "mdast";
import type { Statement } from "#protocol";
import type { MathMarked } from "./math-marks.ts";

/** A statement with its place in this text. */
export interface PlacedStatement {
  readonly statement: Statement;
  readonly start: number;
  readonly end: number;
}

/**
 * The statements that stand in one text of a message: places are counted over all its texts, which a blank line parts. What
 * is not there letter by letter is left out.
 */
export function statementsIn(text: string, offset: number, statements: readonly Statement[]): PlacedStatement[] {
  return statements
    .map((statement) => ({ statement, start: statement.start - offset, end: statement.end - offset }))
    .filter(({ statement, start, end }) => start >= 0 && text.slice(start, end) === statement.text);
}

interface Places extends Pick<MathMarked, "placeOf"> {
  readonly placed: readonly PlacedStatement[];
}

/** Wraps each statement of an answer into a `mark` element that carries its number. */
export function remarkStatements({ placed, placeOf }: Places) {
  const read = placed.map(({ statement, start, end }) => ({ statement, start: placeOf(start), end: placeOf(end) }));
  return (tree: Root) => {
    if (read.length > 0) visit(tree, read, new Set());
  };
}

const inline = new Set(["paragraph", "heading", "tableCell"]);

function visit(
  node: { type?: string; children: RootContent[] },
  placed: readonly PlacedStatement[],
  begun: Set<number>,
): void {
  if (node.type !== undefined && inline.has(node.type)) {
    node.children = wrap(node.children as PhrasingContent[], placed, begun);
    return;
  }
  // A line of HTML is shown as the words that it is.
  node.children = node.children.map((child) => (child.type === "html" ? lineOf(child) : child));
  for (const child of node.children)
    if ("children" in child) visit(child as { children: RootContent[] }, placed, begun);
}

function lineOf({ value, position }: Html): Paragraph {
  return { type: "paragraph", children: [{ type: "text", value, position }], position };
}

/** Children in a row that begin within one statement become one element. A row of a table goes on in its next cells. */
function wrap(
  children: readonly PhrasingContent[],
  placed: readonly PlacedStatement[],
  begun: Set<number>,
): RootContent[] {
  const borders = placed.flatMap(({ start, end }) => [start, end]);
  const out: RootContent[] = [];
  const opened = new Map<number, PhrasingContent[]>();
  for (const child of children.flatMap((each) => cut(each, borders))) {
    const at = child.position?.start.offset ?? -1;
    const index = placed.findIndex(({ start, end }) => at >= start && at < end);
    const group = opened.get(index);
    if (index < 0) out.push(child);
    else if (group !== undefined) group.push(child);
    else {
      const inside = [child];
      opened.set(index, inside);
      const goesOn = begun.has(index) ? { dataGoesOn: "true" } : {};
      begun.add(index);
      const data = { hName: "mark", hProperties: { dataStatement: String(index), ...goesOn } };
      out.push({ type: "emphasis", children: inside, data });
    }
  }
  return out;
}

/** A text that statements begin or end in, cut there. One with escapes in it is left whole. */
function cut(child: PhrasingContent, borders: readonly number[]): PhrasingContent[] {
  const from = child.position?.start.offset;
  const to = child.position?.end.offset;
  if (child.type !== "text" || from === undefined || to === undefined || to - from !== child.value.length)
    return [child];
  const places = [...new Set(borders.filter((border) => border > from && border < to))].sort((a, b) => a - b);
  return [from, ...places].map((start, index) => piece(child, from, start, places[index] ?? to));
}

function piece(text: Text, from: number, start: number, end: number): Text {
  const point = (offset: number) => ({ line: 1, column: 1, offset });
  return {
    type: "text",
    value: text.value.slice(start - from, end - from),
    position: { start: point(start), end: point(end) },
  };
}
