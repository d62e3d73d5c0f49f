import { useMemo } from "react";
import type { AgentResource, Graph } from "#protocol";
import { useLanguage } from "../../../language/use-language.ts";
import type { Activity } from "../activity-of.ts";
import { edgePath } from "./edge-path.ts";
import styles from "./graph-drawing.module.css";
import { layOut } from "./layout.ts";
import { nodeTitle } from "./node-titles.ts";
import { isEnd, planeOf } from "./plane.ts";

const texts = { graph: { ko: "이 답이 지나온 길", en: "The way this answer took" } };

interface Props {
  readonly agent: AgentResource | null;
  readonly graph: Graph;
  readonly path: Activity["path"];
  readonly upright: boolean;
}

/** The agent's own graph. A node lights up while it runs and keeps its colour once it has; loops show their count. */
export function GraphDrawing({ agent, graph, path, upright }: Props) {
  const { say } = useLanguage();
  const layout = useMemo(() => layOut(graph), [graph]);
  const plane = useMemo(() => planeOf(layout, upright), [layout, upright]);
  const visits = countBy(path.map(({ node }) => node));
  const running = new Set(path.filter((step) => step.running).map(({ node }) => node));
  const taken = countBy(passages(graph, path));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      style={{ maxWidth: plane.width }}
      role="img"
      aria-label={say(texts.graph)}
    >
      {layout.edges.map((edge) => {
        const { line, label } = edgePath(plane, edge);
        const times = taken.get(`${edge.from} ${edge.to}`) ?? 0;
        return (
          <g key={`${edge.from} ${edge.to}`} className={styles.edge} data-taken={times > 0} data-kind={edge.kind}>
            <path d={line} />
            {edge.kind === "back" && times > 0 ? (
              <text x={label.x} y={label.y} className={styles.count}>
                ×{times}
              </text>
            ) : null}
          </g>
        );
      })}
      {layout.nodes.map(({ id }) => {
        const { x, y, width, height } = plane.at(id);
        if (isEnd(id)) return <circle key={id} cx={x} cy={y} r={width / 2} className={styles.end} />;
        const count = visits.get(id) ?? 0;
        return (
          <g
            key={id}
            className={styles.node}
            data-node={id}
            data-state={running.has(id) ? "running" : count > 0 ? "visited" : "idle"}
          >
            <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={8} />
            <text x={x} y={y}>
              {say(nodeTitle(agent, id))}
              {count > 1 ? ` ×${count}` : ""}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The edges between consecutive nodes of a path, with the edge from the start. */
function passages(graph: Graph, path: Activity["path"]): string[] {
  const first = path[0];
  if (first === undefined) return [];
  const entry = graph.edges.find((edge) => isEnd(edge.from) && edge.to === first.node);
  return [
    ...(entry === undefined ? [] : [`${entry.from} ${entry.to}`]),
    ...path.slice(1).map(({ node }, index) => `${path[index]?.node} ${node}`),
  ];
}
