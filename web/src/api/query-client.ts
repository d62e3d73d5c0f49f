import { type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";

/** A browser that is offline still reaches a server on its own machine; whether it does, its events tell. */
const networkMode = "always";

/** The server is near, so answers are asked for again when a page is opened; errors are shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 2_000, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
});

/**
 * Reads again what the filters name. A first read that is still on its way is not begun anew by that, and may have been
 * answered before what has changed: it is read once more when it is there.
 */
export async function readAgain(filters: InvalidateQueryFilters): Promise<void> {
  const first = new Set<Query>(
    queryClient
      .getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined),
  );
  await queryClient.invalidateQueries(filters);
  if (first.size > 0) await queryClient.invalidateQueries({ predicate: (query) => first.has(query) });
}
