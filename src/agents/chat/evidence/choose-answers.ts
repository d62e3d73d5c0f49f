import { createYield } from "#kernel";
import { bothEnds } from "#language";
import { prepareRelatedWords } from "#language/meaning";
import {
  conceptLikeness,
  conceptsOf,
  contradictsQualifier,
  formalTerms,
  loadAskedWords,
  loadTokenise,
  conceptTermsOf as pairsOf,
  prepareConcepts,
} from "#search";
import { choiceWeights, sureFit } from "./answer-weights.ts";
import { createKindMatch, shippedKindsBySound } from "./asked-kinds.ts";
import { tellingOf } from "./asking-terms.ts";
import { confidenceBy, shippedConfidence } from "./confidence.ts";
import { confidenceFeatures, type Scored } from "./confidence-features.ts";
import { isExactRow } from "./exact-row.ts";
import { createFigureMatch } from "./figure-match.ts";
import { createFieldMatch } from "./form-fields.ts";
import { type Candidate, featuresOf } from "./match-features.ts";
import type { MatchTerms } from "./match-terms.ts";
import { needOf } from "./question-needs.ts";
import { createRelatedCover, type Related } from "./related-cover.ts";
import { type EvidenceStatement, statementsOf } from "./statements.ts";
import { createWordCover, type SoughtWord, type WordCover } from "./word-cover.ts";

export interface Passage {
  readonly text: string;
  /** What the passage's document is called and about: its title speaks for each of its sentences. */
  readonly document: string;
}

/** A statement that may answer, with the passage it stands in. */
export interface Answer {
  readonly passage: number;
  readonly statement: EvidenceStatement;
  /** All statements of its passage, to tell it with what belongs to it. */
  readonly statements: readonly EvidenceStatement[];
  readonly score: number;
  /** How likely it is that it answers, 0 to 1. Only the best statement's is calibrated. */
  readonly confidence: number;
}

/** At either end of a message: each of its words is compared with each statement. */
const lettersAsked = 1_000;

/** Pairs of letters come in numbers: a word's pairs together count about as much as the word. */
const pairWeight = 0.5;

/** From when on a changed rule holds, and for whom: it names the rule's matter and does not tell the rule. */
const transitional = /(?:적용례|경과\s?조치|시행일)/;
const asksWhenInForce = /시행|부칙|개정|적용례|경과|언제부터\s?적용/;
const isTransitional = ({ statement }: Pick<Answer, "statement">) => transitional.test(statement.heading ?? "");

/** Of more rows than these, none is the one that was asked for. */
const mostExact = 3;

/** A noun that counts so much is a subject, as is one that the documents write themselves: what answers speaks of it. */
const namesSubject = 0.5;

/**
 * The statements of passages, the likeliest answer first. What speaks of another kind than was asked about is left out.
 * `own` is what the user wrote last of a question that was completed with the one before it: what speaks of none of its
 * subjects was found by the old words alone and is never sure.
 */
export async function chooseAnswers(question: string, passages: readonly Passage[], own = question): Promise<Answer[]> {
  const { words, compared, doubt } = await compareStatements(question, passages);
  const isSubject = ({ matter, kind, isLiteral }: SoughtWord) =>
    matter >= namesSubject || (kind === "noun" && isLiteral);
  const lastSaid = own.toLowerCase();
  const subjects = own === question ? [] : words.filter((word) => isSubject(word) && lastSaid.includes(word.text));
  const speaksOfOwn = ({ covers }: (typeof compared)[number]) =>
    subjects.length === 0 || !subjects.every((word) => covers.all.missing.includes(word));
  const isFound = compared.some(speaksOfOwn);
  const hasNoRule = asksWhenInForce.test(question) || compared.every(isTransitional);
  const scored = compared
    .filter((one) => !one.contradicts && (!isFound || speaksOfOwn(one)) && (hasNoRule || !isTransitional(one)))
    .map((one) => ({ ...one, score: dot(choiceWeights, one.features) }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (best === undefined) return [];
  const fit = confidenceBy(shippedConfidence, doubt(scored));
  const confidence = isFound ? fit : Math.min(fit, sureFit / 2);
  const answers = scored.map(({ passage, statement, statements, score }) => ({
    passage,
    statement,
    statements,
    score,
    confidence: confidence * Math.exp(score - best.score),
  }));
  const exact = answers.filter(({ statement }) => isExactRow(question, words, statement));
  if (exact.length === 0 || exact.length > mostExact) return answers;
  const surely = exact.map((answer) => ({ ...answer, confidence: Math.max(confidence, sureFit) }));
  return [...surely, ...answers.filter((answer) => !exact.includes(answer))];
}

/** Every statement with its features, and what tells whether the best of them answers: what weights are trained on. */
export async function compareStatements(message: string, passages: readonly Passage[]) {
  const question = bothEnds(message, lettersAsked);
  const termsOf = createTerms(await loadTokenise());
  const pause = createYield();
  await prepareConcepts(pause);
  await prepareRelatedWords(pause);
  const asked = {
    text: question,
    formal: createFormal(question),
    terms: termsOf(question),
    need: needOf(question),
    kindMatch: createKindMatch(question, shippedKindsBySound),
    figureMatch: createFigureMatch(question),
    fieldMatch: createFieldMatch(question),
  };
  const titles = passages.map(({ document }) => document);
  const stated = passages.flatMap(({ text }, passage) => {
    const statements = statementsOf(text);
    return statements.map((statement) => ({ passage, statement, statements }));
  });
  const askedWords = await loadAskedWords();
  const cover = createWordCover(question, askedWords(question), {
    statements: stated.map(({ statement }) => statement.text),
    above: [...new Set([...titles, ...stated.map(({ statement }) => wordsAbove(statement))])],
    termsOf,
  });
  await pause();
  const relatedAt = createRelatedCover(
    question,
    cover.words,
    stated.map(({ statement }) => ({ text: statement.text, under: wordsAbove(statement) })),
  );
  await pause();
  const found = stated.map((one, at) => ({
    ...one,
    ...candidateOf(one, {
      question,
      title: titles[one.passage] ?? "",
      termsOf,
      cover,
      relatedTo: (missing) => relatedAt(at, missing),
    }),
  }));
  const holders = new Map<string, number>();
  for (const { terms } of found) for (const term of terms.all) holders.set(term, (holders.get(term) ?? 0) + 1);
  const weigh = (term: string) =>
    Math.log((found.length + 1) / ((holders.get(term) ?? 0) + 0.5)) *
    (term[0] === "b" ? pairWeight : 1) *
    tellingOf(term);
  const compared = found.map((one) => ({
    passage: one.passage,
    statement: one.statement,
    statements: one.statements,
    contradicts: contradictsQualifier(question, `${titles[one.passage]} ${one.under} ${one.text}`),
    features: featuresOf(asked, one, weigh),
    covers: one.covers,
    related: one.related,
  }));
  return {
    words: cover.words,
    compared,
    doubt: (scored: readonly Scored[]) => confidenceFeatures(asked, cover.words, scored),
  };
}

/** The heading and the points that a statement stands below. */
const wordsAbove = ({ heading, points }: EvidenceStatement) => [heading ?? "", ...points].join(" ").trim();

interface StatedIn {
  readonly statement: EvidenceStatement;
  readonly statements: readonly EvidenceStatement[];
}

interface ComparedBy {
  readonly question: string;
  readonly title: string;
  readonly termsOf: (text: string) => MatchTerms;
  readonly cover: WordCover;
  readonly relatedTo: (missing: readonly SoughtWord[]) => Related;
}

function candidateOf({ statement, statements }: StatedIn, compareBy: ComparedBy): Candidate {
  const { question, title, termsOf, cover, relatedTo } = compareBy;
  const near =
    statement.kind === "row"
      ? ""
      : statements
          .filter((other) => other !== statement && other.block === statement.block)
          .map(({ text }) => text)
          .join(" ");
  const { text } = statement;
  const under = wordsAbove(statement);
  const own = cover.coverOf(text);
  return {
    text,
    terms: termsOf(text),
    under,
    heading: termsOf(under),
    near: termsOf(near),
    isRow: statement.kind === "row",
    covers: {
      own,
      above: cover.coverOf(under),
      near: cover.coverOf(near),
      all: cover.coverOf([text, under, near, title].join("\n")),
    },
    likeness: { own: conceptLikeness(question, text), above: conceptLikeness(question, under || title) },
    related: relatedTo(own.missing),
  };
}

/** The formal words that matter most for a question; the rest are noise. */
const mostFormalTerms = 24;

/** How much of the formal words for a question's concepts a text holds: "관두다" is asked, 퇴직 and 해지 are written. */
function createFormal(question: string): (text: string) => number {
  const wanted = [...formalTerms(conceptsOf(question))].sort((a, b) => b[1] - a[1]).slice(0, mostFormalTerms);
  const most = wanted.slice(0, 6).reduce((sum, [, weight]) => sum + weight, 0);
  return (text) => {
    const held = new Set(pairsOf(text));
    const found = wanted.reduce((sum, [term, weight]) => sum + (held.has(term) ? weight : 0), 0);
    return most === 0 ? 0 : Math.min(1, found / most);
  };
}

function createTerms(tokenise: Awaited<ReturnType<typeof loadTokenise>>) {
  const known = new Map<string, MatchTerms>();
  return (text: string): MatchTerms => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const tokens = tokenise(text);
    const terms = {
      content: new Set(tokens.filter(({ role }) => role === "content").map(({ term }) => term)),
      all: new Set(tokens.map(({ term }) => term)),
    };
    known.set(text, terms);
    return terms;
  };
}

function dot(weights: readonly number[], features: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0);
}
