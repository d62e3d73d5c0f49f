import { holdsFact, isWorthTelling, quotableParts, readQuestion, sumAskedFor, sumToldOf } from "#contracts";
import { conceptTermsOf, contradictsQualifier, indexTexts } from "#search";
import type { ContractEvidence } from "../../evidence.ts";

/** A passage that answers, and where it stands. */
export interface ChosenSentence {
  readonly unit: string;
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly kind: "sentence" | "table";
}

interface Candidate extends ChosenSentence {
  readonly order: number;
}

const mostUnits = 3;
const mostSentences = 3;
/** A sentence this far below the best one of its unit is about something else. */
const closeToTop = 0.6;
/** So many sentences of the best part are shown together where the question names its title, and so many in any case. */
const fewSentences = 4;
const pairOfSentences = 2;
const mostLetters = 1_200;
const weights = { own: 0.7, formal: 1.35, fact: 0.8, sum: 6, share: 3, before: 0.3 } as const;
const bareHeading = /^(?:제\s*\d+\s*조(?:의\s*\d+)?\s*[([【][^)\]】]*[)\]】]|[A-Z][A-Z .]+)\s*$/;

/**
 * The passages of what was read that answer the question: the best of the best unit, and one of each that comes after it.
 * `before` is the question that it leans on.
 */
export function chooseSentences(
  question: string,
  evidence: readonly ContractEvidence[],
  before: string | null = null,
): ChosenSentence[] {
  const candidates = evidence
    .filter(isWorthShowing)
    .flatMap(candidatesOf)
    .filter(({ text }) => !contradictsQualifier(question, text));
  const leans = before === null ? [] : scoresOf(before, candidates);
  const scores = scoresOf(question, candidates).map((score, at) => score + weights.before * (leans[at] ?? 0));
  const units = [...new Set(candidates.map(({ unit }) => unit))].slice(0, mostUnits);
  return units.flatMap((unit, rank) => {
    const own = candidates
      .map((candidate, at) => ({ candidate, score: scores[at] ?? 0 }))
      .filter(({ candidate }) => candidate.unit === unit)
      .sort((a, b) => b.score - a.score || a.candidate.order - b.candidate.order);
    if (rank === 0 && own.length <= fewSentences && asksForWhole(question, own))
      return own.map(({ candidate }) => candidate).sort((a, b) => a.order - b.order);
    const top = own[0]?.score ?? 0;
    return own
      .slice(0, rank === 0 ? mostSentences : 1)
      .filter(({ score }) => score >= top * closeToTop)
      .map(({ candidate }) => candidate)
      .sort((a, b) => a.order - b.order);
  });
}

/**
 * Whether a question is about a part of few sentences as a whole: half of a rule reads as all of it, and one that stands
 * beside its exception as its contrary. Who asks for a value wants the sentence that has it.
 */
function asksForWhole(question: string, own: readonly { readonly candidate: Candidate }[]): boolean {
  const { own: words, facts } = readQuestion(question);
  if (own.reduce((sum, { candidate }) => sum + candidate.text.length, 0) > mostLetters) return false;
  if (facts.length > 0 || sumAskedFor(question) !== null) return false;
  if (own.length <= pairOfSentences) return true;
  return conceptTermsOf(own[0]?.candidate.title ?? "").some((term) => words.has(term));
}

/** Beside the best part, one that is much less likely only distracts. */
function isWorthShowing({ score, unit }: ContractEvidence, _at: number, all: readonly ContractEvidence[]): boolean {
  if (score === undefined || unit === all[0]?.unit) return true;
  return isWorthTelling(score, Math.max(...all.map((piece) => piece.score ?? 0)));
}

function candidatesOf(piece: ContractEvidence): Candidate[] {
  const parts = piece.points.length > 0 ? piece.points : [{ label: piece.label, text: piece.text }];
  return parts.flatMap(({ label, text }, part) =>
    quotableParts(text, { start: 0, end: text.length })
      .filter((quotable) => (quotable.text.length > 8 || quotable.text === text) && !bareHeading.test(quotable.text))
      .map((quotable) => ({
        unit: piece.unit,
        title: piece.title,
        label,
        text: quotable.text,
        kind: quotable.kind,
        order: piece.start * 1_000 + part * 100_000 + quotable.start,
      })),
  );
}

function scoresOf(question: string, candidates: readonly Candidate[]): number[] {
  const { own, formal, facts } = readQuestion(question);
  const payment = sumAskedFor(question);
  const index = indexTexts(candidates.map(({ text }) => text));
  const [ownScores, formalScores] = [index.scores(own), index.scores(formal)];
  return candidates.map((candidate, at) => {
    const told = payment === null ? "nothing" : sumToldOf(payment, candidate);
    return (
      weights.own * (ownScores[at] ?? 0) +
      weights.formal * (formalScores[at] ?? 0) +
      (holdsFact(candidate.text, facts) ? weights.fact : 0) +
      (told === "sum" || told === "share" ? weights[told] : 0)
    );
  });
}
