import { type ReactNode, useState } from "react";
import type { AgentName } from "#protocol";
import { SessionSide } from "./session-side.tsx";
import { useSessionsShown } from "./use-sessions-shown.ts";
import styles from "./with-sessions.module.css";

interface Props {
  readonly agent: AgentName;
  /** A page that needs its width for itself opens the list over it. */
  readonly overlay?: boolean;
  readonly children: (onToggleSessions: () => void) => ReactNode;
}

/** A page beside the list of its agent's sessions. */
export function WithSessions({ agent, overlay = false, children }: Props) {
  const [shown, setShown] = useSessionsShown();
  const [opened, setOpened] = useState(false);
  const [isOpen, setOpen] = overlay ? ([opened, setOpened] as const) : ([shown, setShown] as const);
  return (
    <div className={styles.page}>
      <SessionSide agent={agent} shown={isOpen} onShown={setOpen} overlay={overlay} />
      {children(() => setOpen(!isOpen))}
    </div>
  );
}
