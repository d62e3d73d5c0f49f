import { z } from "zod";
import { createCitationFilter, soundCitations } from "#documents";
import { findUnknownReference, groundAnswer, type PreparedEvidence, withStatements } from "#grounding";
import { type CallStep, type ChosenCalls, hasWords, runStep, type Turn } from "#kernel";
import type { Span } from "#language";
import type { Paper, Shelf } from "#papers";
import { titleOf, yearOfCsl } from "#papers";
import {
  type Citation,
  type Language,
  type Proposal,
  type Statement,
  type StruckReference,
  saidIn,
  struckReferenceSchema,
} from "#protocol";
import { paperEvidence } from "./paper-evidence.ts";
import { analyze } from "./steps/analyze/index.ts";
import { landscape } from "./steps/landscape/index.ts";
import { synthesize } from "./steps/synthesize/index.ts";
import { translate } from "./steps/translate/index.ts";

/** Steps whose words the dialogue's rule repeats. */
const repeats = ["research.choose-tool", ...[analyze, landscape, synthesize, translate].map(({ name }) => name)];

const goOn: Readonly<Record<Language, string>> = { ko: "이어서 무엇을 할까요?", en: "What shall we do next?" };

/** What the answer's references came to, and what was known beside the papers when they were checked. */
export const checkedReferencesSchema = z.object({
  cited: z.array(z.string()),
  unknown: z.array(z.string()),
  struck: z.array(struckReferenceSchema),
  /** Turns that ended before it was kept do not tell. */
  known: z.string().default(""),
});

/** Everything a reader sees of a turn in words goes through here, and so through the check of references. */
export interface Speaker {
  shelf(): Shelf;
  /** From now on this shelf is what may be referred to. */
  moveTo(shelf: Shelf): void;
  /** What the user wrote, the notebook keeps and the model was told: names of it are no inventions. */
  heard(text: string): void;
  /** Words that are there already. */
  say(text: string): void;
  /** What the program itself tells: nothing that the answer claims. */
  notice(text: string): void;
  /** A choice of tools, with its words as they are written. */
  choose<Input>(step: CallStep<Input>, input: Input): Promise<ChosenCalls>;
  /** Words that a step writes and grounds as it writes them, and what it would call. */
  write<Input>(step: CallStep<Input>, input: Input): Promise<ChosenCalls>;
  /** A proposal without choices that name what no tool has returned: a click would make them the user's own words. */
  soundProposal(proposal: Proposal): Proposal;
  showSources(papers: readonly Pick<Paper, "id">[]): void;
  answer(): string;
  citations(): readonly Citation[];
  /** Sentences that name what no tool has returned; the answer shows them struck through. */
  struck(): readonly StruckReference[];
  statements(): readonly Statement[];
  references(paperIds: readonly string[]): { id: string; title: string; year: number | null }[];
  /** Checks by code what was said, and shows and keeps what came of it. */
  report(): Promise<void>;
}

export function createSpeaker(first: Shelf, turn: Turn): Speaker {
  let shelf = first;
  const said: string[] = [];
  const notices: Span[] = [];
  let citations: readonly Citation[] = [];
  let statements: readonly Statement[] = [];
  let heard = "";
  let lastStep = "research.choose-tool";
  let prepared: PreparedEvidence | null = null;
  const evidence = () => {
    prepared ??= paperEvidence(shelf, { user: heard });
    return prepared;
  };
  const filter = () => createCitationFilter(shelf.sources(), { keepsUnresolved: true });

  const say = (text: string) => {
    const words = text.trim();
    if (!hasWords(words)) return;
    said.push(words);
    turn.say(words);
  };

  return {
    shelf: () => shelf,
    moveTo(next) {
      shelf = next;
      prepared = null;
    },
    heard(text) {
      heard = `${heard}\n${text}`;
      prepared = null;
    },
    say,
    notice(text) {
      const start = said.join("\n\n").length;
      say(text);
      notices.push({ start, end: said.join("\n\n").length });
    },
    async choose(step, input) {
      const chosen = await runStep(step, input, turn, { stream: true, filter });
      if (hasWords(chosen.text)) said.push(chosen.text);
      return chosen;
    },
    async write(step, input) {
      lastStep = step.name;
      const before = said.join("\n\n");
      const written = await runStep(step, input, turn, {
        stream: true,
        filter: () => withStatements(turn, evidence(), filter(), before),
      });
      said.push(written.text);
      return written;
    },
    soundProposal({ question, choices }) {
      const isSound = (text: string) => hasWords(text) && findUnknownReference(text, evidence()) === null;
      return {
        question: isSound(question) ? question : goOn[turn.language],
        choices: choices.filter(({ label, message }) => isSound(label) && isSound(message)),
      };
    },
    showSources(papers) {
      const wanted = new Set(papers.map(({ id }) => id));
      const sources = shelf.sources().filter(({ id }) => wanted.has(id));
      if (sources.length > 0) turn.show("sources", sources);
    },
    answer: () => said.join("\n\n"),
    citations: () => citations,
    struck: () => struckIn(statements, turn.language),
    statements: () => statements,
    references(paperIds) {
      const wanted = new Set(paperIds);
      return shelf.papers
        .filter(({ id }) => wanted.has(id))
        .map((paper) => ({ id: paper.id, title: titleOf(paper), year: yearOfCsl(paper.csl) }));
    },
    async report() {
      const answer = said.join("\n\n");
      statements = await groundAnswer(turn, { answer, prepared: evidence(), step: lastStep, repeats, notices });
      citations = soundCitations(answer, statements, shelf.sources());
      if (citations.length > 0) turn.show("citations", citations);
      await turn.once("research.references", checkedReferencesSchema, async () => {
        const cited = [...new Set(citations.map(({ sourceId }) => sourceId))];
        const unknown = cited.filter((id) => shelf.numberOf(id) === null);
        return { cited, unknown, struck: struckIn(statements, turn.language), known: heard };
      });
    },
  };
}

function struckIn(statements: readonly Statement[], language: Language): StruckReference[] {
  return statements
    .filter(({ status }) => status === "unknown-name")
    .map(({ text, reason }) => ({ text, reason: reason === null ? "" : saidIn(reason, language) }));
}
