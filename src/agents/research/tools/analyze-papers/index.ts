import { z } from "zod";
import { runStep } from "#kernel";
import { type Paper, readingsFor, titleOf } from "#papers";
import { counted, type Language } from "#protocol";
import { groundText } from "../../grounded-text.ts";
import { analyze } from "../../steps/analyze/index.ts";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { choosePapers, chosenPapersShape, isBounded } from "../choose-papers.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLine } from "../research-tool.ts";
import { analysisFindings } from "./findings.ts";
import { type AnalyzePapersOutput, analyzePapersOutputSchema } from "./output.ts";

const most = 12;
/** What is read of an attached document: its beginning, and where these are spoken of. */
const longestRead = 20_000;
const wantedAspects = "problem method result limitation 문제 방법 결과 한계";

/** Papers read by aspect. */
export const analyzePapers = defineResearchTool({
  name: "analyze_papers",
  comparesPapers: true,
  title: { ko: "논문 읽기", en: "Read papers" },
  description: {
    ko: "논문을 문제, 방법, 결과, 한계로 나누어 읽습니다. 논문을 견줄 때도 부릅니다.",
    en: "Reads papers by aspect: problem, method, result, limits. Also for comparing papers.",
  },
  input: z.object(chosenPapersShape),
  output: analyzePapersOutputSchema,
  timeoutMs: 240_000,
  work:
    (service) =>
    async (wanted, { run }) => {
      const shelf = await service.notebooks.shelf(run.sessionId);
      // Years, authors and venues that are named are looked for in the whole notebook.
      const isLatestMeant = !isBounded(wanted) && shelf.latest.length > 0;
      const usual = isLatestMeant ? shelf.latest : shelf.papers;
      const all = await choosePapers(service, shelf, wanted, usual);
      // Those with something to read come first; the rest are named as unread.
      const isUnread = (paper: Paper) => Number(shelf.textOf(paper) === "");
      const chosen = all.toSorted((one, other) => isUnread(one) - isUnread(other)).slice(0, most);
      const papers = await shelf.add(chosen);
      const analyses: AnalyzePapersOutput["analyses"] = [];
      const partlyRead: string[] = [];
      for (const paper of papers) {
        const [abstract = ""] = readingsFor(wantedAspects, shelf.textOf(paper), longestRead);
        const read = { title: titleOf(paper), abstract };
        if (abstract.length < shelf.lengthOf(paper)) partlyRead.push(paper.id);
        analyses.push({ paperId: paper.id, aspects: read.abstract === "" ? null : await runStep(analyze, read, run) });
      }
      const read = { papers: [...papers], analyses, partlyRead, leftOut: all.length - chosen.length, statements: [] };
      const findings = analysisFindings(read, shelf, run.language).join("\n\n");
      return { ...read, statements: await groundText(findings, shelf, run, { step: analyze.name, user: "" }) };
    },
  summary: ({ analyses }, _input, language) =>
    language === "ko" ? `논문 ${analyses.length}편` : counted(analyses.length, "paper"),
  fromMessage: somePapers,
  papers: ({ papers }) => papers,
  describe: (read, shelf, language) => ({
    about: "",
    overview: howMany(read, language),
    caveat: leftOutOf(read, language),
    findings: analysisFindings(read, shelf, language),
    papers: shelf.whole(read.papers.slice(0, mostListed)).map((paper) => paperLine(shelf, paper)),
    total: read.papers.length,
  }),
  shows: ({ analyses }) => ({ kind: "analysis", value: analyses }),
  heading: ({ total }, language) => howMany({ analyses: { length: total }, leftOut: 0 }, language),
  next: (result, language) =>
    result.total === 0 ? [] : [nextChoices.rank(language), ...nextChoices.related(result, language)],
});

type Counts = { readonly analyses: { readonly length: number }; readonly leftOut: number };

/** How many papers were read, of how many. */
function howMany({ analyses, leftOut }: Counts, language: Language): string {
  const all = analyses.length + leftOut;
  if (language === "ko")
    return `논문 ${leftOut === 0 ? "" : `${all}편 가운데 `}${analyses.length}편을 문제·방법·결과·한계로 나누어 읽었습니다.`;
  const read = leftOut === 0 ? counted(all, "paper") : `${analyses.length} of ${all} papers`;
  return `${read} read by problem, method, result and limits:`;
}

function leftOutOf({ leftOut }: Counts, language: Language): string | undefined {
  if (leftOut === 0) return undefined;
  return language === "ko"
    ? `${leftOut}편은 한 번에 읽을 수 있는 ${most}편을 넘어 빠졌습니다. 번호로 나누어 말씀하시면 마저 읽습니다.`
    : `${leftOut} more were left out: ${most} can be read at once. Name them by their numbers to have them read, too.`;
}
