import { z } from "zod";
import { checkCitations } from "#documents";
import { runStep, type TextStep, type Turn } from "#kernel";
import type { Paper, Shelf } from "#papers";
import { titleOf, yearOfCsl } from "#papers";
import { type Citation, type Proposal, type StruckReference, struckReferenceSchema } from "#protocol";
import { type AnswerFilter, createAnswerFilter } from "./references/answer-filter.ts";

const referencesSchema = z.object({
  cited: z.array(z.string()),
  unknown: z.array(z.string()),
  struck: z.array(struckReferenceSchema),
});

/** Everything a reader sees of a turn in words goes through here, and so through the check of references. */
export interface Speaker {
  shelf(): Shelf;
  /** From now on this shelf is what may be referred to. */
  moveTo(shelf: Shelf): void;
  /** Words that are there already. */
  say(text: string): void;
  /** Words that a step writes, as it writes them. */
  write<Input>(step: TextStep<Input>, input: Input): Promise<string>;
  cleanProposal(proposal: Proposal): Proposal;
  showSources(papers: readonly Paper[]): void;
  answer(): string;
  citations(): readonly Citation[];
  struck(): readonly StruckReference[];
  references(paperIds: readonly string[]): { id: string; title: string; year: number | null }[];
  /** Says in the trace and to the reader what was struck out. */
  report(): Promise<void>;
}

export function createSpeaker(first: Shelf, turn: Turn): Speaker {
  let shelf = first;
  const said: string[] = [];
  const citations = new Map<string, Citation>();
  const struck: StruckReference[] = [];

  function keep(citation: Citation): void {
    citations.set(`${citation.mark} ${citation.quote}`, citation);
  }

  function collect(filter: AnswerFilter): void {
    const result = filter.result();
    struck.push(...result.struck);
    for (const citation of result.citations) keep(citation);
  }

  function clean(text: string): string {
    const filter = createAnswerFilter(shelf, turn.language);
    const out = filter.push(text) + filter.flush();
    collect(filter);
    return out;
  }

  return {
    shelf: () => shelf,
    moveTo(next) {
      shelf = next;
    },
    say(text) {
      const words = clean(text).trim();
      if (words === "") return;
      said.push(words);
      turn.say(words);
    },
    async write(step, input) {
      let filter = createAnswerFilter(shelf, turn.language);
      const text = await runStep(step, input, turn, {
        filter: () => {
          filter = createAnswerFilter(shelf, turn.language);
          return filter;
        },
      });
      struck.push(...filter.result().struck);
      // Read from the text itself: a turn that runs again gets its text back without the filter.
      for (const citation of checkCitations(text, shelf.sources()).citations) keep(citation);
      said.push(text);
      return text;
    },
    cleanProposal: ({ question, choices }) => ({
      question: clean(question),
      choices: choices.map(({ label, message }) => ({ label: clean(label), message: clean(message) })),
    }),
    showSources(papers) {
      const wanted = new Set(papers.map(({ id }) => id));
      const sources = shelf.sources().filter(({ id }) => wanted.has(id));
      if (sources.length > 0) turn.show("sources", sources);
    },
    answer: () => said.join("\n\n"),
    citations: () => [...citations.values()],
    struck: () => struck,
    references(paperIds) {
      const wanted = new Set(paperIds);
      return shelf.papers
        .filter(({ id }) => wanted.has(id))
        .map((paper) => ({ id: paper.id, title: titleOf(paper), year: yearOfCsl(paper.csl) }));
    },
    async report() {
      if (citations.size > 0) turn.show("citations", [...citations.values()]);
      const checked = await turn.once("research.references", referencesSchema, async () => {
        const cited = [...new Set([...citations.values()].map(({ sourceId }) => sourceId))];
        return { cited, unknown: cited.filter((id) => shelf.numberOf(id) === null), struck };
      });
      if (checked.struck.length === 0) return;
      const list = checked.struck.map(({ text }) => text).join(" · ");
      turn.notice("struck", {
        ko: `어느 도구도 찾아 준 적 없는 문헌을 지웠습니다: ${list}`,
        en: `References that no tool had returned were struck out: ${list}`,
      });
    },
  };
}
