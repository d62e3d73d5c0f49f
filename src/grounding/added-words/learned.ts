import { z } from "zod";
import { type OwnWeights, readAsset } from "#kernel";
import { defineLearnedTags, type StepCase } from "#learning";
import { citedUnits, withoutMarks } from "../cited.ts";
import { evidenceOfCase } from "../evaluation/evidence-of-case.ts";
import { type GroundingCase, readGroundingCase } from "../evaluation/grounding-case.ts";
import { marksIn } from "../marks.ts";
import { addedWords } from "./added-words.ts";

const expected = z.object({ isFalse: z.boolean() });

/**
 * How false sentences go on where the evidence ends: 모두, 어떤 경우에도, without notice; and what plain talk adds to what is
 * true. It reads nothing of the evidence but what is missing there, so it never decides alone: what it says is weighed with
 * what the checks object to.
 */
export const addedWordsRule = defineLearnedTags<{ readonly added: readonly string[] }>({
  name: "grounding.added-words",
  cases: ["document", "contract"].map((kind) => {
    const path = `grounding/cases/${kind}.jsonl`;
    return { path, code: "grounding/added-words", cases: () => casesOf(readAsset(path)) };
  }),
  input: z.object({ added: z.array(z.string()) }),
  isWeighedFurther: true,
  labels: (expect) => (expected.parse(expect).isFalse ? ["false"] : []),
  features: ({ added }) => ({ texts: {}, words: { added } }),
});

function casesOf(lines: string): StepCase[] {
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => addedWordsCase(readGroundingCase(JSON.parse(line))) ?? []);
}

/** What a claim teaches; null for one that adds nothing, or that is neither true nor false. */
export function addedWordsCase(one: GroundingCase): StepCase | null {
  const { sentence, truth, batch } = one;
  if (truth !== "false" && truth !== "holds") return null;
  const marks = marksIn(sentence, evidenceOfCase(one));
  const texts = citedUnits(marks).map(({ text }) => text);
  const added = addedWords(withoutMarks(sentence, marks), texts);
  return added.length === 0 || texts.length === 0
    ? null
    : { input: { added }, expect: { isFalse: truth === "false" }, batch };
}

/** Fewer words than this tell less: 줍니다 where the evidence has 준다. */
const enoughWords = 3;

/** What the added words say of a claim: above 0 that it is false, below that it holds, 0 where there are none. */
export function addedWordsTell(added: readonly string[], weights?: OwnWeights): number {
  if (added.length === 0) return 0;
  const [tag] = addedWordsRule.tag({ added }, { weights });
  const probability = tag?.probability ?? 0.5;
  return Math.log(probability / (1 - probability)) * Math.min(1, added.length / enoughWords);
}
