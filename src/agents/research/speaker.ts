import { checkCitations } from "#documents";
import { closingLine, endedOf, runTextStep, type TextStep, type Turn } from "#kernel";
import type { Paper, Shelf } from "#papers";
import { titleOf, yearOfCsl } from "#papers";
import type { Citation, Proposal, StruckReference } from "#protocol";
import { type AnswerFilter, createAnswerFilter } from "./references/answer-filter.ts";

/** Everything a reader sees of a turn in words goes through here, and so through the check of references. */
export interface Speaker {
  shelf(): Shelf;
  /** From now on this shelf is what may be referred to. */
  moveTo(shelf: Shelf): void;
  /** Words that are there already. */
  say(id: string, text: string): void;
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
    say(id, text) {
      const words = clean(text).trim();
      if (words === "") return;
      said.push(words);
      turn.emit({ type: "text-start", id });
      turn.emit({ type: "text-delta", id, delta: words });
      turn.emit({ type: "text-end", id });
    },
    async write(step, input) {
      let filter = createAnswerFilter(shelf, turn.language);
      const text = await runTextStep(step, input, turn, {
        filter: () => {
          filter = createAnswerFilter(shelf, turn.language);
          return filter;
        },
        closing: ({ executor, fallback }) =>
          closingLine(endedOf(turn.journal.entries(), false, fallback?.error), executor, turn.language),
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
      if (sources.length > 0) turn.emit({ type: "data-sources", id: "sources", data: { sources } });
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
      if (citations.size > 0)
        turn.emit({ type: "data-citations", id: "citations", data: { citations: [...citations.values()] } });
      const slot = turn.journal.slot("node", "research.references", null);
      if (!slot.finished) {
        const cited = [...new Set([...citations.values()].map(({ sourceId }) => sourceId))];
        const unknown = cited.filter((id) => shelf.numberOf(id) === null);
        await slot.record({ status: "finished", output: { cited, unknown, struck } });
      }
      if (struck.length === 0) return;
      const list = struck.map(({ text }) => text).join(" · ");
      await turn.notice("struck", {
        ko: `어느 도구도 찾아 준 적 없는 문헌을 지웠습니다: ${list}`,
        en: `References that no tool had returned were struck out: ${list}`,
      });
    },
  };
}
