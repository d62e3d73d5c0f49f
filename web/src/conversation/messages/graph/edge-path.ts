import type { PlacedEdge } from "./layout.ts";
import type { Place, Plane } from "./plane.ts";

interface Drawn {
  readonly line: string;
  /** Where a count may stand on it. */
  readonly label: { readonly x: number; readonly y: number };
}

const radius = 10;
/** How far from the border the lines around the layers run. */
const inset = 12;

export function edgePath(plane: Plane, edge: PlacedEdge): Drawn {
  const from = plane.at(edge.from);
  const to = plane.at(edge.to);
  if (edge.kind === "next") return { line: plane.upright ? down(from, to) : right(from, to), label: from };
  return plane.upright ? besides(plane, from, to, edge.kind === "back") : around(plane, from, to, edge.kind === "back");
}

function right(from: Place, to: Place): string {
  const [x1, x2] = [from.x + from.width / 2, to.x - to.width / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${x2} ${to.y}`;
}

function down(from: Place, to: Place): string {
  const [y1, y2] = [from.y + from.height / 2, to.y - to.height / 2];
  const middle = (y1 + y2) / 2;
  return `M${from.x} ${y1}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${y2}`;
}

/** Over the layers in between; loops run below them. */
function around(plane: Plane, from: Place, to: Place, back: boolean): Drawn {
  const sign = back ? 1 : -1;
  const y = back ? plane.height - inset : inset;
  const bend = Math.sign(to.x - from.x) * radius;
  const line = [
    `M${from.x} ${from.y + (sign * from.height) / 2}`,
    `V${y - sign * radius}Q${from.x} ${y} ${from.x + bend} ${y}`,
    `H${to.x - bend}Q${to.x} ${y} ${to.x} ${y - sign * radius}`,
    `V${to.y + (sign * to.height) / 2}`,
  ];
  return { line: line.join(""), label: { x: (from.x + to.x) / 2, y } };
}

/** The same beside layers that run downwards. */
function besides(plane: Plane, from: Place, to: Place, back: boolean): Drawn {
  const sign = back ? 1 : -1;
  const x = back ? plane.width - inset : inset;
  const bend = Math.sign(to.y - from.y) * radius;
  const line = [
    `M${from.x + (sign * from.width) / 2} ${from.y}`,
    `H${x - sign * radius}Q${x} ${from.y} ${x} ${from.y + bend}`,
    `V${to.y - bend}Q${x} ${to.y} ${x - sign * radius} ${to.y}`,
    `H${to.x + (sign * to.width) / 2}`,
  ];
  return { line: line.join(""), label: { x, y: (from.y + to.y) / 2 } };
}
