import { z } from "zod";
import { defineTool, type ToolContext, type Turn } from "#kernel";
import type { ResearchService } from "#papers";
import { abstractOf, createPaperIndex, type Paper, paperSchema, shortNameOf, synthesise, titleOf } from "#papers";
import { struckReferenceSchema } from "#protocol";
import { writeChecked } from "../../references/write-checked.ts";
import { synthesize } from "../../steps/synthesize/index.ts";
import { choosePapers } from "../choose-papers.ts";
import { synthesizeTopic } from "./declaration.ts";

export const synthesizeTopicOutput = z.object({
  topic: z.string(),
  papers: z.array(paperSchema),
  text: z.string(),
  struck: z.array(struckReferenceSchema),
});
export type SynthesizeTopicOutput = z.infer<typeof synthesizeTopicOutput>;

const most = 60;

export function createSynthesizeTopic(service: ResearchService) {
  return defineTool({
    ...synthesizeTopic,
    output: synthesizeTopicOutput,
    timeoutMs: 180_000,
    summary: ({ topic, papers }) => `${topic} (${papers.length})`,
    async run({ topic, papers: references }, { run }: ToolContext<Turn>) {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const chosen = await choosePapers(service, shelf, references);
      const papers = await shelf.add(references?.length ? chosen.slice(0, most) : onTopic(chosen, topic));
      const { parts, silent } = await synthesise(topic, papers);
      const number = (id: string) => shelf.numberOf(id) ?? 0;
      const input = {
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
      const { text, struck } = await writeChecked(synthesize, input, shelf, run);
      return { topic, papers: [...papers], text, struck };
    },
  });
}

/** The papers that speak of the topic; when hardly any does, the latest. */
function onTopic(papers: readonly Paper[], topic: string): readonly Paper[] {
  const index = createPaperIndex();
  for (const paper of papers) index.put(paper);
  const found = index.search(topic, most).flatMap(({ id }) => papers.find((paper) => paper.id === id) ?? []);
  return found.length >= 3 ? found : papers.slice(-most);
}
