import { useQuery } from "@tanstack/react-query";
import { type Collection, type CollectionScope, collectionsApi } from "#protocol";
import { call } from "./call.ts";
import { refreshDocuments } from "./documents.ts";
import { queryClient } from "./query-client.ts";

const queryKey = ["collections"];

/** Documents under names, to be asked together. */
export function useCollections() {
  return useQuery({
    queryKey,
    queryFn: () => call(collectionsApi.list, {}),
    select: ({ collections }) => collections,
  });
}

/** A choice without what has been removed since. */
export function useStillThere(scope: CollectionScope): CollectionScope {
  const known = useCollections().data;
  return scope === "all" || known === undefined ? scope : scope.filter((id) => known.some((one) => one.id === id));
}

async function refresh(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey }), refreshDocuments()]);
}

/** Makes a collection, or gives the one that is named another name. */
export async function nameCollection(id: string | null, name: string): Promise<Collection> {
  const body = { name };
  const named =
    id === null
      ? await call(collectionsApi.create, { body })
      : await call(collectionsApi.rename, { params: { id }, body });
  await refresh();
  return named;
}

export async function removeCollection(id: string): Promise<void> {
  await call(collectionsApi.remove, { params: { id } });
  await refresh();
}

export async function changeCollection(id: string, change: { add?: string[]; remove?: string[] }): Promise<void> {
  await call(collectionsApi.put, { params: { id }, body: change });
  await refresh();
}
