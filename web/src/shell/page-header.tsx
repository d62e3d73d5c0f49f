import type { ReactNode } from "react";
import styles from "./page-header.module.css";

export function PageHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
