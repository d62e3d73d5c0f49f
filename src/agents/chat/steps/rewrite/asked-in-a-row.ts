import { z } from "zod";
import { readAsset } from "#kernel";
import type { StepCase } from "#learning";

/** Every so many of them is enough: more would make the rule take follow-ups for questions of their own. */
const stride = 6;
/** Who has a form before them asks "얼마 들었어?", as others ask only after another question. */
const ofForms: ReadonlySet<string> = new Set(["fa", "fb"]);
const asked = z.object({ document: z.string(), question: z.string(), answer: z.string().nullish(), batch: z.string() });

/** People who read one document ask one thing after the other, each a question of its own in whatever words it begins. */
export const askedInARow = {
  path: "agents/chat/evidence/cases/questions.jsonl",
  cases(): StepCase[] {
    const lines = readAsset(askedInARow.path).trim().split("\n");
    const questions = lines.map((line) => asked.parse(JSON.parse(line))).filter(({ batch }) => !ofForms.has(batch));
    const pairs = questions.flatMap((one, at) => {
      const before = questions[at - 1];
      return before?.document === one.document && typeof before.answer === "string" ? [{ one, before }] : [];
    });
    return pairs
      .filter((_, at) => at % stride === 0)
      .map(({ one, before }) => ({
        input: {
          text: one.question,
          history: [
            { role: "user", text: before.question },
            { role: "assistant", text: before.answer },
          ],
          summary: "",
        },
        expect: { refers_back: false },
        batch: `documents-${one.batch}`,
      }));
  },
};
