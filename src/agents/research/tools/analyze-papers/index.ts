import { z } from "zod";
import { type Paper, readingsFor, titleOf } from "#papers";
import { counted, type Language } from "#protocol";
import { checkText } from "../../grounded-text.ts";
import { readKept } from "../../read-kept.ts";
import { analyze } from "../../steps/analyze/index.ts";
import type { Aspects } from "../../steps/analyze/schema.ts";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { choosePapers, chosenPapersShape, isBounded } from "../choose-papers.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLines } from "../research-tool.ts";
import { analysisFindings, isSilent } from "./findings.ts";
import { type AnalyzePapersOutput, analyzePapersOutputSchema } from "./output.ts";

const mostRead = 12;
/** What is read of an attached document: its beginning, and where these are spoken of. */
const longestRead = 20_000;
const wantedAspects = "problem method result limitation 문제 방법 결과 한계";

/** Papers read by aspect. */
export const analyzePapers = defineResearchTool({
  name: "analyze_papers",
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
      const chosen = all.toSorted((one, other) => isUnread(one) - isUnread(other)).slice(0, mostRead);
      const papers = await shelf.add(chosen);
      const texts = papers.map((paper) => readingsFor(wantedAspects, shelf.textOf(paper), longestRead)[0] ?? "");
      const partlyRead = papers.filter((paper, at) => (texts[at]?.length ?? 0) < shelf.lengthOf(paper));
      const wantedReadings = papers.flatMap((paper, at) => {
        const abstract = texts[at] ?? "";
        return abstract === "" ? [] : [{ paper, input: { title: titleOf(paper), abstract, language: run.language } }];
      });
      const readings = new Map<string, Aspects>();
      const read = async ({ paper, input }: (typeof wantedReadings)[number]) =>
        readings.set(paper.id, await readKept(analyze, input, run, service));
      await Promise.all(wantedReadings.map(read));
      const analyses = papers.map(({ id }) => ({ paperId: id, aspects: readings.get(id) ?? null }));
      const output = {
        papers: [...papers],
        analyses,
        partlyRead: partlyRead.map(({ id }) => id),
        leftOut: all.length - chosen.length,
        statements: [],
      };
      const findings = analysisFindings(output, shelf, run.language).join("\n\n");
      const written = { text: findings, step: analyze.name, question: "", papers };
      return { ...output, statements: (await checkText(written, shelf, run)).statements };
    },
  summary: ({ analyses }, _input, language) =>
    language === "ko" ? `논문 ${analyses.length}편` : counted(analyses.length, "paper"),
  fromMessage: somePapers,
  papers: ({ papers }) => papers,
  describe: (read, shelf, language) => ({
    about: "",
    overview: howMany(read, language),
    caveat: [wordsOnly(read, language), leftOutOf(read, language)].filter(Boolean).join(" ") || undefined,
    findings: analysisFindings(read, shelf, language),
    papers: paperLines(shelf, shelf.whole(read.papers.slice(0, mostListed)), language),
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
  if (language === "ko") return `논문 ${leftOut === 0 ? "" : `${all}편 가운데 `}${analyses.length}편을 읽었습니다.`;
  const read = leftOut === 0 ? counted(all, "paper") : `${analyses.length} of ${all} papers`;
  return `${read} read:`;
}

/** Told where a rule stood in for a model: it quotes the abstracts and cannot read them by aspect. */
function wordsOnly({ analyses }: AnalyzePapersOutput, language: Language): string | undefined {
  if (!analyses.some(({ aspects }) => aspects !== null && isSilent(aspects))) return undefined;
  return language === "ko"
    ? "문제·방법·결과·한계로 나누어 읽으려면 모델이 필요합니다. 여기서는 초록의 첫 문장과 끝 문장을 그대로 옮겼습니다."
    : "Reading by problem, method, result and limits needs a model. These are the first and last sentences of the abstracts.";
}

function leftOutOf({ leftOut }: Counts, language: Language): string | undefined {
  if (leftOut === 0) return undefined;
  return language === "ko"
    ? `${leftOut}편은 한 번에 읽을 수 있는 ${mostRead}편을 넘어 빠졌습니다. 번호로 나누어 말씀하시면 마저 읽습니다.`
    : `${leftOut} more were left out: ${mostRead} can be read at once. Name them by their numbers to have them read, too.`;
}
