import { z } from "zod";
import type { Guarantee } from "#kernel";
import type { JournalEntry } from "#protocol";
import { callSignature } from "./state.ts";

/** Rounds of planner, executor and evaluator in one turn. */
export const mostRounds = 4;

const verifiedSchema = z.object({
  citations: z.array(z.object({ label: z.string(), resolves: z.boolean(), verbatim: z.boolean() })),
});
const of = (entries: readonly JournalEntry[], kind: JournalEntry["kind"], name?: string) =>
  entries.filter((entry) => entry.kind === kind && (name === undefined || entry.name === name));

export const guarantees: readonly Guarantee[] = [
  {
    name: "contract.no-repeated-call",
    sentence: {
      ko: "같은 인자로 같은 도구를 두 번 부르지 않습니다.",
      en: "The same call with the same arguments is never made twice.",
    },
    broken(entries) {
      const seen = new Set<string>();
      for (const { key, name, input } of of(entries, "tool")) {
        const signature = callSignature({ tool: name, arguments: input });
        if (seen.has(signature)) return `${name} was called again (${key})`;
        seen.add(signature);
      }
      return null;
    },
  },
  {
    name: "contract.four-rounds",
    sentence: { ko: `한 턴에 많아야 ${mostRounds}번 돌아봅니다.`, en: `A turn takes at most ${mostRounds} rounds.` },
    broken(entries) {
      const rounds = of(entries, "node", "evaluator").length;
      return rounds > mostRounds ? `${rounds} rounds` : null;
    },
  },
  {
    name: "contract.cited-verbatim",
    sentence: {
      ko: "답의 모든 인용은 계약서의 조항으로 이어지고, 인용문은 계약서의 글자 그대로입니다.",
      en: "Every citation leads to a part of the contract, and its quote is verbatim.",
    },
    broken(entries) {
      for (const { output } of of(entries, "node", "verify-citations")) {
        const bad = verifiedSchema.parse(output).citations.find(({ resolves, verbatim }) => !resolves || !verbatim);
        if (bad !== undefined) return `the citation of ${bad.label} does not hold`;
      }
      return null;
    },
  },
  {
    name: "contract.refusal-reads-nothing",
    sentence: {
      ko: "범위 밖 질문에는 계약서를 읽지 않고 정해진 말로 사양합니다.",
      en: "A question out of scope gets a fixed refusal, and nothing is read.",
    },
    broken(entries) {
      const refused = of(entries, "node", "refuse").length > 0;
      return refused && of(entries, "tool").length > 0 ? "tools ran for a question that was refused" : null;
    },
  },
  {
    name: "contract.always-answers",
    sentence: { ko: "턴은 언제나 답으로 끝납니다.", en: "A turn always ends with an answer." },
    broken(entries) {
      return [...of(entries, "node", "respond"), ...of(entries, "node", "refuse")].length === 0
        ? "nothing was answered"
        : null;
    },
  },
];
