import type { AgentResource, Localized } from "#protocol";

/** What the agent calls a node; one that it does not name is shown by its own name. */
export const nodeTitle = (agent: Pick<AgentResource, "nodes"> | null, node: string): Localized =>
  agent?.nodes[node] ?? { ko: node, en: node };
