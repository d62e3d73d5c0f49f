import { z } from "zod";
import { counted, JihwiError } from "#protocol";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { choosePapers, chosenPapersShape } from "../choose-papers.ts";
import { byYear, firstOf, leftOutCaveat } from "../first-of.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLine, resultPaperSchema } from "../research-tool.ts";
import { papersAbout, topicAmong } from "./about-papers.ts";
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
  input: z.object({
    ...chosenPapersShape,
    about: z.string().trim().min(1).max(300).nullish().describe("Only those that speak of this"),
    shape: shapeSchema,
  }),
  output: z.object({
    papers: z.array(resultPaperSchema),
    about: z.string().default(""),
    shape: shapeSchema,
    leftOut: z.number().int().default(0),
  }),
  timeoutMs: 30_000,
  claims: (message) => wantedShape(message) !== null || topicAmong(message) !== null,
  work:
    (service) =>
    async ({ shape, about, ...wanted }, { run }) => {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const there = await choosePapers(service, shelf, wanted);
      const fitting = about ? papersAbout(there, about) : there;
      if (fitting.length === 0) throw noneAbout(about ?? "", there.length);
      const { chosen, leftOut } = firstOf(fitting, most, byYear);
      const newestFirst = chosen.toSorted((one, other) => byYear(other) - byYear(one));
      return { papers: [...(await shelf.add(newestFirst))], about: about ?? "", shape, leftOut };
    },
  summary: ({ papers }, _input, language) =>
    language === "ko" ? `논문 ${papers.length}편` : counted(papers.length, "paper"),
  fromMessage: (asked) => ({
    ...somePapers(asked),
    about: topicAmong(asked.message),
    shape: wantedShape(asked.message) ?? "table",
  }),
  papers: ({ papers }) => papers,
  describe({ papers, about, shape, leftOut }, shelf, language) {
    const shown = shelf.whole(papers.slice(0, mostListed));
    return {
      about,
      overview: shape === "table" ? tableOf(shown, shelf, language) : timelineOf(shown, shelf, language),
      findings: [],
      papers: shown.map((paper) => paperLine(shelf, paper)),
      total: papers.length,
      caveat: leftOutCaveat({ papers: papers.length, leftOut }, "newest", language),
    };
  },
  document: ({ papers, shape }, shelf, language) =>
    papers.length === 0 ? null : arrangedDocument(shape, shelf.whole(papers), shelf, language),
  heading({ total, about }, language) {
    if (language === "ko") return `${about === "" ? "" : `'${about}': `}논문 ${total}편입니다.`;
    return `${counted(total, "paper")}${about === "" ? "" : ` about '${about}'`}:`;
  },
  next: (result, language) => (result.total === 0 ? [] : [nextChoices.read(language), nextChoices.rank(language)]),
});

function noneAbout(about: string, count: number): JihwiError {
  return new JihwiError("not-found", {
    message: {
      ko: `여기 있는 논문 ${count}편의 제목과 초록에는 '${about}'에 대한 말이 없습니다.`,
      en: `None of the ${counted(count, "paper")} here speaks of '${about}' in its title or abstract.`,
    },
    hint: {
      ko: "영어로 쓴 논문이면 영어 낱말로 물어봐 주세요.",
      en: "Try other words, or search for new papers.",
    },
  });
}
