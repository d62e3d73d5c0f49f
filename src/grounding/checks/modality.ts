import type { Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";
import { around } from "./polarity.ts";

const opposed = new Set([
  "must/may",
  "may/must",
  "must/need-not",
  "must-not/need-not",
  "need-not/must",
  "need-not/must-not",
]);
const names = {
  must: { ko: "해야 한다", en: "must" },
  may: { ko: "할 수 있다", en: "may" },
  "must-not": { ko: "해서는 안 된다", en: "must not" },
  "need-not": { ko: "하지 않아도 된다", en: "need not" },
  plain: { ko: "한다", en: "does" },
} as const;

/** May for must, must for may: for the same act of the same side. */
export function checkModality(claim: Reading, { unit, segment }: Alignment): Objection | null {
  for (const mine of claim.mentions) {
    if (mine.modality === "plain") continue;
    const theirs = segment.reading.mentions.filter(
      ({ concept, modality }) => concept === mine.concept && modality !== "plain",
    );
    const [first] = theirs;
    if (first === undefined || theirs.some(({ voice }) => voice !== mine.voice)) continue;
    if (theirs.some(({ agent }) => agent !== null && mine.agent !== null && agent !== mine.agent)) continue;
    if (!theirs.every(({ modality }) => opposed.has(`${modality}/${mine.modality}`))) continue;
    return {
      status: "contradicts",
      check: "modality",
      reason: {
        ko: `“${around(claim.text, mine)}”: 원문은 “${names[first.modality].ko}”입니다`,
        en: `“${around(claim.text, mine)}”: the evidence says “${names[first.modality].en}”`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  return null;
}
