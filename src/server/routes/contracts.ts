import type { House } from "#app";
import { contractComparisonSchema, contractViewSchema } from "#protocol";
import { type App, answers, createRoute, idParam, z } from "../route.ts";

export function contractRoutes(app: App, { documents }: House): void {
  async function contractOf(documentId: string) {
    const { readContract } = await import("#contracts");
    const { name } = await documents.get(documentId);
    return readContract({ documentId, name, pages: await documents.pages(documentId) });
  }

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/contracts/{id}",
      summary: "A document as a contract: its outline, its units, its dates and amounts",
      request: { params: idParam },
      responses: answers(contractViewSchema, "The contract"),
    }),
    async (context) => {
      const { listFacts } = await import("#contracts");
      const contract = await contractOf(context.req.valid("param").id);
      const { documentId, name, outline, units } = contract;
      return context.json(
        contractViewSchema.parse({ documentId, name, outline, units, facts: listFacts(contract) }),
        200,
      );
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/contracts/{id}/comparison",
      summary: "A contract beside a standard",
      request: { params: idParam, query: z.object({ standard: z.string().min(1).max(200) }) },
      responses: answers(contractComparisonSchema, "The comparison"),
    }),
    async (context) => {
      const { compareContracts } = await import("#contracts");
      const contract = await contractOf(context.req.valid("param").id);
      const standard = await contractOf(context.req.valid("query").standard);
      return context.json(compareContracts(contract, standard), 200);
    },
  );
}
