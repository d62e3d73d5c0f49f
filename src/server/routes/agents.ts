import type { JihwiApp } from "#app";
import { roles } from "#models";
import { joinFieldWords, metaApi } from "#protocol";
import { commonFieldWords } from "../field-words.ts";
import type { Router } from "../router.ts";

export function agentRoutes(router: Router, jihwi: JihwiApp): void {
  router.add(metaApi.agents, async () => {
    const agents = [...jihwi.agents.values()].map(async (agent) => {
      const { name, title, invariants, nodes } = agent;
      const drawing = (await agent.draw?.()) ?? null;
      return {
        name,
        title,
        graph: drawing && { nodes: [...drawing.nodes], edges: [...drawing.edges] },
        nodes: { ...nodes },
        steps: Object.fromEntries(agent.steps.map((step) => [step.name, roles[step.role]])),
        tools: Object.fromEntries(agent.tools.map((tool) => [tool.name, tool.title])),
        invariants: invariants.map(({ name, sentence, enforcedIn }) => ({ name, sentence, enforcedIn })),
      };
    });
    return { agents: await Promise.all(agents) };
  });

  // Rooms such as `documents` keep journals too; theirs have common fields only.
  router.add(metaApi.fieldWords, ({ params: { name } }) =>
    joinFieldWords(commonFieldWords, jihwi.agents.get(name)?.fieldWords),
  );
}
