import type { ReactNode } from "react";
import styles from "./page-header.module.css";

interface Props {
  readonly title: string;
  /** What stands before the title, such as a way back. */
  readonly leading?: ReactNode;
  readonly children?: ReactNode;
}

export function PageHeader({ title, leading, children }: Props) {
  return (
    <header className={styles.header}>
      {leading}
      <h1 className={styles.title} title={title}>
        {title}
      </h1>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
