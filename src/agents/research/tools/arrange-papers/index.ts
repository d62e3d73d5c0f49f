import { z } from "zod";
import { counted } from "#protocol";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { choosePapers, chosenPapersShape } from "../choose-papers.ts";
import { byYear, firstOf, leftOutCaveat } from "../first-of.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLine, resultPaperSchema } from "../research-tool.ts";
import { arrangedDocument, tableOf, timelineOf } from "./document.ts";
import { wantedShape } from "./wanted-shape.ts";

const shapeSchema = z.enum(["table", "timeline"]);
const most = 200;

/** Papers as a table or year by year, as they stand: nothing is read, nothing is judged. */
export const arrangePapers = defineResearchTool({
  name: "arrange_papers",
  title: { ko: "표와 연표", en: "Table and timeline" },
  description: {
    ko: "논문의 서지를 표나 연표로 보여 줍니다. 논문의 내용을 견줄 때는 쓰지 않습니다.",
    en: "Shows papers as a table or a timeline by their bibliography. Not for comparing what they say.",
  },
  input: z.object({ ...chosenPapersShape, shape: shapeSchema }),
  output: z.object({ papers: z.array(resultPaperSchema), shape: shapeSchema, leftOut: z.number().int().default(0) }),
  timeoutMs: 30_000,
  claims: (message) => wantedShape(message) !== null,
  work:
    (service) =>
    async ({ shape, ...wanted }, { run }) => {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const { chosen, leftOut } = firstOf(await choosePapers(service, shelf, wanted), most, byYear);
      const newestFirst = chosen.toSorted((one, other) => byYear(other) - byYear(one));
      return { papers: [...(await shelf.add(newestFirst))], shape, leftOut };
    },
  summary: ({ papers }, _input, language) =>
    language === "ko" ? `논문 ${papers.length}편` : counted(papers.length, "paper"),
  fromMessage: (asked) => ({ ...somePapers(asked), shape: wantedShape(asked.message) ?? "table" }),
  papers: ({ papers }) => papers,
  describe({ papers, shape, leftOut }, shelf, language) {
    const shown = shelf.whole(papers.slice(0, mostListed));
    return {
      about: "",
      overview: shape === "table" ? tableOf(shown, shelf, language) : timelineOf(shown, shelf, language),
      findings: [],
      papers: shown.map((paper) => paperLine(shelf, paper)),
      total: papers.length,
      caveat: leftOutCaveat({ papers: papers.length, leftOut }, "newest", language),
    };
  },
  document: ({ papers, shape }, shelf, language) =>
    papers.length === 0 ? null : arrangedDocument(shape, shelf.whole(papers), shelf, language),
  heading: ({ total }, language) => (language === "ko" ? `논문 ${total}편입니다.` : `${counted(total, "paper")}:`),
  next: (result, language) => (result.total === 0 ? [] : [nextChoices.read(language), nextChoices.rank(language)]),
});
