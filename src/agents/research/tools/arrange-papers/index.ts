import { z } from "zod";
import { nameOf, notedTitle, type Paper, plainLine, type Shelf, venueOf, yearOfCsl } from "#papers";
import type { Language } from "#protocol";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { researchText } from "../../text.ts";
import { byCitations, byYear, firstOf, leftOutCaveat } from "../caveats.ts";
import { choosePapers, chosenPapersShape, filtersInWords } from "../choose-papers.ts";
import { defineResearchTool, mostListed, papersInWords, resultPaperSchema } from "../research-tool.ts";

const mostArranged = 200;
const orders = { newest: byYear, oldest: (paper: Paper) => -byYear(paper), cited: byCitations };
const shapeSchema = z.enum(["table", "timeline"]);

/** Papers as a table or year by year, as they stand: nothing is read, nothing is judged. */
export const arrangePapers = defineResearchTool({
  name: "arrange_papers",
  title: { ko: "표와 연표", en: "Table and timeline" },
  description: researchText("arrange-papers"),
  input: z.object({
    ...chosenPapersShape,
    sort: z.enum(["newest", "oldest", "cited"]).nullish(),
    limit: z.number().int().min(1).max(mostArranged).nullish(),
    shape: shapeSchema,
  }),
  output: z.object({
    papers: z.array(resultPaperSchema),
    /** What bounded them, in words, and of how many they are; empty where nothing did. */
    bounds: z.string().default(""),
    of: z.number().int().default(0),
    shape: shapeSchema,
    leftOut: z.number().int().default(0),
  }),
  timeoutMs: 30_000,
  async work({ shape, sort, limit, ...wanted }, { run, service, shelf }) {
    const fitting = await choosePapers(service, shelf, wanted);
    const worth = orders[sort ?? "newest"];
    const sorted = fitting.toSorted((one, other) => worth(other) - worth(one)).slice(0, limit ?? undefined);
    const { chosen, leftOut } = firstOf(sorted, mostArranged, worth);
    const papers = [...(await shelf.add(chosen, "shown"))];
    return { papers, bounds: filtersInWords(wanted, run.language), of: shelf.papers.length, shape, leftOut };
  },
  fromMessage: (asked) => ({ ...somePapers(asked), shape: "table" }),
  papers: ({ papers }) => papers,
  describe({ papers, bounds, of, shape, leftOut }, shelf, language) {
    const arranged = arrangedAs[shape](shelf.whole(papers.slice(0, mostListed)), shelf, language);
    return {
      overview: [narrowed(bounds, papers.length, of, language), arranged].filter(Boolean).join("\n\n"),
      counts: [of],
      caveat: leftOutCaveat({ papers: papers.length, leftOut }, "newest", language),
    };
  },
  // It is written anew for the papers of the day.
  document: ({ papers, shape }, shelf, language) =>
    papers.length === 0
      ? null
      : {
          key: shape,
          title: words[language][shape],
          content: arrangedAs[shape](shelf.whole(papers), shelf, language),
        },
});

/** Of how many papers these are the wanted ones; nothing where all are shown. */
function narrowed(bounds: string, count: number, of: number, language: Language): string {
  if (of <= count) return "";
  const told = language === "ko" ? `논문 ${of}편 가운데 ${count}편입니다.` : `${count} of ${papersInWords(of, "en")}.`;
  return bounds === "" ? told : `${bounds}: ${told}`;
}

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

const arrangedAs = { table: tableOf, timeline: timelineOf };

/** A row a paper, in the order they are given. What nobody told us stays empty; a column that nobody told us is left out. */
function tableOf(papers: readonly Paper[], shelf: Shelf, language: Language): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const cell = (text: string | null) => plainLine((text ?? "").replaceAll("|", "/"));
  const rows = papers.map((paper) => [
    `[${shelf.numberOf(paper.id)}]`,
    `${yearOfCsl(paper.csl) ?? ""}`,
    cell(notedTitle(paper, language)),
    cell(authorsOf(paper, language)),
    cell(venueOf(paper)),
    `${paper.citationCount ?? ""}`,
  ]);
  const isTold = (_: string, column: number) => rows.some((cells) => cells[column] !== "");
  const head = words[language].head.filter(isTold);
  return [row(head), row(head.map(() => "---")), ...rows.map((cells) => row(cells.filter(isTold)))].join("\n");
}

/** Year by year, the newest first; papers without a year at the end. */
function timelineOf(papers: readonly Paper[], shelf: Shelf, language: Language): string {
  const years = [...Map.groupBy(papers, ({ csl }) => yearOfCsl(csl) ?? 0)].toSorted(([one], [other]) => other - one);
  const lineOf = (paper: Paper) => {
    const authors = plainLine(authorsOf(paper, language));
    const title = plainLine(notedTitle(paper, language));
    return `- ${title}${authors === "" ? "" : ` (${authors})`} [${shelf.numberOf(paper.id)}]`;
  };
  return years
    .map(([year, ofYear]) => [`**${year || words[language].undated}**`, "", ...ofYear.map(lineOf)].join("\n"))
    .join("\n\n");
}

function authorsOf({ csl }: Paper, language: Language): string {
  const names = (csl.author ?? []).map(nameOf);
  if (names.length <= 3) return names.join(", ");
  return language === "ko" ? `${names[0]} 외 ${names.length - 1}명` : `${names[0]} et al.`;
}
