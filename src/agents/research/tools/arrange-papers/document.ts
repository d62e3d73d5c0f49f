import { nameOf, notedTitle, type Paper, plainLine, type Shelf, venueOf, yearOfCsl } from "#papers";
import type { Language } from "#protocol";
import type { DocumentText } from "../research-tool.ts";

/** How papers can be arranged: a row a paper, or year by year. */
type Arrangement = "table" | "timeline";

const words = {
  ko: {
    table: "논문 표",
    timeline: "연표",
    head: ["번호", "연도", "논문", "저자", "실린 곳", "인용"],
    undated: "연도 모름",
  },
  en: {
    table: "Table of papers",
    timeline: "Timeline",
    head: ["No.", "Year", "Paper", "Authors", "Venue", "Citations"],
    undated: "Year unknown",
  },
} as const satisfies Record<Language, unknown>;

/** The research document that an arrangement leaves: it is written anew for the papers of the day. */
export function arrangedDocument(
  shape: Arrangement,
  papers: readonly Paper[],
  shelf: Shelf,
  language: Language,
): DocumentText {
  const content = shape === "table" ? tableOf(papers, shelf, language) : timelineOf(papers, shelf, language);
  return { key: shape, title: words[language][shape], content };
}

/** A row a paper, in the order they are given. What nobody told us stays empty; a column that nobody told us is left out. */
export function tableOf(papers: readonly Paper[], shelf: Shelf, language: Language): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => plainLine(cell).replaceAll("|", "/")).join(" | ")} |`;
  const rows = papers.map((paper) => [
    `[${shelf.numberOf(paper.id)}]`,
    String(yearOfCsl(paper.csl) ?? ""),
    notedTitle(paper, language),
    authorsOf(paper, language),
    venueOf(paper) ?? "",
    paper.citationCount === null ? "" : String(paper.citationCount),
  ]);
  const isTold = (_: string, column: number) => rows.some((cells) => cells[column] !== "");
  const head = words[language].head.filter(isTold);
  return [row(head), row(head.map(() => "---")), ...rows.map((cells) => row(cells.filter(isTold)))].join("\n");
}

/** Year by year, the newest first; papers without a year at the end. */
export function timelineOf(papers: readonly Paper[], shelf: Shelf, language: Language): string {
  const byYear = Map.groupBy(papers, ({ csl }) => yearOfCsl(csl));
  const years = [...byYear.keys()].toSorted((one, other) => (other ?? 0) - (one ?? 0));
  return years
    .map((year) =>
      [
        `**${year ?? words[language].undated}**`,
        "",
        ...(byYear.get(year) ?? []).map((paper) => {
          const authors = authorsOf(paper, language);
          const title = plainLine(notedTitle(paper, language));
          return `- ${title}${authors === "" ? "" : ` (${plainLine(authors)})`} [${shelf.numberOf(paper.id)}]`;
        }),
      ].join("\n"),
    )
    .join("\n\n");
}

function authorsOf({ csl }: Paper, language: Language): string {
  const names = (csl.author ?? []).map(nameOf);
  if (names.length <= 3) return names.join(", ");
  return language === "ko" ? `${names[0]} 외 ${names.length - 1}명` : `${names[0]} et al.`;
}
