import type { ReactNode } from "react";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import styles from "./agent-frame.module.css";

interface Props {
  readonly title: string;
  readonly onToggleSessions: () => void;
  readonly children: ReactNode;
}

export function AgentFrame({ title, onToggleSessions, children }: Props) {
  return (
    <section className={styles.frame} aria-label={title}>
      <PageHeader title={title} leading={<SessionsButton onToggle={onToggleSessions} />} />
      {children}
    </section>
  );
}
