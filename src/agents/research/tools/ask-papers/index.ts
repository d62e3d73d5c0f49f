import { z } from "zod";
import { notedTitle, type Shelf, shortNameOf } from "#papers";
import { type Language, type PaperAnswer, paperAnswerSchema, placeWord } from "#protocol";
import { answerOfPaper } from "../../columns/answer-of-paper.ts";
import { readKept } from "../../read-kept.ts";
import { answerCell } from "../../steps/answer-cell.ts";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { researchText } from "../../text.ts";
import { leftOutCaveat } from "../caveats.ts";
import { chosenPapersShape, latestPapers } from "../choose-papers.ts";
import { defineResearchTool, mostListed, resultPaperSchema } from "../research-tool.ts";

/** What papers say to a question, each with its own words. */
export const askPapers = defineResearchTool({
  name: "ask_papers",
  title: { ko: "논문에 묻기", en: "Ask papers" },
  description: researchText("ask-papers"),
  input: z.object({ question: z.string().trim().min(1).max(1_000), ...chosenPapersShape }),
  output: z.object({
    question: z.string(),
    papers: z.array(resultPaperSchema),
    answers: z.array(paperAnswerSchema),
    /** Papers that were left out because there were too many. */
    leftOut: z.number().int().default(0),
  }),
  timeoutMs: 240_000,
  async work({ question, ...wanted }, { run, service, shelf }) {
    const meant = await latestPapers(service, shelf, wanted);
    const papers = await shelf.add(meant.slice(0, mostListed));
    const asked = { question, language: run.language, textOf: shelf.textOf, lengthOf: shelf.lengthOf };
    const answers = await Promise.all(
      papers.map((paper) => answerOfPaper(paper, asked, (input) => readKept(answerCell, input, run, service))),
    );
    return {
      question,
      papers: [...papers],
      answers: await shelf.placed(answers),
      leftOut: meant.length - papers.length,
    };
  },
  fromMessage: (asked) => ({ question: asked.message.slice(0, 1_000), ...somePapers(asked) }),
  papers: ({ papers }) => papers,
  // That a paper says nothing is code's word, and is known.
  tells: ({ answers }, language, shelf) =>
    answers.flatMap((answer) => (answer.why in silent ? findingOf(answer, shelf, language) : [])).join("\n"),
  describe: ({ question, papers, answers, leftOut }, shelf, language) => ({
    about: question,
    findings: answers.flatMap((answer) => findingOf(answer, shelf, language)),
    caveat: leftOutCaveat({ papers: papers.length, leftOut }, "first", language),
  }),
});

const silent: Readonly<Record<Exclude<PaperAnswer["why"], "said" | "differs">, Record<Language, string>>> = {
  "not-said": { ko: "글에서 찾지 못했습니다.", en: "Not found in its text." },
  "not-in-part": { ko: "읽은 부분에서는 찾지 못했습니다.", en: "Not found in the part that was read." },
  "no-abstract": { ko: "읽을 글이 없습니다.", en: "There is no text to read." },
  "not-found": { ko: "답이 선 말을 글에서 찾지 못했습니다.", en: "The words that it stands on are not in the text." },
};

/** A paper's answer with the words it stands on. What those words do not bear out is not told as an answer. */
function findingOf({ paperId, answer, quote, why, place }: PaperAnswer, shelf: Shelf, language: Language): string[] {
  const [paper] = shelf.whole([{ id: paperId }]);
  if (paper === undefined) return [];
  const mark = `[${shelf.numberOf(paperId)}]`;
  const head = `**${notedTitle(paper, language)}** (${shortNameOf(paper)}) ${mark}`;
  if (why !== "said" && why !== "differs") return [`${head}\n- ${silent[why][language]}`];
  const lines = [
    why === "said" && answer !== null ? [`- ${answer} ${mark}`] : [],
    quote === null ? [] : [`- “${quote}” ${mark}${place === undefined ? "" : ` (${placeWord(place)[language]})`}`],
  ];
  return [[head, ...lines.flat()].join("\n")];
}
