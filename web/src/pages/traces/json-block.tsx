import styles from "./json-block.module.css";

/** A value as it stands in the journal. A plain text is shown as text. */
export function JsonBlock({ value }: { value: unknown }) {
  return <pre className={styles.block}>{typeof value === "string" ? value : JSON.stringify(value, null, 2)}</pre>;
}
