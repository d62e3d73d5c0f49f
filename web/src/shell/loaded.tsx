import type { ReactNode } from "react";
import { toApiError } from "../api/api-error.ts";
import { ErrorNote } from "./error-note.tsx";
import { PageError } from "./page-error.tsx";
import { Waiting } from "./waiting.tsx";

interface Props<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
  /** A whole page: what does not exist is an address where nothing is. */
  readonly isPage?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What was asked of the server: it is shown whenever it is there. That it could not be read again takes nothing away, least
 * of all what somebody is writing in it; a part of a page says so above it. A page whose matter has been deleted is gone.
 */
export function Loaded<Data>({ query, isPage = false, children }: Props<Data>) {
  const { data, error } = query;
  const retry = () => void query.refetch();
  if (data === undefined && error === null) return <Waiting />;
  const isGone = error !== null && toApiError(error).code === "not-found";
  if (isPage && (data === undefined || isGone)) return <PageError error={error} onRetry={retry} />;
  return (
    <>
      {error === null || isPage ? null : <ErrorNote error={error} onRetry={retry} />}
      {data === undefined ? null : children(data)}
    </>
  );
}
