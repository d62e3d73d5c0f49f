import { hasLetters, sameQuantity } from "#language";
import { doubtfulStatuses, type Localized, type Statement } from "#protocol";
import { equationsIn } from "../checks/equations.ts";
import { claimedFigures, figuresOf, isGiven } from "../checks/figures.ts";
import { createReckoner } from "../checks/operations.ts";
import { createWordFinder, type WordFinder } from "../find-words.ts";
import { lettersOf } from "../letters.ts";
import type { Claim, ShownUnits } from "./claims.ts";
import type { JudgeClaimsOutput, JudgeVerdict } from "./schema.ts";

const contradicted: Localized = { ko: "근거는 다르게 말합니다", en: "The evidence says otherwise" };
const notSaid: Localized = { ko: "근거에 없는 말입니다", en: "The evidence does not say so" };
const seenInPart: Localized = {
  ko: "근거가 길어 일부만 견주었습니다",
  en: "The evidence is long: it was compared with a part of it",
};

/** Fewer letters in all stand in a text by accident, and bear nothing out; to object a cell of a table is enough. */
const minLetters = { supports: 6, contradicts: 2, "not-said": 2 } satisfies Readonly<
  Record<JudgeVerdict["verdict"], number>
>;

/**
 * What a judge says counts where the evidence has its words: without words it supports and contradicts nothing, and words that
 * are not there make the verdict void. What code has found stands, unless the words hold the very figure,
 * or the sentence reckons it.
 */
export function applyVerdicts(
  statements: readonly Statement[],
  claims: readonly Claim[],
  { evidence, units, left }: ShownUnits,
  { verdicts }: JudgeClaimsOutput,
): Statement[] {
  // The shortest first: of an article and its paragraph, words are in the paragraph.
  const places = [...units, ...evidence.filter(({ label }) => label === "")].sort(
    (one, other) => one.text.length - other.text.length,
  );
  const finders = places.map(({ label, text }) => ({ label, find: createWordFinder(text) }));
  const byStatement = new Map(
    claims.flatMap((claim) => {
      const verdict = verdicts.findLast(({ number }) => number === claim.number);
      return verdict === undefined ? [] : [[claim.statement, { claim, verdict }] as const];
    }),
  );
  return statements.map((statement) => {
    const judged = byStatement.get(statement);
    return judged === undefined ? statement : judgedBy(judged.verdict, judged.claim, finders, left);
  });
}

function judgedBy(
  { verdict, words }: JudgeVerdict,
  { statement, sentence }: Claim,
  finders: readonly LabelledFinder[],
  left: ReadonlySet<string>,
): Statement {
  const quotes = quotesOf(words, finders, minLetters[verdict]);
  // What was made up, or says nothing, is no verdict.
  if (quotes === null || (quotes.length === 0 && verdict !== "not-said")) return statement;
  const evidence = quotes.filter(({ label }) => label !== "");
  const isDoubtful = doubtfulStatuses.has(statement.status);
  const by = { by: "model", check: "judge" } as const;
  switch (verdict) {
    case "supports":
      if (isDoubtful && !holdsFigures(sentence.bare, statement, quotes)) return statement;
      return { ...statement, ...by, status: "supported", reason: null, evidence };
    case "contradicts":
      if (isDoubtful) return { ...statement, evidence };
      return { ...statement, ...by, status: "contradicts", reason: contradicted, evidence };
    case "not-said": {
      if (isDoubtful) return statement;
      const looked = [...sentence.cited, ...sentence.leansOn];
      const isCut = looked.length === 0 ? left.size > 0 : looked.some(({ label }) => left.has(label));
      if (isCut) return { ...statement, reason: seenInPart };
      return { ...statement, ...by, status: "unsupported", reason: notSaid, evidence: [] };
    }
  }
}

interface LabelledFinder {
  readonly label: string;
  readonly find: WordFinder;
}

/** Each of the places that a judge names, as the evidence has its words; null where one of them is not there. */
function quotesOf(words: string, finders: readonly LabelledFinder[], fewest: number): Statement["evidence"] | null {
  const parts = words
    .split(/\n|\s*(?:…|\.{3})\s*/u)
    .map((part) => part.replace(/^\s*(?:[-*•]\s|\[[^[\]]{1,60}\]\s*)/u, "").replace(/[.。,;]\s*$/u, ""))
    .filter((part) => hasLetters(part));
  if (parts.length === 0) return [];
  if (parts.reduce((sum, part) => sum + lettersOf(part).length, 0) < fewest) return null;
  const quotes = parts.map((part) => {
    for (const { label, find } of finders) {
      const quote = find(part);
      if (quote !== null) return { label, quote };
    }
    return null;
  });
  return quotes.every((quote) => quote !== null) ? quotes : null;
}

/**
 * The figures that code did not find are in the judge's words, come out of figures there, or stand in an equation of the sentence
 * that comes out: where its operands are from, such as an answer before or a clause, the judge has read.
 */
function holdsFigures(bare: string, { check }: Statement, quotes: Statement["evidence"]): boolean {
  if (check !== "figures") return false;
  const given = figuresOf(quotes.map(({ quote }) => quote).join("\n"));
  const claimed = claimedFigures(bare);
  const equations = equationsIn(bare).filter(({ isRight }) => isRight);
  const reckoned = claimed.filter(({ start }) =>
    equations.some((equation) => start >= equation.start && start < equation.start + equation.text.length),
  );
  return claimed.every((quantity) => {
    if (isGiven(quantity, given) || reckoned.some((other) => sameQuantity(quantity, other))) return true;
    const told = [...given.quantities, ...claimed.filter((other) => other !== quantity)];
    return createReckoner({ told, cited: [], together: [], elsewhere: [] })(quantity, []);
  });
}
