import { type PaperCard, standingWords } from "#protocol";
import { formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./compare-table.module.css";

const texts = {
  title: { ko: "제목", en: "Title" },
  authors: { ko: "지은이", en: "Authors" },
  year: { ko: "연도", en: "Year" },
  venue: { ko: "실린 곳", en: "Venue" },
  citations: { ko: "인용", en: "Citations" },
  abstract: { ko: "초록", en: "Abstract" },
  unknown: { ko: "모름", en: "unknown" },
};

/** Chosen papers side by side. What nobody told us is said to be unknown. */
export function CompareTable({ papers }: { papers: readonly PaperCard[] }) {
  const { say, language } = useLanguage();
  const or = (value: string | number | null) => value ?? say(texts.unknown);
  const rows = [
    { name: texts.authors, of: (paper: PaperCard) => paper.authors.join(", ") },
    { name: texts.year, of: (paper: PaperCard) => or(paper.year) },
    { name: texts.venue, of: (paper: PaperCard) => or(paper.venue) },
    {
      name: texts.citations,
      of: (paper: PaperCard) => or(paper.citationCount === null ? null : formatNumber(paper.citationCount, language)),
    },
    { name: texts.abstract, of: (paper: PaperCard) => or(paper.abstract) },
  ];
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th>{say(texts.title)}</th>
            {papers.map(({ id, title, ...standing }) => (
              <th key={id}>{[title, ...standingWords(standing).map(say)].join(" · ")}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name.en}>
              <th>{say(name)}</th>
              {papers.map((paper) => (
                <td key={paper.id}>{of(paper)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
