import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Nothing is here yet: says what this place is for, and how to begin. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      {children === undefined ? null : <p className={styles.words}>{children}</p>}
      {action}
    </div>
  );
}
