import type { ReactNode } from "react";
import type { SessionDetail } from "#protocol";
import { useSession } from "../api/sessions.ts";
import { Loaded } from "../shell/loaded.tsx";

interface Props {
  readonly id: string;
  readonly children: (session: SessionDetail) => ReactNode;
}

/** Reads a session and shows its page. A page that is open stays open though reading it again fails. */
export function SessionGate({ id, children }: Props) {
  return (
    <Loaded query={useSession(id)} isPage>
      {children}
    </Loaded>
  );
}
