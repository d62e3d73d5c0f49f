import type { Root, RootContent, Text } from "mdast";

/** Code and links keep their brackets as they are. */
const verbatim = new Set(["link", "linkReference", "code", "inlineCode"]);

/**
 * Turns the marks that stand in an answer, such as `[1]`, into `cite` elements. Only marks that were checked to
 * resolve are passed in; any other bracket stays text.
 */
export function remarkCitations({ marks }: { marks: readonly string[] }) {
  const pattern = marks.length === 0 ? null : new RegExp(`(${marks.map(escaped).join("|")})`, "g");
  return (tree: Root) => {
    if (pattern !== null) visit(tree, pattern);
  };
}

const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function visit(node: { children: RootContent[] }, pattern: RegExp): void {
  node.children = node.children.flatMap((child): RootContent[] => {
    if (child.type === "text") return split(child, pattern);
    if ("children" in child && !verbatim.has(child.type)) visit(child as { children: RootContent[] }, pattern);
    return [child];
  });
}

/** `split` with a group keeps the marks at odd places. */
function split(text: Text, pattern: RegExp): RootContent[] {
  return text.value.split(pattern).flatMap((value, index): RootContent[] => {
    if (value === "") return [];
    if (index % 2 === 0) return [{ type: "text", value }];
    return [{ type: "emphasis", children: [{ type: "text", value }], data: { hName: "cite" } }];
  });
}
