import type { OwnWeights } from "#kernel";
import { addedWordsLeftOut } from "../added-words/left-out.ts";
import { citedUnits, withoutMarks } from "../cited.ts";
import { readClaim } from "../claim.ts";
import { evidenceOfCase } from "../evaluation/evidence-of-case.ts";
import type { GroundingCase } from "../evaluation/grounding-case.ts";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { marksIn } from "../marks.ts";
import { objectionsTo } from "../object.ts";
import type { SourcedExample } from "./learn-by-source.ts";
import { isProvision } from "./provisions.ts";
import { likenessOf, signalsOf } from "./signals.ts";
import { variantsOf } from "./variants.ts";

/** What code made counts less than what a person wrote: true sentences more than false ones, which are cruder. */
const madeWeight = { holds: 0.6, fails: 0.1 } as const;
/** Code tells the words of every third source: more of it teaches nothing more. */
const everyNth = 3;

/** What the cases teach: claims that people wrote, and the evidence's own words told rightly and wrongly by code. */
export function examplesOf(cases: readonly GroundingCase[]): SourcedExample[] {
  /** By text, how many were met before it. */
  const seen = new Map<string, number>();
  const wordsWithout = addedWordsLeftOut(cases);
  return cases.flatMap((one) => {
    const { kind, sentence, truth, batch } = one;
    // What is false about papers is a name that nobody has, which is no matter of wording.
    if (truth === "own-words" || truth === "invented" || (kind === "paper" && truth === "false")) return [];
    const prepared = evidenceOfCase(one);
    const marks = marksIn(sentence, prepared);
    const units = citedUnits(marks);
    if (units.length === 0) return [];
    const words = wordsWithout(batch);
    const written = {
      ...judge(withoutMarks(sentence, marks), units, prepared, words),
      isFalse: truth === "false",
      weight: 1,
    };
    const fresh = kind === "paper" ? [] : prepared.units.filter(({ text }) => !seen.has(text));
    for (const { text } of fresh) seen.set(text, seen.size);
    const retold = fresh.filter(({ text }) => (seen.get(text) ?? 0) % everyNth === 0);
    const made = retold.flatMap((unit) =>
      [...new Set(unit.segments().map((segment) => segment.sentence))].flatMap((own) =>
        variantsOf(own, prepared).map((variant) => ({
          ...judge(variant.sentence, [unit], prepared, words),
          isFalse: !variant.holds,
          weight: variant.holds ? madeWeight.holds : madeWeight.fails,
        })),
      ),
    );
    const isOfProvision = units.some(isProvision);
    return [written, ...made].map((example) => ({ ...example, kind, batch, isOfProvision }));
  });
}

function judge(bare: string, units: readonly EvidenceUnit[], prepared: PreparedEvidence, words: OwnWeights) {
  const claim = readClaim(bare, prepared.read);
  const likeness = likenessOf(claim, units, prepared);
  return signalsOf(claim, units, prepared, objectionsTo(claim, units, prepared), likeness, words);
}
