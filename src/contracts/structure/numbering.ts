import type { Span } from "#language";

/** A numbered point of an article at some depth: 항, 호, 목. `start` is its mark's first character. */
export interface NumberedNode extends Span {
  readonly style: string;
  readonly number: number;
  /** The number as it is written, where contracts cite it so: 2.03. */
  readonly written?: string;
  readonly children: readonly NumberedNode[];
}

/** A mark such as ①, (1), 1. or 가. as it stands in the text. */
export interface NumberingMark {
  readonly start: number;
  readonly style: string;
  readonly number: number;
  readonly written?: string;
}

const deepest = 3;

interface OpenNode {
  readonly mark: NumberingMark;
  readonly children: OpenNode[];
}

/**
 * Nests marks by their style: a style met before goes on at its own depth, a new one opens a depth below. So
 * ① 1. 가. and (1) 1) ① both come out right, although ① stands at different depths in them.
 */
export function nestMarks(
  marks: readonly NumberingMark[],
  end: number,
  outermost: ReadonlySet<string> = new Set(),
): NumberedNode[] {
  const roots: OpenNode[] = [];
  let open: OpenNode[] = [];
  for (const mark of marks) {
    const level = outermost.has(mark.style) ? 0 : open.findIndex((node) => node.mark.style === mark.style);
    if (level < 0 && open.length === deepest) continue;
    open = level < 0 ? open : open.slice(0, level);
    const node = { mark, children: [] };
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return close(roots, end);
}

function close(nodes: readonly OpenNode[], end: number): NumberedNode[] {
  const numbers = new Map(
    [...Map.groupBy(nodes, ({ mark }) => mark.style).values()].flatMap((alike) => {
      const ofStyle = trueNumbers(alike.map(({ mark }) => mark.number));
      return alike.map((node, at) => [node, ofStyle[at] ?? at + 1] as const);
    }),
  );
  return nodes.map((node, at) => {
    const until = nodes[at + 1]?.mark.start ?? end;
    return { ...node.mark, number: numbers.get(node) ?? at + 1, end: until, children: close(node.children, until) };
  });
}

/** Numbers as they stand when they rise; counted when the file lost them, as in (1) (1) (1). */
function trueNumbers(numbers: readonly number[]): number[] {
  const rising = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  return rising ? [...numbers] : numbers.map((_, at) => at + 1);
}
