import { createYield } from "#kernel";
import type { Statement } from "#protocol";
import { checkSentence } from "./check-sentence.ts";
import { createFigureCheck, type FigureCheck } from "./checks/look-up-figures.ts";
import type { PreparedEvidence } from "./evidence.ts";
import {
  type AnswerSentence,
  createSentenceCutter,
  endOfBlocks,
  linesAndTables,
} from "./sentences/answer-sentences.ts";

/** Sentences that are looked at in one answer. A model that loops writes more. */
const maxStatements = 1_500;

/** Grounds an answer while it streams: of each piece the statements of the lines and tables that it completes. */
export function createGrounder(prepared: PreparedEvidence): (delta: string) => Statement[] {
  const sentencesOf = createSentenceCutter(prepared);
  const lookUpFigures = createFigureCheck(prepared);
  let waiting = "";
  let offset = 0;
  let count = 0;
  return (delta) => {
    waiting += delta;
    if (!delta.includes("\n")) return [];
    const until = endOfBlocks(waiting);
    const statements: Statement[] = [];
    for (const block of linesAndTables(waiting.slice(0, until))) {
      if (count >= maxStatements) break;
      const found = sentencesOf(block, offset).slice(0, maxStatements - count);
      statements.push(...found.map((sentence) => statementOf(sentence, prepared, lookUpFigures)));
      count += found.length;
      offset += block.length;
    }
    waiting = waiting.slice(until);
    return statements;
  };
}

/** The statements of a whole answer, by code. The event loop is left free between sentences. */
export async function checkAnswer(answer: string, prepared: PreparedEvidence): Promise<Statement[]> {
  const pause = createYield();
  const lookUpFigures = createFigureCheck(prepared);
  const sentences = cutAnswer(answer, prepared);
  const statements: Statement[] = [];
  for (const sentence of sentences) {
    statements.push(statementOf(sentence, prepared, lookUpFigures));
    await pause();
  }
  // A sentence may lead with what a later one works out.
  return sentences.map((sentence, at) => {
    const statement = statements[at];
    const isOpen = statement === undefined || (statement.check === "figures" && statement.status === "unsupported");
    return isOpen ? statementOf(sentence, prepared, lookUpFigures) : statement;
  });
}

/** The sentences of an answer, in order. */
export function cutAnswer(answer: string, prepared: PreparedEvidence): AnswerSentence[] {
  const sentencesOf = createSentenceCutter(prepared);
  const sentences: AnswerSentence[] = [];
  let offset = 0;
  for (const block of linesAndTables(answer)) {
    for (const sentence of sentencesOf(block, offset)) sentences.push(sentence);
    if (sentences.length >= maxStatements) break;
    offset += block.length;
  }
  return sentences.slice(0, maxStatements);
}

function statementOf(sentence: AnswerSentence, prepared: PreparedEvidence, lookUpFigures: FigureCheck): Statement {
  const { text, start, marks } = sentence;
  return {
    text,
    ...checkSentence(sentence, prepared, lookUpFigures),
    marks: marks.flatMap((mark) =>
      mark.units.map(({ unit }) => ({ start: start + mark.start, end: start + mark.end, label: unit?.label ?? null })),
    ),
    start,
    end: start + text.length,
    correction: null,
  };
}
