import { z } from "zod";
import { sentenceTextsOf } from "#language";
import { aspectNames, aspectTitles, notedTitle, type Paper, type Shelf, shortNameOf } from "#papers";
import type { Language } from "#protocol";
import { readingsFor } from "#questions";
import { readKept } from "../../read-kept.ts";
import { analyze, aspectsSchema } from "../../steps/analyze.ts";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { researchText } from "../../text.ts";
import { leftOutCaveat } from "../caveats.ts";
import { chosenPapersShape, latestPapers } from "../choose-papers.ts";
import { defineResearchTool, resultPaperSchema } from "../research-tool.ts";

const mostRead = 12;
/** What is read of an attached document: its beginning, and where these are spoken of. */
const longestRead = 20_000;
const wantedAspects = "problem method result limitation 문제 방법 결과 한계";

const output = z.object({
  papers: z.array(resultPaperSchema),
  /** Null: nobody gave us the abstract, so there is nothing to read. */
  analyses: z.array(z.object({ paperId: z.string(), aspects: aspectsSchema.nullable() })),
  /** Papers that were left out because there were too many. */
  leftOut: z.number().int(),
  /** Papers whose text was too long to be read whole. */
  partlyRead: z.array(z.string()).default([]),
});
type Output = z.infer<typeof output>;
type Analysis = Output["analyses"][number];

/** Papers read by aspect. */
export const analyzePapers = defineResearchTool({
  name: "analyze_papers",
  title: { ko: "논문 읽기", en: "Read papers" },
  description: researchText("analyze-papers"),
  input: z.object(chosenPapersShape),
  output,
  timeoutMs: 240_000,
  async work(wanted, { run, service, shelf }) {
    const meant = await latestPapers(service, shelf, wanted);
    // Those with something to read come first; the rest are named as unread.
    const isUnread = (paper: Paper) => Number(shelf.textOf(paper) === "");
    const chosen = meant.toSorted((one, other) => isUnread(one) - isUnread(other)).slice(0, mostRead);
    const papers = await shelf.add(chosen);
    const read = async (paper: Paper) => {
      const [abstract = ""] = readingsFor(wantedAspects, shelf.textOf(paper), longestRead);
      const input = { title: notedTitle(paper, run.language), abstract, language: run.language };
      const aspects = abstract === "" ? null : await readKept(analyze, input, run, service);
      return { paperId: paper.id, aspects, isWhole: abstract.length >= shelf.lengthOf(paper) };
    };
    const readings = await Promise.all(papers.map(read));
    return {
      papers: [...papers],
      analyses: readings.map(({ paperId, aspects }) => ({ paperId, aspects })),
      partlyRead: readings.filter(({ isWhole }) => !isWhole).map(({ paperId }) => paperId),
      leftOut: meant.length - chosen.length,
    };
  },
  fromMessage: somePapers,
  papers: ({ papers }) => papers,
  tells: (result, language, shelf) => notRead(result, shelf, language).join("\n"),
  describe: (result, shelf, language) => ({
    findings: findingsOf(result, shelf, language),
    caveat: caveatOf(result, language),
  }),
  shows: ({ analyses }) => ({ kind: "analysis", value: analyses }),
});

/** Whether nothing was read by aspect, as where no model reads. */
const isSilent = ({ aspects }: Analysis) => aspects !== null && aspectNames.every((name) => aspects[name] === null);

/** What was read in each paper, aspect by aspect; those without a text to read and those read in part are named at the end. */
function findingsOf({ analyses, partlyRead }: Output, shelf: Shelf, language: Language): string[] {
  const told = analyses.flatMap((analysis) =>
    shelf.whole([{ id: analysis.paperId }]).map((paper) => {
      const mark = `[${shelf.numberOf(paper.id)}]`;
      const lines = aspectNames.flatMap((name) => {
        const reading = analysis.aspects?.[name] ?? null;
        return reading === null ? [] : [`${aspectTitles[name][language]}: ${reading}`];
      });
      if (isSilent(analysis)) lines.push(...endsOf(shelf.textOf(paper)));
      const head = `**${notedTitle(paper, language)}** (${shortNameOf(paper)}) ${mark}`;
      return [head, ...lines.map((line) => `- ${line} ${mark}`)].join("\n");
    }),
  );
  return [...told, ...notRead({ analyses, partlyRead }, shelf, language)];
}

/** Papers without a text to read, and those read in part. */
function notRead(
  { analyses, partlyRead }: Pick<Output, "analyses" | "partlyRead">,
  shelf: Shelf,
  language: Language,
): string[] {
  const named = (label: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${label}: ${ids.map((id) => `[${shelf.numberOf(id)}]`).join("")}`];
  const unread = analyses.filter(({ aspects }) => aspects === null).map(({ paperId }) => paperId);
  const ko = language === "ko";
  return [
    ...named(ko ? "초록이 없어 읽지 못한 논문" : "Papers without an abstract to read", unread),
    ...named(ko ? "본문이 길어 처음과 관련 있는 부분만 읽은 논문" : "Papers too long to read whole", partlyRead),
  ];
}

/** The first and the last sentence of a text, word for word. */
function endsOf(text: string): string[] {
  const sentences = sentenceTextsOf(text);
  return [...new Set([...sentences.slice(0, 1), ...sentences.slice(-1)])];
}

/** Told where a rule stood in for a model, and where there were too many papers. */
function caveatOf({ analyses, papers, leftOut }: Output, language: Language): string | undefined {
  const unread = researchText("read-without-model");
  const caveats = [
    analyses.some(isSilent) ? unread[language] : undefined,
    leftOutCaveat({ papers: papers.length, leftOut }, "first", language),
  ];
  return caveats.filter(Boolean).join(" ") || undefined;
}
