import { z } from "zod";
import { counted, type Language } from "#protocol";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { choosePapers, chosenPapersShape, filtersInWords } from "../choose-papers.ts";
import { byCitations, byYear, firstOf, leftOutCaveat } from "../first-of.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLines, resultPaperSchema } from "../research-tool.ts";
import { arrangedDocument, tableOf, timelineOf } from "./document.ts";

const shapeSchema = z.enum(["table", "timeline"]);

const mostArranged = 200;
const orders = { newest: byYear, oldest: (paper: Parameters<typeof byYear>[0]) => -byYear(paper), cited: byCitations };

/** Papers as a table or year by year, as they stand: nothing is read, nothing is judged. */
export const arrangePapers = defineResearchTool({
  name: "arrange_papers",
  title: { ko: "표와 연표", en: "Table and timeline" },
  description: {
    ko: "논문의 서지를 표나 연표로 보여 줍니다. 해, 저자, 실린 곳, 개수로 추릴 때도 부릅니다. 내용을 견줄 때는 쓰지 않습니다.",
    en: "Shows papers as a table or a timeline by their bibliography, also to narrow them by year, author, venue or number. Not for comparing what they say.",
  },
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
  work:
    (service) =>
    async ({ shape, sort, limit, ...wanted }, { run }) => {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const fitting = await choosePapers(service, shelf, wanted);
      const worth = orders[sort ?? "newest"];
      const sorted = fitting.toSorted((one, other) => worth(other) - worth(one)).slice(0, limit ?? undefined);
      const { chosen, leftOut } = firstOf(sorted, mostArranged, worth);
      const papers = [...(await shelf.add(chosen, "shown"))];
      return { papers, bounds: filtersInWords(wanted, run.language), of: shelf.papers.length, shape, leftOut };
    },
  summary: ({ papers }, _input, language) =>
    language === "ko" ? `논문 ${papers.length}편` : counted(papers.length, "paper"),
  fromMessage: (asked) => ({ ...somePapers(asked), shape: "table" }),
  papers: ({ papers }) => papers,
  describe({ papers, bounds, of, shape, leftOut }, shelf, language) {
    const shown = shelf.whole(papers.slice(0, mostListed));
    const arranged = shape === "table" ? tableOf(shown, shelf, language) : timelineOf(shown, shelf, language);
    return {
      about: "",
      overview: [narrowed(bounds, papers.length, of, language), arranged].filter(Boolean).join("\n\n"),
      findings: [],
      papers: paperLines(shelf, shown, language),
      total: papers.length,
      caveat: leftOutCaveat({ papers: papers.length, leftOut }, "newest", language),
    };
  },
  document: ({ papers, shape }, shelf, language) =>
    papers.length === 0 ? null : arrangedDocument(shape, shelf.whole(papers), shelf, language),
  heading: ({ total }, language) => (language === "ko" ? `논문 ${total}편입니다.` : `${counted(total, "paper")}:`),
  next: (result, language) => (result.total === 0 ? [] : [nextChoices.read(language), nextChoices.rank(language)]),
});

/** Of how many papers these are the wanted ones; nothing where all are shown. */
function narrowed(bounds: string, count: number, of: number, language: Language): string {
  if (of <= count) return "";
  const told = language === "ko" ? `논문 ${of}편 가운데 ${count}편입니다.` : `${count} of ${counted(of, "paper")}.`;
  return bounds === "" ? told : `${bounds}: ${told}`;
}
