// Learns what each signal of grounding weighs from the cases of the repository, and writes it where the code reads it.
import { readFileSync, writeFileSync } from "node:fs";
import { examplesOf } from "../src/grounding/doubt/examples.ts";
import { learnBySource } from "../src/grounding/doubt/learn-by-source.ts";
import { leaveBatchOut } from "../src/grounding/evaluation/leave-batch-out.ts";
import { readGroundingCase } from "../src/grounding/index.ts";

const cases = ["contract", "document", "paper"].flatMap((kind) =>
  readFileSync(new URL(`../src/grounding/cases/${kind}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => readGroundingCase(JSON.parse(line))),
);
const examples = examplesOf(cases);
const weightsOf = ({ bias, signals }) => {
  const lines = Object.entries(signals).map(
    ([name, { plain, close }]) =>
      `      ${/^\w+$/.test(name) ? name : `"${name}"`}: { plain: ${plain}, close: ${close} },`,
  );
  return `    bias: ${bias},\n    signals: {\n${lines.join("\n")}\n    },`;
};
const { provisions, documents } = learnBySource(examples);
writeFileSync(
  new URL("../src/grounding/doubt/doubt-weights.ts", import.meta.url),
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learned weights, no constants of mathematics
import type { WeightsBySource } from "./weights.ts";

/** Learned from the cases by \`npm run train:grounding\`; a test learns them anew and compares. */
export const doubtWeights: WeightsBySource = {
  provisions: {
${weightsOf(provisions)}
  },
  documents: {
${weightsOf(documents)}
  },
};
`,
);

// What to expect of claims that nothing was learned from.
const batches = [...new Set(cases.map(({ batch }) => batch))].sort();
const percent = (share) => `${(100 * share).toFixed(0)} %`;
for (const { kind, batch, caught, alarms } of leaveBatchOut(cases, examples, batches))
  console.log(`batch ${batch} left out, ${kind}: caught ${percent(caught)}, marked wrongly ${percent(alarms)}`);
