import { type ReactNode, Suspense, useState } from "react";
import type { AgentName } from "#protocol";
import { lazily } from "../shell/lazily.ts";
import { useSessionsShown } from "./use-sessions-shown.ts";
import styles from "./with-sessions.module.css";

/** The list comes after the page beside it. */
const SessionSide = lazily(() => import("./session-side.tsx").then(({ SessionSide }) => ({ default: SessionSide })));

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
      <Suspense fallback={isOpen && !overlay ? <div className={styles.side} /> : null}>
        <SessionSide agent={agent} shown={isOpen} onShown={setOpen} overlay={overlay} />
      </Suspense>
      {children(() => setOpen(!isOpen))}
    </div>
  );
}
