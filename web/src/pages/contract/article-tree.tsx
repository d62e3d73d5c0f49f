import { UnstyledButton } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { ContractUnit, ContractView } from "#protocol";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./article-tree.module.css";

const texts = {
  tree: { ko: "조항 차례", en: "Table of articles" },
  read: { ko: "읽음", en: "read" },
  /** Before anything is asked nothing is read, and nothing is amiss. */
  parts: (all: number) => ({ ko: `조항 ${all}곳`, en: counted(all, "part") }),
  readCount: (read: number, all: number) => ({ ko: `${all}곳 중 ${read}곳 읽음`, en: `${read} of ${all} read` }),
  shownReadCount: (read: number, all: number) => ({
    ko: `보이는 대화에서 ${all}곳 중 ${read}곳 읽음`,
    en: `${read} of ${all} read in the messages shown`,
  }),
};

interface Props {
  readonly contract: ContractView;
  readonly explored: ReadonlySet<string>;
  readonly hasEarlier: boolean;
  readonly onOpen: (start: number) => void;
}

/** The contract's parts by chapter. A part that the agent has read carries a mark, as soon as it is read. */
export function ArticleTree({ contract, explored, hasEarlier, onOpen }: Props) {
  const { say } = useLanguage();
  const chapters = new Map(contract.outline.articles.map(({ start, chapter }) => [start, chapter]));
  const chapterOf = (unit: ContractUnit | undefined) =>
    unit === undefined ? null : (chapters.get(unit.start) ?? null);
  const read = contract.units.filter(({ label }) => explored.has(label)).length;
  const readCount = hasEarlier ? texts.shownReadCount : texts.readCount;
  return (
    <nav className={styles.tree} aria-label={say(texts.tree)}>
      <p className={styles.count}>
        {say(read === 0 ? texts.parts(contract.units.length) : readCount(read, contract.units.length))}
      </p>
      <ol>
        {contract.units.map((unit, index) => {
          const chapter = chapterOf(unit);
          const isRead = explored.has(unit.label);
          return (
            <li key={unit.start}>
              {chapter === null || chapter === chapterOf(contract.units[index - 1]) ? null : (
                <span className={styles.chapter}>{chapter}</span>
              )}
              <UnstyledButton className={styles.unit} data-explored={isRead} onClick={() => onOpen(unit.start)}>
                <span className={styles.label}>{unit.label}</span>
                <span className={styles.title}>{unit.title === unit.label ? "" : unit.title}</span>
                {isRead ? <IconCheck size={14} stroke={2.2} aria-label={say(texts.read)} /> : null}
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
