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
  if (counts.size < 2) return null;
  const known = yearsBetween([...counts.keys()]);
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
            <span
              className={styles.bar}
              style={{ height: `${count === 0 ? 1 : Math.max(6, (48 * count) / highest)}px` }}
            />
            <span className={styles.label}>{known.length <= 14 || at % 5 === 0 ? at : ""}</span>
          </UnstyledButton>
        );
      })}
    </section>
  );
}

/** Years without papers have their place too, unless the span is too wide to show. */
const widestSpan = 60;

function yearsBetween(years: readonly number[]): number[] {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (last - first > widestSpan) return [...years].sort((one, other) => one - other);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
