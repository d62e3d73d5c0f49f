import { UnstyledButton } from "@mantine/core";
import type { PaperCard } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./year-timeline.module.css";

const texts = {
  timeline: { ko: "연도별 논문 수", en: "Papers by year" },
  bar: (year: number, count: number) => ({ ko: `${year}년 ${count}편`, en: `${year}: ${count}` }),
};

interface Props {
  readonly papers: readonly PaperCard[];
  readonly year: number | null;
  readonly onYear: (year: number | null) => void;
}

/** How many papers each year has; a year that is clicked filters the list. */
export function YearTimeline({ papers, year, onYear }: Props) {
  const { say } = useLanguage();
  const counts = new Map<number, number>();
  for (const { year: at } of papers) if (at !== null) counts.set(at, (counts.get(at) ?? 0) + 1);
  const known = [...counts.keys()].sort((one, other) => one - other);
  if (known.length < 2) return null;
  const highest = Math.max(...counts.values());
  return (
    <section className={styles.timeline} aria-label={say(texts.timeline)}>
      {known.map((at) => {
        const count = counts.get(at) ?? 0;
        return (
          <UnstyledButton
            key={at}
            className={styles.year}
            title={say(texts.bar(at, count))}
            aria-label={say(texts.bar(at, count))}
            aria-pressed={year === at}
            onClick={() => onYear(year === at ? null : at)}
          >
            <span className={styles.bar} style={{ height: `${Math.max(6, (48 * count) / highest)}px` }} />
            <span className={styles.label}>{String(at).slice(2)}</span>
          </UnstyledButton>
        );
      })}
    </section>
  );
}
