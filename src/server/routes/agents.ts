import { localizedSchema } from "#protocol";
import type { House } from "#wiring";
import { type App, answers, createRoute, z } from "../route.ts";

const agentSchema = z.object({
  name: z.string(),
  title: localizedSchema,
  graph: z
    .object({
      nodes: z.array(z.object({ id: z.string() })),
      edges: z.array(z.object({ from: z.string(), to: z.string(), conditional: z.boolean() })),
    })
    .nullable(),
  guarantees: z.array(z.object({ name: z.string(), sentence: localizedSchema })),
});

export function agentRoutes(app: App, house: House): void {
  app.openapi(
    createRoute({
      method: "get",
      path: "/api/agents",
      summary: "The agents, their graphs and what they guarantee",
      responses: answers(z.object({ agents: z.array(agentSchema) }), "The agents"),
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
      return context.json({ agents: await Promise.all(agents) }, 200);
    },
  );
}
