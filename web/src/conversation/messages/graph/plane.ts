import type { Layout } from "./layout.ts";

/** A node's middle and size. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a layout comes to stand: layers run to the right, or downwards where the page is narrow. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
  at(id: string): Place;
}

/** `along` the layers and `across` them, in pixels: from middle to middle, and the size of a box. */
const flat = { along: { step: 132, box: 104 }, across: { step: 40, box: 30 } };
const upright = { along: { step: 58, box: 30 }, across: { step: 88, box: 82 } };

/** Room for the lines that pass over layers on one side and loop back on the other. */
const side = 30;
const margin = 6;
const dot = 8;
const dotDistance = 22;

/** The graph's start and end, which are drawn as dots. */
export const isEnd = (id: string) => id.startsWith("__");

export function planeOf(layout: Layout, isUpright: boolean): Plane {
  const { along, across } = isUpright ? upright : flat;
  const first = layout.nodes.some(({ id, layer }) => isEnd(id) && layer === 0) ? 1 : 0;
  const lastLayer = layout.layers - 1;
  const last = layout.nodes.some(({ id, layer }) => isEnd(id) && layer === lastLayer) ? lastLayer - 1 : lastLayer;
  const lead = margin + (first === 1 ? dotDistance + dot / 2 : 0) + along.box / 2;
  const middle = (layer: number) => {
    if (layer < first) return lead - along.box / 2 - dotDistance;
    if (layer > last) return lead + (last - first) * along.step + along.box / 2 + dotDistance;
    return lead + (layer - first) * along.step;
  };
  const length = middle(lastLayer) + (last < lastLayer ? dot / 2 : along.box / 2) + margin;
  const breadth = layout.widest * across.step + 2 * side;
  const places = new Map(
    layout.nodes.map(({ id, layer, offset }) => {
      const [a, b] = [middle(layer), breadth / 2 + offset * across.step];
      const size = isEnd(id) ? { along: dot, across: dot } : { along: along.box, across: across.box };
      const place = isUpright
        ? { x: b, y: a, width: size.across, height: size.along }
        : { x: a, y: b, width: size.along, height: size.across };
      return [id, place];
    }),
  );
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  return {
    width: isUpright ? breadth : length,
    height: isUpright ? length : breadth,
    upright: isUpright,
    at: (id) => places.get(id) ?? nowhere,
  };
}
