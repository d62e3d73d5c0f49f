import type { House } from "#app";
import { metaApi } from "#protocol";
import type { Router } from "../router.ts";

export function agentRoutes(router: Router, house: House): void {
  router.add(metaApi.agents, async () => {
    const agents = [...house.agents.values()].map(async ({ name, title, invariants, nodes, draw }) => {
      const drawing = (await draw?.()) ?? null;
      return {
        name,
        title,
        graph: drawing && { nodes: [...drawing.nodes], edges: [...drawing.edges] },
        nodes: { ...nodes },
        invariants: invariants.map(({ name, sentence, enforcedIn }) => ({ name, sentence, enforcedIn })),
      };
    });
    return { agents: await Promise.all(agents) };
  });
}
