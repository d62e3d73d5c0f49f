import { useQuery } from "@tanstack/react-query";
import { addressOf, dataApi, removalWord } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";
import { uploadFiles } from "./upload-files.ts";

export function useDataFacts() {
  return useQuery({ queryKey: ["data"], queryFn: () => call(dataApi.read, {}), staleTime: 0 });
}

export const backupUrl = addressOf(dataApi.export);

export async function importBackup(file: File) {
  const report = await uploadFiles(dataApi.import, [file]);
  await queryClient.invalidateQueries();
  return report;
}

export async function removeEverything(): Promise<void> {
  await call(dataApi.remove, { body: { confirm: removalWord } });
  await queryClient.invalidateQueries();
}
