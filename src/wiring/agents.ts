import type { Agent } from "#kernel";
import type { ModelRegistry } from "#models";
import type { Store } from "#store";
import type { Config } from "./read-config.ts";

export interface AgentServices {
  readonly config: Config;
  readonly store: Store;
  readonly models: ModelRegistry;
}

/** Every agent, with what it needs; adding one is a folder and a line. */
export function createAgents(_services: AgentServices): ReadonlyMap<string, Agent> {
  const agents: readonly Agent[] = [];
  return new Map(agents.map((agent) => [agent.name, agent]));
}
