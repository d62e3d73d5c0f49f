import styles from "./value-view.module.css";

/**
 * A value of the journal for people: members by name, lists as lists, texts as texts. Members without a value are left out;
 * the whole JSON is in the download.
 */
export function ValueView({ value }: { value: unknown }) {
  return (
    <div className={styles.block}>
      <Value value={value} />
    </div>
  );
}

function isEmpty(value: unknown): boolean {
  if (value == null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function Value({ value }: { value: unknown }) {
  if (typeof value === "string") return <span className={styles.text}>{value === "" ? "–" : value}</span>;
  if (typeof value === "number") return <span>{String(Number(value.toFixed(4)))}</span>;
  if (typeof value !== "object" || value === null) return <span>{value == null ? "–" : String(value)}</span>;
  const members = Array.isArray(value)
    ? Object.entries(value)
    : Object.entries(value).filter(([, one]) => !isEmpty(one));
  if (members.length === 0) return <span>–</span>;
  if (Array.isArray(value)) {
    return (
      <ol className={styles.list}>
        {members.map(([at, item]) => (
          <li key={at}>
            <Value value={item} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl className={styles.members}>
      {members.map(([name, member]) => (
        <div key={name} data-deep={typeof member === "object" && member !== null}>
          <dt>{name}</dt>
          <dd>
            <Value value={member} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
