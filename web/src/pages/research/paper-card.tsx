import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { addressOfLink, type PaperCard as Paper, paperLinkWords, paperNoticeWords } from "#protocol";
import { findQuote } from "../../documents/viewer/find-quote.ts";
import { MarkedText } from "../../documents/viewer/marked-text.tsx";
import { formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./paper-card.module.css";

const texts = {
  cited: (count: string) => ({ ko: `인용 ${count}`, en: `cited ${count}` }),
  sample: { ko: "예시", en: "Sample" },
  unknownYear: { ko: "연도 모름", en: "year unknown" },
  choose: (title: string) => ({ ko: `${title} 고르기`, en: `Choose ${title}` }),
  more: (count: number) => ({ ko: `외 ${count}명`, en: `and ${count} more` }),
};

const mostAuthors = 4;

interface Props {
  readonly paper: Pick<
    Paper,
    "id" | "title" | "authors" | "year" | "venue" | "url" | "citationCount" | "notice" | "links"
  > & {
    readonly number?: number;
    readonly abstract?: string | null;
  };
  /** It came with Jihwi. */
  readonly sample?: boolean;
  /** The words by which it was cited; undefined where it is not what was asked for. */
  readonly cited?: string | undefined;
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A paper: what is known of it, and where it is. */
export function PaperCard({ paper, sample = false, cited, chosen, onChoose, children }: Props) {
  const { say, language } = useLanguage();
  const { number, title, authors, year, venue, url, citationCount, abstract, notice, links } = paper;
  const shown = authors.slice(0, mostAuthors).join(", ");
  const more = authors.length > mostAuthors ? ` ${say(texts.more(authors.length - mostAuthors))}` : "";
  const safe = url !== null && /^https?:/.test(url) ? url : null;
  // What is cited of a paper may begin with its title.
  const words = `${title}\n${abstract ?? ""}`;
  const spans = cited === undefined ? [] : findQuote(words, { before: "", quote: cited, after: "" });
  const lit = (from: number, text: string) => {
    const inside = spans.map(({ start, end }) => ({
      start: Math.max(0, start - from),
      end: Math.min(end - from, text.length),
    }));
    return <MarkedText text={text} spans={inside.filter(({ start, end }) => start < end)} />;
  };
  return (
    <article className={styles.card} id={`paper-${paper.id}`} data-cited={cited === undefined ? undefined : true}>
      {onChoose === undefined ? null : (
        <Checkbox size="sm" aria-label={say(texts.choose(title))} checked={chosen ?? false} onChange={onChoose} />
      )}
      {number === undefined ? null : <span className={styles.number}>{number}</span>}
      <div className={styles.words}>
        {safe === null ? (
          <span className={styles.title}>{lit(0, title)}</span>
        ) : (
          <a className={styles.title} href={safe} target="_blank" rel="noreferrer noopener">
            {lit(0, title)}
          </a>
        )}
        <p>
          {shown}
          {more}
        </p>
        <p className={styles.facts}>
          {notice === null ? null : (
            <strong className={styles.notice} data-notice={notice}>
              {say(paperNoticeWords[notice])}
            </strong>
          )}
          {sample ? <span className={styles.sample}>{say(texts.sample)}</span> : null}
          {[year ?? say(texts.unknownYear), venue].filter((fact) => fact !== null).join(" · ")}
          {citationCount === null ? "" : ` · ${say(texts.cited(formatNumber(citationCount, language)))}`}
        </p>
        {links.length === 0 ? null : (
          <p className={styles.facts}>
            {links.map((link) => (
              <span key={`${link.kind} ${link.id}`} className={styles.link}>
                {say(paperLinkWords[link.kind])}{" "}
                <a href={addressOfLink(link)} target="_blank" rel="noreferrer noopener">
                  {link.id}
                </a>
              </span>
            ))}
          </p>
        )}
        {abstract == null ? null : <p className={styles.abstract}>{lit(title.length + 1, abstract)}</p>}
        {children}
      </div>
    </article>
  );
}
