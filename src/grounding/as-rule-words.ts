import type { Run } from "#kernel";
import { sentencesOf } from "#language";
import type { Statement } from "#protocol";
import { lettersOf } from "./letters.ts";

/** Shorter words may stand in a rule's own sentence by accident. */
const minLetters = 10;
const mark = /\[[^[\]\n]{1,60}\]/gu;

/**
 * What a rule says is quoted or its own words: it copies and lists. But a rule may repeat what a model wrote in one of these
 * steps, such as a synthesis, and that is left as code found it; so is a mark that leads nowhere.
 */
export function asRuleWords(run: Run, statements: readonly Statement[], steps: readonly string[]): Statement[] {
  const written = modelSentences(run, steps);
  return statements.map((statement) => {
    const letters = lettersOf(statement.text.replace(mark, ""));
    const isModels = written.some((sentence) => sentence.includes(letters) || letters.includes(sentence));
    if (isModels || statement.status === "quoted" || statement.marks.some(({ label }) => label === null))
      return statement;
    return { ...statement, status: "own-words", by: "code", reason: null, check: null };
  });
}

/** The sentences that models wrote in these steps of the run, in whichever field of their output. */
function modelSentences(run: Run, steps: readonly string[]): string[] {
  return run.journal
    .entries()
    .filter(({ kind, name, executor }) => kind === "step" && steps.includes(name) && executor !== "rule")
    .flatMap(({ output }) => textsOf(output))
    .flatMap((text) => sentencesOf(text).map(({ start, end }) => lettersOf(text.slice(start, end).replace(mark, ""))))
    .filter((letters) => letters.length >= minLetters);
}

function textsOf(output: unknown): string[] {
  if (typeof output === "string") return [output];
  return typeof output === "object" && output !== null ? Object.values(output).flatMap(textsOf) : [];
}
