import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sentencesOf } from "#language";
import type { Statement } from "#protocol";
import { citedUnits } from "./cited.ts";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";
import { groundSentence } from "./ground-sentence.ts";
import { marksIn } from "./marks.ts";
import type { Verdict } from "./statement.ts";

/** Grounds an answer while it streams; the text itself is never held back. */
export interface Grounder {
  /** The statements of the lines that this piece completes. */
  push(delta: string): Statement[];
  /** The statements of what is left. */
  flush(): Statement[];
}

/** Sentences that are looked at in one answer. A model that loops writes more. */
const maxStatements = 1500;
/** What the event loop may wait for at most, in milliseconds. */
const sliceMs = 20;

export function createGrounder(prepared: PreparedEvidence): Grounder {
  const ground = createLineGrounder(prepared);
  let waiting = "";
  let offset = 0;
  const release = (until: number) => {
    const statements: Statement[] = [];
    for (const line of waiting.slice(0, until).split(/(?<=\n)/u)) {
      statements.push(...ground(line, offset));
      offset += line.length;
    }
    waiting = waiting.slice(until);
    return statements;
  };
  return {
    push(delta) {
      waiting += delta;
      return delta.includes("\n") ? release(waiting.lastIndexOf("\n") + 1) : [];
    },
    flush: () => release(waiting.length),
  };
}

/** The statements of a whole answer, in slices that leave the event loop free. */
export async function groundAnswer(answer: string, prepared: PreparedEvidence): Promise<Statement[]> {
  const ground = createLineGrounder(prepared);
  const statements: Statement[] = [];
  let offset = 0;
  let since = performance.now();
  for (const line of answer.split(/(?<=\n)/u)) {
    statements.push(...ground(line, offset));
    offset += line.length;
    if (performance.now() - since < sliceMs) continue;
    await yieldToEventLoop();
    since = performance.now();
  }
  return statements;
}

type LineGrounder = (line: string, offset: number) => Statement[];

function createLineGrounder(prepared: PreparedEvidence): LineGrounder {
  // A model that loops repeats itself; the same words are looked at once.
  const known = new Map<string, Verdict>();
  let count = 0;
  let inCode = false;
  return (line, offset) => {
    if (/^\s*```/u.test(line)) inCode = !inCode;
    if (inCode || !/[\p{L}\p{N}]/u.test(line)) return [];
    const sentences = statementsOf(line);
    const cited = sentences.map(({ text }) => citedUnits(marksIn(text, prepared)));
    return sentences.flatMap(({ text, start }, index): Statement[] => {
      count += 1;
      if (count > maxStatements) return [];
      const leansOn = (cited[index] ?? []).length > 0 ? [] : nextCited(cited, index);
      const key = `${text}\u0000${leansOn.map(({ label }) => label).join("\u0000")}`;
      const verdict = known.get(key) ?? groundSentence(text, prepared, { leansOn });
      known.set(key, verdict);
      const from = offset + start;
      const marks = verdict.marks.map((mark) => ({ ...mark, start: from + mark.start, end: from + mark.end }));
      return [{ ...verdict, marks, start: from, end: from + text.length }];
    });
  };
}

/** A sentence without a mark leans on the next mark of its line. */
function nextCited(cited: readonly (readonly EvidenceUnit[])[], index: number): readonly EvidenceUnit[] {
  return cited.slice(index + 1).find((units) => units.length > 0) ?? [];
}

interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** The sentences of a line with the marks that follow their full stops. A row of a table is one. */
function statementsOf(line: string): Sentence[] {
  const spans = /^\s*\|/u.test(line) ? [{ start: 0, end: line.trimEnd().length }] : sentencesOf(line);
  const sentences: Sentence[] = [];
  for (const { start, end } of spans) {
    const text = line.slice(start, end);
    const last = sentences.at(-1);
    const isTail = /^(?:\[[^[\]\n]{1,60}\][\s.,]*)+$/u.test(text) || !/[\p{L}\p{N}]/u.test(text);
    if (isTail && last !== undefined) sentences[sentences.length - 1] = { ...last, text: line.slice(last.start, end) };
    else if (/[\p{L}\p{N}]/u.test(text)) sentences.push({ text, start });
  }
  return sentences;
}
