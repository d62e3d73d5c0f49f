import { relevantExcerpt } from "#language";
import type { Language, Statement } from "#protocol";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";

/** What a model is shown of a unit that a sentence cites or that code set beside it. */
export interface ShownUnit {
  readonly unit: EvidenceUnit;
  readonly shown: string;
  /** Something of it is not shown: what a model does not find may still be there. */
  readonly isCut: boolean;
}

/** How much of each unit is shown. */
const maxEvidenceLength = 2_400;

/** The evidence of a sentence, around the words that the sentence shares with it and those that code found for it. */
export function shownUnits(
  { text, marks, evidence }: Statement,
  prepared: PreparedEvidence,
  language: Language,
): ShownUnit[] {
  const labels = new Set([...marks.map(({ label }) => label), ...evidence.map(({ label }) => label)]);
  const about = [text, ...evidence.map(({ quote }) => quote)].join("\n");
  return prepared.units
    .filter(({ label }) => labels.has(label))
    .map((unit) => {
      const { shown, left } = relevantExcerpt([{ label: null, text: unit.text }], {
        mostCharacters: maxEvidenceLength,
        about,
        language,
      });
      return { unit, shown, isCut: left > 0 };
    });
}

/** For prompts that show such units. */
export const cutUnitsRule: Readonly<Record<Language, string>> = {
  ko: "“[… 생략]”이라고 적힌 곳은 줄인 것입니다. 줄인 근거에 보이지 않는다고 근거에 없다고 하지 마세요.",
  en: "“[… left out]” marks what was cut. That something does not show in cut evidence is no proof that it is not said.",
};
