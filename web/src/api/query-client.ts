import { QueryClient } from "@tanstack/react-query";

/** The server is near, so answers are asked for again when a page is opened; errors are shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 2_000, refetchOnWindowFocus: false } },
});
