import { sentenceTextsOf } from "#language";
import { type AspectName, aspectCues, aspectNames } from "./aspects.ts";

/** A sentence of the paper for each aspect, word for word; null where its abstract says nothing of the kind. */
export type PaperAspects = Record<AspectName, string | null>;

const threshold = 2;
/** A weak word in its usual place. */
const weakThreshold = 1;

/** Finds, aspect by aspect, the sentence of the abstract that speaks of it. A sentence serves one aspect only. */
export function extractAspects(abstract: string): PaperAspects {
  const sentences = sentenceTextsOf(abstract.slice(0, 20_000));
  const scored = aspectNames.flatMap((aspect) =>
    sentences.map((sentence, at) => ({ aspect, at, score: scoreOf(sentence, at, sentences.length, aspect) })),
  );
  const found: Partial<Record<AspectName, number>> = {};
  for (const { aspect, at, score } of scored.sort((a, b) => b.score - a.score || a.at - b.at)) {
    if (score < threshold || found[aspect] !== undefined || Object.values(found).includes(at)) continue;
    found[aspect] = at;
  }
  const sentenceOf = (aspect: AspectName) => (found[aspect] === undefined ? null : (sentences[found[aspect]] ?? null));
  return {
    problem: sentenceOf("problem"),
    method: sentenceOf("method"),
    result: sentenceOf("result"),
    limits: sentenceOf("limits"),
  };
}

/** The sentence that speaks of one aspect the most, by weaker signs than a whole reading asks for; null without any. */
export function sentenceAbout(abstract: string, aspect: AspectName): string | null {
  const sentences = sentenceTextsOf(abstract.slice(0, 20_000));
  const scored = sentences.map((sentence, at) => ({
    sentence,
    score: scoreOf(sentence, at, sentences.length, aspect),
  }));
  const [best] = scored.filter(({ score }) => score >= weakThreshold).sort((a, b) => b.score - a.score);
  return best?.sentence ?? null;
}

function scoreOf(sentence: string, at: number, count: number, aspect: AspectName): number {
  const { strong, weak, place } = aspectCues[aspect];
  const cue = (strong.test(sentence) ? 2 : 0) + (weak.test(sentence) ? 0.75 : 0);
  if (cue === 0 || place === null || count === 1) return cue;
  return cue + 1.2 * (1 - Math.abs(at / (count - 1) - place)) - 0.4;
}
