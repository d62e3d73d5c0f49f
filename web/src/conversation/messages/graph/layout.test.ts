import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut } from "./layout.ts";

const edge = (from: string, to: string) => ({ from, to, conditional: false });
const graph = {
  nodes: ["start", "choose", "time", "web", "weigh", "answer"].map((id) => ({ id })),
  edges: [
    edge("start", "choose"),
    edge("choose", "time"),
    edge("choose", "web"),
    edge("choose", "answer"),
    edge("time", "weigh"),
    edge("web", "weigh"),
    edge("weigh", "choose"),
    edge("weigh", "answer"),
  ],
};

test("nodes stand in layers by the longest way from the start", () => {
  const { nodes, layers, widest } = layOut(graph);
  assert.deepEqual(
    nodes.map(({ id, layer }) => [id, layer]),
    [
      ["start", 0],
      ["choose", 1],
      ["time", 2],
      ["web", 2],
      ["weigh", 3],
      ["answer", 4],
    ],
  );
  assert.equal(layers, 5);
  assert.equal(widest, 2);
});

test("an edge that closes a loop runs back, one that passes layers skips them", () => {
  const kinds = new Map(layOut(graph).edges.map(({ from, to, kind }) => [`${from} ${to}`, kind]));
  assert.equal(kinds.get("weigh choose"), "back");
  assert.equal(kinds.get("choose answer"), "skip");
  assert.equal(kinds.get("time weigh"), "next");
});

test("a graph that is all loop is still laid out", () => {
  const { nodes } = layOut({ nodes: [{ id: "a" }, { id: "b" }], edges: [edge("a", "b"), edge("b", "a")] });
  assert.deepEqual(
    nodes.map(({ layer }) => layer),
    [0, 1],
  );
});
