import { QueryClient } from "@tanstack/react-query";

/** A browser that is offline still reaches a server on its own machine; whether it does, its events tell. */
const networkMode = "always";

/** The server is near, so answers are asked for again when a page is opened; errors are shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 2_000, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
});
