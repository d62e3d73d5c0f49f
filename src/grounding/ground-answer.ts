import { createYield } from "#kernel";
import { rememberedOf } from "#language/meaning";
import type { Statement } from "#protocol";
import { type AnswerSentence, createSentenceCutter, endOfBlocks, linesAndTables } from "./answer-sentences.ts";
import type { Pause, PreparedEvidence } from "./evidence.ts";
import { groundingSteps, groundSentence } from "./ground-sentence.ts";
import { type Steps, takeInStep } from "./in-step.ts";
import type { Verdict } from "./statement.ts";

/** Grounds an answer while it streams; the text itself is never held back. */
export interface Grounder {
  /** The statements of the lines and tables that this piece completes. */
  push(delta: string): Statement[];
  /** The statements of what is left. */
  flush(): Statement[];
}

/** Sentences that are looked at in one answer. A model that loops writes more. */
const maxStatements = 1500;

export function createGrounder(prepared: PreparedEvidence): Grounder {
  const ground = createSentenceGrounder(prepared);
  const sentencesOf = createSentenceCutter(prepared);
  let waiting = "";
  let offset = 0;
  const release = (until: number) => {
    const statements: Statement[] = [];
    for (const block of linesAndTables(waiting.slice(0, until))) {
      for (const sentence of sentencesOf(block, offset)) statements.push(...ground(sentence));
      offset += block.length;
    }
    waiting = waiting.slice(until);
    return statements;
  };
  return {
    push(delta) {
      waiting += delta;
      return delta.includes("\n") ? release(endOfBlocks(waiting)) : [];
    },
    flush: () => release(waiting.length),
  };
}

/** The statements of a whole answer. The event loop is left free between sentences and while evidence is read. */
export async function groundAnswer(answer: string, prepared: PreparedEvidence): Promise<Statement[]> {
  const pause = createYield();
  await prepared.readNames(pause);
  const sentences = await cutAnswer(answer, prepared, pause);
  for (const sentence of sentences) {
    for (const unit of sentence.units()) if (!unit.isRead()) await unit.readAhead(pause);
    await pause();
  }
  const known = verdictsOf(prepared);
  const works = new Map<string, Steps<Verdict>>();
  for (const sentence of sentences)
    if (!known.has(keyOf(sentence))) works.set(keyOf(sentence), groundingSteps(sentence.text, prepared, sentence));
  for (const [key, verdict] of await takeInStep(works, pause)) known.set(key, verdict);
  return sentences.flatMap((sentence) => {
    const verdict = known.get(keyOf(sentence));
    return verdict === undefined ? [] : [statementOf(sentence, verdict)];
  });
}

/** What was grounded while it streamed is not grounded again at its end, and a model that loops repeats itself. */
const verdictsOf = rememberedOf((_: PreparedEvidence) => new Map<string, Verdict>());

async function cutAnswer(answer: string, prepared: PreparedEvidence, pause: Pause): Promise<AnswerSentence[]> {
  const sentencesOf = createSentenceCutter(prepared);
  const sentences: AnswerSentence[] = [];
  let offset = 0;
  for (const block of linesAndTables(answer)) {
    for (const sentence of sentencesOf(block, offset)) sentences.push(sentence);
    if (sentences.length >= maxStatements) break;
    offset += block.length;
    await pause();
  }
  return sentences.slice(0, maxStatements);
}

/** Grounds one sentence after the other. */
function createSentenceGrounder(prepared: PreparedEvidence): (sentence: AnswerSentence) => Statement[] {
  const known = verdictsOf(prepared);
  let count = 0;
  return (sentence) => {
    count += 1;
    if (count > maxStatements) return [];
    const key = keyOf(sentence);
    const verdict = known.get(key) ?? groundSentence(sentence.text, prepared, sentence);
    known.set(key, verdict);
    return [statementOf(sentence, verdict)];
  };
}

/** The same words, told in the same place, are looked at once. */
function keyOf({ text, isTableHead, tableHead, leansOn }: AnswerSentence): string {
  return `${text}\u0000${isTableHead}\u0000${tableHead}\u0000${leansOn.map(({ label }) => label).join("\u0000")}`;
}

function statementOf({ text, start }: AnswerSentence, verdict: Verdict): Statement {
  const marks = verdict.marks.map((mark) => ({ ...mark, start: start + mark.start, end: start + mark.end }));
  return { ...verdict, marks, start, end: start + text.length };
}
