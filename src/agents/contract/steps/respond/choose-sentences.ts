import { conceptsIn, factPatterns, tokens } from "#contracts";
import { sentencesOf } from "../../answer/quote.ts";
import type { Evidence } from "../../evidence.ts";

/** A sentence that answers, where it stands, and how well it fits. */
export interface ChosenSentence {
  readonly unit: string;
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly order: number;
}

const mostSentences = 5;
const mostUnits = 3;
/** A sentence this far below the best one is about something else. */
const closeToTop = 0.6;
const bareHeading = /^(?:제\s*\d+\s*조(?:의\s*\d+)?\s*[([【][^)\]】]*[)\]】]|[A-Z][A-Z .]+)\s*$/;
const listFollows = /다음\s?(?:각\s?[호항]|과\s?같|의)|아래와\s?같|\b(?:as follows|the following)\b/i;

/** The sentences of what was read that answer the question, the best few, in the order of the text. */
export function chooseSentences(question: string, evidence: readonly Evidence[]): ChosenSentence[] {
  const wanted = new Set(tokens(question));
  const subjects = conceptsIn(question);
  const facts = subjects.flatMap((subject) => subject.facts ?? []);
  const candidates = evidence.flatMap((piece, rank) =>
    partsOf(piece).flatMap(({ label, text }) =>
      withLists(sentencesOf(text, { start: 0, end: text.length })).map((sentence, at) => {
        const own = new Set(tokens(sentence));
        const shared = own.intersection(wanted).size / Math.max(1, wanted.size);
        const worded = subjects.some((subject) => subject.worded.test(sentence)) ? 0.7 : 0;
        const titled = subjects.some((subject) => subject.titled.test(piece.title || piece.unit)) ? 0.5 : 0;
        const factual = facts.some((kind) => factPatterns[kind].test(sentence)) ? 0.35 : 0;
        const score = 1.2 * shared + worded + titled + factual - 0.06 * rank - 0.02 * at;
        return { unit: piece.unit, title: piece.title, label, text: sentence, order: piece.start * 1_000 + at, score };
      }),
    ),
  );
  return bestFew(candidates);
}

function partsOf(piece: Evidence): readonly { label: string; text: string }[] {
  return piece.points.length > 0 ? piece.points : [{ label: piece.label, text: piece.text }];
}

/** A sentence that announces a list takes the list along. */
function withLists(sentences: readonly { text: string }[]): string[] {
  const joined: string[] = [];
  for (const { text } of sentences) {
    const last = joined.at(-1);
    const isItem = /^(?:\(?\d{1,2}[.)]|[가-하]\.|[-o▢□·]|\([a-z]\))\s?/.test(text);
    if (last !== undefined && isItem && listFollows.test(last) && last.length < 900)
      joined[joined.length - 1] = `${last} ${text}`;
    else joined.push(text);
  }
  return joined;
}

function bestFew(candidates: readonly (ChosenSentence & { score: number })[]): ChosenSentence[] {
  const sorted = candidates
    .filter(({ text }) => text.length > 8 && !bareHeading.test(text))
    .sort((a, b) => b.score - a.score);
  const top = sorted[0]?.score ?? 0;
  const units = new Set<string>();
  const texts = new Set<string>();
  const chosen = sorted.filter(({ unit, text, score }) => {
    if (score < top * closeToTop || texts.has(text)) return false;
    if (!units.has(unit) && units.size === mostUnits) return false;
    units.add(unit);
    texts.add(text);
    return true;
  });
  const kept = chosen.slice(0, mostSentences);
  const rank = [...new Set(kept.map(({ unit }) => unit))];
  return kept.sort((a, b) => rank.indexOf(a.unit) - rank.indexOf(b.unit) || a.order - b.order);
}
