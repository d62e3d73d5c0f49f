import type { AgentResource, Localized } from "#protocol";

/** What the agent calls a node; one that it does not name is shown by its own name. */
export const nodeTitle = (agent: Pick<AgentResource, "nodes"> | null, node: string): Localized =>
  agent?.nodes[node] ?? { ko: node, en: node };

/** What the agent calls a tool; one that is gone is shown by its name, which says `server__tool` where it came from a server. */
export function toolTitle(agent: Pick<AgentResource, "tools"> | null, tool: string): Localized {
  const name = tool.replace("__", ": ").replaceAll("_", " ");
  return agent?.tools[tool] ?? { ko: name, en: name };
}

/** What a step does; one of another version is shown by its name. */
export function stepTitle(agent: Pick<AgentResource, "steps"> | null, step: string): Localized {
  const title = agent?.steps[step];
  if (title === undefined) return { ko: step, en: step };
  return { ko: title.ko, en: `${title.en.charAt(0).toUpperCase()}${title.en.slice(1)}` };
}
