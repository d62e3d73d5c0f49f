import { z } from "zod";
import type { Paper } from "#papers";
import { counted, JihwiError, type Language } from "#protocol";
import { readFilters } from "../../filters/read-filters.ts";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { choosePapers, chosenPapersShape, filtersInWords, isWanted } from "../choose-papers.ts";
import { byYear, firstOf, leftOutCaveat } from "../first-of.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLine, resultPaperSchema } from "../research-tool.ts";
import { papersAbout, topicAmong } from "./about-papers.ts";
import { arrangedDocument, tableOf, timelineOf } from "./document.ts";
import { pointsBack, wantedShape } from "./wanted-shape.ts";

const shapeSchema = z.enum(["table", "timeline"]);
const most = 200;
/** Whoever wants more gets as many as there may be. */
const atMost = (limit: number | null) => (limit === null ? null : Math.min(limit, most));

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
    ofShown: z.boolean().nullish().describe("Only of the papers that were shown last, not of all"),
    limit: z.number().int().min(1).max(most).nullish().describe("At most so many, the first of them"),
    shape: shapeSchema,
  }),
  output: z.object({
    papers: z.array(resultPaperSchema),
    about: z.string().default(""),
    /** What bounded them, in words, and of how many they are; empty where nothing did. */
    bounds: z.string().default(""),
    of: z.number().int().default(0),
    shape: shapeSchema,
    leftOut: z.number().int().default(0),
  }),
  timeoutMs: 30_000,
  claims: (message, asked) =>
    wantedShape(message, asked?.venues) !== null || topicAmong(message, asked?.venues) !== null,
  work:
    (service) =>
    async ({ shape, about, ofShown, limit, ...wanted }, { run }) => {
      const shelf = await service.notebooks.shelf(run.sessionId);
      // What none of the papers shown last fits is looked for among all of the notebook's.
      const isFitting = (paper: Paper) => isWanted(paper, wanted) && (!about || papersAbout([paper], about).length > 0);
      const usual = ofShown === true && shelf.latest.some(isFitting) ? shelf.latest : shelf.papers;
      const there = await choosePapers(service, shelf, wanted, usual);
      const fitting = about ? papersAbout(there, about) : there;
      if (fitting.length === 0) throw noneAbout(about ?? "", there.length);
      const { chosen, leftOut } = firstOf(fitting.slice(0, limit ?? undefined), most, byYear);
      const newestFirst = chosen.toSorted((one, other) => byYear(other) - byYear(one));
      const papers = [...(await shelf.add(newestFirst, "shown"))];
      const bounds = filtersInWords(wanted, run.language);
      return { papers, about: about ?? "", bounds, of: usual.length, shape, leftOut };
    },
  summary: ({ papers }, _input, language) =>
    language === "ko" ? `논문 ${papers.length}편` : counted(papers.length, "paper"),
  fromMessage: (asked) => ({
    ...somePapers(asked),
    about: topicAmong(asked.message, asked.venues),
    ofShown: pointsBack(asked.message),
    limit: atMost(readFilters(asked.message, asked.thisYear, asked.venues).limit),
    shape: wantedShape(asked.message, asked.venues) ?? "table",
  }),
  papers: ({ papers }) => papers,
  describe({ papers, about, bounds, of, shape, leftOut }, shelf, language) {
    const shown = shelf.whole(papers.slice(0, mostListed));
    const arranged = shape === "table" ? tableOf(shown, shelf, language) : timelineOf(shown, shelf, language);
    return {
      about,
      overview: [narrowed({ bounds, about, of, count: papers.length }, language), arranged]
        .filter(Boolean)
        .join("\n\n"),
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

/** Of how many papers these are the wanted ones; nothing where all are shown. */
function narrowed(
  { bounds, about, of, count }: { bounds: string; about: string; of: number; count: number },
  language: Language,
): string {
  const by = [bounds, about === "" ? "" : `‘${about}’`].filter((part) => part !== "").join(" · ");
  if (of <= count) return "";
  const told = language === "ko" ? `논문 ${of}편 가운데 ${count}편입니다.` : `${count} of ${counted(of, "paper")}:`;
  return by === "" ? told : language === "ko" ? `${by}: ${told}` : `${by[0]?.toUpperCase()}${by.slice(1)}: ${told}`;
}

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
