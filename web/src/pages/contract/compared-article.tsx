import type { ContractUnitPair } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./comparison.module.css";

const texts = {
  changed: { ko: "달라짐", en: "changed" },
  missing: { ko: "빠짐", en: "missing" },
  added: { ko: "더해짐", en: "added" },
  same: { ko: "같음", en: "same" },
  absent: { ko: "이 조항이 없습니다.", en: "There is no such article." },
};

/** One article of both contracts: what only the standard has at the left, what only the contract has at the right. */
export function ComparedArticle({ pair }: { pair: ContractUnitPair }) {
  const { say } = useLanguage();
  return (
    <article className={styles.pair} data-status={pair.status}>
      <span className={styles.status}>{say(texts[pair.status])}</span>
      <Side part={pair.standard} pair={pair} kind="removed" />
      <Side part={pair.contract} pair={pair} kind="added" />
    </article>
  );
}

interface SideProps {
  readonly part: ContractUnitPair["contract"];
  readonly pair: ContractUnitPair;
  readonly kind: "added" | "removed";
}

function Side({ part, pair, kind }: SideProps) {
  const { say } = useLanguage();
  if (part === null) return <p className={styles.absent}>{say(texts.absent)}</p>;
  const Changed = kind === "added" ? "ins" : "del";
  return (
    <div className={styles.side}>
      <h4>
        {part.label} {part.title === part.label ? "" : part.title}
      </h4>
      <p>
        {pair.changes.length === 0
          ? part.text
          : pair.changes
              .filter((change) => change.kind === "same" || change.kind === kind)
              .map((change, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes its order
                change.kind === "same" ? change.text : <Changed key={index}>{change.text}</Changed>,
              )}
      </p>
    </div>
  );
}
