import type { House } from "#app";
import { agentsAnswerSchema } from "#protocol";
import { type App, answers, createRoute } from "../route.ts";

export function agentRoutes(app: App, house: House): void {
  app.openapi(
    createRoute({
      method: "get",
      path: "/api/agents",
      summary: "The agents, their graphs and what they guarantee",
      responses: answers(agentsAnswerSchema, "The agents"),
    }),
    async (context) => {
      const agents = [...house.agents.values()].map(async ({ name, title, guarantees, draw }) => {
        const drawing = (await draw?.()) ?? null;
        return {
          name,
          title,
          graph: drawing && { nodes: [...drawing.nodes], edges: [...drawing.edges] },
          guarantees: guarantees.map(({ name, sentence }) => ({ name, sentence })),
        };
      });
      return context.json(agentsAnswerSchema.parse({ agents: await Promise.all(agents) }), 200);
    },
  );
}
