import type { Graph } from "#protocol";

export interface PlacedNode {
  readonly id: string;
  readonly layer: number;
  /** Position across the layer, with the middle at zero. */
  readonly offset: number;
}

export interface PlacedEdge {
  readonly from: string;
  readonly to: string;
  readonly conditional: boolean;
  /** `back` closes a loop, `skip` passes over layers. */
  readonly kind: "next" | "skip" | "back";
}

export interface Layout {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly layers: number;
  readonly widest: number;
}

/** Layers by the longest way from the start, loops left aside: enough for graphs that fit on a screen. */
export function layOut(graph: Graph): Layout {
  const back = backEdges(graph);
  const isBack = (edge: { from: string; to: string }) => back.has(`${edge.from} ${edge.to}`);
  const layer = new Map(graph.nodes.map(({ id }) => [id, 0]));
  const forward = graph.edges.filter((edge) => !isBack(edge));
  for (let pass = 0; pass < graph.nodes.length; pass += 1)
    for (const { from, to } of forward) layer.set(to, Math.max(layer.get(to) ?? 0, (layer.get(from) ?? 0) + 1));
  const rows = Map.groupBy(graph.nodes, ({ id }) => layer.get(id) ?? 0);
  const nodes = [...rows].flatMap(([at, row]) =>
    row.map(({ id }, index) => ({ id, layer: at, offset: index - (row.length - 1) / 2 })),
  );
  const edges = graph.edges.map((edge) => {
    const length = (layer.get(edge.to) ?? 0) - (layer.get(edge.from) ?? 0);
    return { ...edge, kind: isBack(edge) ? "back" : length > 1 ? "skip" : "next" } as const;
  });
  return {
    nodes,
    edges,
    layers: Math.max(0, ...layer.values()) + 1,
    widest: Math.max(1, ...[...rows.values()].map((row) => row.length)),
  };
}

/** Edges that lead to a node on the way here, found by walking depth first from the nodes that nothing leads to. */
function backEdges(graph: Graph): Set<string> {
  const next = Map.groupBy(graph.edges, ({ from }) => from);
  const reached = new Set(graph.edges.map(({ to }) => to));
  const back = new Set<string>();
  const done = new Set<string>();
  const onTheWay = new Set<string>();
  const walk = (id: string) => {
    onTheWay.add(id);
    for (const { to } of next.get(id) ?? []) {
      if (onTheWay.has(to)) back.add(`${id} ${to}`);
      else if (!done.has(to)) walk(to);
    }
    onTheWay.delete(id);
    done.add(id);
  };
  const starts = graph.nodes.filter(({ id }) => !reached.has(id));
  for (const { id } of [...starts, ...graph.nodes]) if (!done.has(id)) walk(id);
  return back;
}
