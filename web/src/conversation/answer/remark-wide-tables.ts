import type { Nodes, Root, Table } from "mdast";

/** A table of so many columns is too wide for a phone. */
const leastColumns = 4;

/** Marks wide tables, and says in every cell which column it is of: a narrow screen shows a card a row instead. */
export function remarkWideTables() {
  return visit;
}

function visit(node: Root | Nodes): void {
  if (node.type === "table") label(node);
  else if ("children" in node) for (const child of node.children) visit(child);
}

function label(table: Table): void {
  const [head, ...rows] = table.children;
  const titles = head?.children.map(wordsOf) ?? [];
  if (titles.length < leastColumns) return;
  table.data = { ...table.data, hProperties: { dataWide: "true" } };
  for (const row of rows)
    for (const [at, cell] of row.children.entries())
      cell.data = { ...cell.data, hProperties: { dataColumn: titles[at] } };
}

function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
