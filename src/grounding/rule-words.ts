import type { Run } from "#kernel";
import { sentencesOf } from "#language";
import type { Statement } from "#protocol";
import { type PreparedEvidence, squeeze } from "./evidence.ts";

/** Shorter words may stand in a rule's own sentence by accident. */
const leastLength = 10;

/**
 * What a rule says is quoted or its own words: it copies and lists. But a rule may repeat what a model wrote in one of these
 * steps, such as a synthesis, and that is left as code found it.
 */
export function asRuleWords(
  run: Run,
  statements: readonly Statement[],
  prepared: PreparedEvidence,
  steps: readonly string[],
): Statement[] {
  const written = modelSentences(run, steps);
  return statements.map((statement) => {
    const words = flat(statement.text);
    return written.some((sentence) => sentence.includes(words) || words.includes(sentence))
      ? statement
      : ownWords(statement, prepared);
  });
}

const mark = /\[[^[\]\n]{1,60}\]/gu;
/** A rule's mark right behind what it quotes, or in a sentence of its own after a quotation that ended with a full stop. */
const citesQuotation = /(?:^|["”」])\s*\[[^[\]\n]{1,60}\]/u;

/** A mark that leads nowhere cannot be the rule's own: it came with words that the rule was given. */
function ownWords(statement: Statement, prepared: PreparedEvidence): Statement {
  if (statement.status === "quoted" || statement.marks.some(({ label }) => label === null)) return statement;
  const isQuoted = statement.marks.length > 0 && (citesQuotation.test(statement.text) || isCopied(statement, prepared));
  return { ...statement, status: isQuoted ? "quoted" : "own-words", reason: null, check: null };
}

/** The words before its mark are those of what it cites, though no sentence there: a row told with the names of its columns. */
function isCopied({ text, start, marks }: Statement, { byLabel }: PreparedEvidence): boolean {
  const told = text.slice(0, Math.max(...marks.map((each) => each.start)) - start).replace(mark, " ");
  const words = told.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const cited = marks.map(({ label }) => byLabel.get(squeeze(label ?? ""))?.flat() ?? "").join("\n");
  return words.length > 0 && words.every((word) => cited.includes(word));
}

/** The sentences that models wrote in these steps of the run, in whichever field of their output. */
function modelSentences(run: Run, steps: readonly string[]): string[] {
  return run.journal
    .entries()
    .filter(({ kind, name, executor }) => kind === "step" && steps.includes(name) && executor !== "rule")
    .flatMap(({ output }) => textsOf(output))
    .flatMap((text) => sentencesOf(text).map(({ start, end }) => flat(text.slice(start, end))))
    .filter((sentence) => sentence.length >= leastLength);
}

function textsOf(output: unknown): string[] {
  const values = typeof output === "object" && output !== null ? Object.values(output) : [output];
  return values.filter((value) => typeof value === "string");
}

/** Letters and figures only, without citation marks. */
function flat(text: string): string {
  return text.replace(mark, "").replace(/[^\p{L}\p{N}]/gu, "");
}
