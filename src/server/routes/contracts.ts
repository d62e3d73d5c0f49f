import type { JihwiApp } from "#app";
import { contractsApi } from "#protocol";
import type { Router } from "../router.ts";

export function contractRoutes(router: Router, { documents }: JihwiApp): void {
  async function contractOf(documentId: string) {
    const { readContract } = await import("#contracts");
    const { name } = await documents.get(documentId);
    return readContract({ documentId, name, pages: await documents.pages(documentId) });
  }

  router.add(contractsApi.read, async ({ params }) => {
    const { listFacts } = await import("#contracts");
    const contract = await contractOf(params.id);
    const { documentId, name, outline, units } = contract;
    return { documentId, name, outline, units: [...units], facts: [...listFacts(contract)] };
  });

  router.add(contractsApi.compare, async ({ params, query }) => {
    const { compareContracts } = await import("#contracts");
    return compareContracts(await contractOf(params.id), await contractOf(query.standard));
  });
}
