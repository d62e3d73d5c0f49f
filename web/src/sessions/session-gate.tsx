import type { ReactNode } from "react";
import type { SessionDetail } from "#protocol";
import { useSession } from "../api/sessions.ts";
import { PageError } from "../shell/page-error.tsx";
import { Waiting } from "../shell/waiting.tsx";

interface Props {
  readonly id: string;
  readonly children: (session: SessionDetail) => ReactNode;
}

/** Reads a session and shows its page. A page that is open stays open though reading it again fails. */
export function SessionGate({ id, children }: Props) {
  const { data, error, refetch } = useSession(id);
  if (data !== undefined) return children(data);
  return error === null ? <Waiting /> : <PageError error={error} onRetry={() => void refetch()} />;
}
