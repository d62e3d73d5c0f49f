import type { ReactNode } from "react";
import styles from "./page-frame.module.css";

/** A page: its header, and a body that scrolls. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** What scrolls, as wide as the page: tables and lists. */
export function WideBody({ children, className = "" }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.body} ${styles.wide} ${className}`}>{children}</div>;
}

/** What scrolls, in a column that is easy to read. */
export function ColumnBody({ children }: { children: ReactNode }) {
  return (
    <div className={styles.body}>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
