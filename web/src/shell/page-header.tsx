import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import styles from "./page-header.module.css";

interface Props {
  readonly title: string;
  /** What stands before the title, such as a way back. */
  readonly leading?: ReactNode;
  /** Wide tools stand below the title on a phone. */
  readonly wraps?: boolean;
  readonly children?: ReactNode;
}

/** A page's title and tools. The title is also the one of the browser's tab. */
export function PageHeader({ title, leading, wraps = false, children }: Props) {
  useDocumentTitle(`${title} · 지휘 Jihwi`);
  return (
    <header className={styles.header} data-wraps={wraps}>
      {leading}
      <h1 className={styles.title} title={title}>
        {title}
      </h1>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
