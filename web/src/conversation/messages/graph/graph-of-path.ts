import type { Graph } from "#protocol";
import type { Activity } from "../activity-of.ts";

/** An agent whose flow is a plain function has no graph of its own; the phases it has gone through are one. */
export function graphOfPath(path: Activity["path"]): Graph | null {
  const ids = [...new Set(path.map(({ node }) => node))];
  if (ids.length < 2) return null;
  return {
    nodes: ids.map((id) => ({ id })),
    edges: ids.slice(1).map((to, index) => ({ from: ids[index] ?? to, to, conditional: false })),
  };
}
