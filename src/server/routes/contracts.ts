import type { JihwiApp } from "#app";
import { contractsApi } from "#protocol";
import { contractOf } from "../contract-of.ts";
import { exportContract } from "../export-contract.ts";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";

export function contractRoutes(router: Router, jihwi: JihwiApp): void {
  router.add(contractsApi.read, async ({ params, signal }) => {
    const { ofContract } = await import("#contracts");
    const contract = await contractOf(jihwi, params.id);
    const { documentId, name, outline, units } = contract;
    return { documentId, name, outline, units: [...units], ...(await ofContract.facts(contract, { signal })) };
  });

  router.add(contractsApi.compare, async ({ params, query, signal }) => {
    const { compareContracts } = await import("#contracts");
    const [contract, standard] = [await contractOf(jihwi, params.id), await contractOf(jihwi, query.standard)];
    return await compareContracts(contract, standard, { signal });
  });

  router.add(contractsApi.review, async ({ params, signal }) => {
    const { ofContract } = await import("#contracts");
    return { points: await ofContract.review(await contractOf(jihwi, params.id), { signal }) };
  });

  router.add(contractsApi.export, async ({ params, query, context, language, signal }) => {
    const contract = await contractOf(jihwi, params.id);
    const standard = query.standard === undefined ? null : await contractOf(jihwi, query.standard);
    const order = { ...query, standard, signal };
    const { name, type, content } = await exportContract(contract, order, language);
    return sendFile(context, content, { name, type });
  });
}
