import { defineInvariant, type Invariant } from "#kernel";
import { hasLetters } from "#language";
import { verifiedSchema } from "./answer/publish.ts";
import { callSignature } from "./state.ts";
import { contractText } from "./text.ts";

/** Rounds of planner, executor and evaluator in one turn. */
export const mostRounds = 4;

export const contractInvariants: readonly Invariant[] = [
  defineInvariant({
    name: "contract.no-repeated-call",
    sentence: contractText("no-repeated-call"),
    enforcedIn: "agents/contract/nodes/plan.ts",
    violation({ tools }) {
      const seen = new Set<string>();
      for (const { key, name, input } of tools()) {
        const call = callSignature({ tool: name, arguments: input });
        if (seen.has(call)) return `${name} was called again (${key})`;
        seen.add(call);
      }
      return null;
    },
  }),
  defineInvariant({
    name: "contract.four-rounds",
    sentence: { ko: `한 턴에 많아야 ${mostRounds}번 돌아봅니다.`, en: `A turn takes at most ${mostRounds} rounds.` },
    enforcedIn: "agents/contract/flow.ts",
    violation({ nodes }) {
      const rounds = nodes("evaluator").length;
      return rounds > mostRounds ? `${rounds} rounds` : null;
    },
  }),
  defineInvariant({
    name: "contract.cited-verbatim",
    sentence: contractText("cited-verbatim"),
    enforcedIn: "agents/contract/answer/ground.ts",
    violation({ effects }) {
      const bad = effects("contract.verify-citations")
        .flatMap(({ output }) => verifiedSchema.parse(output).citations)
        .find(({ resolves, verbatim }) => !resolves || !verbatim);
      return bad === undefined ? null : `the citation of ${bad.label} does not hold`;
    },
  }),
  defineInvariant({
    name: "contract.refusal-reads-nothing",
    sentence: contractText("refusal-reads-nothing"),
    enforcedIn: "agents/contract/flow.ts",
    violation: ({ nodes, tools }) =>
      nodes("refuse").length > 0 && tools().length > 0 ? "tools ran for a question that was refused" : null,
  }),
  defineInvariant({
    name: "contract.always-answers",
    sentence: { ko: "턴은 언제나 답으로 끝납니다.", en: "A turn always ends with an answer." },
    enforcedIn: "agents/contract/nodes/respond.ts",
    violation: ({ answer }) => (hasLetters(answer()) ? null : "nothing was answered"),
  }),
];
