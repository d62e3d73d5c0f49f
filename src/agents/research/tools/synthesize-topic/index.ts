import { z } from "zod";
import { createCitationFilter } from "#documents";
import { runStep } from "#kernel";
import { abstractOf, createPaperIndex, type Paper, paperSchema, shortNameOf, synthesise, titleOf } from "#papers";
import { statementSchema } from "#protocol";
import { groundText } from "../../grounded-text.ts";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { topicOf } from "../../steps/choose-tool/topic.ts";
import { synthesize } from "../../steps/synthesize/index.ts";
import { choosePapers, chosenPapersShape } from "../choose-papers.ts";
import { nextChoices } from "../next-choices.ts";
import { countOf, defineResearchTool, mostListed, paperLine } from "../research-tool.ts";

const input = z.object({
  topic: z.string().trim().min(1).max(500).describe("What to write about"),
  ...chosenPapersShape,
});
const output = z.object({
  topic: z.string(),
  papers: z.array(paperSchema),
  text: z.string(),
  /** What each sentence of the text stands on. Results of older turns have none. */
  statements: z.array(statementSchema).default([]),
});

const most = 60;

/** What papers say together about a topic. */
export const synthesizeTopic = defineResearchTool({
  name: "synthesize_topic",
  title: { ko: "종합하기", en: "Synthesis" },
  description: {
    ko: "한 주제에 대해 논문들이 함께 말하는 것을, 문장마다 출처를 달아 씁니다.",
    en: "Writes what the papers say together about a topic, with a citation behind every sentence.",
  },
  input,
  output,
  timeoutMs: 180_000,
  work:
    (service) =>
    async ({ topic, ...wanted }, { run }) => {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const chosen = await choosePapers(service, shelf, wanted);
      const papers = await shelf.add(wanted.papers?.length ? chosen.slice(0, most) : onTopic(chosen, topic));
      const { parts, silent } = await synthesise(topic, papers);
      const number = (id: string) => shelf.numberOf(id) ?? 0;
      const given = {
        topic,
        parts: parts.map(({ label, paperIds, sentences }) => ({
          label,
          papers: paperIds.map(number),
          sentences: sentences.map(({ text, paperId }) => ({ text, paper: number(paperId) })),
        })),
        papers: papers.map((paper) => ({
          number: number(paper.id),
          name: shortNameOf(paper),
          title: titleOf(paper),
          abstract: abstractOf(paper).slice(0, 1_500),
        })),
        silent: silent.map(number),
      };
      const filter = () => createCitationFilter(shelf.sources(), { keepsUnresolved: true });
      const text = await runStep(synthesize, given, run, { stream: false, filter });
      const statements = await groundText(text, shelf, run, { step: synthesize.name, user: topic });
      return { topic, papers: [...papers], text, statements };
    },
  summary: ({ topic, papers }, _input, language) =>
    language === "ko" ? `${topic}: 논문 ${papers.length}편` : `${topic}: ${countOf(papers.length, "paper")}`,
  fromMessage: (asked) => ({ topic: topicOf(asked.message), ...somePapers(asked) }),
  papers: ({ papers }) => papers,
  describe: ({ topic, papers, text }, shelf) => ({
    about: topic,
    findings: [text],
    papers: papers.slice(0, mostListed).map((paper) => paperLine(shelf, paper)),
    total: papers.length,
  }),
  heading: ({ about }, language) =>
    language === "ko" ? `'${about}'에 대해 논문들이 말하는 것입니다.` : `What the papers say about '${about}':`,
  next: (result, language) =>
    result.total === 0 ? [] : [nextChoices.cluster(language), ...nextChoices.related(result, language)],
});

/** The papers that speak of the topic; when hardly any does, the latest. */
function onTopic(papers: readonly Paper[], topic: string): readonly Paper[] {
  const index = createPaperIndex();
  for (const paper of papers) index.put(paper);
  const found = index.search(topic, most).flatMap(({ id }) => papers.find((paper) => paper.id === id) ?? []);
  return found.length >= 3 ? found : papers.slice(-most);
}
