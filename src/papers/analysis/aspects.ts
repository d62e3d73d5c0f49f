import { phrasePattern } from "#language";
import type { Localized } from "#protocol";
import { aspectPhrases } from "./aspect-phrases.ts";

export const aspectNames = ["problem", "method", "result", "limits"] as const;
export type AspectName = (typeof aspectNames)[number];

export const aspectTitles: Readonly<Record<AspectName, Localized>> = {
  problem: { ko: "문제", en: "Problem" },
  method: { ko: "방법", en: "Method" },
  result: { ko: "결과", en: "Result" },
  limits: { ko: "한계", en: "Limits" },
};

interface Cues {
  /** Words that give the aspect away, strong ones first. */
  readonly strong: RegExp;
  readonly weak: RegExp;
  /** Where in an abstract the aspect usually stands, from 0 to 1; null: anywhere. */
  readonly place: number | null;
}

/** How papers say what they are about, in both languages. Plain alternatives: no pattern can run away. */
export const aspectCues: Readonly<Record<AspectName, Cues>> = {
  problem: {
    strong: phrasePattern(aspectPhrases.problem.strong),
    weak: phrasePattern(aspectPhrases.problem.weak),
    place: 0.15,
  },
  method: {
    strong: phrasePattern(aspectPhrases.method.strong),
    weak: phrasePattern(aspectPhrases.method.weak),
    place: 0.45,
  },
  result: {
    strong: phrasePattern(aspectPhrases.result.strong),
    weak: phrasePattern(aspectPhrases.result.weak),
    place: 0.85,
  },
  limits: {
    strong: phrasePattern(aspectPhrases.limits.strong),
    weak: phrasePattern(aspectPhrases.limits.weak),
    place: 0.95,
  },
};
