import { tokensIn } from "#kernel";
import { bothEnds } from "#language";
import type { Statement } from "#protocol";
import { type EvidenceUnit, type PreparedEvidence, squeezed } from "../evidence.ts";
import { itemNumber } from "../letters.ts";
import { startsLabel } from "../marks.ts";
import type { AnswerSentence } from "../sentences/answer-sentences.ts";
import type { AnswerLine, ShownEvidence } from "./schema.ts";

/** A sentence that is asked about, under its number. */
export interface Claim {
  readonly number: number;
  readonly statement: Statement;
  readonly sentence: AnswerSentence;
}

/** A judge is asked about so many sentences. */
const maxClaims = 120;

/** What an answer claims, beyond what code has found word for word. */
export function claimsOf(sentences: readonly AnswerSentence[], statements: readonly Statement[]): Claim[] {
  const byStart = new Map(sentences.map((sentence) => [sentence.start, sentence]));
  return statements
    .flatMap((statement) => {
      const sentence = byStart.get(statement.start);
      // What a rule says of its own is known to be that.
      const isSettled = statement.status === "quoted" || (statement.status === "own-words" && statement.by === "code");
      const isOpen = sentence?.isClaim === true && !isSettled;
      return isOpen ? [{ statement, sentence }] : [];
    })
    .slice(0, maxClaims)
    .map((claim, index) => ({ number: index + 1, ...claim }));
}

/** The whole answer, a sentence a line, with the numbers of its claims, and no numbers of its own beside those. */
export function linesOf(sentences: readonly AnswerSentence[], claims: readonly Claim[]): AnswerLine[] {
  const numbers = new Map(claims.map(({ number, sentence }) => [sentence, number]));
  return sentences.map((sentence) => ({
    number: numbers.get(sentence) ?? null,
    text: sentence.text.replace(itemNumber, ""),
  }));
}

/** What a judge is shown, and what was left out for its length. */
export interface ShownUnits {
  readonly evidence: readonly ShownEvidence[];
  /** Everything that has a label, a paragraph beside the article in which it is shown. */
  readonly units: readonly ShownEvidence[];
  /** Labels of units that were left out. */
  readonly left: ReadonlySet<string>;
}

/** Letters at either end of what the reader wrote and tools told. */
const maxToldLength = 4_000;

/** So many tokens of evidence in their order, cut at the borders of its units: what is cited comes before what is not. */
export function shownUnits(
  sentences: readonly AnswerSentence[],
  prepared: PreparedEvidence,
  { question, maxEvidenceTokens }: { readonly question: string; readonly maxEvidenceTokens: number },
): ShownUnits {
  const { units } = prepared;
  // A paragraph is shown in its article, once.
  const holderOf = new Map(units.map((unit) => [unit, units.find((other) => holds(other, unit)) ?? unit]));
  const shownOf = (unit: EvidenceUnit) => holderOf.get(unit) ?? unit;
  const cited = new Set(sentences.flatMap(({ cited, leansOn }) => [...cited, ...leansOn].map(shownOf)));
  const once = units.filter((unit) => shownOf(unit) === unit);
  const wanted = [...once.filter((unit) => cited.has(unit)), ...once.filter((unit) => !cited.has(unit))];
  const kept = new Set<string>();
  let tokens = 0;
  for (const { label, text } of wanted) {
    const more = tokensIn(text);
    if (kept.size > 0 && tokens + more > maxEvidenceTokens) continue;
    tokens += more;
    kept.add(label);
  }
  const within = (unit: EvidenceUnit) => units.filter((other) => other !== unit && shownOf(other) === unit);
  const shown = once
    .filter(({ label }) => kept.has(label))
    .map((unit) => ({ label: unit.label, text: withLabels(unit.text, within(unit)) }));
  // The question stands beside the evidence, and the user's words before it may hold it again, or a contract that is there.
  const elsewhere = [question, ...units.map(({ text }) => text)].flatMap((text) => text.split("\n"));
  const asked = new Set(elsewhere.map((line) => line.trim()));
  const toldOnce = [...new Set(prepared.told.text.split("\n"))].filter((line) => !asked.has(line.trim()));
  const told = bothEnds(toldOnce.join("\n").trim(), maxToldLength);
  const context = isShown(prepared.context, shown) ? "" : prepared.context.trim();
  const known = [context, told].filter((part) => part !== "").join("\n");
  return {
    evidence: known === "" ? shown : [...shown, { label: "", text: known }],
    units,
    left: new Set(units.filter((unit) => !kept.has(shownOf(unit).label)).map(({ label }) => label)),
  };
}

/** Its beginning stands in what is shown already. */
function isShown(context: string, shown: readonly ShownEvidence[]): boolean {
  const beginning = context.trim().slice(0, 40);
  return shown.some(({ text }) => text.includes(beginning));
}

/** Whether an article has a paragraph. Sources of other names are shown each, whatever words they share. */
function holds(other: EvidenceUnit, { label, text }: EvidenceUnit): boolean {
  return startsLabel(squeezed(label), squeezed(other.label)) && other.text.includes(text.trim());
}

/** A text with the labels of its parts before them. */
const withLabels = (text: string, parts: readonly EvidenceUnit[]) =>
  parts.reduce((whole, part) => whole.replace(part.text.trim(), (words) => `[${part.label}] ${words}`), text);
