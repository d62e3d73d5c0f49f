import { useQuery } from "@tanstack/react-query";
import { addressOf, type ContractTable, contractTablesApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";
import { saveFile } from "./save-file.ts";
import { refreshSessions } from "./sessions.ts";

/** How often a table that is being filled is looked at; one of thousands of cells takes longer to read. */
const lookMs = 1_500;
const lookAtLargeMs = 6_000;
const largeTable = 800;

const keyOf = (id: string) => ["contract-table", id];

export function useContractTable(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => call(contractTablesApi.read, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || !data.isRunning) return false;
      return data.rows.length * data.columns.length > largeTable ? lookAtLargeMs : lookMs;
    },
  });
}

/** What asking the open cells would take; asked only where there are any. */
export function useTableEstimate({ id, open, isRunning, columns, rows, model }: ContractTable) {
  return useQuery({
    queryKey: [
      ...keyOf(id),
      "estimate",
      open,
      columns.map(({ name }) => name),
      rows.map((row) => row.documentId),
      model,
    ],
    queryFn: () => call(contractTablesApi.estimate, { params: { id } }),
    enabled: open > 0 && !isRunning,
  });
}

export async function createTable(documents: readonly string[], columns: readonly string[]): Promise<ContractTable> {
  const table = await call(contractTablesApi.create, { body: { documents: [...documents], columns: [...columns] } });
  // Without a model it costs nothing: there is nothing to ask first.
  if (table.model === null) await call(contractTablesApi.start, { params: { id: table.id } });
  void refreshSessions();
  return table;
}

export async function chooseColumns({ id, model }: ContractTable, columns: readonly string[]): Promise<void> {
  await call(contractTablesApi.change, { params: { id }, body: { columns: [...columns] } });
  if (model === null) await call(contractTablesApi.start, { params: { id } });
  await refreshTable(id);
}

export async function startTable(id: string): Promise<void> {
  await call(contractTablesApi.start, { params: { id } });
  await refreshTable(id);
}

export const refreshTable = (id: string) => queryClient.invalidateQueries({ queryKey: keyOf(id) });

export type TableFormat = "xlsx" | "csv" | "json" | "ics";

export const saveTable = ({ id, title }: ContractTable, format: TableFormat) =>
  saveFile(addressOf(contractTablesApi.export, { id }, { format }), `${title}.${format}`);
