import { useQuery } from "@tanstack/react-query";
import { type NewSavedCheck, type SavedCheck, savedChecksApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

export function useSavedChecks() {
  return useQuery({
    queryKey: ["inspect", "checks"],
    queryFn: () => call(savedChecksApi.list, {}),
    select: ({ checks }) => checks,
  });
}

export function useCheckVersions(id: string) {
  return useQuery({
    queryKey: ["inspect", "checks", id, "versions"],
    queryFn: () => call(savedChecksApi.versions, { params: { id } }),
    select: ({ versions }) => versions,
  });
}

/** Whatever is offered, planned or compiled may speak of a check. */
const refresh = () => queryClient.invalidateQueries({ queryKey: ["inspect"] });

/** Saves a new check, or a new version of one that there is. A later version that was not seen is read before it fails. */
export async function saveCheck(over: SavedCheck | null, check: NewSavedCheck) {
  try {
    return over === null
      ? await call(savedChecksApi.create, { body: check })
      : await call(savedChecksApi.update, { params: { id: over.id }, body: { ...check, after: over.version } });
  } finally {
    await refresh();
  }
}

export async function removeCheck(id: string): Promise<void> {
  await call(savedChecksApi.remove, { params: { id } });
  await refresh();
}
