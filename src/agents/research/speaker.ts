import { z } from "zod";
import { createCitationFilter, soundCitations } from "#documents";
import { findUnknownReference, groundAnswer, type PreparedEvidence, withStatements } from "#grounding";
import { type CallStep, hasWords, runStep, type Turn } from "#kernel";
import type { Span } from "#language";
import type { Shelf } from "#papers";
import type { Language, Proposal } from "#protocol";
import { paperEvidence } from "./paper-evidence.ts";
import { analyze } from "./steps/analyze.ts";
import { landscape } from "./steps/landscape.ts";
import { revise } from "./steps/revise.ts";
import { synthesize } from "./steps/synthesize.ts";
import { translate } from "./steps/translate.ts";

/** Steps whose words the dialogue's rule repeats. */
const repeats = [
  "research.choose-tool",
  ...[analyze, landscape, revise, synthesize, translate].map(({ name }) => name),
];

const goOn: Readonly<Record<Language, string>> = { ko: "이어서 무엇을 할까요?", en: "What shall we do next?" };

/** What the answer's references came to, and what was known beside the papers when they were checked. */
export const checkedReferencesSchema = z.object({
  cited: z.array(z.string()),
  unknown: z.array(z.string()),
  /** Turns that ended before it was kept do not tell. */
  known: z.string().default(""),
});

export type Speaker = ReturnType<typeof createSpeaker>;

/** Everything a reader sees of a turn in words goes through here, and so through the check of references. */
export function createSpeaker(first: Shelf, turn: Turn) {
  let shelf = first;
  const said: string[] = [];
  const notices: Span[] = [];
  let heard = "";
  let lastStep = "research.choose-tool";
  let prepared: PreparedEvidence | null = null;
  const evidence = () => {
    prepared ??= paperEvidence(shelf, { user: heard });
    return prepared;
  };
  const filter = () => createCitationFilter(shelf.sources(), { keepsUnresolved: true });
  const answer = () => said.join("\n\n");

  const say = (text: string) => {
    const words = text.trim();
    if (!hasWords(words)) return;
    said.push(words);
    turn.say(words);
  };

  return {
    shelf: () => shelf,
    /** From now on this shelf is what may be referred to. */
    moveTo(next: Shelf) {
      shelf = next;
      prepared = null;
    },
    /** What the user wrote, the notebook keeps and the model was told: names of it are no inventions. */
    heard(...texts: (string | null | undefined)[]) {
      heard = [heard, ...texts].filter(Boolean).join("\n");
      prepared = null;
    },
    /** Words that are there already. */
    say,
    /** What the program itself tells: nothing that the answer claims. */
    notice(text: string) {
      const start = answer().length;
      say(text);
      notices.push({ start, end: answer().length });
    },
    /** A choice of tools, with its words as they are written. */
    async choose<Input>(step: CallStep<Input>, input: Input) {
      const chosen = await runStep(step, input, turn, { stream: true, filter });
      if (hasWords(chosen.text)) said.push(chosen.text);
      return chosen;
    },
    /** Words that a step writes and grounds as it writes them, and what it would call. */
    async write<Input>(step: CallStep<Input>, input: Input) {
      lastStep = step.name;
      const before = answer();
      const written = await runStep(step, input, turn, {
        stream: true,
        filter: () => withStatements(turn, evidence(), filter(), before),
      });
      said.push(written.text);
      return written;
    },
    /** A proposal without choices that name what no tool has returned: a click would make them the user's own words. */
    soundProposal({ question, choices }: Proposal): Proposal {
      const isSound = (text: string) => hasWords(text) && findUnknownReference(text, evidence()) === null;
      return {
        question: isSound(question) ? question : goOn[turn.language],
        choices: choices.filter(({ label, message }) => isSound(label) && isSound(message)),
      };
    },
    answer,
    /** Checks by code what was said, and shows and keeps what came of it. */
    async report() {
      const statements = await groundAnswer(turn, {
        answer: answer(),
        prepared: evidence(),
        step: lastStep,
        repeats,
        notices,
      });
      const citations = await shelf.located(soundCitations(answer(), statements, shelf.sources("whole")));
      if (citations.length > 0) turn.show("citations", citations);
      await turn.once("research.references", checkedReferencesSchema, async () => {
        const cited = [...new Set(citations.map(({ sourceId }) => sourceId))];
        return { cited, unknown: cited.filter((id) => shelf.numberOf(id) === null), known: heard };
      });
      return { statements, citations };
    },
  };
}
