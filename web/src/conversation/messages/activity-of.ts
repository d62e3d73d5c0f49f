import type { DataParts, JihwiMessage } from "#protocol";

export interface ToolRun {
  readonly id: string;
  readonly run: DataParts["tool"];
}

/** What a turn did so far, read from its message's parts. */
export interface Activity {
  /** Nodes in the order they were entered; one that comes back is here again. */
  readonly path: readonly { node: string; running: boolean }[];
  readonly steps: readonly DataParts["step"][];
  readonly tools: readonly ToolRun[];
}

export function activityOf(message: JihwiMessage): Activity {
  const path: { node: string; running: boolean }[] = [];
  const steps: DataParts["step"][] = [];
  const tools: ToolRun[] = [];
  message.parts.forEach((part, index) => {
    if (part.type === "data-node") path.push({ node: part.data.node, running: part.data.status === "entered" });
    if (part.type === "data-step") steps.push(part.data);
    if (part.type === "data-tool") tools.push({ id: part.id ?? String(index), run: part.data });
  });
  return { path, steps, tools };
}
